// `npm run soak [-- <module>…]`: the tests named `*.soak.test.ts` and the journeys tagged `@soak` at their full length, one
// module after the other; then all tests of these modules with their files in a random order, because files share processes.
// `npm test` runs a short version of each, and the files always in the same order.
import { run, tool } from './lib/run.mjs';
import { checkNode, fail, install } from './lib/setup.mjs';

/** @param {readonly string[]} names of modules; all without any */
async function soakAtLength(names) {
  const filters = names.map((name) => `--filter=./${name}`);
  const { code } = await run(tool('turbo'), ['run', 'soak', '--concurrency=1', '--continue', ...filters], {
    env: { SOAK: '1' },
  });
  return code;
}

/** @param {readonly string[]} names of modules; all without any */
async function testInRandomOrder(names) {
  const { testedModules } = await import('./lib/modules.mjs');
  const folders = testedModules.filter((folder) => names.length === 0 || names.includes(folder));
  if (folders.length === 0) return 0;
  const seed = Date.now() % 1_000_000;
  console.log(`• Testing ${folders.join(', ')} in a random order of files (--sequence.seed=${seed}) …`);
  const projects = folders.map((folder) => `--project=${folder}*`);
  const { code } = await run(tool('vitest'), ['run', '--maxWorkers=2', `--sequence.seed=${seed}`, ...projects]);
  return code;
}

try {
  checkNode();
  await install();
  const names = process.argv.slice(2);
  const codes = [await soakAtLength(names), await testInRandomOrder(names)];
  process.exitCode = Math.max(...codes);
} catch (error) {
  fail(error);
}
