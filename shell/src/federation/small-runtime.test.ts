// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getInstance, init, loadRemote, registerRemotes } from './small-runtime.ts';

const ENTRY = 'https://storyloom.example/remotes/x/mf-manifest.json';
const react = { of: 'shell' };
const fetchManifest = vi.fn<(entry: string) => Promise<Response>>();

/** A manifest whose entry has this code. */
const manifest = (code: string) => {
  const name = `data:text/javascript,${encodeURIComponent(code)}`;
  return new Response(JSON.stringify({ metaData: { publicPath: 'auto', remoteEntry: { name, path: '' } } }));
};

const PLAIN = 'export const init = () => {}; export const get = async () => () => "here";';

const register = (name = 'x') => registerRemotes([{ name, entry: ENTRY, type: 'module' }], { force: true });

beforeEach(() => {
  fetchManifest.mockReset();
  const shareConfig = { singleton: true, requiredVersion: '^19.3.1' };
  init({
    name: 'shell',
    remotes: [],
    plugins: [{ name: 'manifests', fetch: fetchManifest }],
    shared: { react: { version: '19.3.1', lib: () => react, shareConfig } },
  });
});

/** The shares that the shell offers to a remote, by name and version. */
type Scope = Record<string, Record<string, { lib: () => unknown; get: () => Promise<() => unknown> }>>;

describe('the small runtime', () => {
  it('initializes a remote with the shell’s shares and returns its exposed module', async () => {
    fetchManifest.mockResolvedValue(
      manifest(
        'let scope; export const init = (given) => { scope = given; }; export const get = async (name) => () => ({ name, scope });',
      ),
    );
    register();
    const { name, scope } = await loadRemote<{ name: string; scope: Scope }>('x/remote');
    expect(name).toBe('./remote');
    const provider = scope['react']?.['19.3.1'];
    expect(provider).toMatchObject({ version: '19.3.1', from: 'shell', loaded: true, eager: true });
    expect(provider?.lib()).toBe(react);
    expect((await provider?.get())?.()).toBe(react);
    expect(fetchManifest).toHaveBeenCalledWith(ENTRY, {});
  });

  it('fetches a remote once, and again when it is registered again', async () => {
    fetchManifest.mockImplementation(async () => manifest(PLAIN));
    register();
    await Promise.all([loadRemote('x/remote'), loadRemote('x/remote')]);
    expect(fetchManifest).toHaveBeenCalledTimes(1);
    register();
    await loadRemote('x/remote');
    expect(fetchManifest).toHaveBeenCalledTimes(2);
  });

  it('passes the error of a refused manifest on, and fetches it again at the next call', async () => {
    fetchManifest.mockRejectedValueOnce(new Error('altered')).mockResolvedValue(manifest(PLAIN));
    register();
    await expect(loadRemote('x/remote')).rejects.toThrow('altered');
    expect(await loadRemote('x/remote')).toBe('here');
  });

  it('rejects a manifest without an entry, and a remote that is not registered', async () => {
    fetchManifest.mockResolvedValue(new Response('{}'));
    register();
    await expect(loadRemote('x/remote')).rejects.toMatchObject({ failure: 'unreachable' });
    await expect(loadRemote('nobody/remote')).rejects.toThrow('There is no remote nobody');
  });

  it('tells the guard the versions of the shell’s shares, once the shell has provided them', async () => {
    expect(getInstance()?.options.shared['react']?.[0]?.version).toBe('19.3.1');
    expect(getInstance()?.options.shared['lodash']).toBeUndefined();
    vi.resetModules();
    expect((await import('./small-runtime.ts')).getInstance()).toBeNull();
  });

  it('lets a remote that is loaded again replace its own shares and no others', async () => {
    const offering = (share: string, from: string) =>
      manifest(
        `export const init = (scope) => { (scope[${JSON.stringify(share)}] ??= {})['1.0.0'] ??= { from: ${JSON.stringify(from)} }; globalThis.scopeOfTest = scope; };
         export const get = async () => () => 'here';`,
      );
    const froms = () => {
      const { scopeOfTest: scope } = globalThis as unknown as { scopeOfTest: Record<string, object> };
      return [scope['query'], scope['other'], Object.keys(scope['react'] ?? {})];
    };
    fetchManifest.mockResolvedValueOnce(offering('other', 'y'));
    register('y');
    await loadRemote('y/remote');
    for (const attempt of ['first', 'second']) {
      fetchManifest.mockResolvedValueOnce(offering('query', attempt));
      register();
      await loadRemote('x/remote');
      expect(froms()).toEqual([{ '1.0.0': { from: attempt } }, { '1.0.0': { from: 'y' } }, ['19.3.1']]);
    }
  });

  it('provides the shell’s shares to a remote with its own federation runtime', async () => {
    const runtime = import.meta.resolve('@module-federation/runtime/core').replace(/core\.js$/, 'index.js');
    fetchManifest.mockResolvedValue(
      manifest(
        `import { init as start } from ${JSON.stringify(runtime)};
         let host;
         export const init = async (scope) => {
           const shareConfig = { singleton: true, requiredVersion: '^19.3.1' };
           const own = { version: '19.3.1', get: async () => () => ({ of: 'remote' }), shareConfig };
           host = start({ name: 'older-remote', remotes: [], shared: { react: own }, shareStrategy: 'loaded-first' });
           host.initShareScopeMap('default', scope);
         };
         export const get = async () => host.loadShare('react');`,
      ),
    );
    register();
    expect(await loadRemote('x/remote')).toBe(react);
  });
});
