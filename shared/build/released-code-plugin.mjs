import { integrityOf } from './integrity.mjs';

/** An import of another file of the same build, when it is needed. The bundler has settled what the others are. */
const LAZY_IMPORT = /\bimport\(\s*(["'`]\.{1,2}\/[^"'`\s]+["'`])\s*\)/g;

/** The shell's function of this name fetches a script and what it imports, and refuses what was not released. */
const IMPORT = 'storyloomImport';

/**
 * What a lazy import becomes: the site looks at the script first. A site from before that function runs it as it is.
 *
 * @param {string} specifier in its quotation marks
 */
const guarded = (specifier) =>
  `(globalThis.${IMPORT}??((file,base,load)=>load()))(${specifier},import.meta.url,()=>import(${specifier}))`;

/**
 * Has only released code run: lists every script of a remote's build in its manifest, with its hash and what it imports,
 * and sends lazy imports by way of the shell, which compares (`shell/src/federation/released-code.ts`).
 *
 * @returns {import('vite').Plugin}
 */
export function releasedCode() {
  return {
    name: 'storyloom:released-code',
    apply: 'build',
    // Before names have their hashes, which so cover the change.
    renderChunk(code) {
      const changed = code.replace(LAZY_IMPORT, (_, specifier) => guarded(specifier));
      return changed === code ? null : { code: changed, map: null };
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const manifest = bundle['mf-manifest.json'];
        if (manifest?.type !== 'asset') return this.error('The build has no manifest to list its scripts in.');
        const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
        const files = Object.fromEntries(
          chunks.map(({ fileName, code, imports }) => [fileName, { integrity: integrityOf(code), imports }]),
        );
        manifest.source = JSON.stringify({ ...JSON.parse(String(manifest.source)), files });
      },
    },
  };
}
