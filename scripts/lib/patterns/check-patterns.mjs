import { availableParallelism } from 'node:os';
import { findPatterns } from './find-patterns.mjs';
import { whySlow } from './judge-pattern.mjs';

/** @typedef {import('./find-patterns.mjs').Pattern} Pattern */
/** @typedef {import('./find-patterns.mjs').Pattern & { why: string }} SlowPattern */

/** @param {Pattern} pattern */
const keyOf = ({ pattern, flags }) => `/${pattern}/${flags}`;

/** Judges each pattern once, on all cores. @param {readonly Pattern[]} patterns @returns {Promise<Map<string, string | undefined>>} */
async function judge(patterns) {
  const open = new Map(patterns.map((pattern) => [keyOf(pattern), pattern]));
  /** @type {Map<string, string | undefined>} */
  const verdicts = new Map();
  const queue = open.entries();
  async function work() {
    for (const [key, { pattern = '', flags = '' }] of queue) verdicts.set(key, await whySlow(pattern, flags));
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return verdicts;
}

/**
 * Finds regular expressions that may take more than linear time.
 *
 * @param {string} baseDir
 * @param {readonly string[]} folders of `baseDir`
 * @param {readonly { file: string, code: string }[]} allowed
 * @returns {Promise<{ patterns: number, slow: SlowPattern[], unused: string[] }>}
 */
export async function checkPatterns(baseDir, folders, allowed) {
  const patterns = findPatterns(baseDir, folders);
  const verdicts = await judge(patterns.filter(({ pattern }) => pattern !== undefined));
  const slow = patterns.flatMap((found) => {
    const why =
      found.pattern === undefined ? 'made of what only the running program knows' : verdicts.get(keyOf(found));
    return why === undefined ? [] : [{ ...found, why }];
  });
  const matches = (/** @type {{ file: string, code: string }} */ entry, /** @type {Pattern} */ { file, code }) =>
    entry.file === file && entry.code === code;
  return {
    patterns: patterns.length,
    slow: slow.filter((found) => !allowed.some((entry) => matches(entry, found))),
    unused: allowed
      .filter((entry) => !slow.some((found) => matches(entry, found)))
      .map(({ file, code }) => `${file}: ${code}`),
  };
}
