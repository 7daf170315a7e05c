import type { Page } from '@playwright/test';
import { IN_MATRIX } from '../fixtures/rings.ts';
import { ROUTES } from '../fixtures/routes.ts';
import { hydrate, settled, still } from '../fixtures/settled.ts';
import { SiteHeader } from '../fixtures/site-header.ts';
import { expect, test } from '../fixtures/test.ts';

const PHONE = { width: 390, height: 700 };

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function openAt(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settled(page);
}

test('The mobile menu keeps the focus, gives it back, and closes whenever the page changes', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openAt(page, '/generators');
  const header = new SiteHeader(page);
  await header.openMenu.focus();
  await page.keyboard.press('Enter');
  await expect(header.menu).toBeVisible();
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Tab');
    // After the last element the focus goes to the browser's own controls, never to the page behind the menu.
    const isOutside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    );
    expect(isOutside).toBe(false);
  }
  await header.closeMenu();
  await expect(header.openMenu).toBeFocused();

  await header.showMenu();
  await header.menu.getByRole('link', { name: 'Home' }).click();
  await expect(header.menu).toBeHidden();
  await expect(heading(page)).toBeFocused();
  await header.showMenu();
  await header.menu.getByRole('link', { name: 'Home' }).click();
  await expect(header.menu).toBeHidden();
  await header.showMenu();
  await page.goBack();
  await expect(header.menu).toBeHidden();
  await page.goForward();
  await expect(header.menu).toBeHidden();
});

test('Going back returns to the old scroll position, and a new page starts at its top', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openAt(page, '/');
  await page.getByRole('link', { name: 'View All Generators' }).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(500);
  await page.getByRole('link', { name: 'View All Generators' }).click();
  await expect(heading(page)).toHaveText('Fantasy Story Generator');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('link', { name: 'View All Generators' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  await page.reload();
  await settled(page);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});

test('Each change of page focuses the heading, and does not announce it as well', async ({ page }) => {
  await openAt(page, '/');
  await hydrate(page);
  await expect(heading(page)).not.toBeFocused();
  const links = page.getByRole('navigation', { name: 'Main' });
  for (const name of ['Generators', 'Inspiration', 'Home']) {
    await links.getByRole('link', { name }).click();
    await expect(heading(page)).toBeFocused();
    await expect(page.locator('[data-announcer]')).toBeEmpty();
  }
  await page.goBack();
  await expect(heading(page)).toBeFocused();
});

test(
  'Every route has one title and one description of its own, and the title is its heading',
  { tag: IN_MATRIX },
  async ({ visitors }) => {
    test.slow();
    const seen: { path: string; title: string; description: string }[] = [];
    for (const route of ROUTES) {
      const page = await visitors.open(route);
      const head = await page.evaluate(() => ({
        titles: [...document.head.querySelectorAll('title')].map(({ textContent }) => textContent),
        descriptions: [...document.head.querySelectorAll<HTMLMetaElement>('meta[name="description"]')].map(
          ({ content }) => content,
        ),
        // Read at the same moment, because a page may still change its title.
        words: document.querySelector('h1')?.textContent?.trim(),
      }));
      expect.soft(head.titles, `titles of ${route.path}`).toHaveLength(1);
      expect.soft(head.descriptions, `descriptions of ${route.path}`).toHaveLength(1);
      const [title = '', description = ''] = [head.titles[0], head.descriptions[0]];
      if (route.path === '/') expect.soft(title).toMatch(/^Storyloom\b/);
      else expect.soft(title, `title of ${route.path}`).toBe(`${head.words} · Storyloom`);
      expect.soft(description.length, `description of ${route.path}: “${description}”`).toBeGreaterThan(20);
      seen.push({
        path: new URL(page.url()).pathname
          .replace(/^\/generators$/, '/generators/fantasy')
          // For all but operators, this page does not exist.
          .replace(/^\/moderation$/, '/nowhere/at/all'),
        title,
        description,
      });
    }
    for (const key of ['title', 'description'] as const) {
      const pages = new Map<string, Set<string>>();
      for (const one of seen) pages.set(one[key], (pages.get(one[key]) ?? new Set()).add(one.path));
      const shared = [...pages].filter(([, paths]) => paths.size > 1).map(([text, paths]) => [text, ...paths]);
      expect.soft(shared, `${key} of several pages`).toEqual([]);
    }
  },
);

test(
  'The header is clear at the top and blurs what passes under it from 11 px on',
  { tag: IN_MATRIX },
  async ({ page }) => {
    await openAt(page, '/');
    const blur = () => page.getByRole('banner').evaluate((element) => getComputedStyle(element).backdropFilter);
    expect(await blur()).toBe('none');
    await page.evaluate(() => scrollTo({ top: 10, behavior: 'instant' }));
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await blur()).toBe('none');
    await page.evaluate(() => scrollTo({ top: 11, behavior: 'instant' }));
    await expect.poll(blur).toMatch(/^blur\(\d/);
  },
);

test('The first Tab offers to skip to the content, and skipping leads past the header', async ({ page }) => {
  for (const path of ['/', '/generators', '/auth']) {
    await openAt(page, path);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    // The browser moves the focus to the target of a link with a frame: a Tab before that would be taken back.
    await expect(page.locator('main')).toBeFocused();
    await still(page);
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toHaveCount(1);
  }
});

test('The generator says when the connection is lost and when it is back, and keeps what is typed', async ({
  page,
  context,
  generator,
}) => {
  await generator.open();
  await generator.prompt.fill('A lamp.');
  await context.setOffline(true);
  await expect(page.getByText('You’re offline. What you write is kept on this device.')).toBeVisible();
  await expect(generator.prompt).toHaveValue('A lamp.');
  await context.setOffline(false);
  await expect(page.getByText('You’re back online.')).toBeVisible();
  await expect(page.getByText('You’re back online.')).toBeHidden();
});

test(
  'The buttons of the auth forms and the link home of a 404 page are in the first screen of a small phone',
  { tag: IN_MATRIX },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    for (const [path, name] of [
      ['/auth', 'Sign in'],
      ['/signup', 'Create account'],
      ['/auth?forgot', 'Send the link'],
      ['/nowhere', 'Go to the home page'],
    ] as const) {
      await page.goto(path);
      const target = page.getByRole('main').getByText(name, { exact: true }).first();
      await expect(target).toBeVisible();
      await expect(target).toBeInViewport({ ratio: 1 });
      const header = await page.getByRole('banner').boundingBox();
      expect(header?.height).toBeLessThanOrEqual(57);
    }
  },
);
