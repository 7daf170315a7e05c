import { GENRES, STORY_LENGTH, TONES, type Tone } from '@storyloom/shared/domain';
import { describe, expect, it } from 'vitest';
import { tellStory } from '../../server/tell-story.ts';
import { PACKS } from '../packs.ts';
import { titleCase } from './title-case.ts';

it.each([
  ['a parcel for the bell-ringer', 'A Parcel for the Bell-Ringer'],
  ['And Then The Dry Oven', 'And Then the Dry Oven'],
  ['lost: the fox', 'Lost: The Fox'],
  ['the mother-in-law', 'The Mother-in-Law'],
  ['signed for', 'Signed For'],
  ['“the end” of it', '“The End” of It'],
  ['What the Butler Saw', 'What the Butler Saw'],
  ['the 3rd door of O’Neill', 'The 3rd Door of O’Neill'],
])('The title %j is written %j', (text, title) => {
  expect(titleCase(text)).toBe(title);
});

const slotless = (title: string): string => title.replaceAll(/\{[^}]*\}/g, 'Fox');

it.each(GENRES)('The titles and headings of the English %s pack are in title case', (genre) => {
  const { plots, places } = PACKS.english[genre];
  const titles = [
    ...plots.flatMap(({ titles: own, chapters }) => [...own, ...chapters.flat()]),
    ...places.map(({ chapter }) => chapter),
  ].map(slotless);
  expect(titles).toEqual(titles.map(titleCase));
});

describe('the demo storyteller', () => {
  const PROMPTS = ['The bell-ringer and a sea-chest', 'Two rival bakers must share the only dry oven after a storm'];

  it.each(GENRES)('English %s stories have titles and headings in title case', (genre) => {
    const headings = PROMPTS.flatMap((prompt) =>
      Array.from({ length: 4 }, (_, at) => {
        const tone: Tone = TONES[at % TONES.length] ?? 'neutral';
        const order = { genre, language: 'english', perspective: 'third', tone, length: 1500, prompt } as const;
        const story = tellStory({ ...order, attempt: at + 1 });
        return story.split('\n').filter((line) => line.startsWith('#'));
      }).flat(),
    ).map((line) => line.replace(/^#+ /, ''));
    expect(headings.length).toBeGreaterThan(PROMPTS.length * 4);
    expect(headings).toEqual(headings.map(titleCase));
  });

  it('A Spanish title has one capital letter, at its beginning', () => {
    const order = {
      genre: 'fantasy',
      perspective: 'third',
      tone: 'neutral',
      length: STORY_LENGTH.min,
      attempt: 73,
    } as const;
    const title = tellStory({ ...order, language: 'spanish', prompt: 'unas alas y un lobo' }).split('\n')[0];
    expect(title).toMatch(/^# \p{Lu}[^\p{Lu}]*$/u);
  });
});
