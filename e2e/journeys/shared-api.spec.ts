import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { checkSharedApi } from '../../scripts/lib/shared-api/check.mjs';
import { writeReport } from '../../scripts/lib/shared-api/step.mjs';
import { surfaceOf } from '../../scripts/lib/shared-api/surface.mjs';
import { changesOf, isAtLeast, nextVersion, versionProblems } from '../../scripts/lib/shared-api/version-rule.mjs';
import { RepositoryCopy } from '../fixtures/repository-copy.ts';
import { IN_MATRIX } from '../fixtures/rings.ts';
import { expect, test } from '../fixtures/test.ts';

// No page is opened.
test.use({ baseURL: '' });

const UI = {
  Card: ['interface Card', 'readonly title: string'],
  show: ['function(): void', '1 _: string'],
};
const surface = (ui: Readonly<Record<string, readonly string[]>>, behind: typeof ui = {}) => ({
  entries: { './ui': ui },
  behind,
});

for (const [what, now, changes] of [
  ['the same exports', UI, { broken: [], added: [] }],
  ['one more export', { ...UI, Chip: ['const Chip: string'] }, { broken: [], added: ['Chip of ./ui is new'] }],
  ['one export fewer', { Card: UI.Card }, { broken: ['show of ./ui is gone'], added: [] }],
  [
    'one more optional member',
    { ...UI, Card: [...UI.Card, 'readonly note?: string'] },
    { broken: [], added: ['Card of ./ui has new optional parts'] },
  ],
  [
    'one more required member',
    { ...UI, Card: [...UI.Card, 'readonly note: string'] },
    { broken: ['Card of ./ui has changed'], added: [] },
  ],
  [
    'a member of another type',
    { ...UI, Card: ['interface Card', 'readonly title: number'] },
    { broken: ['Card of ./ui has changed'], added: [] },
  ],
  [
    'one more optional parameter',
    { ...UI, show: [...UI.show, '2 _?: number'] },
    { broken: [], added: ['show of ./ui has new optional parts'] },
  ],
  [
    'a function that returns something else',
    { ...UI, show: ['function(): string', '1 _: string'] },
    { broken: ['show of ./ui has changed'], added: [] },
  ],
] as const) {
  test(`A package with ${what} is compared with the version before`, () => {
    expect(changesOf(surface(UI), surface(now))).toEqual(changes);
  });
}

test('A type that no entry exports counts where an export leads to it, and not when it comes or goes with one', () => {
  const shape = (member: string) => ({ Shape: ['interface Shape', member] });
  const changed = changesOf(surface(UI, shape('readonly width: number')), surface(UI, shape('readonly width: string')));
  expect(changed.broken).toEqual(['Shape of the types behind the exports has changed']);
  expect(changesOf(surface(UI, shape('readonly width: number')), surface(UI))).toEqual({ broken: [], added: [] });
});

test('An addition and a break need the steps of semantic versioning, which has other numbers below 1.0.0', () => {
  const [broken, added, none] = [
    { broken: ['gone'], added: ['new'] },
    { broken: [], added: ['new'] },
    { broken: [], added: [] },
  ];
  expect([broken, added, none].map((changes) => nextVersion('0.3.4', changes))).toEqual(['0.4.0', '0.3.5', '0.3.4']);
  expect([broken, added, none].map((changes) => nextVersion('2.3.4', changes))).toEqual(['3.0.0', '2.4.0', '2.3.4']);
  expect([isAtLeast('0.10.0', '0.9.1'), isAtLeast('0.3.4', '0.3.4'), isAtLeast('0.3.4', '0.4.0')]).toEqual([
    true,
    true,
    false,
  ]);
});

test('A version is compared with the first report that has it, and with the version before', () => {
  const report = (version: string, ui: Readonly<Record<string, readonly string[]>>) => ({ version, ...surface(ui) });
  const more = { ...UI, Chip: ['const Chip: string'] };
  expect(versionProblems(report('0.3.0', UI), {})).toEqual([]);
  expect(versionProblems(report('0.3.0', more), { same: report('0.3.0', UI) })).toEqual([
    'Since 0.3.0 the public surface of shared has changed, which needs 0.3.1:\n  • Chip of ./ui is new',
  ]);
  expect(versionProblems(report('0.3.1', more), { earlier: report('0.3.0', UI) })).toEqual([]);
  expect(versionProblems(report('0.3.1', UI), { earlier: report('0.3.0', more) })).toEqual([
    'Since 0.3.0 the public surface of shared has changed, which needs 0.4.0:\n  • Chip of ./ui is gone',
  ]);
  expect(versionProblems(report('0.4.0', UI), { earlier: report('0.3.0', more) })).toEqual([]);
});

