import { run, tool } from '../../scripts/lib/run.mjs';
import { repository } from '../fixtures/backend.ts';
import { IN_MATRIX } from '../fixtures/rings.ts';
import { expect, test } from '../fixtures/test.ts';

// The test needs no backend.
test.use({ baseURL: '' });

test('A change in several modules is tested in one run, as “test:watch” does it', { tag: IN_MATRIX }, async () => {
  const modules = ['shell', 'storyteller', 'shared'].map((module) => `--project=${module}*`);
  // Those of shared fail without the set-up files of its two projects.
  const ofShared = ['shared/src/device-storage/device-storage', 'shared/src/auth/auth-actions'];
  const files = ['shell/src/specified-strings', 'storyteller/engine/voice', ...ofShared];
  const plain = { cwd: repository, quiet: true, env: { FORCE_COLOR: '0', NO_COLOR: '1' } };
  const { code, output } = await run(tool('vitest'), ['run', ...modules, ...files], plain);
  expect(output).toMatch(/Test Files +4 passed/);
  expect(code).toBe(0);
});
