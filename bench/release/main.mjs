// How long it takes from an edit of one module until its release is in service, over a whole cold build: `npm run bench -- release`.
import { spawn } from 'node:child_process';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { undisturbed } from '../runner/machine.mjs';
import { temporaryFolder } from '../runner/server-process.mjs';
import { median } from '../runner/statistics.mjs';
import { range, verdict } from '../runner/verdict.mjs';

const root = join(import.meta.dirname, '../..');
/** Part of the cold build. Measured 0.13. */
const LIMIT = 0.15;
const ROUNDS = 3;
/** What is not part of a checkout. */
const MADE = ['node_modules', 'dist', '.turbo', '.results', '.git'];
const WORDS = { file: 'mfe-generator/src/features/generation/strings.ts', old: 'Fantasy Story Generator' };

/** Seconds of a command in a folder. @param {string} folder @param {readonly string[]} args of Node @returns {Promise<number>} */
async function secondsOf(folder, args) {
  const started = performance.now();
  const child = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}.`);
  return (performance.now() - started) / 1000;
}

/** A checkout with the packages of this one; the workspaces among them are its own. @param {string} folder */
async function makeCheckout(folder) {
  const isSource = (/** @type {string} */ path) => !MADE.includes(basename(path));
  await cp(root, folder, { recursive: true, filter: isSource });
  // Hard links, because Node would follow a symbolic one back to this checkout.
  const child = spawn('cp', ['-al', join(root, 'node_modules'), join(folder, 'node_modules')]);
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0)
    throw new Error('The temporary folder is on another disk: set TMPDIR to a folder on the disk of this checkout.');
  await rm(join(folder, 'node_modules/.cache'), { recursive: true, force: true });
}

const { folder: temporary, remove } = await temporaryFolder();
try {
  const folder = join(temporary, 'checkout');
  await makeCheckout(folder);
  const turbo = join(folder, 'node_modules/turbo/bin/turbo');
  const cold = [];
  const released = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    cold.push(
      await undisturbed(async () => {
        await rm(join(folder, 'dist'), { recursive: true, force: true });
        const built = await secondsOf(folder, [turbo, 'run', 'build', '--force', '--output-logs=errors-only']);
        return built + (await secondsOf(folder, ['scripts/assemble.mjs']));
      }),
    );
    released.push(
      await undisturbed(async () => {
        const file = join(folder, WORDS.file);
        const text = await readFile(file, 'utf8');
        await writeFile(file, text.replace(WORDS.old, `${WORDS.old} ${round}`));
        return secondsOf(folder, ['scripts/release.mjs', 'generator', '--to', 'dist']);
      }),
    );
  }
  const words = `of a cold build, from an edit to live; ${range(released)} over ${range(cold)} s`;
  process.exitCode = verdict('release', median(released) / median(cold), LIMIT, words) ? 0 : 1;
} finally {
  await remove();
}
