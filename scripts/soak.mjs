// `npm run soak [-- <module>…]`: the tests named `*.soak.test.ts` and the journeys tagged `@soak` at
// their full length, one module after the other.
// `npm test` runs a short version of each.
import { run, tool } from './lib/run.mjs';
import { checkNode, fail, install } from './lib/setup.mjs';

try {
  checkNode();
  await install();
  const filters = process.argv.slice(2).map((name) => `--filter=./${name}`);
  const { code } = await run(tool('turbo'), ['run', 'soak', '--concurrency=1', '--continue', ...filters], {
    env: { SOAK: '1' },
  });
  process.exitCode = code;
} catch (error) {
  fail(error);
}
