import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { create } from 'fontkit';

const require = createRequire(import.meta.url);

/** @typedef {'title' | 'eyebrow'} Style */
/** @typedef {import('fontkit').Font} Font */

/** The index of each typeface's characters, in order of preference. */
const INDEXES = {
  literata: require.resolve('@fontsource/literata/unicode.json'),
  'noto-sans-sc': require.resolve('@fontsource/noto-sans-sc/unicode.json'),
};

/** Weight and style of each typeface; the Chinese one has no italics. @type {Record<Style, Record<string, string>>} */
const CUTS = {
  title: { literata: '600-normal', 'noto-sans-sc': '600-normal' },
  eyebrow: { literata: '400-italic', 'noto-sans-sc': '400-normal' },
};

/** @param {string} list `U+4E00-4EFF,U+5143` @returns {(codePoint: number) => boolean} */
function within(list) {
  const ranges = list.split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace('U+', '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });
  return (codePoint) => ranges.some(([from = 0, to = 0]) => codePoint >= from && codePoint <= to);
}

/** A typeface is divided into files, each with some of its characters. */
const SLICES = Object.entries(INDEXES).flatMap(([typeface, index]) => {
  /** @type {Record<string, string>} */
  const ranges = JSON.parse(readFileSync(index, 'utf8'));
  return Object.entries(ranges).map(([key, list]) => ({
    typeface,
    file: join(dirname(index), 'files', `${typeface}-${key.replace(/[[\]]/g, '')}`),
    says: within(list),
  }));
});

/** @type {Map<string, Font>} */
const opened = new Map();

/** @param {string} file */
function open(file) {
  const font = opened.get(file) ?? create(readFileSync(file));
  opened.set(file, font);
  return font;
}

/**
 * The font that draws a character.
 *
 * @param {Style} style
 * @param {string} character
 * @returns {Font}
 * @throws Error when no font has it.
 */
export function fontWith(style, character) {
  const codePoint = character.codePointAt(0) ?? 0;
  for (const { typeface, file, says } of SLICES) {
    if (!says(codePoint)) continue;
    const font = open(`${file}-${CUTS[style][typeface]}.woff`);
    if (font.hasGlyphForCodePoint(codePoint)) return font;
  }
  throw new Error(
    `No font has “${character}” (U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}); leave it out of the title`,
  );
}
