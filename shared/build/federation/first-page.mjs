import { importedBy } from './lean-host-plugin.mjs';

/** @typedef {import('vite').Rolldown.PluginContext['getModuleInfo']} GetModuleInfo */

/** The readers of shares, and other code of the federation plugin and the bundler. @param {string} id */
const isMade = (id) => id.startsWith('\0') || id.includes('virtual:');

/**
 * How the files of a module are split: what its first page shares with other files is one file, which compresses better than the
 * dozens that the bundler would make of it. What the module's own copies of shares are made of is loaded before the shares are
 * there; the part of it that uses no share is another file, and the rest is left to the bundler, as are the readers of shares.
 *
 * @param {string} entry absolute file of the exposed module, whose own imports are needed before any page
 * @param {string} page absolute file of the page, an entry of the build too: only then does the bundler tell what it uses
 * @param {() => string} copiesId id of the module that imports the module's own copies of shares
 * @returns {import('vite').Rolldown.CodeSplittingOptions}
 */
export function withFirstPage(entry, page, copiesId) {
  /** @type {Map<string, string> | undefined} */
  let files;
  /** @param {GetModuleInfo} getModuleInfo */
  function filesOf(getModuleInfo) {
    /** @param {string} id */
    const behind = (id) => [id, ...importedBy(id, getModuleInfo)];
    const before = new Set(behind(entry));
    const copied = new Set((getModuleInfo(copiesId())?.dynamicallyImportedIds ?? []).flatMap(behind));
    /** Icons use nothing but React. @param {string} id */
    const iconsOr = (id) => (id.includes('/lucide-react/') ? 'icons' : '');
    /** @param {string} id */
    const fileOf = (id) => (copied.has(id) ? (behind(id).some(isMade) ? iconsOr(id) : 'plain') : 'first-page');
    const imported = [...importedBy(page, getModuleInfo)].filter((id) => !before.has(id) && !isMade(id));
    return new Map(imported.map((id) => [id, fileOf(id)]));
  }
  /** @param {string} id @param {{ getModuleInfo: GetModuleInfo }} context */
  function name(id, context) {
    files ??= filesOf((other) => context.getModuleInfo(other));
    return files.get(id) || null;
  }
  return { groups: [{ name, tags: ['$initial'], minShareCount: 2, includeDependenciesRecursively: false }] };
}
