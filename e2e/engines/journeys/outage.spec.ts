import { expect } from '@playwright/test';
import { test as base } from '../fixtures.ts';
import { FaultyNetwork } from '../faulty-network.ts';
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
const ALTERED = 'Its files aren’t the ones that were released, so they weren’t run. Try again in a moment.';
const retry = by('button', words.retry);

for (const [what, addresses] of [
  ['module', /^\/remotes\/generator\//],
  ['page of a module', /^\/remotes\/generator\/\w+\/assets\/generator-page/],
] as const) {
  test(
    `A ${what} that cannot be fetched is named, other pages work, and Retry brings it back`,
    { tag: '@shell' },
    async ({ visitor, network }) => {
      visitor.expectProblems(
        /remotes\/generator/,
        /^console: an error without words/,
        /Importing a module script failed/,
        new RegExp(`module “${words.generatorModule}” failed`),
      );
      network.lose(addresses);
      await visitor.open('/generators/fantasy', network.url);
      await visitor.sees(notice);

      await visitor.click(by('link', words.inspiration, mainNavigation));
      await visitor.sees(by('searchbox', undefined, by('main')));
      await visitor.misses(notice);
      await visitor.click(by('link', words.generators, mainNavigation));
      await visitor.sees(notice);

      const before = network.losses;
      await visitor.click(retry);
      await expect.poll(() => network.losses).toBeGreaterThan(before);
      await visitor.sees(retry);
      network.mend();
      // After the second failure the page may already be probing for its scripts, and reloads once they are back.
      await visitor.clickUntil(retry, prompt);
      await visitor.misses(notice);
    },
  );
}

for (const [what, addresses] of [
  ['entry', /^\/remotes\/generator\/\w+\/remoteEntry\.js/],
  ['page', /^\/remotes\/generator\/\w+\/assets\/generator-page/],
] as const) {
  test(
    `Code that was added to the ${what} of a module is not run, and the page says why it is missing`,
    { tag: '@shell' },
    async ({ visitor, network }) => {
      visitor.expectProblems(
        /remotes\/generator/,
        /integrity|hash/i,
        /^console: an error without words/,
        new RegExp(`module “${words.generatorModule}” failed`),
      );
      network.alter(addresses);
      await visitor.open('/generators/fantasy', network.url);
      await visitor.sees(byText(ALTERED, by('alert')));
      expect(network.reports).toBe(0);
    },
  );
}
