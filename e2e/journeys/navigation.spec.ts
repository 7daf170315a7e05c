import type { Page } from '@playwright/test';
import { signedIn } from '../fixtures/people.ts';
import { hydrate, settled, still } from '../fixtures/settled.ts';
import { SiteHeader } from '../fixtures/site-header.ts';
import { expect, test } from '../fixtures/test.ts';

const PHONE = { width: 390, height: 700 };

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('The mobile menu keeps the focus, gives it back, and closes whenever the page changes', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/generators');
  await settled(page);
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
  await page.goBack();
  await expect(header.menu).toBeHidden();
});

test('Going back returns to the old scroll position, and a new page starts at its top', async ({ page }) => {
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

test('Each change of page focuses the new heading, and replaces the head of the page', async ({ backend, page }) => {
  const post = '/blog/world-building';
  await page.goto(post);
  await hydrate(page);
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

test('The first Tab offers to skip to the content, and skipping leads past the header', async ({ page }) => {
  await page.goto('/generators');
  await settled(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
});

test('The page behind a dialog does not move, even where its scrollbar takes up space', async ({
  playwright,
  launchOptions,
  backend,
  person,
}) => {
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
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await still(page);
  expect(await place()).toEqual(before);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(40);
  await browser.close();
});
