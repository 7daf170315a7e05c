import type { Page } from '@playwright/test';
import { expectNoViolations } from '../fixtures/axe.ts';
import { Backend } from '../fixtures/backend.ts';
import { sharePrompt, shareStory } from '../fixtures/community.ts';
import { tabTo } from '../fixtures/keyboard.ts';
import { Markup } from '../fixtures/markup.ts';
import { overflowOn } from '../fixtures/overflow.ts';
import { createPerson } from '../fixtures/people.ts';
import { IN_MATRIX } from '../fixtures/rings.ts';
import { awake } from '../fixtures/settled.ts';
import { SiteHeader } from '../fixtures/site-header.ts';
import { expect, test } from '../fixtures/test.ts';

// A backend of its own.
test.use({ baseURL: '' });

// They share one backend, and some of them what others left there.
test.describe.configure({ mode: 'default' });

const POST = '/blog/world-building';
const PHONE = { width: 390, height: 844 };

/** Pages that scripts make and everybody may read. */
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

let backend: Backend;
test.beforeAll(async () => {
  backend = await Backend.start();
  const person = await createPerson(backend);
  await sharePrompt(backend, person, {
    title: 'A prompt for the ferryman',
    prompt: 'A ferryman who takes no money, and what he takes instead.',
  });
  await shareStory(backend, person, {
    title: 'The Prompt Lamplighter',
    prompt: 'A lamplighter who is never late.',
    text: 'He came at six.',
  });
});
test.afterAll(() => backend.stop());

const heading = (page: Page, name: string | RegExp = /./) => page.getByRole('heading', { level: 1, name });
const main = (page: Page) => page.getByRole('main');

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${backend.url}${path}`);
  await awake(page);
}

test(
  'what search engines read of a page that scripts make is what it says itself',
  { tag: IN_MATRIX },
  async ({ page }) => {
    for (const path of MADE_BY_SCRIPTS) {
      const answer = await fetch(`${backend.url}${path}`, { headers: { accept: 'text/html' } });
      const written = await Markup.of(await answer.text());
      const [title = ''] = written.texts('title');
      const [description = ''] = written.values('meta[name="description"]', 'content');
      await page.goto(`${backend.url}${path}`);
      await expect(heading(page)).toBeVisible();
      // Its own stand in for those of the HTML.
      await expect(page.locator('head [data-default]'), path).toHaveCount(0);
      await expect.soft(page, path).toHaveTitle(title);
      await expect.soft(page.locator('head > meta[name="description"]'), path).toHaveAttribute('content', description);
    }
  },
);

test('the head that was written for one page does not stay for the next', async ({ page }) => {
  await open(page, POST);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${backend.url}${POST}`);
  await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Features' }).click();
  await expect(page).toHaveTitle(/^Features/);
  await expect(page.locator('link[rel="canonical"], meta[property="og:title"]')).toHaveCount(0);
  await expect(page.locator('meta[name="description"]')).toHaveCount(1);
});

test('an address of the blog that does not exist says so, and leads back', { tag: IN_MATRIX }, async ({ page }) => {
  for (const [path, words] of [
    ['/blog/no-such-article', 'Blog Post Not Found'],
    ['/blog/category/no-such-category', 'Category Not Found'],
  ] as const) {
    await page.goto(`${backend.url}${path}`);
    await expect(heading(page, words)).toBeVisible();
    await expect(page).toHaveTitle(`${words} · Storyloom`);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await main(page).getByRole('link', { name: 'Back to the blog' }).click();
    await expect(heading(page, 'Blog')).toBeVisible();
  }
});

test('a category lists its articles, and leads to the others', { tag: IN_MATRIX }, async ({ page }) => {
  await open(page, '/blog');
  await main(page).getByRole('link', { name: 'World Building' }).last().click();
  await expect(heading(page, 'World Building')).toBeVisible();
  await expect(main(page)).toContainText('1 of 7 planned articles written so far.');
  await expect(main(page).getByRole('article')).toHaveCount(1);
  await main(page).getByRole('link', { name: 'Prompts' }).click();
  await expect(heading(page, 'Prompts')).toBeVisible();
  await expect(page).toHaveURL(/\/blog\/category\/prompts$/);
});

