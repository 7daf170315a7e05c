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

test('Code added to a script that the shell imports later is not run', async ({ page, network }) => {
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
  'The module of the address, and no other, is requested before the shell starts',
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
