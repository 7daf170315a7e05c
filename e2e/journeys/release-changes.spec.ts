import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { releaseModule } from '../../scripts/lib/release/release.mjs';
import { copyOfBuild } from '../fixtures/build-copy.ts';
import { SiteCopy } from '../fixtures/site-copy.ts';
import { expect, test } from '../fixtures/test.ts';

// No page is opened.
test.use({ baseURL: '' });
test.describe.configure({ mode: 'default' });

let site: SiteCopy;
let build: string;
test.beforeAll(async () => {
  site = await SiteCopy.make();
});
test.beforeEach(async () => {
  build = await copyOfBuild('mfe-generator');
});
test.afterEach(() => rm(build, { recursive: true }));
test.afterAll(() => site.remove());

test('Modules that are released at the same time are all in service afterwards', async () => {
  const ids = ['generator', 'inspiration', 'dashboard'];
  const inService = () => Promise.all(ids.map((id) => site.releaseOf(id)));
  const before = await inService();
  await Promise.all(
    ids.map(async (id) => {
      const changed = await copyOfBuild(`mfe-${id}`);
      await writeFile(join(changed, 'note.txt'), 'Another release');
      await releaseModule(id, site.folder, { build: changed });
      await rm(changed, { recursive: true });
    }),
  );
  const after = await inService();
  expect(after.filter((folder) => before.includes(folder))).toEqual([]);
});

/** Puts another release of the generator in service, and returns its name. */
async function releaseAnother(note: string): Promise<string> {
  await writeFile(join(build, 'note.txt'), note);
  await releaseModule('generator', site.folder, { build });
  return basename(await site.releaseOf('generator'));
}

test('A second roll-back goes further back, and a pinned release stays until it is unpinned', async () => {
  const inService = async () => basename(await site.releaseOf('generator'));
  const first = await releaseAnother('one');
  const second = await releaseAnother('two');
  await releaseAnother('three');
  await releaseModule('generator', site.folder, { rollback: true });
  expect(await inService()).toBe(second);
  await releaseModule('generator', site.folder, { rollback: true });
  expect(await inService()).toBe(first);

  await releaseModule('generator', site.folder, { pin: second });
  expect(await releaseAnother('four')).toBe(second);
  await releaseModule('generator', site.folder, { unpin: true });
  const five = await releaseAnother('five');
  expect(five).not.toBe(second);
  expect(await inService()).toBe(five);
});

test('A file that stays as it was keeps its compressed copies, and one of the same name and size that differs gets its own', async () => {
  const page = async (text: string, note: string) => {
    await writeFile(join(build, 'page.json'), JSON.stringify(text.repeat(2000)));
    return join(site.folder, 'remotes/generator', await releaseAnother(note));
  };
  const first = await page('a', 'first page');
  const second = await page('b', 'second page');
  for (const file of (await readdir(second)).filter((name) => name.endsWith('.br'))) {
    const path = join(second, file.slice(0, -3));
    const content = await readFile(path);
    expect(brotliDecompressSync(await readFile(`${path}.br`)).equals(content), file).toBe(true);
    expect(gunzipSync(await readFile(`${path}.gz`)).equals(content), file).toBe(true);
  }
  await writeFile(join(first, 'page.json.br'), 'the copy of the first release');
  const third = await page('a', 'third page');
  expect(await readFile(join(third, 'page.json.br'), 'utf8')).toBe('the copy of the first release');
});

for (const [what, id, options, reason] of [
  [
    'a release that the site does not have',
    'generator',
    { pin: '0123456789abcdef' },
    'has no release 0123456789abcdef of generator',
  ],
  ['a release outside of the site', 'generator', { pin: '../../assets' }, 'has no release ../../assets of generator'],
  [
    'a module that the site does not have',
    'games',
    { rollback: true },
    'The site has no module “games”. It has dashboard, generator,',
  ],
  [
    'a canary for every visitor',
    'generator',
    { canary: '100' },
    '--canary takes the number of visitors of 100, from 1 to 99.',
  ],
  [
    'a preview without a proper name',
    'generator',
    { preview: 'My Preview' },
    'made of lower-case letters, digits and hyphens',
  ],
  [
    'a part of a visitor',
    'generator',
    { canary: '10.5' },
    '--canary takes the number of visitors of 100, from 1 to 99.',
  ],
  [
    'two changes at once',
    'generator',
    { canary: '10', preview: 'new' },
    '--canary and --preview are different changes: make one after the other.',
  ],
  ['a rehearsal of a roll-back', 'generator', { 'dry-run': true, rollback: true }, '--dry-run is for releases.'],
  ['the end of a pin that is not there', 'generator', { unpin: true }, 'generator is not pinned.'],
  ['the end of a canary that is not there', 'generator', { end: 'canary' }, 'generator has no canary.'],
  ['the end of previews that are not there', 'generator', { end: 'preview' }, 'generator has no preview.'],
] as const) {
  test(`Asking for ${what} changes nothing, and is answered with what to do`, async () => {
    const map = await site.map();
    await expect(releaseModule(id, site.folder, { build, ...options })).rejects.toThrow(reason);
    expect(await site.map()).toEqual(map);
  });
}

test('A build whose pages can’t be written is not put in service, as the dry run says before, and a roll-back afterwards works', async () => {
  const good = await releaseAnother('good');
  const before = await site.files();
  await appendFile(join(build, 'prerender/prerender.mjs'), "\nthrow new RangeError('No such genre');\n");
  await writeFile(join(build, 'note.txt'), 'broken');
  for (const dryRun of [true, false]) {
    const release = releaseModule('generator', site.folder, { build, 'dry-run': dryRun });
    await expect(release).rejects.toThrow(/not released:[^]*pages can’t be written[^]*RangeError: No such genre/);
  }
  const after = await site.files();
  expect(Object.keys(before).filter((file) => after[file] !== before[file])).toEqual([]);
  expect(basename(await site.releaseOf('generator'))).toBe(good);
  await releaseModule('generator', site.folder, { rollback: true });
  expect(basename(await site.releaseOf('generator'))).not.toBe(good);
});

test('A module that is removed is gone from the map with its pages, and comes back with its next release', async () => {
  const pages = async () => Object.keys(await site.files()).filter((file) => file.startsWith('generators/'));
  const before = await pages();
  expect(before.length).toBeGreaterThan(1);
  const { remotes } = await site.map();
  await releaseModule('generator', site.folder, { remove: true });
  expect((await site.map()).remotes).toEqual(remotes.filter(({ id }) => id !== 'generator'));
  expect(await pages()).toEqual([]);
  await releaseModule('generator', site.folder, { build });
  expect(await pages()).toEqual(before);
});

test('A module that the checkout does not have, or the shell, is not built, and the answer says what there is', async () => {
  const map = await site.map();
  await expect(releaseModule('games', site.folder, {})).rejects.toThrow('It has dashboard, generator, inspiration,');
  await expect(releaseModule('shell', site.folder, {})).rejects.toThrow('The shell is not released alone');
  expect(await site.map()).toEqual(map);
});

test('A folder that is no assembled site is left alone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'storyloom-empty-'));
  await expect(releaseModule('generator', folder, { build })).rejects.toThrow('is not an assembled site');
  expect(await readdir(folder)).toEqual([]);
  await rm(folder, { recursive: true });
});
