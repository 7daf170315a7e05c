import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { container } from './container.js';

const QUERY = '@storyloom/shared/query';

/** The loaded shares of the page, as the container keeps them. */
interface Shares {
  readonly modules: Readonly<Record<string, unknown>>;
  need(names: readonly string[]): Promise<void>;
}

/** Versions of a share that a runtime offers, by name of the share. */
type Scope = Parameters<ReturnType<typeof container>['init']>[0];

const global = globalThis as { storyloomShares?: Shares };

function page(): Shares {
  if (!global.storyloomShares) throw new Error('No container was initialized.');
  return global.storyloomShares;
}

/** A remote with its own copies of React and the query library. */
function remote(name = 'generator') {
  const copies = { react: vi.fn(async () => ({ of: name })), [QUERY]: vi.fn(async () => ({ of: name })) };
  const own = vi.fn(async () => ({ default: copies }));
  const exposes = { './remote': async () => ({ remote: name }) };
  const entry = container({ name, shares: { react: '19.3.1', [QUERY]: '0.2.0' }, exposes, own });
  return { copies, own, ...entry };
}

/** A scope as the shell offers it. */
const hostScope = (): Scope => ({
  react: { '19.3.1': { version: '19.3.1', from: 'shell', lib: () => ({ of: 'shell' }), get: async () => () => ({}) } },
});

const forget = () => delete global.storyloomShares;
beforeEach(forget);
afterEach(forget);

describe('the container of a remote', () => {
  it('A share that the shell provides is used, and no copy of the remote is fetched', async () => {
    const { init, own } = remote();
    const lib = () => ({ default: { of: 'a CommonJS library' } });
    init({ ...hostScope(), old: { '1.0.0': { version: '1.0.0', from: 'shell', lib, get: vi.fn() } } });
    await page().need(['react', 'old']);
    expect(page().modules).toMatchObject({ react: { of: 'shell' }, old: { of: 'a CommonJS library' } });
    expect(own).not.toHaveBeenCalled();
  });

  it('A share that nobody provides comes from the first remote that asks, and all later ones use it', async () => {
    const scope = hostScope();
    const first = remote('generator');
    first.init(scope);
    await page().need([QUERY]);
    expect(scope[QUERY]?.['0.2.0']).toMatchObject({ loaded: true, from: 'generator', scope: ['default'] });
    expect(scope[QUERY]?.['0.2.0']?.lib?.()).toEqual({ of: 'generator' });
    const second = remote('inspiration');
    second.init(scope);
    await page().need([QUERY, 'react']);
    expect(page().modules[QUERY]).toEqual({ of: 'generator' });
    expect(second.own).not.toHaveBeenCalled();
  });

  it('A copy that another runtime has loaded is preferred to one that has not been', async () => {
    const scope = hostScope();
    scope[QUERY] = {
      '0.1.9': { version: '0.1.9', from: 'old', get: vi.fn() },
      '0.2.1': { version: '0.2.1', from: 'other', loaded: true, lib: () => ({ of: 'other' }), get: vi.fn() },
    };
    remote().init(scope);
    await page().need([QUERY]);
    expect(page().modules[QUERY]).toEqual({ of: 'other' });
  });

  it('A share that could not be fetched is fetched again by the next call', async () => {
    const { init, copies } = remote();
    init({});
    copies[QUERY]?.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(page().need([QUERY])).rejects.toThrow('Failed to fetch');
    await page().need([QUERY]);
    expect(page().modules[QUERY]).toEqual({ of: 'generator' });
  });
});

it('The federation runtime of an older shell loads a remote with this container, and gives it its shares', async () => {
  const { init, getInstance } = await import('@module-federation/runtime');
  const { get, init: initContainer, own } = remote();
  const lib = () => ({ of: 'older shell' });
  init({
    name: 'older-shell',
    remotes: [],
    shared: { react: { version: '19.3.1', lib, shareConfig: { singleton: true, requiredVersion: '^19.3.1' } } },
    // @ts-expect-error The runtime's type of `get` lacks the name that it passes.
    plugins: [{ name: 'entry', loadEntry: async () => ({ init: initContainer, get }) }],
  });
  getInstance()?.registerRemotes([{ name: 'generator', entry: 'https://x.example/remoteEntry.js', type: 'module' }]);
  expect(await getInstance()?.loadRemote('generator/remote')).toEqual({ remote: 'generator' });
  await page().need(['react']);
  expect(page().modules['react']).toEqual({ of: 'older shell' });
  expect(own).not.toHaveBeenCalled();
});