test('prices follow how one would pay', { tag: IN_MATRIX }, async ({ page }) => {
  await open(page, '/pricing');
  const plans = page.getByRole('region', { name: 'Plans', exact: true }).getByRole('listitem');
  const pro = plans.filter({ has: page.getByRole('heading', { name: 'Pro', exact: true }) });
  const premium = plans.filter({ has: page.getByRole('heading', { name: 'Premium', exact: true }) });
  await expect(pro).toContainText('$12 per month');
  await expect(premium).toContainText('$29 per month');
  await page.getByRole('radio', { name: 'Monthly' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Yearly, save 20%' })).toBeChecked();
  // A fifth less, and twelve of it.
  await expect(pro).toContainText('$9.60 per month');
  await expect(pro).toContainText('$115.20');
  await expect(premium).toContainText('$23.20 per month');
  await expect(premium).toContainText('$278.40');
  await page.getByText('Monthly', { exact: true }).click();
  await expect(pro).toContainText('$12 per month');
});

test(
  'the questions are searched while one types, and an address leads into its answer',
  { tag: IN_MATRIX },
  async ({ page }) => {
    await page.goto(`${backend.url}/faq#who-can-read`);
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

test('a page whose buttons did not load has no violation', { tag: IN_MATRIX }, async ({ page }) => {
  await page.route(/\/remotes\/marketing\//, (route) => route.abort());
  await page.goto(`${backend.url}/pricing`);
  await page.mouse.move(5, 300);
  await page.mouse.move(6, 301);
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expectNoViolations(page, 'a prerendered page', [320, 1280]);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await overflowOn(page)).toEqual([]);
});

test('one search finds articles, questions, prompts and stories, and comes back', async ({ page }) => {
  await open(page, '/search');
  const box = page.getByRole('searchbox', { name: 'Search Storyloom' });
  const status = main(page).getByRole('status');
  await box.click();
  await page.keyboard.type('PROMPT');
  await expect(page).toHaveURL(/\/search\?q=PROMPT$/);
  const group = (name: RegExp) => main(page).getByRole('region', { name });
  await expect(
    group(/^Articles \d+/)
      .getByRole('article')
      .first(),
  ).toBeVisible();
  await expect(
    group(/^Questions and answers \d+/)
      .getByRole('article')
      .first(),
  ).toBeVisible();
  await expect(group(/^Prompts 1/).getByRole('link', { name: 'A prompt for the ferryman' })).toBeVisible();
  await expect(group(/^Stories 1/).getByRole('link', { name: 'The Prompt Lamplighter' })).toBeVisible();
  const count = await main(page).getByRole('article').count();
  await expect(status).toHaveText(`${count} results for “PROMPT”`);
  const marks = await main(page).locator('mark').allInnerTexts();
  expect(marks.length).toBeGreaterThanOrEqual(4);
  expect(new Set(marks.map((mark) => mark.toLowerCase()))).toEqual(new Set(['prompt']));
  await expectNoViolations(page, 'results of a search', [320, 1280], 'main');

  await page.setViewportSize({ width: 1280, height: 900 });
  await group(/^Stories 1/)
    .getByRole('link', { name: 'The Prompt Lamplighter' })
    .click();
  await expect(heading(page, 'The Prompt Lamplighter')).toBeVisible();
  await page.goBack();
  await expect(box).toHaveValue('PROMPT');
  await expect(status).toHaveText(`${count} results for “PROMPT”`);
  await group(/^Questions/)
    .getByRole('link')
    .first()
    .click();
  await expect(heading(page, 'Questions and answers')).toBeVisible();
  await expect(main(page).locator('details[open]')).toHaveCount(1);
  await page.goBack();

  await box.fill('zyzzyva');
  await expect(page.getByRole('heading', { name: 'Nothing found for “zyzzyva”' })).toBeVisible();
  await expect(status).toHaveText('0 results for “zyzzyva”');
  await expectNoViolations(page, 'a search that finds nothing', [320, 1280], 'main');
  await page.goBack();
  await expect(page).not.toHaveURL(/zyzzyva/);
});

test(
  'an address with a search shows what it finds, also to someone who asks again',
  { tag: IN_MATRIX },
  async ({ page }) => {
    await page.goto(`${backend.url}/search?q=ferryman`);
    await expect(page.getByRole('searchbox', { name: 'Search Storyloom' })).toHaveValue('ferryman');
    await expect(main(page).getByRole('link', { name: 'A prompt for the ferryman' })).toBeVisible();
    await page.reload();
    await expect(main(page).getByRole('link', { name: 'A prompt for the ferryman' })).toBeVisible();
  },
);

test('a search still shows articles when the community does not answer', async ({ page }) => {
  await page.route(/\/rest\/v1\/rpc\/search_/, (route) => route.abort());
  await page.goto(`${backend.url}/search?q=ferryman`);
  await expect(main(page).getByText('Prompts couldn’t be searched')).toBeVisible();
  await expect(main(page).getByText('Stories couldn’t be searched')).toBeVisible();
  await page.unroute(/\/rest\/v1\/rpc\/search_/);
  await main(page).getByRole('button', { name: 'Retry' }).first().click();
  await expect(main(page).getByRole('link', { name: 'A prompt for the ferryman' })).toBeVisible();
});

test('from the front page to an article and a search, by keyboard alone on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(backend.url);
  const header = new SiteHeader(page);
  const follow = async (name: string | RegExp, words: string | RegExp) => {
    await tabTo(main(page).getByRole('link', { name }).first());
    await page.keyboard.press('Enter');
    await expect(heading(page, words)).toBeFocused();
  };
  const chooseInMenu = async (name: string) => {
    await tabTo(header.openMenu, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(header.menu).toBeVisible();
    await tabTo(header.menu.getByRole('link', { name, exact: true }));
    await page.keyboard.press('Enter');
    await expect(heading(page, name)).toBeFocused();
  };

  await tabTo(page.getByRole('link', { name: 'Skip to content' }));
  await page.keyboard.press('Enter');
  await expect(main(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(main(page).locator('a:focus, button:focus')).toHaveCount(1);

  await chooseInMenu('Blog');
  await follow('Build a World From What It Won’t Allow', /^Build a World/);
  const related = page.getByRole('region', { name: 'Related articles' }).getByRole('link').first();
  const title = await related.innerText();
  await tabTo(related);
  await page.keyboard.press('Enter');
  await expect(heading(page, title)).toBeFocused();

  await chooseInMenu('Search');
  await tabTo(page.getByRole('searchbox', { name: 'Search Storyloom' }));
  await page.keyboard.type('ferryman');
  await expect(main(page).getByRole('status')).toHaveText('1 result for “ferryman”');
  await tabTo(main(page).getByRole('link', { name: 'A prompt for the ferryman' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/inspiration\?q=/);
});
