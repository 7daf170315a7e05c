// Reads declaration files: what a module declares, imports and exports.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';

/**
 * @typedef {any} Node of a syntax tree
 * @typedef {{ source: string, name: string }} Origin the name in the module that it comes from; `*` is the module itself
 * @typedef {object} Declarations
 * @property {string} file
 * @property {string} text without comments, which are blanks
 * @property {ReadonlyMap<string, readonly Node[]>} declared by name
 * @property {ReadonlyMap<string, Origin>} imported by the name that it has here
 * @property {ReadonlyMap<string, string | Origin>} exported the local name, or where it comes from
 * @property {readonly string[]} stars modules of which everything is exported
 */

/** @param {string} text @param {readonly { start: number, end: number }[]} comments */
function withoutComments(text, comments) {
  return comments.reduceRight(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  );
}

/** @param {Node} node an identifier or a string */
const nameOf = (node) => node.name ?? node.value;

/** @param {Node} declaration @returns {readonly string[]} */
const namesIn = ({ type, id, declarations }) =>
  type === 'VariableDeclaration' ? declarations.map((/** @type {Node} */ one) => one.id.name) : id ? [id.name] : [];

/** @param {string} file @returns {Declarations} @throws {Error} when it can't be parsed */
export function readDeclarations(file) {
  const source = readFileSync(file, 'utf8');
  const { program, comments, errors } = parseSync(file, source, { lang: 'ts' });
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  /** @type {Map<string, Node[]>} */
  const declared = new Map();
  const imported = new Map();
  const exported = new Map();
  /** @type {string[]} */
  const stars = [];
  const declare = (/** @type {Node} */ node) =>
    namesIn(node).map((name) => {
      declared.set(name, [...(declared.get(name) ?? []), node]);
      return name;
    });
  for (const node of /** @type {Node[]} */ (program.body)) {
    if (node.type === 'ImportDeclaration')
      for (const one of node.specifiers)
        imported.set(one.local.name, {
          source: node.source.value,
          name: one.imported ? nameOf(one.imported) : one.type === 'ImportNamespaceSpecifier' ? '*' : 'default',
        });
    else if (node.type === 'ExportAllDeclaration') {
      if (node.exported) exported.set(nameOf(node.exported), { source: node.source.value, name: '*' });
      else stars.push(node.source.value);
    } else if (node.type === 'ExportNamedDeclaration') {
      if (node.declaration) for (const name of declare(node.declaration)) exported.set(name, name);
      for (const { local, exported: as } of node.specifiers)
        exported.set(nameOf(as), node.source ? { source: node.source.value, name: nameOf(local) } : nameOf(local));
    } else if (node.type === 'ExportDefaultDeclaration') {
      declared.set('default', [node.declaration]);
      exported.set('default', node.declaration.type === 'Identifier' ? node.declaration.name : 'default');
    } else declare(node);
  }
  return { file, text: withoutComments(source, comments), declared, imported, exported, stars };
}

/** The declarations of a source file. @param {string} file */
export const declarationFile = (file) => file.replace(/\.([cm]?)[jt]sx?$/, '.d.$1ts');

/**
 * The file of a module that another one names, or `undefined` for one of another package.
 *
 * @param {string} from file
 * @param {string} source as it is written
 * @param {ReadonlyMap<string, string>} entries files of the package's own entries, by name
 */
export function resolveModule(from, source, entries) {
  if (!source.startsWith('.')) return entries.get(source);
  const file = declarationFile(join(dirname(from), source));
  return [file, `${file}.d.ts`, `${file}.d.mts`, join(file, 'index.d.ts')].find((name) => existsSync(name));
}
