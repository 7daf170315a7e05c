import { ALTERED, FaultyNetwork } from '../fixtures/faulty-network.ts';
import { IN_MATRIX } from '../fixtures/rings.ts';
import { expect, test as base } from '../fixtures/test.ts';

const test = base.extend<{ network: FaultyNetwork }>({
  network: async ({ backend }, use) => {
    const network = await FaultyNetwork.before(backend);
    await use(network);
    await network.close();
  },
});

test('A missing module is named in its place, the others work, and Retry recovers without a reload', async ({
  page,
  network,
}) => {
  const notice = page.getByRole('alert').filter({ hasText: '“Inspiration” couldn’t be loaded' });
  const link = (name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
  network.fail(/^\/remotes\/inspiration\//, { status: 404, type: 'text/plain', body: '' });
  await page.goto(`${network.url}/inspiration`);
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }) && undefined);
  await expect(notice).toBeVisible();

  await link('Home').click();
  await expect(page.getByRole('link', { name: 'Start Creating' }).first()).toBeVisible();
  await link('Generators').click();
  await expect(page.getByRole('button', { name: 'Generate Story' })).toBeVisible();
  await page.evaluate(() => history.pushState(null, '', '/dashboard'));
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();

  await link('Inspiration').click();
  const before = network.faulty;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.poll(() => network.faulty).toBeGreaterThan(before);
  await expect(notice).toBeVisible();
  network.mend();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice).toBeHidden();
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
});

test('Code that was added to a module is not run when the module is reached by a link', async ({ page, network }) => {
  network.fail(/^\/remotes\/generator\/\w+\/assets\/generator-page-/, ALTERED);
  await page.goto(`${network.url}/inspiration`);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Generators' }).click();
  await expect(page.getByRole('alert')).toContainText('Its files aren’t the ones that were released');
  await expect(page.locator('html[data-added]')).toHaveCount(0);
  expect(network.reports).toBe(0);
});

test('Code that was added to a script that the shell imports later is not run', async ({ page, network }) => {
  network.fail(/^\/assets\/request-reset-form-/, ALTERED);
  await page.goto(`${network.url}/auth`);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.locator('html[data-added]')).toHaveCount(0);
  expect([network.faulty > 0, network.reports]).toEqual([true, 0]);
});

test('Code that was added to the first script of the shell is not run', async ({ page, network }) => {
  network.fail(/^\/assets\/index-/, ALTERED);
  const refused = page.waitForEvent('console', (message) => /integrity/i.test(message.text()));
  await page.goto(`${network.url}/auth`);
  await refused;
  await expect(page.locator('html[data-added]')).toHaveCount(0);
  expect(network.reports).toBe(0);
});

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
