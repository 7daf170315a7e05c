import type { Page } from '@playwright/test';
import { expectUnmoved, framesOf, watchFrames } from '../fixtures/frame-watch.ts';
import { tabTo } from '../fixtures/keyboard.ts';
import { createPerson, signedIn } from '../fixtures/people.ts';
import { awake } from '../fixtures/settled.ts';
import { SiteHeader } from '../fixtures/site-header.ts';
import { IN_MATRIX, inMatrixUnless } from '../fixtures/rings.ts';
import { expect, test } from '../fixtures/test.ts';

const PHONE = { width: 390, height: 844 };
const POST = '/blog/world-building';
const PAGES = ['/', POST, '/pricing'];
const ONLY_READING = 'You can read this page and follow its links. Its buttons didn’t load.';

/** Everything of the module that the public pages belong to, and the part of it that is one page's. */
const MODULE = /\/remotes\/marketing\//;
const START = /\/remotes\/marketing\/assets\/remote-[^/]+\.js$/;
const PAGE_PART = /\/remotes\/marketing\/assets\/(?:home|post|pricing|faq)-page-[^/]+\.js$/;
const MANIFEST = /\/remotes\/marketing\/mf-manifest\.json/;

const SCRIPT = { status: 200, contentType: 'text/javascript' };
const THROWS_AT_START = { ...SCRIPT, body: 'throw new Error("broken while it starts");' };
const THROWS_WHEN_SHOWN = { ...SCRIPT, body: 'export default () => { throw new Error("broken when shown"); };' };
const GONE = { status: 404, contentType: 'application/json', body: '{}' };

const FAULTS = [
  { fault: 'the module is gone', what: MODULE, answer: GONE, canRecover: true },
  { fault: 'the page’s own part is gone', what: PAGE_PART, answer: GONE, canRecover: true },
  // A browser runs a module once: only a new release of it helps.
  { fault: 'the module breaks while it starts', what: START, answer: THROWS_AT_START, canRecover: false },
  { fault: 'the page’s own part breaks', what: PAGE_PART, answer: THROWS_WHEN_SHOWN, canRecover: false },
];

test.use({ viewport: PHONE });
test.beforeEach(async ({ page }) => {
  await watchFrames(page);
});

const notice = (page: Page) => page.getByRole('status').filter({ hasText: ONLY_READING });
const live = (page: Page) => page.locator('html[data-live]');

