import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { failuresOfPlaywright, failuresOfVitest } from '../../scripts/lib/failures.mjs';
import { chooseLayouts, FIRST_SET, fontEnv, OTHER_SETS } from '../../scripts/lib/font-sets.mjs';
import { sumUp } from '../../scripts/lib/tally.mjs';
import engines from '../engines/playwright.config.ts';
import { repository } from '../fixtures/backend.ts';
import { expect, test } from '../fixtures/test.ts';
import journeys from '../playwright.config.ts';

// The tests need no backend.
test.use({ baseURL: '' });

const SETS = [FIRST_SET, ...OTHER_SETS];

const linux = (exists: (path: string) => boolean) => ({ platform: 'linux', exists, ci: false }) as const;
const withoutNoto = linux((path) => !path.includes('NotoSansCJK'));

test('A machine that has all fonts measures the layout in both other font sets', () => {
  expect(chooseLayouts(linux(() => true))).toEqual({
    projects: ['layout-dejavu', 'layout-noto-cjk'],
    skips: [],
  });
});

test('A missing font set is skipped by name, with the package to install', () => {
  const { projects, skips } = chooseLayouts(withoutNoto);
  expect(projects).toEqual(['layout-dejavu']);
  expect(skips).toEqual(['font set “noto-cjk”: install fonts-noto-cjk (Debian and Ubuntu: apt-get install)']);
  const tally = { passed: 3, failed: 0, skipped: 1, failures: [], skips };
  expect(sumUp([tally]).lines).toEqual([`- skipped: ${skips[0]}`, '3 passed, 0 failed, 1 skipped']);
});

test('The slowest test files are listed before the sum when asked for', () => {
  const times = [
    { file: 'shared/a.test.ts', ms: 40 },
    { file: 'e2e/b.spec.ts', ms: 61_250 },
  ];
  const tally = { passed: 3, failed: 0, skipped: 0, failures: [], times };
  const sum = '3 passed, 0 failed, 0 skipped';
  expect(sumUp([tally], { slow: true }).lines).toEqual([
    '   61.3 s  e2e/b.spec.ts',
    '    0.0 s  shared/a.test.ts',
    sum,
  ]);
  expect(sumUp([tally]).lines).toEqual([sum]);
});

test('A journey that fails is named in one line, with what was expected and received and with its step', () => {
  const error = {
    message:
      '\u001B[31mError\u001B[39m: expect(received).toBe(expected)\n\nExpected: 2\nReceived: 1\n\nCall Log:\n- waited',
    stack:
      'Error: …\n    at grown (/a/e2e/fixtures/screen.ts:9:1)\n    at /a/e2e/journeys/b.spec.ts:\u001B[2m31\u001B[22m:3',
  };
  const results = [{ duration: 1, error }];
  const tests = [{ projectName: 'journeys', status: 'unexpected', results } as const];
  const specs = [{ title: 'A story ends', file: 'journeys/b.spec.ts', line: 12, tests }];
  const said = 'Error: expect(received).toBe(expected) Expected: 2 Received: 1';
  expect(failuresOfPlaywright({ suites: [{ specs }] })).toEqual([
    `e2e/journeys/b.spec.ts:12 A story ends: ${said} (line 31)`,
  ]);
});

test('A unit test that fails is named in one line, without its stack', () => {
  const failureMessages = ['AssertionError: expected 1\nto be 2\n    at /a/shared/src/a.test.ts:3:1'];
  const assertionResults = [{ status: 'failed', fullName: 'A sum is right', failureMessages }];
  const testResults = [{ name: join(repository, 'shared/src/a.test.ts'), status: 'failed', assertionResults }];
  expect(failuresOfVitest({ testResults })).toEqual([
    'shared/src/a.test.ts: A sum is right: AssertionError: expected 1 to be 2',
  ]);
});

test('A journey that fails is not run a second time, in any browser', () => {
  for (const { retries, projects = [] } of [journeys, engines])
    for (const set of [retries, ...projects.map((project) => project.retries)]) expect(set ?? 0).toBe(0);
});

test('A missing font set fails the run in CI, and is named', () => {
  expect(() => chooseLayouts({ ...withoutNoto, ci: true })).toThrow(/“noto-cjk”: install fonts-noto-cjk/);
});

test('No font set can be chosen outside Linux, and each one is named as skipped', () => {
  const { projects, skips } = chooseLayouts({ platform: 'darwin', exists: () => true, ci: false });
  expect(projects).toEqual([]);
  expect(skips).toHaveLength(SETS.length);
  for (const line of skips) expect(line).toContain('on Linux only');
  expect(fontEnv(FIRST_SET, { platform: 'darwin' })).toEqual({});
});

test('Each font set has a file for fontconfig, and .ci/run names all of its packages', () => {
  const ci = readFileSync(join(repository, '.ci/run'), 'utf8');
  for (const set of SETS) {
    const { FONTCONFIG_FILE = '' } = fontEnv(
      set,
      linux(() => true),
    );
    expect(existsSync(FONTCONFIG_FILE), set.name).toBe(true);
    for (const [name, file] of Object.entries(set.packages)) expect(ci).toContain(`"${name} ${file}"`);
  }
});
