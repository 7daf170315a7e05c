import { describe, expect, it } from 'vitest';
import { knownLanguage, languageTag } from './language-tag.ts';
import * as limits from './limits.ts';
import { GENRE_NAMES, LANGUAGE_NAMES, PERSPECTIVE_NAMES, TONE_NAMES } from './names.ts';
import {
  genreOrDefault,
  GENRES,
  isGenre,
  isLanguage,
  isPerspective,
  isStoryLength,
  isTone,
  LANGUAGE_TAGS,
  LANGUAGES,
  PERSPECTIVES,
  TONES,
} from './story-options.ts';
import { temperatureOf } from './temperature.ts';

describe('story options', () => {
  it('Each option has a unique name, and its guard accepts no values of other options', () => {
    const options = [
      [GENRES, GENRE_NAMES, isGenre],
      [LANGUAGES, LANGUAGE_NAMES, isLanguage],
      [PERSPECTIVES, PERSPECTIVE_NAMES, isPerspective],
      [TONES, TONE_NAMES, isTone],
    ] as const;
    const all = [...GENRES, ...LANGUAGES, ...PERSPECTIVES, ...TONES, 'constructor', '', null, 3];
    for (const [values, names, guard] of options) {
      expect(new Set(Object.values(names)).size).toBe(values.length);
      expect(all.filter((value) => guard(value))).toEqual([...values]);
    }
  });

  it('A story length is one of the steps of the slider', () => {
    const steps = Array.from({ length: 46 }, (_, index) => 500 + index * 100);
    expect(steps.filter((length) => !isStoryLength(length))).toEqual([]);
    const others = [499, 501, 400, 0, -500, 5001, 5100, 1500.5, Number.NaN, Number.POSITIVE_INFINITY];
    expect([...others, '1500', null, undefined, [1500]].filter(isStoryLength)).toEqual([]);
  });

  it('The genre in a URL is used if it is known, and is fantasy otherwise', () => {
    expect(GENRES.map(genreOrDefault)).toEqual(GENRES);
    for (const value of [undefined, '', 'horror', 'Fantasy', 'sci-fi', 'toString', '__proto__', 7, null])
      expect(genreOrDefault(value)).toBe('fantasy');
  });

  it('A language is recognised by its name in the database, in any case, and has a canonical tag', () => {
    expect(['English', 'Spanish', 'French', 'Chinese'].map(knownLanguage)).toEqual(LANGUAGES);
    expect(knownLanguage(' french ')).toBe('french');
    for (const other of ['Klingon', '', undefined, 7]) expect(knownLanguage(other)).toBeUndefined();
    expect([languageTag('chinese'), languageTag(undefined)]).toEqual(['zh-Hans', undefined]);
    const tags = Object.values(LANGUAGE_TAGS);
    expect(Intl.getCanonicalLocales(tags)).toEqual(tags);
  });

  it('The temperature is 0.7 for neutral, 0.9 for humorous, 0.8 for dramatic and 0.75 for other tones', () => {
    expect(TONES).toEqual(['humorous', 'dramatic', 'mysterious', 'neutral', 'emotional', 'light']);
    expect(TONES.map(temperatureOf)).toEqual([0.9, 0.8, 0.75, 0.7, 0.75, 0.75]);
  });
});

it('The limits of the product are those of the specification', () => {
  expect(limits).toMatchObject({ FREE_GUEST_STORIES: 3, PASSWORD_MIN_LENGTH: 6 });
  // A deletion that is held is renewed in time.
  expect(limits.STORY_UNDO_HOLD.everyMs).toBeLessThan(limits.STORY_UNDO.ms / 2);
});
