import { expectUnmoved, watchFrames } from '../fixtures/frame-watch.ts';
import { FaultyNetwork } from '../fixtures/faulty-network.ts';
import { live, MODULE, moveMouse, notice, POST } from '../fixtures/public-faults.ts';
import { SiteHeader } from '../fixtures/site-header.ts';
import { expect, test } from '../fixtures/test.ts';

/** The part of the module that belongs to one page. */
const PAGE_PART = /\/remotes\/marketing\/\w+\/assets\/(?:home|post|pricing|faq)-page-[^/]+\.js$/;
const MISSING = { status: 404, type: 'application/json', body: '{}' };

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ page }) => watchFrames(page));

test('A page whose module is gone stays readable, and Retry revives it', async ({ backend, page }) => {
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

test('Without scripts, the menu leads to the footer until they arrive', async ({ page }) => {
  await page.route(/\.js$/, (route) => route.abort());
  const site = page.getByRole('navigation', { name: 'Site' });
  await page.goto(POST);
  await moveMouse(page);
  await expect(site).not.toBeInViewport();
  await new SiteHeader(page).openMenu.click();
  await expect(site).toBeInViewport();
  await expectUnmoved(page, POST);
  await site.getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL(/\/faq$/);
  await page.goBack();
  await page.unroute(/\.js$/);
  await new SiteHeader(page).showMenu();
});
