import { addToManifest } from './federation/manifest.mjs';
import { integrityOf } from './integrity.mjs';

/** A dynamic import of another file of the same build; the bundler leaves no other form. */
const LAZY_IMPORT = /\bimport\(\s*(["'`]\.{1,2}\/[^"'`\s]+["'`])\s*\)/g;

/** The shell's function of this name fetches a script and its imports, and refuses unreleased code. */
const IMPORT = 'storyloomImport';

/**
 * Replaces a lazy import: the shell verifies the script first. An older shell without that function runs it directly.
 *
 * @param {string} specifier in its quotation marks
 */
const guarded = (specifier) =>
  `(globalThis.${IMPORT}??((file,base,load)=>load()))(${specifier},import.meta.url,()=>import(${specifier}))`;

/**
 * Lets only released code run: lists every script of a remote's build in its manifest, with its hash and imports, and routes lazy
 * imports through the shell, which verifies them (`shell/src/federation/released-code.ts`).
 *
 * @returns {import('vite').Plugin}
 */
export function releasedCode() {
  return {
    name: 'storyloom:released-code',
    apply: 'build',
    // Before file names get their hashes, so that these cover the change.
    renderChunk(code) {
      const changed = code.replace(LAZY_IMPORT, (_, specifier) => guarded(specifier));
      return changed === code ? null : { code: changed, map: null };
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
        const files = Object.fromEntries(
          chunks.map(({ fileName, code, imports }) => [fileName, { integrity: integrityOf(code), imports }]),
        );
        addToManifest(bundle, { files });
      },
    },
  };
}
