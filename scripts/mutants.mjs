// `npm run mutants [-- --sample 40] [-- --seed 7]`: changes one random line at a time in all modules, and runs the tests of
// the module that depend on it. Lists the changes that no test noticed; fails when they are more than one in ten.
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { testedModules } from './lib/modules.mjs';
import { listMutations, mutate, sampleOf } from './lib/mutations.mjs';
import { quietEnv, root, run, tool } from './lib/run.mjs';
import { checkNode, fail, install, SetupError, step } from './lib/setup.mjs';

/** @typedef {import('./lib/mutations.mjs').Mutation & { module: string, file: string }} Mutant */

/** The share of changes that tests have to notice. */
const CAUGHT_MIN = 0.9;

/** Tests that run longer than this, in milliseconds, count as failed. */
const LIMIT_MS = 180_000;

/** Files without behavior of the product: tests and their tools, texts, styles, sample stories, and pages for developers. */
const LEFT_OUT =
  /\.test\.|\.d\.ts$|(?:^|\/)(?:testing|theme|packs|attacks|pgtap|gallery)\/|\/describe-|(?:strings|tokens|standalone|main)\.tsx?$|-styles\.ts$/;

const SOURCES = ['src', 'functions', 'engine', 'lint', 'server'];

/** @param {string} module @returns {string[]} paths from the module */
const sourcesOf = (module) =>
  SOURCES.flatMap((folder) => {
    try {
      return readdirSync(join(root, module, folder), { recursive: true, encoding: 'utf8' })
        .map((file) => join(folder, file))
        .filter((file) => /\.tsx?$/.test(file) && !LEFT_OUT.test(file));
    } catch {
      return [];
    }
  });

/** One random change for each line that has any, all equally likely. @param {() => number} random @returns {Mutant[]} */
function oneOfEachLine(random) {
  return testedModules.flatMap((module) =>
    sourcesOf(module).flatMap((file) => {
      const found = listMutations(file, readFileSync(join(root, module, file), 'utf8'));
      const lines = [...new Set(found.map(({ line }) => line))];
      return lines
        .flatMap((line) =>
          sampleOf(
            found.filter((each) => each.line === line),
            1,
            random,
          ),
        )
        .map((mutation) => ({ ...mutation, module, file }));
    }),
  );
}

/** The original texts of changed files, to be restored even when this program is interrupted. @type {Map<string, string>} */
const originals = new Map();
function restore() {
  for (const [path, source] of originals) writeFileSync(path, source);
  originals.clear();
}
/** The process group of the tests that are running. @type {number | undefined} */
let running;
function endTests() {
  if (running === undefined) return;
  try {
    process.kill(-running, 'SIGKILL');
  } catch {
    // All of it has ended.
  }
}
process.on('exit', () => {
  endTests();
  restore();
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(130));

/**
 * Whether one of the tests of the module that depend on the file fails.
 *
 * @param {Mutant} mutant
 * @returns {Promise<boolean>}
 */
function isNoticed({ module, file }) {
  return new Promise((resolve) => {
    const child = spawn(tool('vitest'), ['related', file, '--run', '--bail=1', '--passWithNoTests', '--reporter=dot'], {
      cwd: join(root, module),
      env: quietEnv,
      stdio: 'ignore',
      // A group of its own, which is ended as a whole: a change can make a worker run for ever.
      detached: true,
    });
    running = child.pid;
    const limit = setTimeout(endTests, LIMIT_MS);
    child.on('close', (code) => {
      clearTimeout(limit);
      endTests();
      running = undefined;
      resolve(code !== 0);
    });
  });
}

/** @param {Mutant} mutant */
async function tryOut(mutant) {
  const path = join(root, mutant.module, mutant.file);
  const source = readFileSync(path, 'utf8');
  originals.set(path, source);
  writeFileSync(path, mutate(source, mutant));
  const noticed = await isNoticed(mutant);
  writeFileSync(path, source);
  originals.delete(path);
  const { module, file, line, before, text } = mutant;
  console.log(`${noticed ? '✓ noticed' : '✗ NOT NOTICED'}: ${module}/${file}:${line} “${before}” → “${text}”`);
  return noticed;
}

try {
  const { values } = parseArgs({ options: { sample: { type: 'string' }, seed: { type: 'string' } } });
  const count = Number(values.sample ?? 40);
  const seed = Number(values.seed ?? Date.now() % 1_000_000);
  if (!(count > 0) || !Number.isInteger(seed)) throw new SetupError('--sample and --seed are whole numbers.');
  checkNode();
  await install();
  const { output } = await run('git', ['status', '--porcelain', '--', ...testedModules], { quiet: true });
  if (output !== '') throw new SetupError('There are changes that are not committed: commit or stash them first.');
  const { build } = await import('./lib/build.mjs');
  await step('Building the modules', build);
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport(join(root, 'shared/src/domain/seeded-random.ts'), { root, logLevel: 'error' });
  const random = module.seededRandom(seed);
  const all = oneOfEachLine(random);
  const sample = sampleOf(all, count, random);
  console.log(`${sample.length} of ${all.length} lines, with --seed ${seed}`);
  let noticed = 0;
  for (const mutant of sample) if (await tryOut(mutant)) noticed += 1;
  console.log(`${noticed} of ${sample.length} changes were noticed (${Math.round((100 * noticed) / sample.length)} %)`);
  process.exitCode = noticed >= CAUGHT_MIN * sample.length ? 0 : 1;
} catch (error) {
  fail(error);
}
