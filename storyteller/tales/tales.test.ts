import { LANGUAGES, type Language } from '@storyloom/shared/domain';
import { describe, expect, it } from 'vitest';
import { lintTale, sentencesOf } from './lint/lint-tale.ts';
import { faultsOf } from './plan/check-plan.ts';
import { soundPlans } from './plan/plan-story.ts';
import { tellRequest } from './tell-request.ts';
import { ASKED } from './testing/asked.ts';
import { PROMPTS } from './testing/prompts.ts';
import { readRequest } from './request/read-request.ts';
import { TABLES, taleOf } from './troubles.ts';

const FEARS = ['dark', 'alone', 'noise', 'monster'];
const FRIENDS = ['toy', 'pet', 'speaking'];

const told = (language: Language, prompt: string, attempt: number, length = 500): string =>
  tellRequest({ prompt, language, genre: 'children', perspective: 'third', tone: 'light', length, attempt })?.text ??
  '';

describe('plans', () => {
  it.each(FEARS)('A fear of %s has a sound story for every friend, with one failed attempt or two', (about) => {
    for (const friend of FRIENDS) {
      for (const attempts of [1, 2]) {
        const tags = new Set(['hero child', `friend ${friend}`, `about ${about}`]);
        const plans = soundPlans(TABLES.afraid!.events, { tags, attempts, bedtime: true });
        expect(plans.length, `${friend}, ${attempts}`).toBeGreaterThan(0);
        for (const events of plans) expect(faultsOf(events, { bedtime: true })).toEqual([]);
      }
    }
  });
});

describe.each(LANGUAGES)('stories in %s', (language) => {
  it('Nothing is missing from or wrong with what is written', () => {
    expect(lintTale(taleOf('afraid', language)!, TABLES.afraid!, language)).toEqual([]);
  });

  it('They name those who were asked for, as they were written, and leave no slot open', () => {
    for (const [prompt, hero, friend] of ASKED[language]) {
      for (const attempt of [1, 2, 3]) {
        const story = told(language, prompt, attempt);
        expect(story.split(hero).length, story).toBeGreaterThan(3);
        expect(story.split(friend).length, story).toBeGreaterThan(3);
        expect(story).not.toMatch(/[{}\uE000]|\bundefined\b/);
      }
    }
  });

  it('Asking again gives other sentences', () => {
    for (const [prompt] of ASKED[language]) {
      const first = new Set(sentencesOf(told(language, prompt, 1), language));
      const again = sentencesOf(told(language, prompt, 2), language);
      expect(again.filter((sentence) => first.has(sentence)).length / again.length).toBeLessThan(0.15);
    }
  });
});

/** Of 60 prompts a language, how many heroes and second people are found by now. */
const FOUND: Readonly<Record<Language, readonly [heroes: number, seconds: number]>> = {
  english: [53, 28],
  spanish: [56, 28],
  french: [56, 27],
  chinese: [40, 12],
};

it.each(LANGUAGES)('The people of prompts in %s are found', (language) => {
  const isSame = (one: string | undefined, other: string | undefined): boolean =>
    one?.toLowerCase() === other?.toLowerCase();
  const read = PROMPTS[language].map((asked) => ({ ...asked, request: readRequest(asked.prompt, language) }));
  const heroes = read.filter(({ hero, request: { leads } }) =>
    hero === undefined ? leads[0]?.name === undefined : leads.some(({ name }) => isSame(name, hero)),
  );
  const seconds = read.filter(
    ({ second, request: { leads, others } }) =>
      second !== undefined && [...leads, ...others].some(({ name }) => isSame(name, second)),
  );
  const [heroesMin, secondsMin] = FOUND[language];
  expect(heroes.length).toBeGreaterThanOrEqual(heroesMin);
  expect(seconds.length).toBeGreaterThanOrEqual(secondsMin);
});
