import { GeneratorScreen } from '../fixtures/generator-screen.ts';
import { createPerson, keepStory, SAVED_STORY, signedIn } from '../fixtures/people.ts';
import { watchFrames } from '../fixtures/frame-watch.ts';
import { hold } from '../fixtures/held-answers.ts';
import { GONE, live } from '../fixtures/public-faults.ts';
import { IN_MATRIX } from '../fixtures/rings.ts';
import { expect, test } from '../fixtures/test.ts';

/** Everything that a module's own scripts begin with. */
const MANIFESTS = /\/remotes\/\w+\/[^/]+\/mf-manifest\.json/;
const GENERATOR = /\/remotes\/generator\/[^/]+\/assets\/remote-[^/]+\.js$/;
/** The script of the shell. */
const SHELL = /\/assets\/index-[^/]+\.js$/;

test.use({ viewport: { width: 390, height: 844 } });

const PAGES = [
  { path: '/generators/scifi', title: 'Sci-Fi Story Generator', control: 'Your prompt' },
  { path: '/inspiration', title: 'Inspirations', control: 'Search prompts' },
  { path: '/community', title: 'Community', control: 'Order' },
  { path: '/auth', title: 'Welcome Back', control: 'Email' },
] as const;

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, title, control } of PAGES) {
    test(`${path} shows its title and its form, and says what does not work`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByLabel(control)).toBeVisible();
      const notice = page.locator('noscript');
      expect(await notice.innerText()).toMatch(/^Most of this page needs JavaScript\. Please switch it on\.$/);
      await expect(notice).toBeInViewport({ ratio: 1 });
    });
  }

  test('The HTML of a generator does not speak of the demo storyteller where a model writes', async ({ page }) => {
    await page.goto('/generators/fantasy');
    await expect(page.getByText('No AI model is connected to this site')).toBeHidden();
  });
});

for (const { path, title, control } of PAGES) {
  test(
    `${path} keeps its title and its form, without a jump, while and after its scripts arrive`,
    { tag: path === '/generators/scifi' ? [] : IN_MATRIX },
    async ({ page }) => {
      await watchFrames(page);
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(error.message));
      page.on('console', (message) => message.type() !== 'info' && problems.push(message.text()));
      const release = await hold(page, MANIFESTS);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      const field = await page.getByLabel(control).elementHandle();
      release();
      await expect(live(page)).toBeAttached();
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      expect(await field?.evaluate((element) => element.isConnected)).toBe(true);
      const { arrivalShift, shift, withoutHeading } = await page.evaluate(() => window.storyloomFrames);
      expect(withoutHeading).toBe(0);
      // A tenth of the first screen, which the Web Vitals call good.
      expect(arrivalShift + shift).toBeLessThan(0.1);
      expect(problems).toEqual([]);
    },
  );
}

test('A prompt that is typed and sent before the generator is interactive is written', async ({ page }) => {
  const release = await hold(page, SHELL);
  const generator = new GeneratorScreen(page);
  await page.goto('/generators/fantasy');
  await generator.prompt.click();
  await page.keyboard.type('A lighthouse that answers');
  // It is marked as disabled until the page knows that there is a prompt.
  await generator.generate.click({ force: true });
  release();
  await expect(page.getByRole('article')).toContainText(/\w{3}/);
  await expect(generator.prompt).toHaveValue('A lighthouse that answers');
});

test('What is typed while the generator becomes interactive stays, with the caret, and the stored prompt can be put back', async ({
  page,
}) => {
  const generator = new GeneratorScreen(page);
  await generator.open();
  await generator.prompt.fill('The prompt of yesterday');
  await page.goto('/about');
  const release = await hold(page, MANIFESTS);
  await page.goto('/generators/fantasy');
  await generator.prompt.click();
  await page.keyboard.type('A new one, begun ');
  release();
  await expect(page.getByRole('button', { name: 'Put back my prompt' })).toBeVisible();
  await expect(generator.prompt).toBeFocused();
  await page.keyboard.type('early');
  await expect(generator.prompt).toHaveValue('A new one, begun early');
});

test('An email that is typed before signing in is interactive goes along to the form for a forgotten password', async ({
  page,
}) => {
  const release = await hold(page, SHELL);
  await page.goto('/auth', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('mina@example.com');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reset your password');
  await expect(page.getByLabel('Email')).toHaveValue('mina@example.com');
});

test('The link to the form for a forgotten password leads there although the scripts of the page do not arrive', async ({
  page,
}) => {
  const release = await hold(page, SHELL);
  await page.goto('/auth', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.route(SHELL, (route) => route.fulfill(GONE));
  release();
  await expect(page).toHaveURL(/\/auth\?forgot$/);
});

test('A list that is opened with a search in its address shows that search', async ({ page }) => {
  await page.goto('/inspiration-me?category=poetry');
  await expect(page.getByLabel('Category')).toHaveValue('poetry');
  await page.goto('/inspiration?q=clock');
  await expect(page.getByRole('searchbox')).toHaveValue('clock');
});

test('The frame of the dashboard is there before its stories, and guests are led to sign in', async ({
  backend,
  browser,
  page,
}) => {
  const ada = await createPerson(backend, 'ada');
  await keepStory(backend, ada);
  const own = await (await browser.newContext(signedIn(backend, ada))).newPage();
  const release = await hold(own, MANIFESTS);
  await own.goto('/dashboard');
  await expect(own.getByRole('heading', { level: 1, name: 'My Stories' })).toBeVisible();
  await expect(own.getByRole('tab', { name: 'Shared Stories' })).toBeVisible();
  release();
  await expect(own.getByRole('heading', { name: SAVED_STORY.title })).toBeVisible();

  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible();
});

test('What was typed comes back when a generator whose module was missing is loaded with Retry', async ({ page }) => {
  const generator = new GeneratorScreen(page);
  const release = await hold(page, MANIFESTS);
  await page.route(GENERATOR, (route) => route.fulfill(GONE));
  await page.goto('/generators/fantasy');
  await generator.prompt.click();
  await page.keyboard.type('A lighthouse that answers');
  release();
  await expect(page.getByRole('alert')).toContainText('couldn’t be loaded');
  await page.unroute(GENERATOR);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(generator.prompt).toHaveValue('A lighthouse that answers');
});

test('A generator whose scripts do not arrive at all says so, and keeps what was typed', async ({ page }) => {
  const generator = new GeneratorScreen(page);
  await page.route(SHELL, (route) => route.abort());
  await page.goto('/generators/fantasy');
  await generator.prompt.fill('A lighthouse that answers');
  await expect(page.getByText('This page’s buttons didn’t load.')).toBeVisible();
  await expect(generator.prompt).toHaveValue('A lighthouse that answers');
});
