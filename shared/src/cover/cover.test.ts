// @vitest-environment jsdom
import { createHash } from 'node:crypto';
import { GENRES } from '@storyloom/shared/domain';
import { describe, expect, it } from 'vitest';
import { contrastRatio } from '../theme/contrast.ts';
import { coverSvg } from './cover-svg.ts';
import { drawCover } from './draw-cover.ts';
import { COVER_PALETTES } from './palette.ts';

const BOOK = { format: 'book', lettering: true } as const;
const BARE = { format: 'book', lettering: false } as const;
const PREVIEW = { format: 'preview', lettering: false } as const;
const SUBJECTS = [...GENRES, undefined];
const TITLES = Array.from(
  { length: 40 },
  (_, index) => `The story of ${index + 1} ${'quiet winters '.repeat(index % 5)}`,
);

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

describe('the picture of a cover', () => {
  // Existing covers must not change by accident. Update these hashes when the drawing changes on purpose.
  it.each([
    ['fantasy', '28a63ced573a'],
    ['scifi', 'ce65288459af'],
    ['children', '36645f332267'],
    ['romance', 'a0d81f3b6f84'],
    [undefined, '045a488b3769'],
  ] as const)(
    'The covers of forty titles of the genre %s differ, are small, and have not changed',
    (genre, expected) => {
      const bare = TITLES.map((title) => coverSvg({ title, genre }, BARE));
      const previews = TITLES.map((title) => coverSvg({ title, genre }, PREVIEW));
      expect(digest(bare.map((svg, index) => svg + previews[index]!).join(''))).toBe(expected);
      expect([new Set(bare).size, new Set(previews).size]).toEqual([TITLES.length, TITLES.length]);
      for (const svg of [...bare, ...previews]) {
        expect(svg.length).toBeLessThan(12_000);
        // It has whole numbers and loads nothing.
        expect(svg).not.toMatch(/NaN|Infinity|undefined|null|href|url\(| style=|<script| id=|<text| d="[^"]*\./);
      }
      const drawings = TITLES.map((title) => drawCover({ title, genre }, BOOK));
      expect(new Set(drawings.map(({ shapes }) => shapes[0]?.fill)).size).toBeGreaterThanOrEqual(3);
      expect(new Set(drawings.map(({ words }) => `${words[0]?.anchor} ${(words[0]?.y ?? 0) < 700}`)).size).toBe(3);
    },
  );

  it('The lettering of covers has not changed', () => {
    const covers = [
      ['The Keeper of the Light', 'fantasy'],
      ['Signal', 'scifi'],
      ['小船去哪里', 'children'],
      ['Letters to Lisbon', 'romance'],
      ['Fragments', undefined],
    ] as const;
    const digests = covers.map(([title, genre]) => {
      const story = { title, genre, author: 'Ada Lovelace', lang: 'en' };
      return digest(coverSvg(story, BOOK) + coverSvg(story, PREVIEW));
    });
    expect(digests).toEqual(['7e55998508a9', '99bfeb1d1ac1', '79e80448d86b', 'f91203775825', '86ddf47dc0cf']);
  });

  it('A cover depends on its title, however that is encoded, and its genre, and not on its author', () => {
    const story = { title: ' La dernière  licorne', genre: 'fantasy', author: 'José' } as const;
    const composed = { ...story, title: 'La dernière licorne'.normalize('NFD') };
    expect(coverSvg(composed, BOOK)).toBe(coverSvg(story, BOOK));
    expect(coverSvg({ ...story, author: 'Ben' }, BARE)).toBe(coverSvg(story, BARE));
    expect(new Set(SUBJECTS.map((genre) => coverSvg({ title: 'Salt', genre }, BARE))).size).toBe(SUBJECTS.length);
    const beginning = '灯'.repeat(200);
    const whole = { title: `${beginning}${'塔'.repeat(5000)}`, genre: 'fantasy' } as const;
    expect(coverSvg(whole, BOOK)).toBe(coverSvg({ ...whole, title: beginning }, BOOK));
  });

  it('A renamed story keeps its picture under its new title', () => {
    for (const genre of SUBJECTS) {
      const seed = 'The story of 1';
      const [one, renamed] = [
        { title: seed, genre },
        { title: 'For Emma', genre, seed },
      ];
      expect(coverSvg(renamed, PREVIEW)).toBe(coverSvg(one, PREVIEW));
      expect(drawCover(renamed, BOOK).shapes[0]).toEqual(drawCover(one, BOOK).shapes[0]);
      expect(drawCover(renamed, BOOK).words[0]?.text.toLowerCase()).toContain('for');
    }
  });

  it('A link preview has no words, and a cover without a title has no rule', () => {
    const story = { title: 'Salt', genre: 'scifi' } as const;
    expect(coverSvg(story, { ...PREVIEW, lettering: true })).toBe(coverSvg(story, PREVIEW));
    const shapesOf = (title: string, options: typeof BOOK | typeof BARE) =>
      drawCover({ ...story, title }, options).shapes;
    expect(shapesOf('Salt', BOOK).length).toBe(shapesOf('Salt', BARE).length + 1);
    expect(shapesOf('', BOOK)).toEqual(shapesOf('', BARE));
  });
});

