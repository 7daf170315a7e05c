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

test(
  'An altered or missing module is named and not run, until Retry recovers it',
  { tag: ['@shell', '@inspiration'] },
  async ({ visitor, network }) => {
    visitor.expectProblems(...PROBLEMS);
    network.fail(/^\/remotes\/generator\/\w+\/remoteEntry\.js/, ALTERED);
    await visitor.open('/generators/fantasy', network.url);
    await visitor.evaluate(() => Object.assign(globalThis, { isSamePage: true }) && undefined);
    await visitor.sees(byText(NOT_RELEASED, by('alert')));
    await visitor.click(by('link', words.inspiration, mainNavigation));
    await visitor.sees(by('searchbox', undefined, by('main')));
    await visitor.misses(retry);

    network.mend();
    network.fail(/^\/remotes\/generator\//, 'lost');
    await visitor.click(by('link', words.generators, mainNavigation));
    await visitor.sees(notice);
    await visitor.misses(byText(NOT_RELEASED, by('alert')));
    network.mend();
    await visitor.click(retry);
    await visitor.sees(prompt);
    await visitor.misses(retry);
    expect(await visitor.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
    expect(network.reports).toBe(0);
  },
);
