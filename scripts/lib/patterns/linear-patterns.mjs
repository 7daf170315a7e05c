import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.mjs';
import { appFolders } from '../workspaces.mjs';
import { checkPatterns } from './check-patterns.mjs';
import { listedPatterns } from './listed-patterns.mjs';
import { readProved, writeProved } from './proved-patterns.mjs';

/** @typedef {import('../checks.mjs').Check} Check */

/**
 * Folders whose programs read texts of users, models and other servers. Of the storyteller's tales only the retelling reads whole
 * stories; the others read prompts, which have a limit.
 */
const READERS = [
  'supabase/functions',
  'backend/src',
  ...['engine', 'packs', 'retell', 'server', 'tales/retell'].map((folder) => join('storyteller', folder)),
  ...['shared', ...appFolders()].map((name) => join(name, 'src')),
];

const ADVICE =
  'Rewrite each so that it cannot start at every place of a run, such as /(?<!x)x+$/ for /x+$/, or read the text in code.';

/** @param {ReadonlySet<string>} trusted */
async function checkReaders(trusted) {
  const { patterns, slow, unused, proved } = await checkPatterns(root, READERS, { allowed: listedPatterns, trusted });
  const output = [
    `${patterns} patterns`,
    ...slow.map(({ file, line, code, why }) => `${file}:${line} ${code}\n  ${why}`),
    ...(slow.length > 0 ? [ADVICE] : []),
    ...unused.map((entry) => `listed in vain in scripts/lib/patterns/listed-patterns.mjs: ${entry}`),
  ].join('\n');
  return { ok: patterns > 500 && slow.length + unused.length === 0, output, proved };
}

/** Regular expressions over foreign text take linear time. @type {Check} */
export const linearPatterns = {
  name: 'patterns take linear time',
  run: () => checkReaders(readProved()),
};

/** The same without the list of proved patterns, which takes minutes. @type {Check} */
export const linearPatternsAnew = {
  name: 'patterns take linear time, without the list of proved ones',
  run: () => checkReaders(new Set()),
};

/** Adds new patterns to the list of proved ones, and drops unused ones. @type {Check} */
export const listProvedPatterns = {
  name: 'patterns take linear time, and are listed in scripts/lib/patterns/proved-patterns.txt',
  async run() {
    const result = await checkReaders(readProved());
    writeProved(result.proved);
    return result;
  },
};

/** Exactly the patterns that the fixture marks as slow must be found. @type {Check} */
export const plantedPatterns = {
  name: 'slow patterns: planted ones are found, sound ones are not',
  async run() {
    const name = 'slow-patterns/planted.ts';
    const lines = readFileSync(join(root, 'scripts/fixtures', name), 'utf8').split('\n');
    const planted = lines.flatMap((line, index) => (line.endsWith('// slow') ? [index + 1] : []));
    const { slow, unused } = await checkPatterns(join(root, 'scripts/fixtures'), ['slow-patterns'], {
      allowed: [{ file: name, code: '/unused/' }],
      trusted: new Set([String.raw`/\d+$/`]),
    });
    const found = slow.map(({ line }) => line);
    const missed = planted.filter((line) => !found.includes(line)).map((line) => `not found: ${name}:${line}`);
    const wrong = found.filter((line) => !planted.includes(line)).map((line) => `found in vain: ${name}:${line}`);
    return {
      ok: planted.length === 4 && unused.length === 1 && missed.length + wrong.length === 0,
      output: [...missed, ...wrong].join('\n'),
    };
  },
};
