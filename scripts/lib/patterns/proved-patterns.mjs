import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const FILE = new URL('proved-patterns.txt', import.meta.url);
const { version } = createRequire(import.meta.url)('recheck/package.json');

/** Names the version because another one may decide differently, so its list starts empty. */
const HEADER = `# Linear according to recheck ${version}. Written by: npm run check -- --prove`;

/** The patterns that need no other proof. @param {string | URL} [file] @returns {ReadonlySet<string>} */
export function readProved(file = FILE) {
  const [header, ...patterns] = readFileSync(file, 'utf8').trimEnd().split('\n');
  return new Set(header === HEADER ? patterns : []);
}

/** @param {readonly string[]} patterns @param {string | URL} [file] */
export function writeProved(patterns, file = FILE) {
  writeFileSync(file, `${[HEADER, ...patterns.toSorted()].join('\n')}\n`);
}
