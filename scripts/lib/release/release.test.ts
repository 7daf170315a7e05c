import { appendFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { changedFiles, copyOfBuild, MadeUpSite } from '../../testing/made-up-site.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { releaseModule } from './release.mjs';
import { removeUnused } from './unused-files.mjs';

/** Puts another release of a module in service, and returns its name. The inspiration has no pages to write, which is faster. */
async function releaseAnother(site: MadeUpSite, note: string, id = 'inspiration'): Promise<string> {
  await releaseModule(id, site.folder, { build: await copyOfBuild(`mfe-${id}`, note) });
  return site.release(id);
}

/** Another build of the generator, whose pages have other words. */
async function buildWithWords(words: string): Promise<string> {
  const build = await copyOfBuild('mfe-generator', words);
  const file = join(build, 'prerender/prerender.mjs');
  await writeFile(file, (await readFile(file, 'utf8')).replace("words: 'Generators'", `words: '${words}'`));
  return build;
}

describe('a release', () => {
  it('changes the map and the pages with other words, and a roll-back restores them', async () => {
    const site = await MadeUpSite.make();
    const before = await site.files();
    await releaseModule('generator', site.folder, { build: await buildWithWords('Looms') });
    const after = await site.files();
    const pages = ['generators/fantasy/index.html', 'generators/index.html'];
    expect(changedFiles(before, after).toSorted()).toEqual([...pages, 'remotes.json']);
    expect(await site.text('generators/fantasy/index.html')).toContain('<h1>Looms</h1>');
    const added = Object.keys(after).filter((file) => !(file in before));
    const folder = `remotes/generator/${await site.release('generator')}/`;
    expect(added.length).toBeGreaterThan(4);
    expect(added.filter((file) => !file.startsWith(folder))).toEqual([]);

    await releaseModule('generator', site.folder, { rollback: true });
    expect(changedFiles(before, await site.files())).toEqual([]);
  });

  it('says in a dry run what it would add, and writes nothing', async () => {
    const site = await MadeUpSite.make();
    const before = await site.files('all');
    const log = vi.spyOn(console, 'log');
    await releaseModule('generator', site.folder, { build: await buildWithWords('Looms'), 'dry-run': true });
    expect(log.mock.calls.flat().join('\n')).toMatch(/^\+ remotes\/generator\/[0-9a-f]{16}\/remoteEntry\.js$/m);
    log.mockRestore();
    expect(await site.files('all')).toEqual(before);
  });

  it('does not undo one of another module at the same time', async () => {
    const site = await MadeUpSite.make();
    const ids = ['generator', 'inspiration', 'dashboard'];
    const inService = () => Promise.all(ids.map((id) => site.release(id)));
    const before = await inService();
    const releases = ids.map(async (id) => {
      await releaseModule(id, site.folder, { build: await copyOfBuild(`mfe-${id}`, 'Another release') });
    });
    await Promise.all(releases);
    const after = await inService();
    expect(after.filter((name) => before.includes(name))).toEqual([]);
  });

  it('compresses each text once, and never takes the copies of another text', async () => {
    const site = await MadeUpSite.make();
    const release = async (letter: string, note: string) => {
      const build = await copyOfBuild('mfe-inspiration', note);
      await writeFile(join(build, 'page.json'), JSON.stringify(letter.repeat(2000)));
      await releaseModule('inspiration', site.folder, { build });
      return join(site.folder, 'remotes/inspiration', await site.release('inspiration'), 'page.json');
    };
    const first = await release('a', 'first');
    const second = await release('b', 'second');
    const content = await readFile(second);
    expect(brotliDecompressSync(await readFile(`${second}.br`))).toEqual(content);
    expect(gunzipSync(await readFile(`${second}.gz`))).toEqual(content);
    await writeFile(`${first}.br`, 'the copy of the first release');
    expect(await readFile(`${await release('a', 'third')}.br`, 'utf8')).toBe('the copy of the first release');
  });

  it('is refused when its pages can’t be written, already in the dry run', async () => {
    const site = await MadeUpSite.make();
    const good = await releaseAnother(site, 'good', 'generator');
    const before = await site.files();
    const build = await copyOfBuild('mfe-generator', 'broken');
    await appendFile(join(build, 'prerender/prerender.mjs'), "\nthrow new RangeError('No such genre');\n");
    for (const dryRun of [true, false]) {
      const release = releaseModule('generator', site.folder, { build, 'dry-run': dryRun });
      await expect(release).rejects.toThrow(/not released:[^]*pages can’t be written[^]*RangeError: No such genre/);
    }
    expect(changedFiles(before, await site.files())).toEqual([]);
    await releaseModule('generator', site.folder, { rollback: true });
    expect(await site.release('generator')).not.toBe(good);
  });

  it('keeps code that left service for seven days, and pages no longer', async () => {
    const site = await MadeUpSite.make();
    const folder = `remotes/generator/${await site.release('generator')}`;
    await releaseAnother(site, 'another', 'generator');
    await releaseModule('generator', site.folder, { remove: true });
    const isThere = async (file: string) => Object.keys(await site.files()).some((name) => name.startsWith(file));
    expect(await isThere('generators/')).toBe(false);
    const shell = JSON.parse(await site.text('.releases/shell/files.json')) as string[];
    const days = (count: number) => Date.now() + count * 24 * 60 * 60 * 1000;
    await removeUnused(site.folder, await site.map(), shell, days(6.9));
    expect(await isThere(folder)).toBe(true);
    await removeUnused(site.folder, await site.map(), shell, days(7.1));
    expect(await isThere(folder)).toBe(false);
    expect(await isThere('remotes/marketing/')).toBe(true);
  });
});

describe('a change of what is in service', () => {
  it('goes further back with a second roll-back, and keeps a pinned release until it is unpinned', async () => {
    const site = await MadeUpSite.make();
    const first = await releaseAnother(site, 'one');
    const second = await releaseAnother(site, 'two');
    await releaseAnother(site, 'three');
    for (const expected of [second, first]) {
      await releaseModule('inspiration', site.folder, { rollback: true });
      expect(await site.release('inspiration')).toBe(expected);
    }
    await releaseModule('inspiration', site.folder, { pin: second });
    expect(await site.entry('inspiration')).toMatchObject({ pinned: true });
    expect(await releaseAnother(site, 'four')).toBe(second);
    await releaseModule('inspiration', site.folder, { unpin: true });
    expect(await releaseAnother(site, 'five')).not.toBe(second);
    expect(await site.entry('inspiration')).not.toHaveProperty('pinned');
  });

  it('adds canaries and previews beside the release, ends them, and logs each change', async () => {
    const site = await MadeUpSite.make();
    const before = await site.map();
    const build = await copyOfBuild('mfe-generator', 'Another release');
    const inService = await site.release('generator');
    await releaseModule('generator', site.folder, { build, canary: '10' });
    await releaseModule('generator', site.folder, { build, preview: 'loom' });
    const { canary, previews } = await site.entry('generator');
    expect(canary).toMatchObject({ percent: 10, release: { id: 'generator' } });
    expect(previews).toEqual({ loom: canary?.release });
    expect(await site.release('generator')).toBe(inService);
    expect(canary?.release.entry).not.toContain(inService);
    await releaseModule('generator', site.folder, { end: 'canary' });
    await releaseModule('generator', site.folder, { end: 'preview' });
    expect(await site.map()).toEqual(before);
    const log = (await site.text('.releases/log.jsonl')).trim().split('\n');
    const actions = log.slice(-4).map((line) => (JSON.parse(line) as { readonly action: string }).action);
    expect(actions).toEqual(['canary 10 %', 'preview loom', 'end of the canary', 'end of previews']);
  });

  it('removes a module with its pages, which come back with its next release', async () => {
    const site = await MadeUpSite.make();
    const pages = async () => Object.keys(await site.files()).filter((file) => file.startsWith('generators/'));
    const [before, { remotes }] = [await pages(), await site.map()];
    await releaseModule('generator', site.folder, { remove: true });
    expect((await site.map()).remotes).toEqual(remotes.filter(({ id }) => id !== 'generator'));
    expect(await pages()).toEqual([]);
    await releaseAnother(site, 'back', 'generator');
    expect(await pages()).toEqual(before);
  });

  it('is refused with what to do when it is impossible, and changes nothing', async () => {
    const site = await MadeUpSite.make();
    const build = await copyOfBuild('mfe-generator', 'Another release');
    const before = await site.files('all');
    const PERCENT = '--canary takes the number of visitors of 100, from 1 to 99.';
    for (const [id, options, reason] of [
      ['generator', { pin: '0123456789abcdef' }, 'has no release 0123456789abcdef of generator'],
      ['generator', { pin: '../../assets' }, 'has no release ../../assets of generator'],
      ['games', { rollback: true }, 'The site has no module “games”. It has dashboard, generator,'],
      ['generator', { rollback: true }, 'generator has no earlier release on this site.'],
      ['generator', { build, canary: '100' }, PERCENT],
      ['generator', { build, canary: '10.5' }, PERCENT],
      ['generator', { build, preview: 'My Preview' }, 'made of lower-case letters, digits and hyphens'],
      ['generator', { build, canary: '10', preview: 'new' }, '--canary and --preview are different changes'],
      ['generator', { 'dry-run': true, rollback: true }, '--dry-run is for releases.'],
      ['generator', { unpin: true }, 'generator is not pinned.'],
      ['generator', { end: 'canary' }, 'generator has no canary.'],
      ['generator', { end: 'preview' }, 'generator has no preview.'],
      ['generator', { end: 'all' }, '--end takes “canary” or “preview”.'],
      ['games', {}, 'It has dashboard, generator, inspiration,'],
      ['shell', {}, 'The shell is not released alone'],
    ] as const)
      await expect(releaseModule(id, site.folder, options), reason).rejects.toThrow(reason);
    expect(await site.files('all')).toEqual(before);

    await rm(join(site.folder, 'remotes/generator', await site.release('generator'), 'assets/page.js'));
    const pin = await site.release('generator');
    await expect(releaseModule('generator', site.folder, { pin })).rejects.toThrow('is not the file that was built');
  });

  it('leaves a folder alone that is no assembled site', async () => {
    const folder = await temporaryFolder();
    await expect(releaseModule('generator', folder, { rollback: true })).rejects.toThrow('is not an assembled site');
    expect(await readdir(folder)).toEqual([]);
  });
});