test('The surface has the signatures of every entry, through all files that export for it, and the types behind them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'storyloom-declarations-'));
  await mkdir(join(folder, 'src'));
  const files = {
    'index.d.ts': `export * from './card.ts';\nexport { Link } from 'a-router';\nexport declare const LIMIT = 3;\n`,
    'card.d.ts': `import type { Shape } from './shape.ts';
      /** A comment. */
      export interface CardProps extends Shape { /** Its title. */ readonly title: string; readonly note?: string; }
      export declare function Card({ title, note }: CardProps, index?: number): void;
      declare const unseen: string;\n`,
    'shape.d.ts': `export interface Shape { readonly width: number; }\nexport interface Unused { }\n`,
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, 'src', name), text);
  expect(surfaceOf({ name: 'a-package', exports: { './card': './src/index.ts' } }, folder)).toEqual({
    entries: {
      './card': {
        Card: ['function(): void', '1 _: CardProps', '2 _?: number'],
        CardProps: ['interface CardProps extends Shape', 'readonly title: string', 'readonly note?: string'],
        LIMIT: ['const LIMIT = 3'],
        Link: ['Link of a-router'],
      },
    },
    behind: { Shape: ['interface Shape', 'readonly width: number'] },
  });
  await rm(folder, { recursive: true });
});

/** What `npm run check` says of the report and the version; empty when nothing is wrong. */
const checked = async (base: string): Promise<string> => (await checkSharedApi(base)).output;

const SHARED = 'shared/package.json';
const SOURCE = 'shared/src/index.ts';
const ADDED = 'export const LONGEST_ROUTE = 100;\n';

/** A repository with one package, `shared` 0.3.0, whose report is written and committed. */
async function smallRepository() {
  const base = await mkdtemp(join(tmpdir(), 'storyloom-small-'));
  const files = {
    'package.json': { workspaces: ['shared'] },
    'package-lock.json': { packages: { shared: { version: '0.3.0' } } },
    [SHARED]: { name: '@storyloom/shared', version: '0.3.0', exports: { './contract': './src/index.ts' } },
    'shared/tsconfig.json': { include: ['src'], compilerOptions: { noEmit: true, lib: ['ES2023'], types: [] } },
  };
  await mkdir(join(base, 'shared/src'), { recursive: true });
  for (const [name, content] of Object.entries(files))
    await writeFile(join(base, name), JSON.stringify(content, null, 2));
  await writeFile(join(base, SOURCE), 'export const ROUTES = 3;\n');
  const git = (...args: readonly string[]) => promisify(execFile)('git', args, { cwd: base });
  const commit = async () => {
    await git('add', '--all');
    const author = ['-c', 'user.name=Test', '-c', 'user.email=test@storyloom.invalid'];
    await git(...author, 'commit', '--quiet', '--message', 'change');
  };
  await git('init', '--quiet');
  await writeReport(base);
  await commit();
  return { base, commit };
}

test('A change of what shared exports asks for the version that it needs, and a removal for a higher one', async () => {
  const { base, commit } = await smallRepository();
  const source = await readFile(join(base, SOURCE), 'utf8');
  expect(await checked(base)).toBe('');

  await writeFile(join(base, SOURCE), source + ADDED);
  expect(await checked(base)).toContain(
    'which needs 0.3.1:\n  • LONGEST_ROUTE of ./contract is new\n`npm run api` writes it',
  );
  expect(await writeReport(base)).toEqual({ before: '0.3.0', version: '0.3.1' });
  expect(await checked(base)).toBe('');

  await commit();
  await writeFile(join(base, SOURCE), source);
  expect(await checked(base)).toContain('needs 0.4.0:\n  • LONGEST_ROUTE of ./contract is gone');
  // An export of the repository has no history: only the report is compared.
  await rm(join(base, '.git'), { recursive: true });
  expect(await checked(base)).toContain('shared/api.json is not up to date.');
  await rm(base, { recursive: true });
});

test('One command writes the report and the version wherever the version is named', { tag: IN_MATRIX }, async () => {
  test.slow();
  const copy = await RepositoryCopy.make();
  const versionOf = async () => (JSON.parse(await copy.read(SHARED)) as { version: string }).version;
  const [, minor = 0, patch = 0] = (await versionOf()).split('.').map(Number);
  const file = join(copy.folder, 'shared/src/contract/route-pattern.ts');
  await writeFile(file, `${await readFile(file, 'utf8')}\n${ADDED}`);
  await copy.run('npm', ['run', 'api']);
  expect(await checked(copy.folder)).toBe('');
  expect(await versionOf()).toBe(`0.${minor}.${patch + 1}`);
  const changed = (await copy.changes()).map((line) => line.slice(3));
  expect(changed).toEqual(expect.arrayContaining(['package-lock.json', 'mfe-generator/package.json']));
  const lock = await copy.read('package-lock.json');
  await copy.run('npm', ['install', '--package-lock-only', '--offline', '--ignore-scripts']);
  expect(await copy.read('package-lock.json')).toBe(lock);
  await copy.remove();
});
