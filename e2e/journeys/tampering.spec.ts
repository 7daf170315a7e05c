import type { Page } from '@playwright/test';
import { ALTERED, type Fault, FaultyNetwork } from '../fixtures/faulty-network.ts';
import { MAP, releasedModule, type ReleasedModule } from '../fixtures/released-module.ts';
import { IN_MATRIX, IN_SOAK } from '../fixtures/rings.ts';
import { expect, test } from '../fixtures/test.ts';

const ENTRY = /\/remotes\/generator\/\w+\/remoteEntry/;
const PAGE = /\/remotes\/generator\/\w+\/assets\/generator-page-/;
const asset = (start: string) => new RegExp(String.raw`/remotes/generator/\w+/assets/${start}-`);

const FOREIGN = 'Its files aren’t the ones that were released';
const MISSING = 'Its files didn’t arrive';
const UNFIT = 'Its version doesn’t fit this page';
const BROKEN = '“Generators” stopped working';

interface Tampering {
  readonly network: FaultyNetwork;
  /** The same files at another origin. */
  readonly elsewhere: FaultyNetwork;
  readonly module: ReleasedModule;
}

/** What is wrong with the generator, what its place says, and how the files are changed. */
type Case = readonly [what: string, says: string, tamper: (tampering: Tampering) => unknown];

const faulty = (what: string, says: string, addresses: RegExp, fault: Fault): Case => [
  what,
  says,
  ({ network }) => network.fail(addresses, fault),
];

/** A script that was released like this, with hashes that fit. */
const released = (what: string, says: string, start: string, change: (text: string) => string): Case => [
  what,
  says,
  ({ module, network }) => module.changeScript(network, start, change),
];

/** Its added code would run if the loader did not refuse the origin: the page has no policy. */
const FOREIGN_ORIGIN: Case = [
  'the map has it at an origin that the page does not list',
  FOREIGN,
  ({ network, elsewhere }) => {
    network.changeHeaders((headers) => ({ ...headers, 'content-security-policy': '' }));
    elsewhere.fail(ENTRY, ALTERED);
    const moved = `"${elsewhere.url}/remotes/generator/`;
    network.fail(MAP, { text: (map) => map.replace('"/remotes/generator/', moved) });
  },
];

const KINDS: readonly Case[] = [
  faulty('code was added to its entry', FOREIGN, ENTRY, ALTERED),
  released('its entry throws', BROKEN, 'remoteEntry', (text) => `${text};throw new Error("broken");`),
];

const OTHERS: readonly Case[] = [
  faulty('its page was cut off', FOREIGN, PAGE, 'truncated'),
  faulty('code was added to its own copy of a share', FOREIGN, asset('query'), ALTERED),
  FOREIGN_ORIGIN,
  faulty('the server fails for its page', MISSING, PAGE, { status: 500, type: 'text/plain', body: 'oops' }),
  faulty('its entry is a web page', FOREIGN, ENTRY, { status: 200, type: 'text/html', body: '<!doctype html>' }),
  faulty('its entry is lost with the connection', MISSING, ENTRY, 'lost'),
  released('its page throws', BROKEN, 'assets/generator-page', (text) => `${text};throw new Error("broken");`),
  released('it exposes nothing', UNFIT, 'assets/remote-', (text) => text.replace(/as remote\b/, 'as other')),
  [
    'it uses what the page lacks',
    UNFIT,
    ({ module, network }) =>
      module.changeManifest(network, (text) =>
        text.replace('"@storyloom/shared/ui":[', '"@storyloom/shared/ui":["GameBoard",'),
      ),
  ],
];

function partsOf(page: Page) {
  return {
    alert: page.getByRole('main').getByRole('alert'),
    retry: page.getByRole('button', { name: 'Retry' }),
    generate: page.getByRole('button', { name: 'Generate Story' }),
  };
}

for (const [kind, cases, tag] of [
  ['of each kind', KINDS, []],
  ['of another cause', OTHERS, IN_SOAK],
] as const)
  test(
    `A failure ${kind} stays in the module’s place, and Retry recovers without a reload`,
    { tag: [...tag] },
    async ({ page, backend }) => {
      test.slow();
      const { alert, retry, generate } = partsOf(page);
      const link = (name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
      const module = await releasedModule(backend, 'generator');
      for (const [what, says, tamper] of cases)
        await test.step(what, async () => {
          // At an address of its own, for which the browser has stored nothing.
          const network = await FaultyNetwork.before(backend);
          const elsewhere = await FaultyNetwork.before(backend);
          elsewhere.changeHeaders((headers) => ({
            ...headers,
            'access-control-allow-origin': '*',
            'cross-origin-resource-policy': 'cross-origin',
          }));
          await tamper({ network, elsewhere, module });
          await page.goto(`${network.url}/generators`);
          await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }) && undefined);
          await expect(alert).toContainText(says);
          await expect(generate).toBeHidden();
          await link('Home').click();
          await expect(page.getByRole('link', { name: 'Start Creating' }).first()).toBeVisible();
          await link('Generators').click();
          await expect(alert).toContainText(says);

          network.mend();
          await retry.click();
          await expect(generate).toBeVisible();
          expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
          expect([network.reports, elsewhere.reports]).toEqual([0, 0]);
          await expect(page.locator('html[data-added]')).toHaveCount(0);
          await Promise.all([network.close(), elsewhere.close()]);
        });
    },
  );

test('An altered script does not stay in the browser’s cache', { tag: IN_MATRIX }, async ({ page, backend }) => {
  const network = await FaultyNetwork.before(backend);
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
  await network.close();
});
