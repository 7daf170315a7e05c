import { sessionStorageKey } from '@storyloom/shared/api';
import { ADA, BO, MINA } from '@storyloom/testing/people';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { recorded, stubBrowser } from './exchange.ts';
import { COMMUNITY } from './scenarios/community.ts';
import { LIBRARY } from './scenarios/library.ts';
import { MODERATION } from './scenarios/moderation.ts';
import { OWN } from './scenarios/own.ts';
import { OWN_DATA } from './scenarios/own-data.ts';
import type { Scenario } from './scenarios/scenario.ts';
import { SHARING } from './scenarios/sharing.ts';
import { STORY_NOTES } from './scenarios/story-notes.ts';
import { STORY_TEXT } from './scenarios/story-text.ts';
import { seed } from './seed.ts';
import { fakeWorld, realWorld, type World } from './worlds.ts';

describe('the fake backend of component tests', () => {
  const fake = fakeWorld();
  let real: Awaited<ReturnType<typeof realWorld>>;
  let kept: Map<string, string>;
  beforeAll(async () => {
    real = await realWorld();
    kept = stubBrowser(real.url, real.key);
  });
  afterAll(async () => {
    vi.unstubAllGlobals();
    await real.close();
  });

  async function answers(world: World, { as, calls }: Scenario) {
    await world.seed(seed);
    kept.clear();
    if (as !== undefined) kept.set(sessionStorageKey(), JSON.stringify(world.sessionOf(as)));
    const names = new Map([ADA, MINA, BO].map((person) => [world.idOf(person), person]));
    const given = [];
    for (const call of calls(world.idOf)) given.push(await recorded(world, names, call));
    return given;
  }

  it.each([...LIBRARY, ...STORY_TEXT, ...STORY_NOTES, ...SHARING, ...COMMUNITY, ...MODERATION, ...OWN, ...OWN_DATA])(
    'The fake backend answers as the real one when a user $title',
    async (scenario) => {
      const expected = await answers(real.world, scenario);
      // A call that failed before it reached the backend would prove nothing.
      expect(expected.filter((asked) => asked.length === 0)).toEqual([]);
      expect(await answers(fake, scenario)).toEqual(expected);
    },
  );
});
