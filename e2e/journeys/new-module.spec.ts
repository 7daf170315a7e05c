import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { journeyTags } from '../../scripts/lib/changed.mjs';
import { addToLock, lockedVersion, removeFromLock } from '../../scripts/lib/lock-file.mjs';
import { moduleFiles } from '../../scripts/lib/module-files.mjs';
import { checkNewId, freeOrder, freePort } from '../../scripts/lib/module-names.mjs';
import { readDescriptors } from '../../scripts/lib/workspaces.mjs';
import { repository } from '../fixtures/backend.ts';
import { expect, test } from '../fixtures/test.ts';

// No page is opened.
test.use({ baseURL: '' });

for (const [id, advice] of [
  ['', /can’t be the name/],
  ['Games', /lower-case letters, digits and single hyphens/],
  ['2048', /beginning with a letter/],
  ['word--games', /such as “word-games”/],
  ['../games', /can’t be the name/],
  ['a-name-that-nobody-could-remember', /30 at most/],
  ['auth', /the site itself uses. Choose another one, such as “auth-pages”/],
  ['remotes', /the site itself uses/],
  ['generator', /There is a module “generator” already, in mfe-generator. Choose another name/],
  ['community', /mfe-inspiration has pages under \/community/],
  ['my-stories', /The navigation has “My Stories” already, of mfe-dashboard/],
] as const) {
  test(`A new module can’t be called “${id}”, and it says what to do`, () => {
    expect(() => checkNewId(id, repository)).toThrow(advice);
  });
}

test('A new module can have any other name', () => {
  for (const id of ['x', 'quests', 'word-quests', 'web2']) expect(() => checkNewId(id, repository)).not.toThrow();
});

test('A new module gets a place in the navigation and a port that no other has', () => {
  const item = (order: number) => ({ label: '', to: '/', order });
  const module = (port: number, ...orders: readonly number[]) => ({
    id: 'x',
    name: 'X',
    routes: [],
    port,
    nav: orders.map(item),
  });
  const known = [module(5171, 10, 60), module(5173, 45, 50)];
  expect([freeOrder(known), freePort(known)]).toEqual([55, 5172]);
  expect([freeOrder([]), freePort([])]).toEqual([45, 5171]);
  const descriptors = readDescriptors(repository);
  expect(descriptors.flatMap(({ nav }) => nav.map(({ order }) => order))).not.toContain(freeOrder(descriptors));
  expect(descriptors.map(({ port }) => port)).not.toContain(freePort(descriptors));
});

test('The files of a new module have its name in every spelling, and the versions of the repository', async () => {
  const files = await moduleFiles({ id: 'word-quests', port: 5199, order: 47 });
  const all = [...files].flat().join('\n');
  expect(all).not.toMatch(/new-module|NewModule|New Module/);
  expect(JSON.parse(files.get('remote.json') ?? '')).toEqual({
    id: 'word-quests',
    name: 'Word Quests',
    contract: 1,
    port: 5199,
    routes: ['/word-quests'],
    pageFiles: { '/word-quests': 'features/word-quests/components/word-quests-page.tsx' },
    nav: [{ label: 'Word Quests', to: '/word-quests', order: 47 }],
  });
  const { name, dependencies, devDependencies } = JSON.parse(files.get('package.json') ?? '');
  expect(name).toBe('@storyloom/mfe-word-quests');
  for (const [dependency, version] of Object.entries({ ...dependencies, ...devDependencies })) {
    expect(version, dependency).toBe(lockedVersion(repository, dependency));
  }
  const page = files.get('src/features/word-quests/components/word-quests-page.tsx');
  expect(page).toContain('export default function WordQuestsPage()');
  expect(files.get('README.md')).toContain('http://127.0.0.1:5199/word-quests');
});

test('A module is added to the lock file where npm puts it, and taken out without a trace', async () => {
  const base = await mkdtemp(join(tmpdir(), 'storyloom-lock-'));
  const file = join(base, 'package-lock.json');
  await cp(join(repository, 'package-lock.json'), file);
  const before = await readFile(file, 'utf8');
  const manifest = { name: '@storyloom/mfe-quests', version: '0.1.0', dependencies: {}, devDependencies: {} };
  addToLock(base, 'mfe-quests', manifest);
  const after = await readFile(file, 'utf8');
  const { packages } = JSON.parse(after) as { readonly packages: object };
  expect(packages).toMatchObject({
    'mfe-quests': manifest,
    'node_modules/@storyloom/mfe-quests': { resolved: 'mfe-quests', link: true },
  });
  const names = Object.keys(packages).filter((name) => name.startsWith('mfe-'));
  expect(names).toEqual(names.toSorted());
  removeFromLock(base, 'mfe-quests');
  expect(await readFile(file, 'utf8')).toBe(before);
  await rm(base, { recursive: true });
});

test('A change of a module asks for its key journeys, and a change of what all use for those of all', () => {
  expect(journeyTags(['mfe-generator', 'docs'])).toEqual(['@generator']);
  expect(journeyTags(['mfe-quests', 'shell'], ['mfe-quests', 'shell'])).toEqual(['@shell']);
  expect(journeyTags(['shared'])).toEqual(expect.arrayContaining(['@shell', '@generator', '@dashboard']));
});
