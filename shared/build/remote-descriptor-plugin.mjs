/**
 * Leaves `remote.json` beside the federation manifest: the module's own words about itself (routes, navigation, contract
 * number) and the scripts behind its exposed module, which the assembly turns into its entry of the release map.
 *
 * @param {{ id: string }} descriptor
 * @returns {import('vite').Plugin}
 */
export function remoteDescriptor(descriptor) {
  return {
    name: 'storyloom:remote-descriptor',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        this.emitFile({
          type: 'asset',
          fileName: 'remote.json',
          source: `${JSON.stringify({ ...descriptor, entry: 'mf-manifest.json', preload: preloadsOf(bundle) }, null, 2)}\n`,
        });
      },
    },
  };
}

/**
 * What the module's first page needs: the remote entry, the share map, the exposed module, its pages and the query
 * library (which no other part of the page may have brought yet), with everything they import statically.
 *
 * @param {import('vite').Rolldown.OutputBundle} bundle
 * @returns {string[]}
 */
function preloadsOf(bundle) {
  const found = new Set();
  /** @param {string} fileName */
  const visit = (fileName) => {
    const chunk = bundle[fileName];
    if (chunk?.type !== 'chunk' || found.has(fileName)) return;
    found.add(fileName);
    chunk.imports.forEach(visit);
  };
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk') continue;
    const isQuery = chunk.facadeModuleId?.endsWith('/shared/src/query/index.ts');
    const isExposed = chunk.facadeModuleId?.endsWith('/src/remote.ts');
    if (isExposed || isQuery || /^remoteEntry\.js$|localSharedImportMap/.test(chunk.fileName)) visit(chunk.fileName);
    if (chunk.facadeModuleId && /\/src\/features\/[^/]+\/components\/[^/]+-page\.tsx$/.test(chunk.facadeModuleId))
      visit(chunk.fileName);
  }
  return [...found].sort();
}
