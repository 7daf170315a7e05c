// `npm run soak [-- <module>…]`: the tests named `*.soak.test.ts` and the journeys tagged `@soak` at their full length, one
// module after the other, and without a module the proof that patterns over foreign text take linear time; then all tests of
// these modules with their files in a random order, because files share processes, and in another time zone and language.
// `npm test` runs a short version of the tests and journeys, and the files always in the same order.
import { run, tool } from './lib/run.mjs';
import { checkNode, fail, install } from './lib/setup.mjs';

/** Where the day begins first and last, and where a time of day has other digits, separators or letters. */
const PLACES = [
  { TZ: 'Pacific/Kiritimati', LC_ALL: 'ar_EG.UTF-8' },
  { TZ: 'Pacific/Pago_Pago', LC_ALL: 'da_DK.UTF-8' },
  { TZ: 'Asia/Kathmandu', LC_ALL: 'tr_TR.UTF-8' },
];

/** @param {readonly string[]} names of modules; all without any */
async function soakAtLength(names) {
  const filters = names.map((name) => `--filter=./${name}`);
  const { code } = await run(tool('turbo'), ['run', 'soak', '--concurrency=1', '--continue', ...filters], {
    env: { SOAK: '1' },
  });
  return code;
}

/** @param {readonly string[]} names of modules; all without any */
async function testElsewhere(names) {
  const { testedModules } = await import('./lib/modules.mjs');
  const folders = testedModules.filter((folder) => names.length === 0 || names.includes(folder));
  if (folders.length === 0) return 0;
  const seed = Date.now() % 1_000_000;
  const place = { ...PLACES[seed % PLACES.length] };
  const named = Object.entries(place).map(([name, value]) => `${name}=${value}`);
  console.log(
    `• Testing ${folders.join(', ')} in a random order of files (--sequence.seed=${seed}) with ${named.join(' ')} …`,
  );
  const projects = folders.map((folder) => `--project=${folder}*`);
  const args = ['run', '--maxWorkers=2', `--sequence.seed=${seed}`, ...projects];
  const { code } = await run(tool('vitest'), args, { env: place });
  return code;
}

/** @param {readonly string[]} names of modules; nothing is proved with any */
async function provePatterns(names) {
  if (names.length > 0) return 0;
  const { linearPatternsAnew } = await import('./lib/patterns/linear-patterns.mjs');
  const { runChecks } = await import('./lib/run-checks.mjs');
  const { failed } = await runChecks([linearPatternsAnew]);
  return failed;
}

try {
  checkNode();
  await install();
  const names = process.argv.slice(2);
  const codes = [await provePatterns(names), await soakAtLength(names), await testElsewhere(names)];
  process.exitCode = Math.max(...codes);
} catch (error) {
  fail(error);
}