/** Holds answers back until told otherwise. */
async function hold(page: Page, what: RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(what, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

/** A page of a release whose scripts are broken, as they were released: what a test answers in their place may run. */
async function openAsReleased(page: Page, path: string): Promise<void> {
  const withoutHashes = (text: string) => text.replaceAll(/sha256-[\w+/]+=/g, '');
  await page.route(path, async (route) => {
    const response = await route.fetch();
    // The import map, which comes first, is part of the policy, and of the shell.
    const [importMap = '', ...rest] = (await response.text()).split('</script>');
    await route.fulfill({ response, body: [importMap, ...rest.map(withoutHashes)].join('</script>') });
  });
  await page.route('/remotes.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: withoutHashes(await response.text()) });
  });
  await page.goto(path);
}

async function useALittle(page: Page): Promise<void> {
  await page.mouse.move(5, 300);
  await page.mouse.move(6, 301);
}

for (const { fault, what, answer, canRecover } of FAULTS) {
  test(
    `when ${fault} the page stays as it was, says what does not work, and offers to try again`,
    { tag: inMatrixUnless(what === MODULE) },
    async ({ page }) => {
      test.slow();
      for (const path of PAGES) {
        const state = `${path}, ${fault}`;
        await (canRecover ? page.goto(path) : openAsReleased(page, path));
        await page.route(what, (route) => route.fulfill(answer));
        await useALittle(page);
        await expect(notice(page), state).toBeVisible();
        await expectUnmoved(page, state);

        const header = new SiteHeader(page);
        await header.showMenu();
        await header.closeMenu();
        await page.unroute(what);
        await notice(page).getByRole('button', { name: 'Retry' }).click();
        await expect(canRecover ? live(page) : notice(page), state).toBeAttached();
        await expect(notice(page), state).toBeVisible({ visible: !canRecover });
        await expectUnmoved(page, `${state}, tried again`);
        // A page that can't recover may be on its way to being loaded again.
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      }
    },
  );
}

test('links of a page whose module is gone lead on', { tag: IN_MATRIX }, async ({ page }) => {
  await page.route(MODULE, (route) => route.fulfill(GONE));
  await page.goto(POST);
  await useALittle(page);
  await expect(notice(page)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'World Building' }).first().click();
  await expect(page).toHaveURL(/\/blog\/category\/world-building$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('World Building');
});

test(
  'what the module does not bring works beside a page that did not come to life, and after it',
  { tag: IN_MATRIX },
  async ({ backend, page }) => {
    const person = await createPerson(backend, 'ilse');
    await page.route(MODULE, (route) => route.fulfill(GONE));
    await page.goto('/');
    await useALittle(page);
    await expect(notice(page)).toBeVisible();
    const dark = page.getByRole('contentinfo').getByRole('radio', { name: 'Dark' });
    await dark.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(dark).toBeChecked();

    const header = new SiteHeader(page);
    await header.showMenu();
    await header.menu.getByRole('link', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome Back');
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Welcome Back');
  },
);

test('a press that was answered is not answered again', { tag: IN_MATRIX }, async ({ page }) => {
  await page.route(MODULE, (route) => route.fulfill(GONE));
  await page.goto('/');
  await useALittle(page);
  await expect(notice(page)).toBeVisible();
  const header = new SiteHeader(page);
  await header.showMenu();
  await header.menu.getByRole('link', { name: 'Generators' }).click();
  await expect(live(page)).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fantasy Story Generator');
  await expect(header.menu).toBeHidden();
});

test('when no script comes the page stays, links lead on, and the menu leads to the pages at its foot', async ({
  page,
}) => {
  await page.route(/\.js$/, (route) => route.abort());
  for (const path of PAGES) {
    await page.goto(path);
    await useALittle(page);
    const site = page.getByRole('navigation', { name: 'Site' });
    await expect(site).not.toBeInViewport();
    await new SiteHeader(page).openMenu.click();
    await expect(site).toBeInViewport();
    await expectUnmoved(page, path);
    await site.getByRole('link', { name: 'FAQ' }).click();
    await expect(page).toHaveURL(/\/faq$/);
  }
});

test('when scripts come after all the next press is answered', { tag: IN_MATRIX }, async ({ page }) => {
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto('/');
  const header = new SiteHeader(page);
  await header.openMenu.click();
  await expect(page.getByRole('navigation', { name: 'Site' })).toBeInViewport();
  await page.unroute(/\.js$/);
  await header.showMenu();
});

test(
  'while the module is slow the page stays, and comes to life where it stands',
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

test('what was typed before the page comes to life stays, and is searched for', async ({ page }) => {
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

test('what was typed stays when the page does not come to life', { tag: IN_MATRIX }, async ({ page }) => {
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
});

test(
  'an answer that was opened stays open when the page comes to life, and when it does not',
  { tag: IN_MATRIX },
  async ({ page }) => {
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
  },
);

test(
  'the focus stays where it is when the page comes to life, and when it does not',
  { tag: IN_MATRIX },
  async ({ page }) => {
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
  },
);

test('a press that comes before the page is alive is answered once it is', async ({ page }) => {
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

test('one press is enough on a page that was only just opened', { tag: IN_MATRIX }, async ({ page }) => {
  await page.goto('/');
  const header = new SiteHeader(page);
  await header.showMenu();
  await header.closeMenu();
  await page.goto('/pricing');
  await page.getByText(/^Yearly/).click();
  await expect(page.getByText(/^Billed at .* a year/).first()).toBeVisible();
});

test('a user who is signed in finds their account, and is never asked to sign in', async ({ backend, browser }) => {
  const person = await createPerson(backend);
  const context = await browser.newContext({ ...signedIn(backend, person), viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await watchFrames(page);
  for (const path of PAGES) {
    await page.goto(path);
    await expect(new SiteHeader(page).account(person.email)).toBeVisible();
    await expect(live(page)).toBeAttached();
    expect.soft((await framesOf(page)).offeredLogIn, path).toBe(0);
    // The header makes room for the person's own pages.
    await expectUnmoved(page, path, 0.01);
  }
  await context.close();
});

test('a guest is offered to sign in from the first frame on', { tag: IN_MATRIX }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/');
  await awake(page);
  const { count, offeredLogIn } = await framesOf(page);
  expect(offeredLogIn).toBe(count);
});
