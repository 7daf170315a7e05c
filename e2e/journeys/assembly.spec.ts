import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { assemble } from '../../scripts/lib/assemble.mjs';
import { releaseModule } from '../../scripts/lib/release/release.mjs';
import { repository } from '../fixtures/backend.ts';
import { copyOfBuild } from '../fixtures/build-copy.ts';
import { IN_MATRIX } from '../fixtures/rings.ts';
import { SiteCopy } from '../fixtures/site-copy.ts';
import { expect, test } from '../fixtures/test.ts';

// No page is opened.
test.use({ baseURL: '' });

test(
  'A site for this machine alone has no compressed copies, and an assembly for a server adds them',
  { tag: IN_MATRIX },
  async () => {
    test.slow();
    const site = await mkdtemp(join(tmpdir(), 'storyloom-site-'));
    const copies = async () => (await readdir(site, { recursive: true })).filter((file) => /\.(?:br|gz)$/.test(file));
    await assemble({ site, compresses: false });
    expect(await readdir(site)).toContain('app.html');
    expect(await copies()).toEqual([]);
    await assemble({ site });
    expect(await copies()).toContain('remotes.json.br');
    await rm(site, { recursive: true });
  },
);

test(
  'An assembly with a broken build keeps the last release of that module, puts the others in service, and says what is broken',
  { tag: IN_MATRIX },
  async () => {
    test.slow();
    const site = await SiteCopy.make();
    const broken = await copyOfBuild('mfe-generator');
    const fine = await copyOfBuild('mfe-inspiration');
    await rm(join(broken, 'remoteEntry.js'));
    await writeFile(join(fine, 'note.txt'), 'Another release');
    const before = { generator: await site.releaseOf('generator'), inspiration: await site.releaseOf('inspiration') };
    const assembled = assemble({ site: site.folder, builds: { 'mfe-generator': broken, 'mfe-inspiration': fine } });
    await expect(assembled).rejects.toThrow('remoteEntry.js is missing. Build the module again.');
    expect(await site.releaseOf('generator')).toBe(before.generator);
    expect(await site.releaseOf('inspiration')).not.toBe(before.inspiration);
    await Promise.all([broken, fine].map((folder) => rm(folder, { recursive: true })));
    await site.remove();
  },
);

test(
  'An assembly leaves a pinned release, a canary of the same release and previews as they are',
  { tag: IN_MATRIX },
  async () => {
    test.slow();
    const site = await SiteCopy.make();
    const other = await copyOfBuild('mfe-generator');
    const same = join(repository, 'mfe-inspiration/dist');
    await writeFile(join(other, 'note.txt'), 'Another release');
    await releaseModule('generator', site.folder, { build: other, preview: 'board' });
    await releaseModule('inspiration', site.folder, { build: same, canary: '10' });
    await releaseModule('generator', site.folder, { build: other });
    const pinned = basename(await site.releaseOf('generator'));
    await releaseModule('generator', site.folder, { pin: pinned });
    const { remotes } = await site.map();
    await assemble({ site: site.folder });
    expect((await site.map()).remotes).toEqual(remotes);
    await rm(other, { recursive: true });
    await site.remove();
  },
);
