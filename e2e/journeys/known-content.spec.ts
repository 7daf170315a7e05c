import { framesOf, watchFrames } from '../fixtures/frame-watch.ts';
import { GeneratorScreen } from '../fixtures/generator-screen.ts';
import { hold } from '../fixtures/held-answers.ts';
import { createPerson, signedIn } from '../fixtures/people.ts';
import { live, MANIFEST } from '../fixtures/public-faults.ts';
import { SiteHeader } from '../fixtures/site-header.ts';
import { expect, test } from '../fixtures/test.ts';

/** Everything that a module's own scripts begin with. */
const MANIFESTS = /\/remotes\/\w+\/[^/]+\/mf-manifest\.json/;
/** The script of the shell. */
const SHELL = /\/assets\/index-[^/]+\.js$/;

test.use({ viewport: { width: 390, height: 844 } });

const PAGES = [
  ['/generators/scifi', 'Sci-Fi Story Generator', 'Your prompt'],
  ['/inspiration', 'Inspirations', 'Search prompts'],
  ['/community', 'Community', 'Order'],
  ['/auth', 'Welcome Back', 'Email'],
] as const;

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('Without scripts, a page shows its title, its form and a notice', async ({ page }) => {
    for (const [path, title, control] of PAGES) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByLabel(control)).toBeVisible();
      const notice = page.locator('noscript');
      expect(await notice.innerText()).toMatch(/^Most of this page needs JavaScript\. Please switch it on\.$/);
      await expect(notice).toBeInViewport({ ratio: 1 });
    }
    await page.goto('/generators/fantasy');
    await expect(page.getByText('No AI model is connected to this site')).toBeHidden();
  });
});

test('A page keeps its title and form without a jump while its scripts arrive', async ({ page }) => {
  await watchFrames(page);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => message.type() !== 'info' && problems.push(message.text()));
  // A form and a list, of two modules; the module tests hydrate the others.
  for (const [path, title, control] of PAGES.slice(0, 2)) {
    const release = await hold(page, MANIFESTS);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const field = await page.getByLabel(control).elementHandle();
    release();
    await expect(live(page)).toBeAttached();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    expect(await field?.evaluate((element) => element.isConnected), path).toBe(true);
    const { arrivalShift, shift, withoutHeading } = await page.evaluate(() => window.storyloomFrames);
    expect(withoutHeading, path).toBe(0);
    // A tenth of the first screen, which the Web Vitals call good.
    expect(arrivalShift + shift, path).toBeLessThan(0.1);
    await page.unroute(MANIFESTS);
  }
  expect(problems).toEqual([]);
});

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

  await test.step('a prompt begun meanwhile stays, with the caret, and the stored one can be put back', async () => {
    await page.unroute(SHELL);
    await page.goto('/about');
    const releaseAgain = await hold(page, MANIFESTS);
    await page.goto('/generators/fantasy');
    await generator.prompt.click();
    await page.keyboard.type('A new one, begun ');
    releaseAgain();
    await expect(page.getByRole('button', { name: 'Put back my prompt' })).toBeVisible();
    await expect(generator.prompt).toBeFocused();
    await page.keyboard.type('early');
    await expect(generator.prompt).toHaveValue('A new one, begun early');
  });
});

test('Hydration keeps typed text, focus, an open answer and the place, and answers a press', async ({ page }) => {
  const release = await hold(page, MANIFEST);
  await page.goto('/faq');
  await page.getByRole('main').locator('summary').first().click();
  const answer = page.getByRole('main').locator('details > div').first();
  const box = page.getByRole('searchbox');
  await box.click();
  await page.keyboard.type('password');
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  await expect(answer).toBeVisible();
  release();
  await expect(live(page)).toBeAttached();
  await expect(box).toHaveValue('password');
  await expect(box).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(300);
  await expect(page.getByRole('main').getByRole('status')).toContainText('match');

  await test.step('a press before the page is hydrated is answered once it is', async () => {
    await page.unroute(MANIFEST);
    const releaseAgain = await hold(page, MANIFEST);
    await page.goto('/pricing');
    const header = new SiteHeader(page);
    await header.openMenu.click();
    await expect(header.menu).toBeHidden();
    releaseAgain();
    await expect(header.menu).toBeVisible();
  });
});

test('A prerendered page offers signing in from its first frame, to guests only', async ({
  backend,
  browser,
  page: guest,
}) => {
  await guest.setViewportSize({ width: 1280, height: 900 });
  await watchFrames(guest);
  await guest.goto('/');
  await guest.mouse.move(5, 5, { steps: 2 });
  await expect(live(guest)).toBeAttached();
  const { count, offeredLogIn } = await framesOf(guest);
  expect(offeredLogIn).toBe(count);

  const person = await createPerson(backend);
  const context = await browser.newContext({ ...signedIn(backend, person), viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await watchFrames(page);
  await page.goto('/');
  await expect(new SiteHeader(page).account(person.email)).toBeVisible();
  await expect(live(page)).toBeAttached();
  expect((await framesOf(page)).offeredLogIn).toBe(0);
  await context.close();
});
