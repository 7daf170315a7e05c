import type { Page } from '@playwright/test';
import { signedIn } from '../fixtures/people.ts';
import { IN_SOAK } from '../fixtures/rings.ts';
import { hydrate, settled, still } from '../fixtures/settled.ts';
import { expect, test } from '../fixtures/test.ts';

const PHONE = { width: 390, height: 700 };

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('Going back restores the scroll position, and a new page starts at its top', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await settled(page);
  const link = page.getByRole('link', { name: 'View All Generators' });
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(500);
  await link.click();
  await expect(heading(page)).toHaveText('Fantasy Story Generator');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(link).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  await page.reload();
  await settled(page);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});

test('The first Tab skips to the content, and a new page focuses its heading', async ({ backend, page }) => {
  const post = '/blog/world-building';
  await page.goto(post);
  await hydrate(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${backend.url}${post}`);
  await expect(heading(page)).not.toBeFocused();
  const links = page.getByRole('navigation', { name: 'Main' });
  for (const [name, title] of [
    ['Generators', /^Fantasy Story Generator/],
    ['Inspiration', /^Inspirations/],
    ['Home', /^Storyloom/],
  ] as const) {
    await links.getByRole('link', { name }).click();
    await expect(page).toHaveTitle(title);
    await expect(heading(page)).toBeFocused();
    // A screen reader reads the focused heading: the title is not announced as well.
    await expect(page.locator('[data-announcer]')).toBeEmpty();
  }
  await expect(page.locator('link[rel="canonical"], meta[property="og:title"]')).toHaveCount(0);
  await expect(page.locator('meta[name="description"]')).toHaveCount(1);
  await page.goBack();
  await expect(heading(page)).toBeFocused();
});

test(
  'The page behind a dialog does not move, even beside a visible scrollbar',
  { tag: [...IN_SOAK] },
  async ({ playwright, launchOptions, backend, person }) => {
    const browser = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] });
    const page = await browser.newPage({ ...signedIn(backend, person), viewport: { width: 1280, height: 600 } });
    await page.goto(`${backend.url}/inspiration`);
    await settled(page);
    expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);
    /** How far the page is scrolled, and where it and its fixed header stand. */
    const place = () =>
      page.evaluate(() => {
        const boxes = ['header', 'header a', 'main', 'main h1'].map((part) =>
          document.querySelector(part)?.getBoundingClientRect(),
        );
        return [scrollY, ...boxes.flatMap((box) => [box?.left, box?.right])];
      });
    await page.evaluate(() => scrollTo({ top: 40, behavior: 'instant' }));
    await still(page);
    const before = await place();
    expect(before[0]).toBe(40);
    await page.getByRole('button', { name: /^Share Your Inspiration/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.mouse.move(20, 560);
    await page.mouse.wheel(0, 900);
    await still(page);
    expect(await place()).toEqual(before);
    await browser.close();
  },
);
