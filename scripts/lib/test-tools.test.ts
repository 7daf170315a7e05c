import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { failuresOfPlaywright, failuresOfVitest } from './failures.mjs';
import { chooseLayouts, FIRST_SET, fontEnv, OTHER_SETS } from './font-sets.mjs';
import { root } from './run.mjs';
import { sumUp } from './tally.mjs';

it('measures layout in the font sets of the machine, and names a missing one, which fails in CI', () => {
  const machine = { platform: 'linux', exists: (path: string) => !path.includes('NotoSansCJK') } as const;
  const skip = 'font set “noto-cjk”: install fonts-noto-cjk (Debian and Ubuntu: apt-get install)';
  expect(chooseLayouts({ ...machine, ci: false })).toEqual({ projects: ['layout-dejavu'], skips: [skip] });
  expect(() => chooseLayouts({ ...machine, ci: true })).toThrow(skip);
  const ci = readFileSync(join(root, '.ci/run'), 'utf8');
  for (const set of [FIRST_SET, ...OTHER_SETS]) {
    const { FONTCONFIG_FILE = '' } = fontEnv(set, { platform: 'linux', exists: () => true });
    expect(existsSync(FONTCONFIG_FILE), set.name).toBe(true);
    for (const [name, file] of Object.entries(set.packages)) expect(ci).toContain(`"${name} ${file}"`);
  }
});

it('sums up a run with what was skipped, each failure in one line and the slowest files', () => {
  const message = '\u001B[31mError\u001B[39m: expected 1\n\nReceived: 2\n\nCall Log:\n- waited';
  const stack = 'Error: …\n    at /a/e2e/journeys/b.spec.ts:\u001B[2m31\u001B[22m:3';
  const results = [{ duration: 1, error: { message, stack } }];
  const tests = [{ projectName: 'journeys', status: 'unexpected', results } as const];
  const specs = [{ title: 'A story ends', file: 'journeys/b.spec.ts', line: 12, tests }];
  const failed = {
    status: 'failed',
    fullName: 'adds',
    failureMessages: ['AssertionError: no\n    at /a/a.test.ts:3:1'],
  };
  const testResults = [{ name: join(root, 'shared/a.test.ts'), status: 'failed', assertionResults: [failed] }];
  const failures = [...failuresOfPlaywright({ suites: [{ specs }] }), ...failuresOfVitest({ testResults })];
  const times = [{ file: 'e2e/b.spec.ts', ms: 61_250 }];
  const tally = { passed: 3, failed: 2, skipped: 1, failures, skips: ['a font set'], times };
  expect(sumUp([tally], { slow: true }).lines).toEqual([
    '   61.3 s  e2e/b.spec.ts',
    '- skipped: a font set',
    '✗ e2e/journeys/b.spec.ts:12 A story ends: Error: expected 1 Received: 2 (line 31)',
    '✗ shared/a.test.ts: adds: AssertionError: no',
    '3 passed, 2 failed, 1 skipped',
  ]);
});
