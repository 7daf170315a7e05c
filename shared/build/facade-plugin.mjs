import { join } from 'node:path';

/** Libraries that apps import by their own name and that travel inside `@storyloom/shared`. */
const FACADES = {
  'react-router-dom': '@storyloom/shared/router',
  '@tanstack/react-query': '@storyloom/shared/query',
  'styled-components': '@storyloom/shared/styled',
};

/** Code that imports the libraries directly: the facades, the libraries themselves, and prerendering. */
const HOLDERS =
  /[\\/]shared[\\/]src[\\/](?!(?:(?:ui|api)[\\/][^\\/]+|cover|new-password|visitor)[\\/])|[\\/]shell[\\/]src[\\/]prerendered[\\/]render-page\.|[\\/]node_modules[\\/]/;
const INSIDE_SHARED = /[\\/]shared[\\/]src[\\/]/;

/**
 * Sends an app's import of the router, the query library or styled-components to the facade in `@storyloom/shared`,
 * which re-exports only what is in use. Sharing the libraries themselves would ship all of each, untouched by tree
 * shaking. An API that is missing from the facade fails the build with its name.
 *
 * The parts of `shared` that each app bundles for itself (`cover`, `visitor`, and folders inside `ui` and `api`, such as `ui/dialog`) are
 * treated as the app's own code. They name the other parts in full, and get the page's one copy of those that are
 * shared; the federation plugin alone would give a package its own files.
 *
 * @returns {import('vite').Plugin}
 */
export function facade() {
  let appFile = '';
  return {
    name: 'storyloom:facade',
    enforce: 'pre',
    configResolved({ root }) {
      appFile = join(root, 'package.json');
    },
    resolveId(source, importer, options) {
      if (!importer) return null;
      const library = FACADES[/** @type {keyof typeof FACADES} */ (source)];
      if (library && !HOLDERS.test(importer)) return this.resolve(library, appFile, { ...options, skipSelf: true });
      if (source.startsWith('@storyloom/shared/') && INSIDE_SHARED.test(importer))
        return this.resolve(source, appFile, { ...options, skipSelf: true });
      return null;
    },
  };
}
