import { expectUnmoved, watchFrames } from '../fixtures/frame-watch.ts';
import { FaultyNetwork } from '../fixtures/faulty-network.ts';
import { GONE, live, MODULE, moveMouse, notice, PAGES, POST } from '../fixtures/public-faults.ts';
import { SiteHeader } from '../fixtures/site-header.ts';
import { expect, test } from '../fixtures/test.ts';

/** The part of the module that belongs to one page. */
const PAGE_PART = /\/remotes\/marketing\/\w+\/assets\/(?:home|post|pricing|faq)-page-[^/]+\.js$/;
const MISSING = { status: 404, type: 'application/json', body: '{}' };

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ page }) => watchFrames(page));

test('A page whose module is gone stays as it was, says so, and Retry brings it to life without a reload', async ({
  backend,
  page,
}) => {
  const network = await FaultyNetwork.before(backend);
  const header = new SiteHeader(page);
  for (const [path, missing] of [
    ['/', MODULE],
    [POST, PAGE_PART],
  ] as const) {
    network.fail(missing, MISSING);
    await page.goto(`${network.url}${path}`);
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }) && undefined);
    await moveMouse(page);
    await expect(notice(page), path).toBeVisible();
    await expectUnmoved(page, path);
    await header.showMenu();
    await header.closeMenu();
    network.mend();
    await notice(page).getByRole('button', { name: 'Retry' }).click();
    await expect(live(page), path).toBeAttached();
    await expect(notice(page), path).toBeHidden();
    expect(await page.evaluate(() => 'isSamePage' in globalThis), path).toBe(true);
    await expectUnmoved(page, `${path}, tried again`);
  }
  await network.close();
});

test('Links, the theme and the menu work on a page whose module is gone', async ({ page }) => {
  await page.route(MODULE, (route) => route.fulfill(GONE));
  await page.goto(POST);
  await moveMouse(page);
  await expect(notice(page)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'World Building' }).first().click();
  await expect(page).toHaveURL(/\/blog\/category\/world-building$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('World Building');
  const dark = page.getByRole('contentinfo').getByRole('radio', { name: 'Dark' });
  await dark.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const header = new SiteHeader(page);
  await header.showMenu();
  await header.menu.getByRole('link', { name: 'Generators' }).click();
  await expect(live(page)).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fantasy Story Generator');
  // The press that opened the menu is not answered again on the next page.
  await expect(header.menu).toBeHidden();
});

test('A page that gets no scripts stays, its menu leads to its footer, and later scripts answer the next press', async ({
  page,
}) => {
  await page.route(/\.js$/, (route) => route.abort());
  const site = page.getByRole('navigation', { name: 'Site' });
  for (const path of PAGES) {
    await page.goto(path);
    await moveMouse(page);
    await expect(site).not.toBeInViewport();
    await new SiteHeader(page).openMenu.click();
    await expect(site).toBeInViewport();
    await expectUnmoved(page, path);
  }
  await site.getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL(/\/faq$/);
  await page.goBack();
  await page.unroute(/\.js$/);
  await new SiteHeader(page).showMenu();
});
