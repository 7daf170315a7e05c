import { availableParallelism } from 'node:os';
import { findPatterns } from './find-patterns.mjs';
import { isTrivial, whySlow } from './judge-pattern.mjs';

/** @typedef {import('./find-patterns.mjs').Pattern} Pattern */
/** @typedef {import('./find-patterns.mjs').Pattern & { why: string }} SlowPattern */

/** A pattern in one line. @param {Pattern} pattern */
const keyOf = ({ pattern = '', flags }) => `/${pattern.replaceAll('\n', String.raw`\n`)}/${flags}`;

/**
 * Judges each pattern once, on all cores.
 *
 * @param {readonly Pattern[]} patterns
 * @param {ReadonlySet<string>} trusted
 * @returns {Promise<Map<string, string | undefined>>}
 */
async function judge(patterns, trusted) {
  const open = new Map(patterns.map((pattern) => [keyOf(pattern), pattern]));
  /** @type {Map<string, string | undefined>} */
  const verdicts = new Map();
  const queue = open.entries();
  async function work() {
    for (const [key, { pattern = '', flags = '' }] of queue)
      verdicts.set(key, trusted.has(key) ? undefined : await whySlow(pattern, flags));
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return verdicts;
}

/**
 * Finds regular expressions that may take more than linear time.
 *
 * @param {string} baseDir
 * @param {readonly string[]} folders of `baseDir`
 * @param {object} options
 * @param {readonly { file: string, code: string }[]} options.allowed slow ones that do no harm, which are not judged
 * @param {ReadonlySet<string>} options.trusted patterns that were proved before
 * @returns {Promise<{ patterns: number, slow: SlowPattern[], unused: string[], proved: string[] }>} `unused` are entries of
 *   `allowed`
 */
export async function checkPatterns(baseDir, folders, { allowed, trusted }) {
  const patterns = findPatterns(baseDir, folders);
  /** @param {{ file: string, code: string }} entry @param {Pattern} found */
  const matches = (entry, found) => entry.file === found.file && entry.code === found.code;
  const judged = patterns.filter((found) => !allowed.some((entry) => matches(entry, found)));
  const verdicts = await judge(
    judged.filter(({ pattern, flags = '' }) => pattern !== undefined && !isTrivial(pattern, flags)),
    trusted,
  );
  return {
    patterns: patterns.length,
    slow: judged.flatMap((found) => {
      const why =
        found.pattern === undefined ? 'made of what only the running program knows' : verdicts.get(keyOf(found));
      return why === undefined ? [] : [{ ...found, why }];
    }),
    unused: allowed
      .filter((entry) => !patterns.some((found) => matches(entry, found)))
      .map(({ file, code }) => `${file}: ${code}`),
    proved: [...verdicts.keys()].filter((key) => verdicts.get(key) === undefined),
  };
}
