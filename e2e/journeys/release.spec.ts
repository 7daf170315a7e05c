import { execFile } from 'node:child_process';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { releaseModule } from '../../scripts/lib/release/release.mjs';
import { Backend } from '../fixtures/backend.ts';
import { copyOfBuild } from '../fixtures/build-copy.ts';
import { GeneratorScreen } from '../fixtures/generator-screen.ts';
import { RepositoryCopy } from '../fixtures/repository-copy.ts';
import { IN_MATRIX, IN_SOAK } from '../fixtures/rings.ts';
import { SiteCopy } from '../fixtures/site-copy.ts';
import { expect, test } from '../fixtures/test.ts';

// The tests start their own backend.
test.use({ baseURL: '' });

const OLD = 'Fantasy Story Generator';
const NEW = 'Fantasy Story Loom';
const PROMPT = 'A lamp that someone forgets to light.';

/** The folders of a checkout with one module; the files beside them stay. */
const OWN = ['shared', 'mfe-generator', 'scripts', 'node_modules'];

test(
  'A team releases its module alone and rolls it back, without touching other files',
  { tag: IN_MATRIX },
  async ({ page }) => {
    test.slow();
    const site = await SiteCopy.make();
    const backend = await Backend.start({ env: { STORYLOOM_SITE: site.folder } });
    const checkout = await RepositoryCopy.make();
    for (const folder of await readdir(checkout.folder))
      if (!OWN.includes(folder) && !folder.includes('.')) await rm(join(checkout.folder, folder), { recursive: true });
    const strings = join(checkout.folder, 'mfe-generator/src/features/generation/strings.ts');
    await writeFile(strings, (await readFile(strings, 'utf8')).replace(OLD, NEW));
    const release = (...options: string[]) =>
      promisify(execFile)(process.execPath, ['scripts/release.mjs', 'generator', '--to', site.folder, ...options], {
        cwd: checkout.folder,
      });
    const title = page.getByRole('heading', { level: 1 });
    const works = page.getByRole('button', { name: 'Random prompt' });
    await page.goto(`${backend.url}/generators/fantasy`);
    await expect(title).toHaveText(OLD);
    const before = await site.files();

    const { stdout } = await release();
    expect(stdout).toMatch(/^generator: release, [0-9a-f]{16} \(before: [0-9a-f]{16}\)$/m);
    await page.reload();
    await expect(title).toHaveText(NEW);
    await expect(works).toBeEnabled();
    const after = await site.files();
    const changed = Object.keys(before).filter((file) => after[file] !== before[file]);
    // No other page of the module, although it was built in another folder.
    expect(changed.toSorted()).toEqual(['generators/fantasy/index.html', 'generators/index.html', 'remotes.json']);
    const folder = await site.releaseOf('generator');
    const added = Object.keys(after).filter((file) => !(file in before));
    expect(added.filter((file) => !file.startsWith(`${folder}/`))).toEqual([]);

    await release('--rollback');
    await page.reload();
    await expect(title).toHaveText(OLD);
    await expect(works).toBeEnabled();
    expect(await site.files()).toMatchObject(before);
    await Promise.all([backend.stop(), checkout.remove()]);
    await site.remove();
  },
);

test(
  'A tab whose modules were released again opens the newest and loses nothing',
  { tag: IN_MATRIX },
  async ({ page }) => {
    test.slow();
    const site = await SiteCopy.make();
    const backend = await Backend.start({ env: { STORYLOOM_SITE: site.folder } });
    const generator = new GeneratorScreen(page);
    const main = page.getByRole('navigation', { name: 'Main' });
    await page.goto(backend.url);
    await main.getByRole('link', { name: 'Generators' }).click();
    await generator.prompt.fill(PROMPT);

    const change = { from: 'Prompts people wrote for each other.', to: 'The newest release' };
    const build = await copyOfBuild('mfe-inspiration', change);
    const first = await site.releaseOf('inspiration');
    await releaseModule('inspiration', site.folder, { build });
    // As when the first release left service a week ago.
    await rm(join(site.folder, first), { recursive: true });
    await main.getByRole('link', { name: 'Inspiration' }).click();
    await expect(page.getByText('The newest release')).toBeVisible();
    await expect(page.getByText('A new version is ready.')).toBeHidden();
    await main.getByRole('link', { name: 'Generators' }).click();
    await expect(generator.prompt).toHaveValue(PROMPT);

    await backend.stop();
    await Promise.all([site.remove(), rm(build, { recursive: true })]);
  },
);

test(
  'A preview is shown at its address, a canary to its share of visitors',
  { tag: [...IN_SOAK] },
  async ({ page, context }) => {
    test.slow();
    const site = await SiteCopy.make();
    const backend = await Backend.start({ env: { STORYLOOM_SITE: site.folder } });
    const build = await copyOfBuild('mfe-generator', { from: OLD, to: NEW });
    const title = page.getByRole('heading', { level: 1 });
    const { prompt } = new GeneratorScreen(page);

    await releaseModule('generator', site.folder, { build, preview: 'loom' });
    await page.goto(`${backend.url}/generators/fantasy?preview=loom`);
    await expect(page.getByText('This is the preview “loom”.')).toBeVisible();
    await expect(title).toHaveText(NEW);
    await prompt.fill(PROMPT);
    const other = await context.newPage();
    await other.goto(`${backend.url}/generators/fantasy`);
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(OLD);
    await page.getByRole('button', { name: 'Leave preview' }).click();
    await expect(title).toHaveText(OLD);
    await expect(prompt).toHaveValue(PROMPT);

    await releaseModule('generator', site.folder, { end: 'preview' });
    await releaseModule('generator', site.folder, { build, canary: '30' });
    for (const [share, seen] of [
      ['29', NEW],
      ['30', OLD],
    ] as const) {
      await page.evaluate((drawn) => localStorage.setItem('storyloom-share', drawn), share);
      await page.reload();
      await expect(title).toHaveText(seen);
      await expect(prompt).toHaveValue(PROMPT);
    }
    await backend.stop();
    await Promise.all([site.remove(), rm(build, { recursive: true })]);
  },
);
