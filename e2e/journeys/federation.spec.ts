import type { Page } from '@playwright/test';
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

/** Replaces the text of a file, which then has no compressed copies. */
async function edit(file: string, change: (text: string) => string): Promise<void> {
  await writeFile(file, change(await readFile(file, 'utf8')));
  await Promise.all(['.br', '.gz'].map((ending) => rm(`${file}${ending}`, { force: true })));
}

/** Adds code to a script of the site that marks the page when it runs. */
const addCode = (file: string) => edit(file, (text) => `${text}\n;document.documentElement.dataset.added = '';`);

test('Code that was added to a module is not run when the module is reached by a link', async ({ page }) => {
  const release = await site.releaseOf('generator');
  for (const file of await filesLike(`${release}/assets`, 'generator-page')) await addCode(file);
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
