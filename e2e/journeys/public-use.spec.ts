import type { Page } from '@playwright/test';
import { expectNoViolations } from '../fixtures/axe.ts';
import { Markup } from '../fixtures/markup.ts';
import { overflowOn } from '../fixtures/overflow.ts';
import { IN_MATRIX } from '../fixtures/rings.ts';
import { hydrate } from '../fixtures/settled.ts';
import { expect, test } from '../fixtures/test.ts';

const POST = '/blog/world-building';

/** Public pages that are rendered by scripts. */
const MADE_BY_SCRIPTS = [
  '/generators',
  '/generators/fantasy',
  '/generators/scifi',
  '/generators/children',
  '/generators/romance',
  '/inspiration',
  '/inspiration-me',
  '/community',
];

const heading = (page: Page, name: string | RegExp = /./) => page.getByRole('heading', { level: 1, name });
const main = (page: Page) => page.getByRole('main');

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrate(page);
}

test(
  'A public page that is not prerendered has the same title and description in its HTML as when it is loaded',
  { tag: IN_MATRIX },
  async ({ backend, page }) => {
    for (const path of MADE_BY_SCRIPTS) {
      const answer = await fetch(`${backend.url}${path}`, { headers: { accept: 'text/html' } });
      const written = await Markup.of(await answer.text());
      const [title = ''] = written.texts('title');
      const [description = ''] = written.values('meta[name="description"]', 'content');
      await page.goto(path);
      await expect(heading(page)).toBeVisible();
      // The page's own elements have replaced those of the HTML.
      await expect(page.locator('head [data-default]'), path).toHaveCount(0);
      await expect.soft(page, path).toHaveTitle(title);
      await expect.soft(page.locator('head > meta[name="description"]'), path).toHaveAttribute('content', description);
    }
  },
);

test('The head of a prerendered page does not stay for the next page', async ({ backend, page }) => {
  await open(page, POST);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${backend.url}${POST}`);
  await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Features' }).click();
  await expect(page).toHaveTitle(/^Features/);
  await expect(page.locator('link[rel="canonical"], meta[property="og:title"]')).toHaveCount(0);
  await expect(page.locator('meta[name="description"]')).toHaveCount(1);
});

test('A blog address that does not exist says so, and leads back', { tag: IN_MATRIX }, async ({ page }) => {
  for (const [path, words] of [
    ['/blog/no-such-article', 'Blog Post Not Found'],
    ['/blog/category/no-such-category', 'Category Not Found'],
  ] as const) {
    await page.goto(path);
    await expect(heading(page, words)).toBeVisible();
    await expect(page).toHaveTitle(`${words} · Storyloom`);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await main(page).getByRole('link', { name: 'Back to the blog' }).click();
    await expect(heading(page, 'Blog')).toBeVisible();
  }
});

test('A category lists its articles, and leads to the other categories', { tag: IN_MATRIX }, async ({ page }) => {
  await open(page, '/blog');
  await main(page).getByRole('link', { name: 'World Building' }).last().click();
  await expect(heading(page, 'World Building')).toBeVisible();
  await expect(main(page)).toContainText('1 of 7 planned articles written so far.');
  await expect(main(page).getByRole('article')).toHaveCount(1);
  await main(page).getByRole('link', { name: 'Prompts' }).click();
  await expect(heading(page, 'Prompts')).toBeVisible();
  await expect(page).toHaveURL(/\/blog\/category\/prompts$/);
});

test('Prices change with the billing period', { tag: IN_MATRIX }, async ({ page }) => {
  await open(page, '/pricing');
  const plans = page.getByRole('region', { name: 'Plans', exact: true }).getByRole('listitem');
  const pro = plans.filter({ has: page.getByRole('heading', { name: 'Pro', exact: true }) });
  const premium = plans.filter({ has: page.getByRole('heading', { name: 'Premium', exact: true }) });
  await expect(pro).toContainText('$12 per month');
  await expect(premium).toContainText('$29 per month');
  await page.getByRole('radio', { name: 'Monthly' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Yearly, save 20%' })).toBeChecked();
  // A fifth less per month, and the sum for a year.
  await expect(pro).toContainText('$9.60 per month');
  await expect(pro).toContainText('$115.20');
  await expect(premium).toContainText('$23.20 per month');
  await expect(premium).toContainText('$278.40');
  await page.getByText('Monthly', { exact: true }).click();
  await expect(pro).toContainText('$12 per month');
});

test(
  'The questions are searched while the user types, and an address opens its answer',
  { tag: IN_MATRIX },
  async ({ page }) => {
    await page.goto('/faq#who-can-read');
    const answer = page.locator('#who-can-read');
    await expect(answer).toBeVisible();
    await expect(answer).toBeInViewport();
    await expect(main(page).locator('details[open]')).toHaveCount(1);
    await expect(page.locator('html[data-live]')).toBeAttached();
    await expect(answer).toBeVisible();

    const box = page.getByRole('searchbox');
    const status = main(page).getByRole('status');
    await box.fill('PÁSSWORD');
    await expect(status).toHaveText(/^\d of \d+ questions match/);
    await expect(main(page).locator('mark').first()).toHaveText(/password/i);
    expect(await main(page).locator('details').count()).toBe(Number.parseInt(await status.innerText(), 10));
    await expectNoViolations(page, 'questions that match', [320, 1280], 'main');

    await box.fill('zyzzyva');
    await expect(page.getByRole('heading', { name: 'No question matches' })).toBeVisible();
    await expect(status).toHaveText(/^0 of/);
    await main(page).getByRole('button', { name: 'Show all questions' }).click();
    await expect(box).toBeFocused();
    await expect(box).toHaveValue('');
    await expect(main(page).locator('details').first()).toBeVisible();
  },
);

test('A page whose buttons did not load has no accessibility violation', { tag: IN_MATRIX }, async ({ page }) => {
  await page.route(/\/remotes\/marketing\//, (route) => route.abort());
  await page.goto('/pricing');
  await page.mouse.move(5, 300);
  await page.mouse.move(6, 301);
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expectNoViolations(page, 'a prerendered page', [320, 1280]);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await overflowOn(page)).toEqual([]);
});
