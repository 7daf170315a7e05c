import type { Page } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../fixtures/backend.ts';
import { overflowOn } from '../fixtures/overflow.ts';
import { IN_MATRIX } from '../fixtures/rings.ts';
import { hydrate } from '../fixtures/settled.ts';
import { visibleText } from '../fixtures/visible-text.ts';
import { expect, test } from '../fixtures/test.ts';

/** Every prerendered page to read in the site's folder: those that fetch their scripts at once go on to what only these know. */
const WRITTEN = readdirSync(join(repository, 'dist'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?:^|\/)index\.html$/.test(file))
  .filter((file) => !/<div id="root"><\/div>|"live":true/.test(readFileSync(join(repository, 'dist', file), 'utf8')))
  .map((file) => `/${file.replace(/\/?index\.html$/, '')}`)
  .toSorted();

/** The pages without those that differ only in their text: one category represents all. */
const DISTINCT = WRITTEN.filter((path) => !path.startsWith('/blog/category/') || path.endsWith('/prompts'));

test.use({ javaScriptEnabled: false });

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const main = (page: Page) => page.getByRole('main');

test(
  'Each prerendered page has the same text without scripts as when it is hydrated, and the console stays empty',
  { tag: IN_MATRIX },
  async ({ browser, page }) => {
    test.slow();
    expect(WRITTEN.length).toBeGreaterThan(25);
    const alive = await (await browser.newContext({ javaScriptEnabled: true })).newPage();
    const problems: string[] = [];
    alive.on('pageerror', (error) => problems.push(`${alive.url()}: ${error.message}`));
    alive.on('console', (message) => message.type() !== 'info' && problems.push(`${alive.url()}: ${message.text()}`));
    for (const path of DISTINCT) {
      await page.goto(path);
      const text = await visibleText(page);
      expect.soft(text.join(' ').length, path).toBeGreaterThan(80);
      await alive.goto(path);
      await hydrate(alive);
      expect.soft(await visibleText(alive), path).toEqual(text);
    }
    expect(problems).toEqual([]);
    await alive.context().close();
  },
);

test('Links lead through the site without scripts', async ({ backend, page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Features' }).click();
  await expect(heading(page, /./)).toBeVisible();
  await expect(page).toHaveURL(`${backend.url}/features`);
  await navigation.getByRole('link', { name: 'Blog' }).click();
  await expect(heading(page, 'Blog')).toBeVisible();

  await main(page).getByRole('link', { name: 'Build a World From What It Won’t Allow' }).click();
  await expect(heading(page, 'Build a World From What It Won’t Allow')).toBeVisible();
  await main(page).getByRole('link', { name: 'World Building' }).first().click();
  await expect(heading(page, 'World Building')).toBeVisible();
  await main(page).getByRole('link', { name: 'Build a World From What It Won’t Allow' }).click();
  const related = page.getByRole('region', { name: 'Related articles' }).getByRole('link').first();
  const words = (await related.innerText()).trim();
  await related.click();
  await expect(heading(page, words)).toBeVisible();

  const site = page.getByRole('navigation', { name: 'Site' });
  await site.getByRole('link', { name: 'Pricing' }).click();
  await expect(heading(page, 'Pricing')).toBeVisible();
  await site.getByRole('link', { name: 'FAQ' }).click();
  const [question, answer] = [main(page).locator('summary').first(), main(page).locator('details > div').first()];
  await expect(answer).toBeHidden();
  await question.click();
  await expect(answer).toBeVisible();
  await site.getByRole('link', { name: 'Sitemap' }).click();
  await expect(heading(page, 'Sitemap')).toBeVisible();
  await main(page).getByRole('link', { name: 'Terms' }).click();
  await expect(heading(page, 'Terms')).toBeVisible();
});

test('An address that leads to an answer opens it without scripts', async ({ page }) => {
  await page.goto('/faq');
  const id = await main(page).locator('details > [id]').last().getAttribute('id');
  await page.goto('/');
  await page.goto(`/faq#${id}`);
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  await expect(main(page).locator('details[open]')).toHaveCount(1);
});

test('On a phone, the menu of a page without scripts leads to the links in its footer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
  const site = page.getByRole('navigation', { name: 'Site' });
  await expect(site).not.toBeInViewport();
  await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click();
  await expect(site).toBeInViewport();
  await site.getByRole('link', { name: 'Pricing' }).click();
  await expect(heading(page, 'Pricing')).toBeVisible();
});

test('No prerendered page is wider than a phone', { tag: IN_MATRIX }, async ({ page }) => {
  const found: string[] = [];
  for (const path of DISTINCT) {
    await page.goto(path);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      found.push(...(await overflowOn(page)).map((line) => `${path} at ${width}: ${line}`));
    }
  }
  expect(found).toEqual([]);
});

const SCREENS = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 1280, height: 720 },
];

const ARTICLE = ['h1', 'article img', 'article > div:last-of-type > :is(p, blockquote)'];

/** The main content of each page, by selectors. */
const WANTED: Readonly<Record<string, readonly string[]>> = {
  '/': ['a:text-is("Start Creating")', 'a:text-is("Get Inspired")'],
  '/blog': ['article h2'],
  '/blog/category/prompts': ['article h2'],
  '/blog/world-building': ARTICLE,
  '/blog/ai-storytelling-guide': ARTICLE,
  '/pricing': ['article p:has-text("$0 per month")'],
  '/features': ['h3'],
  '/faq': ['input[type="search"]', 'summary', 'details:nth-child(2) > summary'],
  '/search': ['input[type="search"]'],
  '/about': ['section p'],
  '/sitemap': ['section a, nav a'],
  '/terms': ['article p'],
  '/privacy': ['article p'],
};

/** The height of two lines, which are enough of a paragraph. */
const TWO_LINES = 64;

test(
  'The main content of each public page is in the first screen of phones and of a laptop',
  { tag: IN_MATRIX },
  async ({ browser }) => {
    const reader = await (await browser.newContext({ javaScriptEnabled: true })).newPage();
    for (const size of SCREENS) {
      await reader.setViewportSize(size);
      for (const [path, wanted] of Object.entries(WANTED)) {
        await reader.goto(path);
        for (const selector of wanted) {
          const place = await reader.getByRole('main').locator(selector).first().boundingBox();
          const state = `${path} at ${size.width} by ${size.height}: ${selector}`;
          expect.soft(place, state).not.toBeNull();
          if (place) expect.soft(place.y + Math.min(place.height, TWO_LINES), state).toBeLessThanOrEqual(size.height);
        }
      }
    }
    await reader.context().close();
  },
);
