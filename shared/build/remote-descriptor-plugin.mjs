import { integrityOf } from './integrity.mjs';

/**
 * Writes `remote.json` next to the federation manifest: the module's description (routes, navigation, contract
 * number) and the scripts behind its exposed module with their hashes, which the assembly turns into its entry of the release map.
 *
 * @param {{ id: string }} descriptor
 * @param {{ prerendered?: boolean }} [options] whether its pages are prerendered: then they are shown before their scripts, and
 *   scripts of other pages are not preloaded
 * @returns {import('vite').Plugin}
 */
export function remoteDescriptor(descriptor, { prerendered = false } = {}) {
  return {
    name: 'storyloom:remote-descriptor',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        this.emitFile({
          type: 'asset',
          fileName: 'remote.json',
          source: `${JSON.stringify({ ...descriptor, entry: 'mf-manifest.json', scripts: scriptsOf(bundle, prerendered) }, null, 2)}\n`,
        });
      },
    },
  };
}

/**
 * The scripts that the module's first page needs: the remote entry, the share map and the exposed module; if that page is not
 * prerendered, also its pages and the query library (which no other part of the page may have loaded yet). With all static
 * imports.
 *
 * @param {import('vite').Rolldown.OutputBundle} bundle
 * @param {boolean} prerendered
 * @returns {Record<string, string>} subresource integrity by name of the file
 */
function scriptsOf(bundle, prerendered) {
  /** @type {Map<string, string>} */
  const found = new Map();
  /** @param {string} fileName */
  const visit = (fileName) => {
    const chunk = bundle[fileName];
    if (chunk?.type !== 'chunk' || found.has(fileName)) return;
    found.set(fileName, integrityOf(chunk.code));
    chunk.imports.forEach(visit);
  };
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk') continue;
    const isQuery = chunk.facadeModuleId?.endsWith('/shared/src/query/index.ts');
    const isExposed = chunk.facadeModuleId?.endsWith('/src/remote.ts');
    if (isExposed || /^remoteEntry\.js$|localSharedImportMap/.test(chunk.fileName)) visit(chunk.fileName);
    if (prerendered) continue;
    if (isQuery) visit(chunk.fileName);
    if (chunk.facadeModuleId && /\/src\/features\/[^/]+\/components\/[^/]+-page\.tsx$/.test(chunk.facadeModuleId))
      visit(chunk.fileName);
  }
  return Object.fromEntries([...found].sort());
}
