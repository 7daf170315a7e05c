import type { Page } from '@playwright/test';
import { expectNoViolations } from '../fixtures/axe.ts';
import { Backend } from '../fixtures/backend.ts';
import { sharePrompt, shareStory } from '../fixtures/community.ts';
import { tabTo } from '../fixtures/keyboard.ts';
import { createPerson } from '../fixtures/people.ts';
import { IN_MATRIX } from '../fixtures/rings.ts';
import { hydrate } from '../fixtures/settled.ts';
import { SiteHeader } from '../fixtures/site-header.ts';
import { expect, test } from '../fixtures/test.ts';

// The tests start their own backend.
test.use({ baseURL: '' });

// The tests share one backend and count what they find in it.
test.describe.configure({ mode: 'default' });

const PHONE = { width: 390, height: 844 };

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

test('One search finds articles, questions, prompts and stories, and is still there after going back', async ({
  page,
}) => {
  await page.goto(`${backend.url}/search`);
  await hydrate(page);
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

test('An address with a search shows what it finds, also after a reload', { tag: IN_MATRIX }, async ({ page }) => {
  await page.goto(`${backend.url}/search?q=ferryman`);
  await expect(page.getByRole('searchbox', { name: 'Search Storyloom' })).toHaveValue('ferryman');
  await expect(main(page).getByRole('link', { name: 'A prompt for the ferryman' })).toBeVisible();
  await page.reload();
  await expect(main(page).getByRole('link', { name: 'A prompt for the ferryman' })).toBeVisible();
});

test('A search in which prompts and stories fail says so, and Retry finds the prompts', async ({ page }) => {
  await page.route(/\/rest\/v1\/rpc\/search_/, (route) => route.abort());
  await page.goto(`${backend.url}/search?q=ferryman`);
  await expect(main(page).getByText('Prompts couldn’t be searched')).toBeVisible();
  await expect(main(page).getByText('Stories couldn’t be searched')).toBeVisible();
  await page.unroute(/\/rest\/v1\/rpc\/search_/);
  await main(page).getByRole('button', { name: 'Retry' }).first().click();
  await expect(main(page).getByRole('link', { name: 'A prompt for the ferryman' })).toBeVisible();
});

test('A visitor on a phone gets from the home page to an article and to a search result by keyboard alone', async ({
  page,
}) => {
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
