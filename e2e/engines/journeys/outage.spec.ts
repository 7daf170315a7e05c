import { expect } from '@playwright/test';
import { test as base } from '../fixtures.ts';
import { ALTERED, type Fault, FaultyNetwork } from '../../fixtures/faulty-network.ts';
import { by, byLabel, byText } from '../page/query.ts';
import { words } from '../words.ts';

const test = base.extend<{ network: FaultyNetwork }>({
  network: async ({ backend }, use) => {
    const network = await FaultyNetwork.before(backend);
    await use(network);
    await network.close();
  },
});

const mainNavigation = by('navigation', words.main);
const notice = byText(`“${words.generators}” couldn’t be loaded`, by('alert'));
const prompt = byLabel(words.prompt);
const NOT_RELEASED = 'Its files aren’t the ones that were released, so they weren’t run. Try again in a moment.';
const retry = by('button', words.retry);

const ENTRY = /^\/remotes\/generator\/\w+\/remoteEntry\.js/;
const PAGE = /^\/remotes\/generator\/\w+\/assets\/generator-page/;

/** Errors that browsers report of scripts which do not arrive as they were released. */
const PROBLEMS = [
  /remotes\/generator/,
  /integrity|hash/i,
  /^console: an error without words/,
  /Importing a module script failed/,
  /RemoteError: generator took over/,
  new RegExp(`module “${words.generatorModule}” failed`),
];

for (const [what, addresses] of [
  ['module', /^\/remotes\/generator\//],
  ['page of a module', PAGE],
] as const) {
  test(
    `A ${what} that cannot be fetched is named, other pages work, and Retry brings it back without a reload`,
    { tag: '@shell' },
    async ({ visitor, network }) => {
      visitor.expectProblems(...PROBLEMS);
      network.fail(addresses, 'lost');
      await visitor.open('/generators/fantasy', network.url);
      await visitor.evaluate(() => Object.assign(globalThis, { isSamePage: true }) && undefined);
      await visitor.sees(notice);

      await visitor.click(by('link', words.inspiration, mainNavigation));
      await visitor.sees(by('searchbox', undefined, by('main')));
      await visitor.misses(notice);
      await visitor.click(by('link', words.generators, mainNavigation));
      await visitor.sees(notice);

      const before = network.faulty;
      await visitor.click(retry);
      await expect.poll(() => network.faulty).toBeGreaterThan(before);
      await visitor.sees(retry);
      network.mend();
      await visitor.click(retry);
      await visitor.sees(prompt);
      await visitor.misses(notice);
      expect(await visitor.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
    },
  );
}

const FAULTS: readonly (readonly [what: string, addresses: RegExp, fault: Fault])[] = [
  ['an entry that was altered', ENTRY, ALTERED],
  ['a page that was altered', PAGE, ALTERED],
  ['an entry that ended too early', ENTRY, 'truncated'],
  ['a page that ended too early', PAGE, 'truncated'],
  ['an entry that never ends', ENTRY, 'stalled'],
];

for (const [what, addresses, fault] of FAULTS) {
  test(
    `A module with ${what} is not run, the page says why, and Retry brings it back without a reload`,
    { tag: '@shell' },
    async ({ visitor, network }) => {
      visitor.expectProblems(...PROBLEMS);
      network.fail(addresses, fault);
      await visitor.open('/generators/fantasy', network.url);
      await visitor.evaluate(() => Object.assign(globalThis, { isSamePage: true }) && undefined);
      await visitor.sees(fault === ALTERED ? byText(NOT_RELEASED, by('alert')) : notice);
      expect(network.reports).toBe(0);

      network.mend();
      await visitor.click(retry);
      await visitor.sees(prompt);
      await visitor.misses(notice);
      expect(await visitor.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
      expect(network.reports).toBe(0);
    },
  );
}
