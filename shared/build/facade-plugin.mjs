/** Libraries that apps import by their own name and that travel inside `@storyloom/shared`. */
const FACADES = {
  'react-router-dom': '@storyloom/shared/router',
  '@tanstack/react-query': '@storyloom/shared/query',
  'styled-components': '@storyloom/shared/styled',
};

/**
 * Sends an app's import of the router, the query library or styled-components to the facade in `@storyloom/shared`,
 * which re-exports only what is in use. Sharing the libraries themselves would ship all of each, untouched by tree
 * shaking. An API that the facade lacks fails the build by name.
 *
 * @returns {import('vite').Plugin}
 */
export function facade() {
  return {
    name: 'storyloom:facade',
    enforce: 'pre',
    resolveId(source, importer, options) {
      const target = FACADES[/** @type {keyof typeof FACADES} */ (source)];
      if (!target || !importer || /[\\/]shared[\\/]src[\\/]|[\\/]node_modules[\\/]/.test(importer)) return null;
      return this.resolve(target, importer, { ...options, skipSelf: true });
    },
  };
}
