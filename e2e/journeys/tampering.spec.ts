import type { Page } from '@playwright/test';
import { ALTERED, FaultyNetwork } from '../fixtures/faulty-network.ts';
import { MAP, ReleasedModule } from '../fixtures/released-module.ts';
import { IN_MATRIX, inMatrixUnless } from '../fixtures/rings.ts';
import {
  type Case,
  CASES,
  ENTRY,
  FOREIGN,
  MANIFEST,
  PAGE,
  SLOW,
  type Tampering,
} from '../fixtures/tampered-modules.ts';
import { expect, test as base } from '../fixtures/test.ts';

/** More than a page waits for a module or one of its scripts, in ms. */
const PATIENCE_MS = 46_000;

const test = base.extend<Tampering>({
  network: async ({ backend }, use) => {
    const network = await FaultyNetwork.before(backend);
    await use(network);
    await network.close();
  },
  elsewhere: async ({ backend }, use) => {
    const elsewhere = await FaultyNetwork.before(backend);
    elsewhere.changeHeaders((headers) => ({
      ...headers,
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    }));
    await use(elsewhere);
    await elsewhere.close();
  },
  module: async ({ backend }, use) => use(await ReleasedModule.of(backend, 'generator')),
});

/** The page and the parts of it that the cases look at. */
function partsOf(page: Page) {
  const link = (name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
  return {
    alert: page.getByRole('main').getByRole('alert'),
    retry: page.getByRole('button', { name: 'Retry' }),
    generate: page.getByRole('button', { name: 'Generate Story' }),
    link,
  };
}

/** Waits for what the page says about the module, over limits of time. */
async function expectNotice(page: Page, says: string, isSlow: boolean): Promise<void> {
  const { alert } = partsOf(page);
  if (!isSlow) return expect(alert).toContainText(says);
  await expect(async () => {
    await page.clock.fastForward(PATIENCE_MS);
    await expect(alert).toContainText(says, { timeout: 1000 });
  }).toPass();
}

/** One of each kind; the others repeat it for another file. */
const FIRST_RING = ['to whose entry code was added', 'whose page was cut off', 'whose entry throws'];

async function expectRefused(page: Page, { says, tamper, isSlow = false }: Case, tampering: Tampering): Promise<void> {
  const { network, elsewhere } = tampering;
  const { retry, generate, link } = partsOf(page);
  if (isSlow) await page.clock.install();
  await tamper(tampering);
  await page.goto(`${network.url}/generators`);
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }) && undefined);
  await expectNotice(page, says, isSlow);
  await expect(generate).toBeHidden();

  await link('Home').click();
  await expect(page.getByRole('link', { name: 'Start Creating' }).first()).toBeVisible();
  await link('Generators').click();
  await expectNotice(page, says, isSlow);

  network.mend();
  await retry.click();
  await expect(generate).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
  expect([network.reports, elsewhere.reports]).toEqual([0, 0]);
  await expect(page.locator('html[data-added]')).toHaveCount(0);
}

for (const one of CASES) {
  const title = `A module ${one.what} is not shown, the page says why, other pages work, and Retry brings it back without a reload`;
  const tag = inMatrixUnless(FIRST_RING.includes(one.what));
  // A clock that was stopped stays so in its window.
  if (one.isSlow)
    test(title, { tag }, ({ page, network, elsewhere, module }) =>
      expectRefused(page, one, { network, elsewhere, module }),
    );
  else
    test(title, { tag }, ({ usedWindow, network, elsewhere, module }) =>
      expectRefused(usedWindow, one, { network, elsewhere, module }),
    );
}

test('The next page does not meet a script again that was altered', { tag: IN_MATRIX }, async ({ page, network }) => {
  const { alert, retry, generate } = partsOf(page);
  network.fail(ENTRY, ALTERED);
  await page.goto(`${network.url}/generators`);
  await expect(alert).toContainText(FOREIGN);
  network.mend();
  const replaced = page.waitForEvent('requestfinished', (request) => /\/[0-9a-f]{16}\/remoteEntry/.test(request.url()));
  await retry.click();
  await expect(generate).toBeVisible();
  await replaced;
  await page.goto(`${network.url}/generators`);
  await expect(page.locator('html[data-live]')).toBeAttached();
  await expect(alert).toBeHidden();
});

test('What was typed before a module failed is there after Retry', { tag: IN_MATRIX }, async ({ page, network }) => {
  const { retry, generate } = partsOf(page);
  const prompt = page.getByLabel('Your prompt');
  await page.clock.install();
  network.fail(PAGE, 'stalled');
  await page.goto(`${network.url}/generators`);
  await prompt.fill('A lamp that remembers');
  await expectNotice(page, SLOW, true);
  network.mend();
  await retry.click();
  await expect(generate).toBeEnabled();
  await expect(prompt).toHaveValue('A lamp that remembers');
});

for (const [what, addresses] of [
  ['manifest', MANIFEST],
  ['release map', MAP],
] as const) {
  test(`A ${what} that never ends is given up after a megabyte`, { tag: IN_MATRIX }, async ({ page, network }) => {
    network.fail(addresses, 'endless');
    await page.goto(`${network.url}/generators`);
    await expect(what === 'manifest' ? partsOf(page).alert : page.locator('html[data-alone]')).toBeAttached();
    // Twice, with what was on the way.
    expect(network.endlessBytes).toBeLessThan(6_000_000);
    network.mend();
    await (what === 'manifest' ? partsOf(page).retry.click() : page.reload());
    await expect(page.locator('html[data-live]')).toBeAttached();
  });
}
