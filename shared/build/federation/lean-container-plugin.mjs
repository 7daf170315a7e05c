import { join } from 'node:path';
import { withFirstPage } from './first-page.mjs';
import { addToManifest } from './manifest.mjs';

const CONTAINER = join(import.meta.dirname, 'container.js');

/** Modules that `@module-federation/vite` writes, by a part of their ids. */
const ENTRY = 'virtual:mf-REMOTE_ENTRY_ID';
const OWN_COPIES = 'virtual:mf-localSharedImportMap';
const SHARE = '__loadShare__';
/** They start a remote that is a page by itself, which a release is not. */
const START = /__(?:H_A_I|P_S)__/;
const PRELOAD_HELPER = 'vite/preload-helper.js';

/** A dynamic import of another file of the same build, before file names get their hashes. */
const LAZY_IMPORT = /\bimport\(\s*(["'`]\.{1,2}\/[^"'`\s]+["'`])\s*\)/g;

const json = JSON.stringify;

/** Without the search for files to preload: the shell does that. Reports a failure as Vite does. */
const PRELOADING = `export const __vitePreload = (load) => load().catch((error) => {
  const event = new Event('vite:preloadError', { cancelable: true });
  event.payload = error;
  dispatchEvent(event);
  if (!event.defaultPrevented) throw error;
});`;

/** @param {string} code that the federation plugin wrote for a share @returns {string} */
const shareIn = (code) => /["']?canonical["']?:\s*["']default:([^"']+)["']/.exec(code)?.[1] ?? '';

/** @param {string} code of a module @returns {string[]} names of its exports, without `default` */
export function exportsOf(code) {
  const lists = [...code.matchAll(/\bexport\s*\{([^}]*)\}/g)].flatMap(([, list = '']) => list.split(','));
  const listed = lists.flatMap(
    (item) =>
      item
        .trim()
        .split(/\s+as\s+/)
        .at(-1) || [],
  );
  const declared = [...code.matchAll(/\bexport\s+(?:const|let|var|function)\s+([\w$]+)/g)].map(([, name = '']) => name);
  return [...new Set([...listed, ...declared])].filter((name) => name !== 'default' && name !== '__moduleExports');
}

/**
 * Reads a share that is loaded already. Each export is a call without side effects, so that unused ones are left out.
 *
 * @param {string} share @param {readonly string[]} names
 */
export function shareReader(share, names) {
  const fields = names.map((name) => `export const ${name} = /* @__PURE__ */ read(${json(name)});`);
  return [
    `const share = globalThis.storyloomShares.modules[${json(share)}];`,
    'const read = (name) => share[name];',
    ...fields,
    'export { share as __moduleExports };',
    'export default /* @__PURE__ */ read("default") ?? share;',
  ].join('\n');
}

/** @param {string} code of the federation plugin's map of own copies @returns {string} the map alone */
export function ownCopies(code) {
  const imports = code.matchAll(/(["'][^"']+["']):\s*async\s*\(\)\s*=>\s*\{\s*let pkg = await (import\([^)]+\))/g);
  return `export default {${[...imports].map(([, name, load]) => `${name}: () => ${load}`).join(',')}};`;
}

/**
 * The shares that a file and its static imports use.
 *
 * @param {Readonly<Record<string, { readonly imports: readonly string[], readonly moduleIds: readonly string[] }>>} chunks
 * @param {string} fileName
 * @param {ReadonlyMap<string, string>} shares by id of the module that reads them
 */
function sharesBehind(chunks, fileName, shares, seen = new Set()) {
  const chunk = chunks[fileName];
  if (!chunk || seen.has(fileName)) return new Set();
  seen.add(fileName);
  const found = new Set(chunk.moduleIds.flatMap((id) => shares.get(id) ?? []));
  for (const imported of chunk.imports)
    for (const share of sharesBehind(chunks, imported, shares, seen)) found.add(share);
  return found;
}

/**
 * The exports of shares that the code of a build reads: what is not used is left out of its scripts.
 *
 * @param {import('vite').Rolldown.OutputBundle} bundle
 * @param {ReadonlyMap<string, string>} shares by id of the module that reads them
 * @returns {Record<string, string[]>} names by share
 */
export function usedExports(bundle, shares) {
  /** @type {Record<string, Set<string>>} */
  const used = {};
  for (const part of Object.values(bundle)) {
    if (part.type !== 'chunk') continue;
    for (const [id, { renderedExports }] of Object.entries(part.modules)) {
      const share = shares.get(id);
      if (!share) continue;
      const names = (used[share] ??= new Set());
      for (const name of renderedExports) if (name !== 'default' && name !== '__moduleExports') names.add(name);
    }
  }
  return Object.fromEntries(Object.entries(used).map(([share, names]) => [share, [...names].sort()]));
}

/**
 * Replaces the code that `@module-federation/vite` writes into a remote's build by a container of the same protocol: 1 kB in place
 * of 33, which include a second federation runtime (docs/federation-glue.md). A script that uses shares is imported once they
 * are loaded.
 *
 * @param {object} remote
 * @param {string} remote.name
 * @param {Readonly<Record<string, { readonly version: string }>>} remote.shares
 * @param {Readonly<Record<string, string>>} remote.exposes absolute files by name
 * @param {string} [remote.firstPage] absolute file of the page whose weight counts most: see {@link withFirstPage}
 * @returns {import('vite').Plugin}
 */
export function leanContainer({ name, shares, exposes, firstPage }) {
  const [entry] = Object.values(exposes);
  const versions = Object.fromEntries(Object.entries(shares).map(([share, { version }]) => [share, version]));
  const exposed = Object.entries(exposes).map(([key, file]) => `${json(key)}: () => import(${json(file)})`);
  /** @type {Map<string, string>} */
  const readers = new Map();
  const found = { entry: false, copies: 0, copiesId: '' };
  /** @param {string} id */
  const entryCode = (id) =>
    `import { container } from ${json(CONTAINER)};
    export const { init, get } = container({ name: ${json(name)}, shares: ${json(versions)}, exposes: {${exposed}}, own: () => import(${json(id)}) });`;
  let copiesId = '';
  return {
    name: 'storyloom:lean-container',
    apply: 'build',
    enforce: 'post',
    buildStart() {
      if (firstPage) this.emitFile({ type: 'chunk', id: firstPage });
    },
    outputOptions(options) {
      // The federation plugin's own groups would put the readers of all shares into one file, which then needs all shares.
      return {
        ...options,
        codeSplitting: entry && firstPage ? withFirstPage(entry, firstPage, () => found.copiesId) : true,
      };
    },
    transform(code, id) {
      if (id.includes(SHARE)) {
        const share = shareIn(code);
        if (!(share in versions)) return this.error(`The federation plugin wrote a share that is not listed: ${id}`);
        readers.set(id, share);
        return { code: shareReader(share, exportsOf(code)), map: null };
      }
      if (id.includes(OWN_COPIES)) {
        const copies = ownCopies(code);
        found.copiesId = id;
        found.copies = copies.split('import(').length - 1;
        return { code: copies, map: null };
      }
      if (id.includes(ENTRY)) {
        found.entry = true;
        copiesId = new RegExp(`${OWN_COPIES}[^"']*`).exec(code)?.[0] ?? '';
        return { code: entryCode(copiesId), map: null };
      }
      if (id.endsWith(PRELOAD_HELPER)) return { code: PRELOADING, map: null };
      return START.test(id) ? { code: 'export {};', map: null } : null;
    },
    renderChunk(code, chunk, _options, { chunks }) {
      const own = sharesBehind(chunks, chunk.fileName, readers);
      const changed = code.replace(LAZY_IMPORT, (load, specifier) => {
        const target = join(chunk.fileName, '..', specifier.slice(1, -1));
        const needed = [...sharesBehind(chunks, target, readers)].filter((share) => !own.has(share)).sort();
        return needed.length > 0 ? `globalThis.storyloomShares.need(${json(needed)}).then(()=>${load})` : load;
      });
      return changed === code ? null : { code: changed, map: null };
    },
    generateBundle(_options, bundle) {
      if (!found.entry || found.copies < Object.keys(versions).length)
        this.error('The federation plugin did not write the modules that this build replaces. Has it been upgraded?');
      for (const part of Object.values(bundle)) {
        if (part.type === 'chunk' && START.test(part.facadeModuleId ?? '')) delete bundle[part.fileName];
      }
      addToManifest(bundle, { uses: usedExports(bundle, readers) });
    },
  };
}
