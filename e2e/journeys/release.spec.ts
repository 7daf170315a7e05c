import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseModule } from '../../scripts/lib/release/release.mjs';
import { Backend } from '../fixtures/backend.ts';
import { copyOfBuild } from '../fixtures/build-copy.ts';
import { buildChanged } from '../fixtures/changed-build.ts';
import { GeneratorScreen } from '../fixtures/generator-screen.ts';
import { IN_MATRIX } from '../fixtures/rings.ts';
import { SiteCopy } from '../fixtures/site-copy.ts';
import { expect, test } from '../fixtures/test.ts';

// The tests start their own backend. They share a build, which none of them changes.
test.use({ baseURL: '' });
test.describe.configure({ mode: 'default' });

const OLD = 'Fantasy Story Generator';
const NEW = 'Fantasy Story Loom';

let loom: Promise<string> | undefined;
/** A build of the generator with the new title. */
const loomBuild = () =>
  (loom ??= buildChanged('mfe-generator', { file: '/generation/strings.ts', from: OLD, to: NEW }));
test.afterAll(async () => {
  if (loom) await rm(await loom, { recursive: true });
});

test(
  'A release of the generator alone is shown after a reload, and changes no file but the map and the words of its own pages',
  { tag: IN_MATRIX },
  async ({ page }) => {
    test.slow();
    const site = await SiteCopy.make();
    const backend = await Backend.start({ env: { STORYLOOM_SITE: site.folder } });
    await page.goto(`${backend.url}/generators/fantasy`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(OLD);
    const before = await site.files();

    await releaseModule('generator', site.folder, { build: await loomBuild() });

    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NEW);
    expect(Object.keys(before).length).toBeGreaterThan(100);
    const after = await site.files();
    const isChanged = (file: string) => file in before && after[file] !== before[file];
    expect(Object.keys(before).filter(isChanged).toSorted()).toEqual([
      'generators/fantasy/index.html',
      'generators/index.html',
      'remotes.json',
    ]);
    const added = Object.keys(after).filter((file) => !(file in before));
    const folder = await site.releaseOf('generator');
    expect(added.filter((file) => !file.startsWith(`${folder}/`))).toEqual([]);

    await releaseModule('generator', site.folder, { rollback: true });
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(OLD);
    const back = await site.files();
    expect(Object.keys(before).filter((file) => back[file] !== before[file])).toEqual([]);

    await backend.stop();
    await site.remove();
  },
);

test(
  'A tab that was opened before two releases, a roll-back and a canary opens a module it has not opened yet, with nothing said or lost',
  { tag: IN_MATRIX },
  async ({ page }) => {
    test.slow();
    const site = await SiteCopy.make();
    const backend = await Backend.start({ env: { STORYLOOM_SITE: site.folder } });
    const generator = new GeneratorScreen(page);
    const main = page.getByRole('navigation', { name: 'Main' });
    await page.goto(backend.url);
    await main.getByRole('link', { name: 'Generators' }).click();
    await generator.prompt.fill('A lamp that someone forgets to light.');

    // Its words are seen nowhere, so another file is enough.
    const second = await copyOfBuild('mfe-inspiration');
    await writeFile(join(second, 'note.txt'), 'The second release');
    const third = await buildChanged('mfe-inspiration', {
      file: '/prompts/strings.ts',
      from: 'Prompts people wrote for each other.',
      to: 'The third release',
    });
    const first = await site.releaseOf('inspiration');
    await releaseModule('inspiration', site.folder, { build: second });
    await releaseModule('inspiration', site.folder, { build: third });
    await releaseModule('inspiration', site.folder, { rollback: true });
    await releaseModule('inspiration', site.folder, { build: third, canary: '1' });
    await page.evaluate(() => localStorage.setItem('storyloom-share', '0'));
    // As long after the release as its files are kept.
    await rm(join(site.folder, first), { recursive: true });
    await main.getByRole('link', { name: 'Inspiration' }).click();
    await expect(page.getByText('The third release')).toBeVisible();
    await expect(page.getByText('A new version is ready.')).toBeHidden();
    await main.getByRole('link', { name: 'Generators' }).click();
    await expect(generator.prompt).toHaveValue('A lamp that someone forgets to light.');

    await backend.stop();
    await site.remove();
    await Promise.all([second, third].map((folder) => rm(folder, { recursive: true })));
  },
);

test(
  'A preview is shown at its address alone, and a canary to the visitors whose share it is, each time they come',
  { tag: IN_MATRIX },
  async ({ page, context }) => {
    test.slow();
    const site = await SiteCopy.make();
    const backend = await Backend.start({ env: { STORYLOOM_SITE: site.folder } });
    const changed = await loomBuild();
    const title = page.getByRole('heading', { level: 1 });
    const prompt = page.getByLabel('Your prompt');

    await releaseModule('generator', site.folder, { build: changed, preview: 'loom' });
    await page.goto(`${backend.url}/generators/fantasy?preview=loom`);
    await expect(page.getByText('This is the preview “loom”.')).toBeVisible();
    await expect(title).toHaveText(NEW);
    await prompt.fill('A lamp that someone forgets to light.');
    const other = await context.newPage();
    await other.goto(`${backend.url}/generators/fantasy`);
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(OLD);
    await page.getByRole('button', { name: 'Leave preview' }).click();
    await expect(title).toHaveText(OLD);
    await expect(prompt).toHaveValue('A lamp that someone forgets to light.');

    await releaseModule('generator', site.folder, { end: 'preview' });
    await releaseModule('generator', site.folder, { build: changed, canary: '30' });
    for (const [share, seen] of [
      ['29', NEW],
      ['30', OLD],
    ] as const) {
      await page.evaluate((drawn) => localStorage.setItem('storyloom-share', drawn), share);
      await page.reload();
      await expect(title).toHaveText(seen);
      await expect(prompt).toHaveValue('A lamp that someone forgets to light.');
    }

    await backend.stop();
    await site.remove();
  },
);
