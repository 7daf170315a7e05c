// What a package exports: names with their signatures, by entry, read from its declarations.
import { join } from 'node:path';
import { declarationFile, readDeclarations, resolveModule } from './declarations.mjs';
import { nodesIn, signatureOf } from './signature.mjs';

/**
 * @typedef {readonly string[]} Signature lines
 * @typedef {object} Surface
 * @property {Readonly<Record<string, Readonly<Record<string, Signature>>>>} entries signatures by entry and name
 * @property {Readonly<Record<string, Signature>>} behind types that these name and no entry exports
 * @typedef {import('./declarations.mjs').Declarations} Declarations
 * @typedef {{ external: string } | { file: string, name: string }} Found
 */

/** @template T @param {Iterable<[string, T]>} entries @returns {Record<string, T>} */
const sorted = (entries) => Object.fromEntries([...entries].sort(([one], [other]) => (one < other ? -1 : 1)));

/**
 * Reads the surface of a package.
 *
 * @param {{ name: string, exports: Readonly<Record<string, string>> }} manifest
 * @param {string} folder of its declarations
 * @returns {Surface}
 */
export function surfaceOf({ name: packageName, exports }, folder) {
  const entries = Object.entries(exports).map(
    ([entry, file]) => /** @type {const} */ ([entry, declarationFile(join(folder, file))]),
  );
  const own = new Map(entries.map(([entry, file]) => [packageName + entry.slice(1), file]));
  /** @type {Map<string, Declarations>} */
  const read = new Map();
  const declarationsOf = (/** @type {string} */ file) => {
    const known = read.get(file) ?? readDeclarations(file);
    read.set(file, known);
    return known;
  };

  /** @param {string} from @param {string} source @param {string} name @returns {Found} */
  function follow(from, source, name) {
    const file = resolveModule(from, source, own);
    return (file && find(file, name)) || { external: `${name} of ${source}` };
  }

  /** @param {string} file @param {string} name that it exports @returns {Found | undefined} */
  function find(file, name) {
    const { exported, stars } = declarationsOf(file);
    const target = exported.get(name);
    if (typeof target === 'string') return findLocal(file, target);
    if (target) return follow(file, target.source, target.name);
    for (const star of stars) {
      const next = resolveModule(file, star, own);
      const found = next && find(next, name);
      if (found) return found;
    }
    return undefined;
  }

  /** @param {string} file @param {string} name that it has in the file @returns {Found | undefined} */
  function findLocal(file, name) {
    const { declared, imported } = declarationsOf(file);
    if (declared.has(name)) return { file, name };
    const origin = imported.get(name);
    return origin && follow(file, origin.source, origin.name);
  }

  /** @param {string} file @returns {readonly string[]} */
  const namesOf = (file) => {
    const { exported, stars } = declarationsOf(file);
    const others = stars.flatMap((star) => namesOf(resolveModule(file, star, own) ?? ''));
    return [...new Set([...exported.keys(), ...others])];
  };

  /** @param {{ file: string, name: string }} place @returns {Signature} */
  const describe = ({ file, name }) => {
    const { text, declared } = declarationsOf(file);
    return (declared.get(name) ?? []).flatMap((node) => signatureOf(text, node, name));
  };

  /** What a declaration names. @param {{ file: string, name: string }} place @returns {readonly Found[]} */
  const namedBy = ({ file, name }) =>
    (declarationsOf(file).declared.get(name) ?? []).flatMap((declaration) =>
      [...nodesIn(declaration)].flatMap((node) => {
        if (node.type === 'TSImportType' && node.qualifier?.name)
          return follow(file, (node.source ?? node.argument?.literal ?? node.argument).value, node.qualifier.name);
        return (node.type === 'Identifier' && findLocal(file, node.name)) || [];
      }),
    );

  const keyOf = (/** @type {{ file: string, name: string }} */ { file, name }) =>
    `${name} (${file.slice(folder.length + 1)})`;
  /** @type {Map<string, { file: string, name: string }>} */
  const reached = new Map();
  const shown = new Set();
  const described = entries.map(([entry, file]) => {
    const signatures = namesOf(file).map((name) => {
      const found = find(file, name);
      if (!found) throw new Error(`${entry} exports ${name}, which nothing declares.`);
      if ('external' in found) return /** @type {[string, Signature]} */ ([name, [found.external]]);
      shown.add(keyOf(found));
      reached.set(keyOf(found), found);
      return /** @type {[string, Signature]} */ ([name, describe(found)]);
    });
    return /** @type {[string, Record<string, Signature>]} */ ([entry, sorted(signatures)]);
  });
  for (const place of reached.values())
    for (const found of namedBy(place))
      if ('file' in found) reached.set(keyOf(found), reached.get(keyOf(found)) ?? found);
  const behind = [...reached].filter(([key]) => !shown.has(key));
  const isOnly = (/** @type {string} */ name) => behind.filter(([, place]) => place.name === name).length === 1;
  return {
    entries: sorted(described),
    behind: sorted(behind.map(([key, place]) => [isOnly(place.name) ? place.name : key, describe(place)])),
  };
}
