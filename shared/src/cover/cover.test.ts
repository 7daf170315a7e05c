import { createHash } from 'node:crypto';
import { GENRES } from '@storyloom/shared/domain';
import { describe, expect, it } from 'vitest';
import { coverSvg } from './cover-svg.ts';
import { drawCover } from './draw-cover.ts';

const BOOK = { format: 'book', lettering: true } as const;
const BARE = { format: 'book', lettering: false } as const;
const PREVIEW = { format: 'preview', lettering: false } as const;
const SUBJECTS = [...GENRES, undefined];
const TITLES = Array.from(
  { length: 40 },
  (_, index) => `The story of ${index + 1} ${'quiet winters '.repeat(index % 5)}`,
);
const everyStory = SUBJECTS.flatMap((genre) => TITLES.map((title) => ({ title, genre, author: 'Ada Lovelace' })));

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

describe('coverSvg', () => {
  it('A story’s cover is always the same bytes, however its title is encoded', () => {
    const story = { title: ' La dernière  licorne', genre: 'fantasy', author: 'José' } as const;
    const composed = { ...story, title: 'La dernière licorne'.normalize('NFD') };
    expect(coverSvg(story, BOOK)).toBe(coverSvg({ ...story }, BOOK));
    expect(coverSvg(composed, BOOK)).toBe(coverSvg(story, BOOK));
  });

  it.each(SUBJECTS)('Each title of the genre %s has a different picture', (genre) => {
    for (const options of [BARE, PREVIEW]) {
      expect(new Set(TITLES.map((title) => coverSvg({ title, genre }, options))).size).toBe(TITLES.length);
    }
  });

  it('A title has a different picture in each genre', () => {
    expect(new Set(SUBJECTS.map((genre) => coverSvg({ title: 'Salt', genre }, BARE))).size).toBe(SUBJECTS.length);
  });

  it.each(SUBJECTS)('Covers of the genre %s have several palettes and layouts', (genre) => {
    const drawings = TITLES.map((title) => drawCover({ title, genre }, BOOK));
    expect(new Set(drawings.map(({ shapes }) => shapes[0]?.fill)).size).toBeGreaterThanOrEqual(3);
    expect(new Set(drawings.map(({ words }) => `${words[0]?.anchor} ${(words[0]?.y ?? 0) < 700}`)).size).toBe(3);
  });

  it('The picture does not depend on the author', () => {
    const one = coverSvg({ title: 'Salt', genre: 'romance', author: 'Ada' }, BARE);
    expect(coverSvg({ title: 'Salt', genre: 'romance', author: 'Ben' }, BARE)).toBe(one);
  });

  it.each(SUBJECTS)('A renamed story of the genre %s keeps its picture under its new title', (genre) => {
    for (const seed of TITLES) {
      const [one, renamed] = [
        { title: seed, genre },
        { title: 'For Emma', genre, seed },
      ];
      expect(coverSvg(renamed, PREVIEW)).toBe(coverSvg(one, PREVIEW));
      expect(drawCover(renamed, BOOK).shapes[0]).toEqual(drawCover(one, BOOK).shapes[0]);
      expect(drawCover(renamed, BOOK).words[0]?.text.toLowerCase()).toContain('for');
    }
  });

  it('A cover uses whole numbers, is small, and loads nothing', () => {
    for (const story of everyStory) {
      for (const options of [BOOK, PREVIEW]) {
        const svg = coverSvg(story, options);
        expect(svg.length).toBeLessThan(12_000);
        expect(svg).not.toMatch(/NaN|Infinity|undefined|null|href|url\(| style=|<script| id=|textLength/);
        expect(svg).not.toMatch(/ d="[^"]*\./);
      }
    }
  });

  it('A cover has the size of a book or of a link preview', () => {
    const story = { title: 'Salt', genre: 'scifi' } as const;
    expect(coverSvg(story, BOOK)).toContain('width="1200" height="1800" viewBox="0 0 1200 1800"');
    expect(coverSvg(story, PREVIEW)).toContain('width="1200" height="630" viewBox="0 0 1200 630"');
  });

  it('A cover has no words without lettering, and none on a preview', () => {
    for (const story of everyStory.slice(0, 20)) {
      expect(coverSvg(story, BARE)).not.toContain('<text');
      expect(coverSvg(story, { ...PREVIEW, lettering: true })).not.toContain('<text');
    }
  });

  it('A cover without a title has no rule below it', () => {
    const drawn = (title: string, options: typeof BOOK | typeof BARE) =>
      drawCover({ title, genre: 'fantasy' }, options).shapes;
    expect(drawn('Salt', BOOK).length).toBe(drawn('Salt', BARE).length + 1);
    expect(drawn('', BOOK)).toEqual(drawn('', BARE));
  });

  // Existing covers must not change by accident. Update these hashes when the drawing changes on purpose.
  it.each([
    ['The Keeper of the Light', 'fantasy', '7e55998508a9'],
    ['Signal', 'scifi', '99bfeb1d1ac1'],
    ['小船去哪里', 'children', '79e80448d86b'],
    ['Letters to Lisbon', 'romance', 'f91203775825'],
    ['Fragments', undefined, '86ddf47dc0cf'],
  ] as const)('The cover of “%s” has not changed', (title, genre, expected) => {
    const story = { title, genre, author: 'Ada Lovelace', lang: 'en' };
    expect(digest(coverSvg(story, BOOK) + coverSvg(story, PREVIEW))).toBe(expected);
  });

  it.each([
    ['fantasy', '28a63ced573a'],
    ['scifi', 'ce65288459af'],
    ['children', '36645f332267'],
    ['romance', 'a0d81f3b6f84'],
    [undefined, '045a488b3769'],
  ] as const)('The covers of forty titles of the genre %s have not changed', (genre, expected) => {
    const covers = TITLES.map((title) => coverSvg({ title, genre }, BARE) + coverSvg({ title, genre }, PREVIEW));
    expect(digest(covers.join(''))).toBe(expected);
  });
});

it('The cover of a title longer than 200 characters depends only on its beginning', () => {
  const beginning = '灯'.repeat(200);
  const whole = { title: `${beginning}${'塔'.repeat(5000)}`, genre: 'fantasy' } as const;
  const options = { format: 'book', lettering: true } as const;
  expect(coverSvg(whole, options)).toBe(coverSvg({ ...whole, title: beginning }, options));
});
