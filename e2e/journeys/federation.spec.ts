import type { Page } from '@playwright/test';
import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Backend } from '../fixtures/backend.ts';
import { IN_MATRIX } from '../fixtures/rings.ts';
import { SiteCopy } from '../fixtures/site-copy.ts';
import { expect, test } from '../fixtures/test.ts';

// The tests start their own backend.
test.use({ baseURL: '' });

// The tests share one copy of the site.
test.describe.configure({ mode: 'default' });

let site: SiteCopy;
let backend: Backend;
test.beforeAll(async () => {
  site = await SiteCopy.make();
  backend = await Backend.start({ env: { STORYLOOM_SITE: site.folder } });
});
test.beforeEach(() => site.restore());
test.afterAll(async () => {
  await backend.stop();
  await site.remove();
});

/** The hash in the form of the release map. */
const integrityOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Returns a function that says whether the page has not been reloaded since. */
async function markPage(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(globalThis, { storyloomMark: true }));
  return () => page.evaluate(() => 'storyloomMark' in globalThis);
}

test('A missing module is named in its place, the others work, and Retry recovers without a reload', async ({
  page,
}) => {
  const putBack = await site.takeAway('inspiration');
  await page.goto(`${backend.url}/inspiration`);
  const stillThere = await markPage(page);
  await expect(page.getByRole('alert')).toContainText('“Inspiration” couldn’t be loaded');

  const navigation = page.getByRole('navigation', { name: 'Main' });
  await navigation.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('link', { name: 'Start Creating' }).first()).toBeVisible();
  await navigation.getByRole('link', { name: 'Generators' }).click();
  await expect(page.getByRole('button', { name: 'Generate Story' })).toBeVisible();
  await page.evaluate(() => history.pushState(null, '', '/dashboard'));
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();

  await navigation.getByRole('link', { name: 'Inspiration' }).click();
  await expect(page.getByRole('alert')).toContainText('“Inspiration” couldn’t be loaded');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('alert')).toContainText('“Inspiration” couldn’t be loaded');
  await putBack();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
  expect(await stillThere()).toBe(true);
});

const ALTERED = 'Its files aren’t the ones that were released';

/** Scripts in a folder of the site whose names begin like this. */
async function filesLike(folder: string, start: string): Promise<readonly string[]> {
  const names = await readdir(join(site.folder, folder));
  const found = names.filter((name) => name.startsWith(start) && name.endsWith('.js'));
  expect(found).not.toEqual([]);
  return found.map((name) => join(site.folder, folder, name));
}

/** Adds code to a script of the site that marks the page when it runs. */
async function addCode(file: string) {
  await writeFile(file, `${await readFile(file, 'utf8')}\n;document.documentElement.dataset.added = '';`);
  await Promise.all(['.br', '.gz'].map((ending) => rm(`${file}${ending}`, { force: true })));
}

for (const [what, folder, start] of [
  ['manifest', 'remotes/generator', 'mf-manifest'],
  ['entry', 'remotes/generator', 'remoteEntry'],
  ['exposed module', 'remotes/generator/assets', 'remote-'],
  ['page', 'remotes/generator/assets', 'generator-page'],
  ['part that its page imports', 'remotes/generator/assets', 'message-text'],
] as const) {
  test(`Code that was added to the ${what} of a module is not run`, { tag: IN_MATRIX }, async ({ page }) => {
    if (what === 'manifest') {
      const manifest = join(site.folder, folder, 'mf-manifest.json');
      await writeFile(manifest, `${await readFile(manifest, 'utf8')} `);
    } else {
      for (const file of await filesLike(folder, start)) await addCode(file);
    }
    await page.goto(`${backend.url}/generators`);
    await expect(page.getByRole('alert')).toContainText(ALTERED);
    await expect(page.getByRole('button', { name: 'Generate Story' })).toBeHidden();
    await expect(page.locator('html[data-added]')).toHaveCount(0);

    await site.restore();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('button', { name: 'Generate Story' })).toBeVisible();
  });
}

test('Code that was added to a module is not run when the module is reached by a link', async ({ page }) => {
  for (const file of await filesLike('remotes/generator/assets', 'generator-page')) await addCode(file);
  await page.goto(`${backend.url}/inspiration`);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Generators' }).click();
  await expect(page.getByRole('alert')).toContainText(ALTERED);
  await expect(page.locator('html[data-added]')).toHaveCount(0);
});

test('Code that was added to the first script of the shell is not run', async ({ page }) => {
  for (const file of await filesLike('assets', 'index-')) await addCode(file);
  const refused = page.waitForEvent('console', (message) => /integrity/i.test(message.text()));
  await page.goto(`${backend.url}/auth`);
  await refused;
  await expect(page.locator('html[data-added]')).toHaveCount(0);
});

test(
  'Code that was added to a script that the shell imports later is not run',
  { tag: IN_MATRIX },
  async ({ page }) => {
    for (const file of await filesLike('assets', 'request-reset-form')) await addCode(file);
    await page.goto(`${backend.url}/auth`);
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.locator('html[data-added]')).toHaveCount(0);
  },
);

test('A module without a hash in the release map is not run, not even on Retry', async ({ page }) => {
  for (const file of await filesLike('remotes/generator', 'remoteEntry')) await addCode(file);
  const map = join(site.folder, 'remotes.json');
  const text = await readFile(map, 'utf8');
  for (const without of [text.replaceAll(/,"integrity":"[^"]*"/g, ''), '{"remotes":[]}']) {
    await writeFile(map, without);
    await page.goto(`${backend.url}/generators`);
    await expect(page.getByRole('alert')).toContainText(ALTERED);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('alert')).toContainText(ALTERED);
    await expect(page.locator('html[data-added]')).toHaveCount(0);
  }
});

test(
  'A module of another contract, or built for another React version, is named as one that does not fit',
  { tag: IN_MATRIX },
  async ({ page }) => {
    const map = join(site.folder, 'remotes.json');
    const html = join(site.folder, 'generators/index.html');
    const page1 = await readFile(html, 'utf8');
    for (const file of [map, html]) {
      const text = await readFile(file, 'utf8');
      await writeFile(
        file,
        text.replace(
          '"id":"generator","name":"Story generator","contract":1',
          '"id":"generator","name":"Story generator","contract":2',
        ),
      );
    }
    await page.goto(`${backend.url}/generators`);
    await expect(page.getByRole('alert')).toContainText('Its version doesn’t fit this page.');

    const manifest = join(site.folder, 'remotes/generator/mf-manifest.json');
    const released = await readFile(manifest, 'utf8');
    const other = released.replaceAll('"requiredVersion":"^19', '"requiredVersion":"^18');
    await writeFile(manifest, other);
    await writeFile(html, page1.replace(integrityOf(released), integrityOf(other)));
    await page.goto(`${backend.url}/generators`);
    await expect(page.getByRole('alert')).toContainText('Its version doesn’t fit this page.');
  },
);

test('A page without a release map in its HTML fetches remotes.json', { tag: IN_MATRIX }, async ({ page }) => {
  const html = join(site.folder, 'generators/scifi/index.html');
  const text = await readFile(html, 'utf8');
  await writeFile(html, text.replace(/(id="storyloom-releases">)[^<]*/, '$1'));
  await page.goto(`${backend.url}/generators/scifi`);
  await expect(page.getByRole('heading', { level: 1, name: 'Sci-Fi Story Generator' })).toBeVisible();
});
