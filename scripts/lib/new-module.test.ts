import { cp, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { journeyTags } from './changed.mjs';
import { addToLock, lockedVersion, removeFromLock } from './lock-file.mjs';
import { moduleFiles } from './module-files.mjs';
import { checkNewId, freeOrder, freePort } from './module-names.mjs';
import { root } from './run.mjs';
import { readDescriptors } from './workspaces.mjs';

it('refuses a name that a new module can’t have, and says what to do', async () => {
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
  ] as const)
    expect(() => checkNewId(id, root), id).toThrow(advice);
  const base = await temporaryFolder();
  await mkdir(join(base, 'mfe-games'));
  expect(() => checkNewId('games', base)).toThrow('The folder mfe-games exists and is no module.');
  for (const id of ['x', 'quests', 'word-quests', 'web2']) expect(() => checkNewId(id, root), id).not.toThrow();
});

it('gives a new module a place in the navigation and a port that no other has', () => {
  const module = (port: number, ...orders: readonly number[]) => ({
    id: 'x',
    name: 'X',
    routes: [],
    port,
    nav: orders.map((order) => ({ label: '', to: '/', order })),
  });
  const known = [module(5171, 10, 60), module(5173, 45, 50)];
  expect([freeOrder(known), freePort(known)]).toEqual([55, 5172]);
  expect([freeOrder([]), freePort([])]).toEqual([45, 5171]);
  const descriptors = readDescriptors();
  expect(descriptors.flatMap(({ nav }) => nav.map(({ order }) => order))).not.toContain(freeOrder(descriptors));
  expect(descriptors.map(({ port }) => port)).not.toContain(freePort(descriptors));
});

it('writes the name of a new module in every spelling, and the versions of the repository', async () => {
  const files = await moduleFiles({ id: 'word-quests', port: 5199, order: 47 });
  expect([...files].flat().join('\n')).not.toMatch(/new-module|NewModule|New Module/);
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
  for (const [dependency, version] of Object.entries({ ...dependencies, ...devDependencies }))
    expect(version, dependency).toBe(lockedVersion(root, dependency));
  const page = files.get('src/features/word-quests/components/word-quests-page.tsx');
  expect(page).toContain('export default function WordQuestsPage()');
  expect(files.get('README.md')).toContain('http://127.0.0.1:5199/word-quests');
});

it('adds a module to the lock file where npm puts it, and removes it without a trace', async () => {
  const base = await temporaryFolder();
  const file = join(base, 'package-lock.json');
  await cp(join(root, 'package-lock.json'), file);
  const before = await readFile(file, 'utf8');
  const manifest = { name: '@storyloom/mfe-quests', version: '0.1.0', dependencies: {}, devDependencies: {} };
  addToLock(base, 'mfe-quests', manifest);
  const { packages } = JSON.parse(await readFile(file, 'utf8')) as { readonly packages: object };
  expect(packages).toMatchObject({
    'mfe-quests': manifest,
    'node_modules/@storyloom/mfe-quests': { resolved: 'mfe-quests', link: true },
  });
  const names = Object.keys(packages).filter((name) => name.startsWith('mfe-'));
  expect(names).toEqual(names.toSorted());
  removeFromLock(base, 'mfe-quests');
  expect(await readFile(file, 'utf8')).toBe(before);
});

it('runs the key journeys of a changed module, and all of them after a change that all modules use', () => {
  expect(journeyTags(['mfe-generator', 'docs'])).toEqual(['@generator']);
  expect(journeyTags(['mfe-quests', 'shell'], ['mfe-quests', 'shell'])).toEqual(['@shell']);
  expect(journeyTags(['shared'])).toEqual(expect.arrayContaining(['@shell', '@generator', '@dashboard']));
});
