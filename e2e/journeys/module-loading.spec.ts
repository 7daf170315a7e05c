import { IN_MATRIX } from '../fixtures/rings.ts';
import { expect, test } from '../fixtures/test.ts';

test('Retry loads a missing page of a module that did load', { tag: IN_MATRIX }, async ({ page }) => {
  let broken = true;
  await page.route(/remotes\/generator\/[\w%]+\/assets\/generator-page/, (route) =>
    broken ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );
  await page.goto('/generators');
  await expect(page.getByRole('alert')).toContainText('“Generators” couldn’t be loaded');
  broken = false;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('button', { name: 'Generate Story' })).toBeVisible();
});

test(
  'A module that never answers does not hold up the page, and its slot says so in the end',
  { tag: IN_MATRIX },
  async ({ page }) => {
    test.slow();
    await page.route(/remotes\/generator\/[\w%]+\/mf-manifest\.json/, () => undefined);
    await page.goto('/generators');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('“Generators” couldn’t be loadedIt took too long');
  },
);

test(
  'The module of the address is requested before the shell has started, and no other module is',
  { tag: IN_MATRIX },
  async ({ page }) => {
    await page.route(/\/assets\/shell-/, () => undefined);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/generators/scifi', { waitUntil: 'commit' });
    await expect.poll(() => asked.filter((path) => path.startsWith('/remotes/generator/')).length).toBeGreaterThan(4);
    expect(asked.filter((path) => path.startsWith('/remotes/') && !path.startsWith('/remotes/generator/'))).toEqual([]);
  },
);

const PAGES = [
  ['/', 'Home'],
  ['/generators', 'Fantasy Story Generator'],
  ['/inspiration-me', ''],
  ['/inspiration', ''],
  ['/dashboard', 'Welcome Back'],
  ['/story/00000000-0000-4000-8000-000000000000', 'Welcome Back'],
  ['/auth', 'Welcome Back'],
  ['/signup', 'Create an Account'],
] as const;

test(
  'Every built module boots without an error in the console or a violation of the page’s policy',
  { tag: IN_MATRIX },
  async ({ page }) => {
    test.slow();
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`));
    page.on('console', (message) => message.type() === 'error' && problems.push(`${page.url()}: ${message.text()}`));
    for (const [path, heading] of PAGES) {
      await page.goto(path, { waitUntil: 'networkidle' });
      const title = page.getByRole('heading', { level: 1 });
      await expect(title).toHaveCount(1);
      if (heading !== '' && heading !== 'Home') await expect(title).toHaveText(heading);
      await expect(page).toHaveTitle(/\S/);
    }
    expect(problems).toEqual([]);
  },
);
