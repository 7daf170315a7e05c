import { describe, expect, it } from 'vitest';
import { leanContainer } from './lean-container-plugin.mjs';

const SHARE_ID = '\0virtual:mf:generator__loadShare__react__loadShare__.js';
const QUERY_ID = '\0virtual:mf:generator__loadShare__query__loadShare__.js';
const ENTRY_ID = 'virtual:mf-REMOTE_ENTRY_ID:generator';
const COPIES_ID = 'virtual:mf-localSharedImportMap:generator';
const START_ID = '\0virtual:mf:generator__H_A_I__hostAutoInit__H_A_I__.js';

const QUERY = '@storyloom/shared/query';
const shareCode = (share: string) =>
  `const descriptor = {"canonical":"default:${share}","aliases":["${share}"]};
   export { a as useState, b as default }; export const __moduleExports = x;`;
const COPIES_CODE = `const importMap = { "react": async () => {
  let pkg = await import("virtual:a"); return pkg; }, "${QUERY}": async () => { let pkg = await import("/shared/query.ts"); return pkg; } };`;

/** The hooks of the plugin, as the bundler calls them. */
interface Hooks {
  transform(this: object, code: string, id: string): { readonly code: string } | null | undefined;
  generateBundle(this: object, options: object, bundle: object): void;
  renderChunk(code: string, chunk: object, options: object, meta: object): { readonly code: string } | null;
}

const manifest = () => ({ type: 'asset', source: '{"id":"generator"}' });

function plugin() {
  const shares = { react: { version: '19.3.1' }, [QUERY]: { version: '0.2.0' } };
  const made = leanContainer({
    name: 'generator',
    shares,
    exposes: { './remote': '/app/src/remote.ts' },
  }) as unknown as Hooks;
  const context = {
    error: (message: string) => {
      throw new Error(message);
    },
  };
  const transform = (code: string, id: string): string | undefined => made.transform.call(context, code, id)?.code;
  const finish = (bundle: object) => made.generateBundle.call(context, {}, bundle);
  /** Gives the plugin what the federation plugin writes. */
  const feed = () => {
    transform(shareCode('react'), SHARE_ID);
    transform(shareCode(QUERY), QUERY_ID);
    transform(`import("${COPIES_ID}")`, ENTRY_ID);
    transform(COPIES_CODE, COPIES_ID);
  };
  return { made, transform, finish, feed };
}

describe('the lean container plugin', () => {
  it('The plugin replaces the entry, the start of a page and each share, and leaves the app’s code alone', () => {
    const { transform } = plugin();
    const entry = transform(`import("${COPIES_ID}")`, ENTRY_ID);
    expect(entry).toContain('"./remote": () => import("/app/src/remote.ts")');
    expect(entry).toContain(`own: () => import("${COPIES_ID}")`);
    expect(transform('start()', START_ID)).toBe('export {};');
    expect(transform(shareCode('react'), SHARE_ID)).toContain('export const useState =');
    const copies = `export default {"react": () => import("virtual:a"),"${QUERY}": () => import("/shared/query.ts")};`;
    expect(transform(COPIES_CODE, COPIES_ID)).toBe(copies);
    expect(transform('export const a = 1;', '/app/src/remote.ts')).toBeUndefined();
  });

  it('A share that is not listed, or a federation plugin without its expected modules, stops the build', () => {
    expect(() => plugin().transform(shareCode('lodash'), SHARE_ID)).toThrow('a share that is not listed');
    expect(() => plugin().finish({})).toThrow('Has it been upgraded?');
    const { feed, finish } = plugin();
    feed();
    expect(() => finish({ 'mf-manifest.json': manifest() })).not.toThrow();
  });

  it('The manifest lists the exports of shares that are left, and no file starts a page', () => {
    const { feed, finish } = plugin();
    feed();
    const chunk = (id: string, ...renderedExports: string[]) => ({
      type: 'chunk',
      modules: { [id]: { renderedExports } },
    });
    const bundle = {
      'mf-manifest.json': manifest(),
      'a.js': chunk(SHARE_ID, 'useState', 'default'),
      'b.js': chunk(SHARE_ID, 'useRef', 'useState'),
      'c.js': chunk('/app/src/b.ts', 'b'),
      'hostInit.js': { type: 'chunk', fileName: 'hostInit.js', facadeModuleId: START_ID, modules: {} },
    };
    finish(bundle);
    const uses = { react: ['useRef', 'useState'] };
    expect(JSON.parse(bundle['mf-manifest.json'].source)).toEqual({ id: 'generator', uses });
    expect(Object.keys(bundle)).not.toContain('hostInit.js');
  });

  it('A lazy import waits for the shares of its script that the importing one does not have', () => {
    const { made, feed } = plugin();
    feed();
    const chunk = (fileName: string, imports: string[], moduleIds: string[]) => ({ fileName, imports, moduleIds });
    const page = chunk('assets/page.js', ['assets/react.js', 'assets/query.js'], []);
    const chunks = {
      'assets/page.js': page,
      'assets/react.js': chunk('assets/react.js', [], [SHARE_ID]),
      'assets/query.js': chunk('assets/query.js', [], [QUERY_ID]),
      'assets/plain.js': chunk('assets/plain.js', [], []),
    };
    const render = (importer: string, imports: string[], code: string) =>
      made.renderChunk(
        code,
        chunk(importer, imports, []),
        {},
        { chunks: { ...chunks, [importer]: { imports, moduleIds: [] } } },
      );
    const fromEntry = render('remoteEntry.js', [], 'load(() => import("./assets/page.js"))');
    expect(fromEntry?.code).toBe(
      `load(() => globalThis.storyloomShares.need(["${QUERY}","react"]).then(()=>import("./assets/page.js")))`,
    );
    const fromPage = render('assets/remote.js', ['assets/react.js'], 'load(() => import("./page.js"))');
    expect(fromPage?.code).toContain(`need(["${QUERY}"])`);
    expect(render('assets/remote.js', [], 'load(() => import("./plain.js"))')).toBeNull();
  });
});
