import { expect } from '@playwright/test';
import { test as base } from '../fixtures.ts';
import { ALTERED, FaultyNetwork } from '../../fixtures/faulty-network.ts';
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

/** Errors that browsers report of scripts which do not arrive as they were released. */
const PROBLEMS = [
  /remotes\/generator/,
  /integrity|hash/i,
  /^console: an error without words/,
  /Importing a module script failed/,
  /RemoteError: generator took over/,
  new RegExp(`module “${words.generatorModule}” failed`),
];

for (const [title, addresses, fault, said] of [
  ['A module that cannot be fetched', /^\/remotes\/generator\//, 'lost', notice],
  [
    'A module that was altered',
    /^\/remotes\/generator\/\w+\/remoteEntry\.js/,
    ALTERED,
    byText(NOT_RELEASED, by('alert')),
  ],
] as const) {
  test(
    `${title} is not run and named, other pages work, and Retry brings it back without a reload`,
    { tag: '@shell' },
    async ({ visitor, network }) => {
      visitor.expectProblems(...PROBLEMS);
      network.fail(addresses, fault);
      await visitor.open('/generators/fantasy', network.url);
      await visitor.evaluate(() => Object.assign(globalThis, { isSamePage: true }) && undefined);
      await visitor.sees(said);
      await visitor.click(by('link', words.inspiration, mainNavigation));
      await visitor.sees(by('searchbox', undefined, by('main')));
      await visitor.misses(retry);
      await visitor.click(by('link', words.generators, mainNavigation));
      await visitor.sees(said);

      network.mend();
      await visitor.click(retry);
      await visitor.sees(prompt);
      await visitor.misses(retry);
      expect(await visitor.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
      expect(network.reports).toBe(0);
    },
  );
}
