import { run, tool } from '../../scripts/lib/run.mjs';
import { repository } from '../fixtures/backend.ts';
import { IN_MATRIX } from '../fixtures/rings.ts';
import { expect, test } from '../fixtures/test.ts';

// The test needs no backend.
test.use({ baseURL: '' });

test('A change in several modules is tested in one run, as “test:watch” does it', { tag: IN_MATRIX }, async () => {
  const modules = ['shell', 'storyteller'].map((module) => `--project=${module}*`);
  const files = ['shell/src/specified-strings', 'storyteller/engine/voice'];
  const plain = { cwd: repository, quiet: true, env: { FORCE_COLOR: '0', NO_COLOR: '1' } };
  const { code, output } = await run(tool('vitest'), ['run', ...modules, ...files], plain);
  expect(output).toMatch(/Test Files +2 passed/);
  expect(code).toBe(0);
});
