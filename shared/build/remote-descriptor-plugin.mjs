import { buildVersion } from './build-version.mjs';
import { integrityOf } from './integrity.mjs';

/**
 * What a remote's `remote.json` says that its release says otherwise.
 *
 * @typedef {{ id: string, port?: number, pageFiles?: Readonly<Record<string, string>> }} Descriptor port of its development
 *   server; files of pages below `src`, by route
 * @typedef {Record<string, string>} Hashes subresource integrity by name of the file
 */

/**
 * Writes `remote.json` next to the federation manifest: the module's description (routes, navigation, contract
 * number), its version and the scripts behind its exposed module and behind each page, with their hashes, which the assembly turns into its
 * entry of the release map.
 *
 * @param {Descriptor} descriptor
 * @param {{ prerendered?: boolean, root?: string }} [options] whether its pages are prerendered: then they are shown before their
 *   scripts, and the query library, which few of them use, is not fetched early; and the folder of the module, for its version
 * @returns {import('vite').Plugin}
 */
export function remoteDescriptor(descriptor, { prerendered = false, root } = {}) {
  const { port: _port, pageFiles = {}, ...described } = descriptor;
  return {
    name: 'storyloom:remote-descriptor',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const scripts = commonScripts(bundle, prerendered);
        const pages = Object.entries(pageFiles).map(([route, file]) => {
          const page = chunkOf(bundle, `/src/${file}`);
          if (!page) return this.error(`${route} has no file ${file} in the build.`);
          const own = Object.entries(behind(bundle, [page])).filter(([name]) => !(name in scripts));
          return [route, Object.fromEntries(own)];
        });
        const release = {
          ...described,
          ...(root && buildVersion(root)),
          entry: 'mf-manifest.json',
          scripts,
          ...(pages.length > 0 && { pageScripts: Object.fromEntries(pages) }),
        };
        this.emitFile({ type: 'asset', fileName: 'remote.json', source: `${JSON.stringify(release, null, 2)}\n` });
      },
    },
  };
}

/**
 * Writes the version of the shell's build into `version.json`, which the assembly turns into the shell's entry of the release map.
 *
 * @param {string} root folder of the shell
 * @returns {import('vite').Plugin}
 */
export function shellVersion(root) {
  return {
    name: 'storyloom:shell-version',
    apply: 'build',
    generateBundle() {
      const source = `${JSON.stringify(buildVersion(root), null, 2)}\n`;
      this.emitFile({ type: 'asset', fileName: 'version.json', source });
    },
  };
}

/** @param {import('vite').Rolldown.OutputBundle} bundle @param {string} end of the path of a chunk's first module */
function chunkOf(bundle, end) {
  return Object.values(bundle).find((part) => part.type === 'chunk' && part.facadeModuleId?.endsWith(end))?.fileName;
}

/**
 * Files with all that they import statically.
 *
 * @param {import('vite').Rolldown.OutputBundle} bundle @param {readonly string[]} fileNames @returns {Hashes}
 */
function behind(bundle, fileNames) {
  /** @type {Map<string, string>} */
  const found = new Map();
  /** @param {string} fileName */
  const visit = (fileName) => {
    const chunk = bundle[fileName];
    if (chunk?.type !== 'chunk' || found.has(fileName)) return;
    found.set(fileName, integrityOf(chunk.code));
    chunk.imports.forEach(visit);
  };
  fileNames.forEach(visit);
  return Object.fromEntries([...found].sort());
}

/**
 * The scripts that every page of the module needs: its entry, the exposed module and, unless its pages are prerendered, the query
 * library and the list that it is imported by, as no other part of the page may have loaded it yet.
 *
 * @param {import('vite').Rolldown.OutputBundle} bundle
 * @param {boolean} prerendered
 */
function commonScripts(bundle, prerendered) {
  const copies = Object.keys(bundle).find((name) => name.includes('localSharedImportMap'));
  const query = prerendered ? [] : [chunkOf(bundle, '/shared/src/query/index.ts'), copies];
  return behind(
    bundle,
    ['remoteEntry.js', chunkOf(bundle, '/src/remote.ts'), ...query].filter((name) => name !== undefined),
  );
}
