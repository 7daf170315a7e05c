import { LANGUAGES, type Language } from '@storyloom/shared/domain';
import { describe, expect, it } from 'vitest';
import { lintTale, sentencesOf } from './lint/lint-tale.ts';
import { tellRequest } from './tell-request.ts';
import { ASKED, orderOf } from './testing/asked.ts';
import { PROMPTS } from './testing/prompts.ts';
import { readRequest } from './request/read-request.ts';
import { WRITTEN } from './testing/written.ts';
import { taleOf } from './troubles.ts';
import { TYPES } from './types.ts';

const told = (language: Language, prompt: string, attempt: number, length = 800): string =>
  tellRequest(orderOf(prompt, language, length, attempt)).text;

it.each(WRITTEN)('nothing is missing from $tale in $language', ({ tale, language }) => {
  expect(lintTale(taleOf(tale, language)!, TYPES[tale]!, language)).toEqual([]);
});

describe.each(LANGUAGES)('stories in %s', (language) => {
  it('name the people of the prompt and leave no slot open', () => {
    for (const [prompt, hero, friend] of ASKED[language]) {
      for (const attempt of [1, 2, 3]) {
        const story = told(language, prompt, attempt);
        expect(story.split(hero).length, story).toBeGreaterThan(3);
        expect(story.split(friend).length, story).toBeGreaterThan(3);
        expect(story).not.toMatch(/[{}\uE000]|\bundefined\b/);
      }
    }
  });

  it('share few sentences when the same prompt is told again', () => {
    for (const [prompt] of ASKED[language]) {
      const first = new Set(sentencesOf(told(language, prompt, 1), language));
      const again = sentencesOf(told(language, prompt, 2), language);
      expect(again.filter((sentence) => first.has(sentence)).length / again.length).toBeLessThan(0.15);
    }
  });
});

it.each(LANGUAGES)('every request in %s gets a story', (language) => {
  const odd = ['', '?!', '🐉🐉', 'x'.repeat(4_000), 'Mr. Bolt, a fireman, saves a ladybug', '{hero} [a|b]', '两只'];
  for (const prompt of [...PROMPTS[language].map((asked) => asked.prompt), ...odd]) {
    expect(told(language, prompt, 1), prompt).toMatch(/^# \S.*\n\n[^]{400}/u);
  }
  for (const who of ['a bear, a robot', 'Ms. Finch', '🐉', 'Ana, Leo, Mia and Ben']) {
    expect(tellRequest({ ...orderOf('', language, 500), who }).text).toMatch(/^# /);
  }
});

it.each([
  ['english', 'first person'],
  ['spanish', 'primera persona'],
  ['french', 'première personne'],
  ['chinese', '第一人称'],
] as const)('a story in %s says that it is not told in the %s', (language, person) => {
  const [[prompt] = ['']] = ASKED[language];
  expect(tellRequest({ ...orderOf(prompt, language, 500), perspective: 'first' }).unused).toContain(person);
});

/** Of 60 prompts a language, how many heroes, second people and troubles are found by now. */
const FOUND: Readonly<Record<Language, readonly [heroes: number, seconds: number, troubles: number]>> = {
  english: [60, 30, 59],
  spanish: [60, 30, 60],
  french: [60, 31, 60],
  chinese: [60, 30, 60],
};

it.each(LANGUAGES)('The people and troubles of prompts in %s are found', (language) => {
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
  const troubles = read.filter(({ trouble, request }) => request.trouble === trouble);
  const [heroesMin, secondsMin, troublesMin] = FOUND[language];
  expect(heroes.length).toBeGreaterThanOrEqual(heroesMin);
  expect(seconds.length).toBeGreaterThanOrEqual(secondsMin);
  expect(troubles.length).toBeGreaterThanOrEqual(troublesMin);
});
