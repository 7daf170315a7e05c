import { readFile } from 'node:fs/promises';
import { minify } from 'vite';

/** Folder, under `node_modules` of the working folder, that contains the shell's prerender build. */
export const HOST = 'storyloom-host';

/** Packages that Node resolves from the project's `node_modules`, so that shell and remotes have one React. */
const GIVEN = /^(?:react|react-dom)(?:\/|$)/;

/** Leaves React out of a build for prerendering. @returns {import('vite').Plugin} */
export function givenLibraries() {
  return {
    name: 'storyloom:given-libraries',
    enforce: 'pre',
    resolveId: (source) => (GIVEN.test(source) ? { id: source, external: true } : null),
  };
}

/**
 * Resolves the singletons of `shared` in a remote to the shell's build, as in a browser.
 *
 * @param {readonly string[]} parts `@storyloom/shared/auth`, …
 * @returns {import('vite').Plugin}
 */
export function hostParts(parts) {
  return {
    name: 'storyloom:host-parts',
    enforce: 'pre',
    resolveId: (source) =>
      parts.includes(source)
        ? { id: `${HOST}/${source.replace('@storyloom/shared/', 'shared-')}.mjs`, external: true }
        : null,
  };
}

/** `import text from './start.js?inline'` gives a script as the text of an inline one. @returns {import('vite').Plugin} */
export function inlineScripts() {
  return {
    name: 'storyloom:inline-scripts',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith('.js?inline')) return null;
      const file = id.slice(0, -'?inline'.length);
      const { code } = await minify(file, await readFile(file, 'utf8'));
      return `export default ${JSON.stringify(code.trim())};`;
    },
  };
}
