import { expectUnmoved, framesOf, watchFrames } from '../fixtures/frame-watch.ts';
import { hold } from '../fixtures/held-answers.ts';
import { tabTo } from '../fixtures/keyboard.ts';
import { GONE, live, MANIFEST, notice, PAGES, POST, START, THROWS_AT_START } from '../fixtures/public-faults.ts';
import { createPerson, signedIn } from '../fixtures/people.ts';
import { hydrate } from '../fixtures/settled.ts';
import { SiteHeader } from '../fixtures/site-header.ts';
import { IN_MATRIX } from '../fixtures/rings.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(async ({ page }) => {
  await watchFrames(page);
});

test(
  'A page whose module is slow does not change while it waits, and keeps its scroll position when it is hydrated',
  { tag: IN_MATRIX },
  async ({ page }) => {
    for (const path of PAGES) {
      const release = await hold(page, MANIFEST);
      await page.goto(path);
      await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
      await expect
        .poll(() => page.evaluate(() => document.querySelectorAll('link[rel="modulepreload"]').length))
        .toBeGreaterThan(3);
      await expectUnmoved(page, `${path}, held back`);
      release();
      await expect(live(page)).toBeAttached();
      await expectUnmoved(page, `${path}, alive`);
      expect.soft(await page.evaluate(() => scrollY)).toBe(600);
      await page.unroute(MANIFEST);
    }
  },
);

test('Text that was typed before the page is hydrated stays, and is searched for', async ({ page }) => {
  const release = await hold(page, MANIFEST);
  await page.goto('/faq');
  const box = page.getByRole('searchbox');
  await box.click();
  await page.keyboard.type('password');
  release();
  await expect(live(page)).toBeAttached();
  await expect(box).toHaveValue('password');
  await expect(box).toBeFocused();
  await expect(page.getByRole('main').getByRole('status')).toContainText('match');
  await page.keyboard.type(' export');
  await expect(box).toHaveValue('password export');
});

test(
  'Text that was typed stays when the page cannot be hydrated, and after Retry',
  { tag: IN_MATRIX },
  async ({ page }) => {
    const release = await hold(page, MANIFEST);
    await page.route(START, (route) => route.fulfill(GONE));
    await page.goto('/faq');
    const box = page.getByRole('searchbox');
    await box.click();
    await page.keyboard.type('password');
    release();
    await expect(notice(page)).toBeVisible();
    await expect(box).toHaveValue('password');
    await page.unroute(START);
    await notice(page).getByRole('button', { name: 'Retry' }).click();
    await expect(live(page)).toBeAttached();
    await expect(page.getByRole('searchbox')).toHaveValue('password');
  },
);

test('An opened answer stays open whether or not the page is hydrated', { tag: IN_MATRIX }, async ({ page }) => {
  for (const isBroken of [false, true]) {
    const release = await hold(page, MANIFEST);
    if (isBroken) await page.route(START, (route) => route.fulfill(THROWS_AT_START));
    await page.goto('/faq');
    await page.getByRole('main').locator('summary').first().click();
    const answer = page.getByRole('main').locator('details > div').first();
    await expect(answer).toBeVisible();
    release();
    await expect(isBroken ? notice(page) : live(page)).toBeAttached();
    await expect.soft(answer, isBroken ? 'broken' : 'alive').toBeVisible();
    await page.unrouteAll();
  }
});

test('The focus stays where it is whether or not the page is hydrated', { tag: IN_MATRIX }, async ({ page }) => {
  for (const isBroken of [false, true]) {
    const release = await hold(page, MANIFEST);
    if (isBroken) await page.route(START, (route) => route.fulfill(THROWS_AT_START));
    await page.goto(POST);
    const link = page.getByRole('main').getByRole('link', { name: 'World Building' }).first();
    await tabTo(link);
    release();
    await expect(isBroken ? notice(page) : live(page)).toBeAttached();
    await expect.soft(link, isBroken ? 'broken' : 'alive').toBeFocused();
    await page.unrouteAll();
  }
});

test('A press before the page is hydrated is answered once it is', async ({ page }) => {
  const release = await hold(page, MANIFEST);
  await page.goto('/pricing');
  const header = new SiteHeader(page);
  await header.openMenu.click();
  await expect(header.menu).toBeHidden();
  release();
  await expect(header.menu).toBeVisible();
  await header.closeMenu();

  await page.reload();
  await page.getByText(/^Yearly/).click();
  await expect(page.getByRole('radio', { name: /^Yearly/ })).toBeChecked();
  await expect(page.getByText(/^Billed at .* a year/).first()).toBeVisible();
});

test('One press is enough on a page that was only just opened', { tag: IN_MATRIX }, async ({ page }) => {
  await page.goto('/');
  const header = new SiteHeader(page);
  await header.showMenu();
  await header.closeMenu();
  await page.goto('/pricing');
  await page.getByText(/^Yearly/).click();
  await expect(page.getByText(/^Billed at .* a year/).first()).toBeVisible();
});

test('A signed-in user sees their account on a prerendered page, and is never shown the sign-in link', async ({
  backend,
  browser,
}) => {
  const person = await createPerson(backend);
  const context = await browser.newContext({ ...signedIn(backend, person), viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await watchFrames(page);
  for (const path of PAGES) {
    await page.goto(path);
    await expect(new SiteHeader(page).account(person.email)).toBeVisible();
    await expect(live(page)).toBeAttached();
    expect.soft((await framesOf(page)).offeredLogIn, path).toBe(0);
    // The header makes room for the links of a signed-in user.
    await expectUnmoved(page, path, 0.01);
  }
  await context.close();
});

test('A guest sees the sign-in link from the first frame on', { tag: IN_MATRIX }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/');
  await hydrate(page);
  const { count, offeredLogIn } = await framesOf(page);
  expect(offeredLogIn).toBe(count);
});
