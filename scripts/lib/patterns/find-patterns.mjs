import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Visitor } from 'vite';
import { constantTexts, readSource } from './constant-text.mjs';

/**
 * @typedef {object} Pattern
 * @property {string} file
 * @property {number} line
 * @property {string} code what the program says
 * @property {string} [pattern] missing if it is made of what only the running program knows
 * @property {string} [flags]
 */

/** What only tests, authors and builds run. */
const EXEMPT = /\.test\.tsx?$|\.d\.ts$|(?:^|\/)(?:testing|tests|scripts|lint|node_modules|dist|\..*)\//;

/** @param {string} folder @returns {string[]} */
const sourcesIn = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:tsx?|mjs)$/.test(name) && !EXEMPT.test(name))
    .map((name) => join(folder, name));

/**
 * The regular expressions of a program.
 *
 * @param {string} baseDir
 * @param {readonly string[]} folders of `baseDir`
 * @returns {Pattern[]}
 */
export function findPatterns(baseDir, folders) {
  /** @type {Map<string, ReturnType<typeof readSource>>} */
  const sources = new Map();
  const sourceOf = (/** @type {string} */ file) => {
    const known = sources.get(file) ?? readSource(file);
    sources.set(file, known);
    return known;
  };
  const { patternOf } = constantTexts(sourceOf);
  return folders
    .flatMap((folder) => sourcesIn(join(baseDir, folder)))
    .flatMap((file) => {
      const from = sourceOf(file);
      /** @type {Pattern[]} */
      const found = [];
      const add = (/** @type {import('vite').ESTree.Expression} */ node) => {
        const line = from.source.slice(0, node.start).split('\n').length;
        const code = from.source.slice(node.start, node.end);
        found.push({ file: relative(baseDir, file), line, code, ...patternOf(node, from) });
      };
      const addMade = (
        /** @type {import('vite').ESTree.NewExpression | import('vite').ESTree.CallExpression} */ node,
      ) => {
        if (node.callee.type === 'Identifier' && node.callee.name === 'RegExp') add(node);
      };
      new Visitor({
        Literal(node) {
          if ('regex' in node && node.regex) add(node);
        },
        NewExpression: addMade,
        CallExpression: addMade,
      }).visit(from.program);
      return found;
    });
}
