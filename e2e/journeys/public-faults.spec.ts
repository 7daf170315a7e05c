import type { Page } from '@playwright/test';
import { expectUnmoved, watchFrames } from '../fixtures/frame-watch.ts';
import {
  GONE,
  live,
  MODULE,
  notice,
  PAGES,
  POST,
  SCRIPT,
  START,
  THROWS_AT_START,
  moveMouse,
} from '../fixtures/public-faults.ts';
import { createPerson } from '../fixtures/people.ts';
import { SiteHeader } from '../fixtures/site-header.ts';
import { IN_MATRIX, inMatrixUnless } from '../fixtures/rings.ts';
import { expect, test } from '../fixtures/test.ts';

/** The part of the module that belongs to one page. */
const PAGE_PART = /\/remotes\/marketing\/\w+\/assets\/(?:home|post|pricing|faq)-page-[^/]+\.js$/;
const THROWS_WHEN_SHOWN = { ...SCRIPT, body: 'export default () => { throw new Error("broken when shown"); };' };

const FAULTS = [
  { fault: 'the module is gone', what: MODULE, answer: GONE, canRecover: true },
  { fault: 'the page’s own part is gone', what: PAGE_PART, answer: GONE, canRecover: true },
  // A browser does not run a failed module again, so only a new release helps.
  { fault: 'the module breaks while it starts', what: START, answer: THROWS_AT_START, canRecover: false },
  { fault: 'the page’s own part breaks', what: PAGE_PART, answer: THROWS_WHEN_SHOWN, canRecover: false },
];

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(async ({ page }) => {
  await watchFrames(page);
});

/** Opens a page without integrity hashes, so that the scripts that a test serves in place of the released ones may run. */
async function openAsReleased(page: Page, path: string): Promise<void> {
  const withoutHashes = (text: string) => text.replaceAll(/sha256-[\w+/]+=/g, '');
  await page.route(path, async (route) => {
    const response = await route.fetch();
    // The import map, which comes first, stays: the policy has its hash.
    const [importMap = '', ...rest] = (await response.text()).split('</script>');
    await route.fulfill({ response, body: [importMap, ...rest.map(withoutHashes)].join('</script>') });
  });
  await page.route('/remotes.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: withoutHashes(await response.text()) });
  });
  await page.goto(path);
}

for (const { fault, what, answer, canRecover } of FAULTS) {
  test(
    `When ${fault}, the page stays as it was, says what does not work, and offers to try again`,
    { tag: inMatrixUnless(what === MODULE) },
    async ({ page }) => {
      test.slow();
      for (const path of PAGES) {
        const state = `${path}, ${fault}`;
        await (canRecover ? page.goto(path) : openAsReleased(page, path));
        await page.route(what, (route) => route.fulfill(answer));
        await moveMouse(page);
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
        // A page that can't recover may be reloading.
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      }
    },
  );
}

test('Links on a page whose module is gone lead on', { tag: IN_MATRIX }, async ({ page }) => {
  await page.route(MODULE, (route) => route.fulfill(GONE));
  await page.goto(POST);
  await moveMouse(page);
  await expect(notice(page)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'World Building' }).first().click();
  await expect(page).toHaveURL(/\/blog\/category\/world-building$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('World Building');
});

test(
  'The theme, the menu and the sign-in work on and after a page whose module is gone',
  { tag: IN_MATRIX },
  async ({ backend, page }) => {
    const person = await createPerson(backend, 'ilse');
    await page.route(MODULE, (route) => route.fulfill(GONE));
    await page.goto('/');
    await moveMouse(page);
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

test('A press that was answered is not answered again on the next page', { tag: IN_MATRIX }, async ({ page }) => {
  await page.route(MODULE, (route) => route.fulfill(GONE));
  await page.goto('/');
  await moveMouse(page);
  await expect(notice(page)).toBeVisible();
  const header = new SiteHeader(page);
  await header.showMenu();
  await header.menu.getByRole('link', { name: 'Generators' }).click();
  await expect(live(page)).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fantasy Story Generator');
  await expect(header.menu).toBeHidden();
});

test('A page that gets no scripts stays, its links lead on, and its menu leads to the links in its footer', async ({
  page,
}) => {
  await page.route(/\.js$/, (route) => route.abort());
  for (const path of PAGES) {
    await page.goto(path);
    await moveMouse(page);
    const site = page.getByRole('navigation', { name: 'Site' });
    await expect(site).not.toBeInViewport();
    await new SiteHeader(page).openMenu.click();
    await expect(site).toBeInViewport();
    await expectUnmoved(page, path);
    await site.getByRole('link', { name: 'FAQ' }).click();
    await expect(page).toHaveURL(/\/faq$/);
  }
});

test('When scripts arrive after all, the next press is answered', { tag: IN_MATRIX }, async ({ page }) => {
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto('/');
  const header = new SiteHeader(page);
  await header.openMenu.click();
  await expect(page.getByRole('navigation', { name: 'Site' })).toBeInViewport();
  await page.unroute(/\.js$/);
  await header.showMenu();
});
