import type { Page } from '@playwright/test';
import { sharePrompt } from '../fixtures/community.ts';
import { watchConsole } from '../fixtures/console.ts';
import { GeneratorScreen } from '../fixtures/generator-screen.ts';
import { longMotions, watchMotions } from '../fixtures/motion.ts';
import { IN_MATRIX, isSoak, LONGER_IN_SOAK } from '../fixtures/rings.ts';
import { DISTINCT_ROUTES, ROUTES } from '../fixtures/routes.ts';
import { hydrate, settled } from '../fixtures/settled.ts';
import { SiteHeader } from '../fixtures/site-header.ts';
import { expect, test } from '../fixtures/test.ts';
import { moveIn } from '../fixtures/visitors.ts';
import { openWindows } from '../fixtures/windows.ts';

const NOWHERE = ['/nowhere/at/all', '/blog/no-such-post', '/blog/category/nothing', '/story/no-id'];

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  household: async ({ backend }, use) => {
    const household = await moveIn(backend);
    await sharePrompt(backend, household.account, { title: 'A lamp', prompt: 'A lamp that nobody lit.' });
    await use(household);
  },
});

interface Head {
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

/** The title and description that a page has once, and that its heading repeats. */
async function headOf(page: Page, path: string): Promise<Head> {
  const { titles, descriptions, words } = await page.evaluate(() => ({
    titles: [...document.head.querySelectorAll('title')].map(({ textContent }) => textContent),
    descriptions: [...document.head.querySelectorAll<HTMLMetaElement>('meta[name="description"]')].map(
      ({ content }) => content,
    ),
    // Read at the same moment, because a page may still change its title.
    words: document.querySelector('h1')?.textContent?.trim(),
  }));
  const [title = '', description = ''] = [titles[0], descriptions[0]];
  expect.soft([titles.length, descriptions.length], `heads of ${path}`).toEqual([1, 1]);
  if (path === '/') expect.soft(title).toMatch(/^Storyloom\b/);
  else expect.soft(title, path).toBe(`${words} · Storyloom`);
  expect.soft(description.length, `description of ${path}`).toBeGreaterThan(20);
  return { path, title, description };
}

for (const [who, windows] of [
  ['guest', ['dialog Open', 'menu Download', 'menu Filters']],
  ['person', ['alertdialog Delete', 'dialog Edit', 'dialog Rename', 'dialog Report', 'dialog Share', 'menu Account']],
] as const) {
  test(
    `Every page of a ${who} has a head of its own, a quiet console and no long motion, with every dialog opened`,
    { tag: [LONGER_IN_SOAK, IN_MATRIX] },
    async ({ visitors }) => {
      test.setTimeout(300_000);
      const page = visitors[who];
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const complaints = await watchConsole(page);
      await watchMotions(page);
      const opened: string[] = [];
      const heads: Head[] = [];
      for (const { path } of isSoak ? ROUTES : DISTINCT_ROUTES) {
        if (NOWHERE.includes(path) || path === '/moderation' || path === '/community/:storyId') continue;
        const address = path.replace(':storyId', visitors.storyId).replace(':shareId', visitors.shareId);
        await page.goto(address);
        if (await page.locator('#storyloom-start').count()) await hydrate(page);
        await settled(page);
        // A guest is sent to sign in, and a user who has done so to the generator.
        if (new URL(page.url()).pathname === address) heads.push(await headOf(page, path));
        // The user's own prompts are loaded after the rest of the page.
        if (who === 'person' && path === '/inspiration') {
          await expect(page.getByRole('button', { name: /^Edit\b/ }).first()).toBeVisible();
        }
        opened.push(...(await openWindows(page)));
        expect.soft(await longMotions(page), path).toEqual([]);
      }
      await test.step('the menu of a phone', async () => {
        await page.setViewportSize({ width: 390, height: 844 });
        opened.push(...(await openWindows(page)));
        await page.setViewportSize({ width: 1280, height: 900 });
      });
      await test.step('a story is written', async () => {
        const generator = new GeneratorScreen(page);
        await generator.open();
        await generator.write('A fox who guards a lamp at the edge of the sea.');
        await generator.finished();
        opened.push(...(await openWindows(page)));
      });
      if (who === 'person') {
        await new SiteHeader(page).account(visitors.account.email).click();
        await page.getByRole('menuitem', { name: 'Sign out' }).click();
        await expect(page).toHaveURL(`${visitors.backend.url}/`);
      }

      expect(complaints).toEqual([]);
      expect(opened).toEqual(expect.arrayContaining([...windows]));
      for (const key of ['title', 'description'] as const) {
        const texts = heads.filter(({ path }) => path !== '/generators').map((head) => head[key]);
        expect
          .soft(
            texts.filter((text, index) => texts.indexOf(text) !== index),
            `${key} of several pages`,
          )
          .toEqual([]);
      }
    },
  );
}

test('A page that does not exist logs its 404 status and nothing else', async ({ page }) => {
  const complaints = await watchConsole(page);
  for (const path of NOWHERE) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await settled(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/not found|Welcome Back/i);
  }
  const status = 'error Failed to load resource: the server responded with a status of 404 (Not Found)';
  // Chromium logs the status of a page itself, while the address is still that of the previous page.
  expect(complaints.map((line) => line.replace(/^[^:]*: /, ''))).toEqual(NOWHERE.map(() => status));
});
