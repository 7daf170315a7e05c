import { describe, expect, it } from 'vitest';
import { GENRE_NAMES, LANGUAGE_NAMES, PERSPECTIVE_NAMES, TONE_NAMES } from './names.ts';
import {
  DEFAULT_GENRE,
  GENRE_DEFAULTS,
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
  PROMPT_MAX_LENGTH,
  STORY_LENGTH,
  TONES,
} from './story-options.ts';

describe('story options', () => {
  it('The genres are the four generators in display order', () => {
    expect(GENRES).toEqual(['fantasy', 'scifi', 'children', 'romance']);
  });

  it('There are four languages, three perspectives and six tones', () => {
    expect(LANGUAGES).toEqual(['english', 'spanish', 'french', 'chinese']);
    expect(PERSPECTIVES).toEqual(['first', 'second', 'third']);
    expect(TONES).toEqual(['humorous', 'dramatic', 'mysterious', 'neutral', 'emotional', 'light']);
  });

  it('A story has 500 to 5,000 words in steps of 100, and a prompt has at most 4,000 characters', () => {
    expect(STORY_LENGTH).toEqual({ min: 500, max: 5000, step: 100 });
    expect(PROMPT_MAX_LENGTH).toBe(4000);
  });

  it('The options have the names that saved stories use', () => {
    expect(LANGUAGE_NAMES.english).toBe('English');
    expect(PERSPECTIVE_NAMES.third).toBe('Third Person');
    expect(TONE_NAMES.neutral).toBe('Neutral');
    expect(GENRE_NAMES.scifi).toBe('Sci-Fi');
  });

  it('Each option has a unique name', () => {
    for (const [values, names] of [
      [GENRES, GENRE_NAMES],
      [LANGUAGES, LANGUAGE_NAMES],
      [PERSPECTIVES, PERSPECTIVE_NAMES],
      [TONES, TONE_NAMES],
    ] as const) {
      expect(Object.keys(names).sort()).toEqual([...values].sort());
      expect(new Set(Object.values(names)).size).toBe(values.length);
    }
  });

  it('Each language has a canonical language tag', () => {
    expect(Object.values(LANGUAGE_TAGS)).toEqual(['en', 'es', 'fr', 'zh-Hans']);
    expect(Intl.getCanonicalLocales(Object.values(LANGUAGE_TAGS))).toEqual(Object.values(LANGUAGE_TAGS));
  });
});

describe('the defaults of a generator', () => {
  it.each([
    ['fantasy', 'neutral', 1500],
    ['scifi', 'neutral', 1500],
    ['romance', 'emotional', 1500],
    ['children', 'light', 800],
  ] as const)(
    'A generator starts with English and third person, and for %s with %s and %i words',
    (genre, tone, length) => {
      expect(GENRE_DEFAULTS[genre]).toEqual({ language: 'english', perspective: 'third', tone, length });
    },
  );
});

describe('isStoryLength', () => {
  it('Every step of the slider is a valid story length', () => {
    const steps = Array.from({ length: 46 }, (_, index) => 500 + index * 100);
    expect(steps.at(-1)).toBe(5000);
    expect(steps.filter((length) => !isStoryLength(length))).toEqual([]);
  });

  it.each([
    499,
    501,
    550,
    400,
    0,
    -500,
    5001,
    5100,
    1500.5,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    '1500',
    null,
    undefined,
    [1500],
  ])('The value %j is not a valid story length', (length) => {
    expect(isStoryLength(length)).toBe(false);
  });
});

describe('the genre in a URL', () => {
  it.each(GENRES)('The genre %s in a URL is used', (genre) => {
    expect(genreOrDefault(genre)).toBe(genre);
  });

  it.each([undefined, '', 'horror', 'Fantasy', 'sci-fi', 'toString', '__proto__', 7, null])(
    'The genre is fantasy when the URL has %j',
    (value) => {
      expect(DEFAULT_GENRE).toBe('fantasy');
      expect(genreOrDefault(value)).toBe('fantasy');
    },
  );
});

describe('the option guards', () => {
  it('Each option guard accepts only its own values', () => {
    const guards = [
      [isGenre, GENRES],
      [isLanguage, LANGUAGES],
      [isPerspective, PERSPECTIVES],
      [isTone, TONES],
    ] as const;
    const all = [...GENRES, ...LANGUAGES, ...PERSPECTIVES, ...TONES, 'constructor', '', null, 3];
    for (const [guard, values] of guards) expect(all.filter((value) => guard(value))).toEqual([...values]);
  });
});
