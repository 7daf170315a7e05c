import type { Page } from '@playwright/test';
import { sharePrompt } from '../fixtures/community.ts';
import { watchConsole } from '../fixtures/console.ts';
import { signedIn } from '../fixtures/people.ts';
import { GeneratorScreen } from '../fixtures/generator-screen.ts';
import { DISTINCT_ROUTES, ROUTES, type Route } from '../fixtures/routes.ts';
import { hydrate, settled, still } from '../fixtures/settled.ts';
import { SiteHeader } from '../fixtures/site-header.ts';
import { IN_MATRIX, LONGER_IN_SOAK, isSoak } from '../fixtures/rings.ts';
import { expect, test } from '../fixtures/test.ts';
import { type Household, moveIn } from '../fixtures/visitors.ts';
import { openWindows } from '../fixtures/windows.ts';

const NOWHERE = ['/nowhere/at/all', '/blog/no-such-post', '/blog/category/nothing', '/story/no-id'];
const isThere = ({ path }: Route): boolean => !NOWHERE.includes(path);

test.use({
  household: async ({ backend }, use) => {
    const household = await moveIn(backend);
    await sharePrompt(backend, household.account, { title: 'A lamp', prompt: 'A lamp that nobody lit.' });
    await use(household);
  },
});

/** Opens a page and begins to use it. */
async function visit(page: Page, { path }: Route, { storyId, shareId }: Household): Promise<void> {
  await page.goto(path.replace(':storyId', storyId).replace(':shareId', shareId));
  if (await page.locator('#storyloom-start').count()) await hydrate(page);
  await settled(page);
}

test(
  'The console stays empty while every page and dialog is opened, a story is written and the user signs out',
  { tag: [LONGER_IN_SOAK, IN_MATRIX] },
  async ({ visitors }) => {
    test.setTimeout(300_000);
    const { guest, person, account } = visitors;
    const complaints = await Promise.all([watchConsole(guest), watchConsole(person)]);
    const opened = new Set<string>();

    const openAll = async (page: Page) => {
      for (const each of await openWindows(page)) opened.add(each);
    };
    const visitAll = async (page: Page, routes: readonly Route[]) => {
      for (const route of routes.filter(isThere)) {
        await visit(page, route, visitors);
        // The user's own prompts are loaded after the rest of the page.
        if (page === person && route.path === '/inspiration') {
          await expect(page.getByRole('button', { name: /^Edit\b/ }).first()).toBeVisible();
        }
        await openAll(page);
      }
    };
    await test.step('pages of a guest and of a user', () =>
      Promise.all([visitAll(guest, isSoak ? ROUTES : DISTINCT_ROUTES), visitAll(person, DISTINCT_ROUTES)]));

    await test.step('the menu of a phone', async () => {
      await guest.setViewportSize({ width: 390, height: 844 });
      await openAll(guest);
      await guest.setViewportSize({ width: 1280, height: 900 });
    });

    await test.step('a story is written', async () => {
      for (const page of [guest, person]) {
        const generator = new GeneratorScreen(page);
        await generator.open();
        await generator.write('A fox who guards a lamp at the edge of the sea.');
        await generator.finished();
        await openAll(page);
      }
    });

    await test.step('signing out', async () => {
      await new SiteHeader(person).account(account.email).click();
      await person.getByRole('menuitem', { name: 'Sign out' }).click();
      await expect(person.getByText('Signed out successfully')).toBeVisible();
      await expect(person).toHaveURL(`${visitors.backend.url}/`);
    });

    expect(complaints.flat()).toEqual([]);
    expect([...opened].toSorted()).toEqual(
      expect.arrayContaining([
        'alertdialog Delete',
        'dialog Edit',
        'dialog Open',
        'dialog Rename',
        'dialog Report',
        'dialog Share',
        'menu Download',
        'menu Filters',
        'menu Account',
      ]),
    );
  },
);

test('A page that does not exist logs its 404 status and nothing else', async ({ visitors }) => {
  const page = await visitors.guest.context().newPage();
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
  await page.close();
});

/** The positions of the page and its fixed header, and how far the page is scrolled. */
const placeOf = (page: Page) =>
  page.evaluate(() => {
    const left = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().left;
    const right = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().right;
    return {
      scrolled: scrollY,
      header: [left('header'), right('header'), left('header a')],
      main: [left('main'), right('main'), left('main h1')],
    };
  });

test(
  'The page behind a dialog does not move, even where its scrollbar takes up space',
  { tag: IN_MATRIX },
  async ({ playwright, launchOptions, backend, person }) => {
    const browser = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] });
    for (const viewport of [
      { width: 1280, height: 600 },
      { width: 390, height: 700 },
    ]) {
      const isPhone = viewport.width < 640;
      const page = await browser.newPage({ ...signedIn(backend, person), viewport, hasTouch: isPhone });
      await page.goto(`${backend.url}/inspiration`);
      await settled(page);
      if (!isPhone)
        expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);
      const share = page.getByRole('button', { name: /^Share Your Inspiration/ });
      await page.evaluate(() => scrollTo(0, 40));
      await still(page);
      const before = await placeOf(page);
      expect(before.scrolled).toBe(40);
      await share.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await still(page);
      expect(await placeOf(page)).toEqual(before);
      const cdp = await page.context().newCDPSession(page);
      for (const y of [80, viewport.height - 40]) {
        await page.mouse.move(20, y);
        await page.mouse.wheel(0, 900);
        if (isPhone)
          await cdp.send('Input.synthesizeScrollGesture', { x: 20, y, yDistance: -300, gestureSourceType: 'touch' });
      }
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await still(page);
      expect(await placeOf(page)).toEqual(before);
      // The page scrolls again.
      await page.mouse.move(20, 300);
      await page.mouse.wheel(0, 300);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(40);
      await page.close();
    }
    await browser.close();
  },
);
