import { expectUnmoved, watchFrames } from '../fixtures/frame-watch.ts';
import { FaultyNetwork } from '../fixtures/faulty-network.ts';
import { GONE, live, MODULE, moveMouse, notice, PAGES, POST } from '../fixtures/public-faults.ts';
import { ReleasedModule } from '../fixtures/released-module.ts';
import { createPerson } from '../fixtures/people.ts';
import { SiteHeader } from '../fixtures/site-header.ts';
import { IN_MATRIX, inMatrixUnless } from '../fixtures/rings.ts';
import { expect, test } from '../fixtures/test.ts';

/** The part of the module that belongs to one page. */
const PAGE_PART = /\/remotes\/marketing\/\w+\/assets\/(?:home|post|pricing|faq)-page-[^/]+\.js$/;
const PART_OF: Readonly<Record<string, string>> = { '/': 'home', [POST]: 'post', '/pricing': 'pricing' };

const MISSING = { status: 404, type: 'application/json', body: '{}' };

type Break = (network: FaultyNetwork, module: ReleasedModule, path: string) => void | Promise<void>;

/** A release whose hashes fit, and that throws. */
const released =
  (startOf: (path: string) => string, broken: (text: string) => string): Break =>
  (network, module, path) =>
    module.changeScript(network, { start: startOf(path), change: broken });

const FAULTS: readonly { readonly fault: string; readonly isFirst?: boolean; readonly spoil: Break }[] = [
  { fault: 'the module is gone', isFirst: true, spoil: (network) => network.fail(MODULE, MISSING) },
  { fault: 'the page’s own part is gone', spoil: (network) => network.fail(PAGE_PART, MISSING) },
  {
    fault: 'the module breaks while it starts',
    spoil: released(
      () => 'assets/remote-',
      (text) => `${text};throw new Error("broken while it starts");`,
    ),
  },
  {
    fault: 'the page’s own part breaks',
    spoil: released(
      (path) => `assets/${PART_OF[path]}-page`,
      (text) => `${text};throw new Error("broken when shown");`,
    ),
  },
];

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(async ({ page }) => {
  await watchFrames(page);
});

for (const { fault, isFirst = false, spoil } of FAULTS) {
  test(
    `When ${fault}, the page stays as it was, says what does not work, and Retry brings it to life without a reload`,
    { tag: inMatrixUnless(isFirst) },
    async ({ backend, page }) => {
      test.slow();
      const network = await FaultyNetwork.before(backend);
      const module = await ReleasedModule.of(backend, 'marketing');
      for (const path of PAGES) {
        const state = `${path}, ${fault}`;
        await spoil(network, module, path);
        await page.goto(`${network.url}${path}`);
        await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }) && undefined);
        await moveMouse(page);
        await expect(notice(page), state).toBeVisible();
        await expectUnmoved(page, state);

        const header = new SiteHeader(page);
        await header.showMenu();
        await header.closeMenu();
        network.mend();
        await notice(page).getByRole('button', { name: 'Retry' }).click();
        await expect(live(page), state).toBeAttached();
        await expect(notice(page), state).toBeHidden();
        expect(await page.evaluate(() => 'isSamePage' in globalThis), state).toBe(true);
        await expectUnmoved(page, `${state}, tried again`);
      }
      await network.close();
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