describe('the SVG of a cover', () => {
  function parsed(title: string) {
    const svg = coverSvg({ title, genre: 'fantasy', author: title, lang: title }, BOOK);
    return new DOMParser().parseFromString(svg, 'image/svg+xml');
  }

  it('A cover with any title is well-formed and harmless', () => {
    for (const title of [
      '</title><script>alarm(1)</script>',
      ']]><svg onload=alarm(1)>',
      '" onmouseover="alarm(1)',
      "' autofocus onfocus='alarm(1)",
      '&#60;img src=x onerror=alarm(1)&#62;',
      '<!ENTITY x SYSTEM "file:///etc/hosts">',
      'null\u0000 bell\u0007 escape\u001b end\uffff half\ud800 other half\udc00 \u202e',
      '🦊👩‍🚀',
      '   ',
    ]) {
      const document = parsed(title);
      expect(document.querySelector('parsererror'), title).toBeNull();
      const elements = [...document.querySelectorAll('*')];
      expect([...new Set(elements.map(({ nodeName }) => nodeName))].sort()).toEqual(['g', 'path', 'svg', 'text']);
      const attributes = elements.flatMap((element) => element.getAttributeNames());
      expect(attributes.filter((name) => name.startsWith('on') || name.includes('href'))).toEqual([]);
    }
    expect(parsed('A & <B>').querySelector('text')?.textContent).toBe('A & <B>');
    expect(parsed('a\u0000 b\ud800 c\u0007').querySelector('text')?.textContent).toBe('a b c');
  });

  it('A cover declares the language of its words, and only those in Chinese have a Chinese typeface', () => {
    const drawn = (title: string, lang?: string) => coverSvg({ title, genre: 'fantasy', author: 'Mara', lang }, BOOK);
    const isChinese = (svg: string) =>
      [...svg.matchAll(/font-family="([^"]+)"/g)].map(([, family = '']) => /CJK/.test(family));
    expect(drawn('龙', 'zh-Hans')).toContain('xml:lang="zh-Hans"');
    expect(isChinese(drawn('龙', 'zh-Hans'))).toEqual([true, false, false]);
    for (const svg of [drawn('Mara’s lamp', 'zh-Hans'), drawn('Mara’s lamp', 'en'), drawn('龙')])
      expect(isChinese(svg)).not.toContain(true);
  });
});

it('Each subject has three palettes or more, with readable words and a sky apart from sun, moon and ground', () => {
  for (const [subject, palettes] of Object.entries(COVER_PALETTES)) {
    expect(palettes.length, subject).toBeGreaterThanOrEqual(3);
    for (const { ink, paper, onSky, sky, onDeep, deep, light } of palettes) {
      for (const words of [contrastRatio(ink, paper), contrastRatio(onSky, sky), contrastRatio(onDeep, deep)])
        expect(words, `${subject} ${sky}`).toBeGreaterThanOrEqual(4.5);
      expect(contrastRatio(light, sky), `${subject} ${sky}`).toBeGreaterThanOrEqual(1.25);
      expect(contrastRatio(deep, sky), `${subject} ${sky}`).toBeGreaterThanOrEqual(1.2);
    }
  }
});
