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
}

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
  return { transform, finish, feed };
}

describe('the lean container plugin', () => {
  it('A share that is not listed, or a federation plugin without its expected modules, stops the build', () => {
    expect(() => plugin().transform(shareCode('lodash'), SHARE_ID)).toThrow('a share that is not listed');
    expect(() => plugin().finish({})).toThrow('Has it been upgraded?');
  });

  it('The manifest lists the exports of shares that are left, and no file starts a page', () => {
    const { feed, finish } = plugin();
    feed();
    const chunk = (id: string, ...renderedExports: string[]) => ({
      type: 'chunk',
      modules: { [id]: { renderedExports } },
    });
    const bundle = {
      'mf-manifest.json': { type: 'asset', source: '{"id":"generator"}' },
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
});
