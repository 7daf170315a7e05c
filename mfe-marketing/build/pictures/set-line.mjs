import { fontWith } from './fonts.mjs';

/** Combining marks and joiners, which stay in the run of the character before them. */
const FOLLOWS = /[\p{Mark}\p{Join_Control}]/u;

/**
 * Divides a line into runs of one font each.
 *
 * @param {import('./fonts.mjs').Style} style
 * @param {string} text
 */
function runsOf(style, text) {
  /** @type {{ font: import('./fonts.mjs').Font, text: string }[]} */
  const runs = [];
  for (const character of text) {
    const last = runs.at(-1);
    // A space stays in the current font.
    if (last && (character === ' ' || FOLLOWS.test(character))) last.text += character;
    else {
      const font = fontWith(style, character);
      if (last?.font === font) last.text += character;
      else runs.push({ font, text: character });
    }
  }
  return runs;
}

/** A cache of widths at a size of one pixel, because breaking lines measures the same texts repeatedly. @type {Map<string, number>} */
const widths = new Map();

/**
 * How wide a line is, in pixels.
 *
 * @param {import('./fonts.mjs').Style} style
 * @param {string} text
 * @param {number} size
 */
export function widthOf(style, text, size) {
  const key = `${style} ${text}`;
  let width = widths.get(key);
  if (width === undefined) {
    width = runsOf(style, text).reduce(
      (sum, run) => sum + run.font.layout(run.text).advanceWidth / run.font.unitsPerEm,
      0,
    );
    widths.set(key, width);
  }
  return width * size;
}

/**
 * Outlines of a line that starts at a point of its baseline.
 *
 * @param {import('./fonts.mjs').Style} style
 * @param {string} text
 * @param {{ x: number, y: number, size: number }} place
 * @returns {readonly { glyph: number, path: import('fontkit').Path }[]} glyph 0 is the box of a font that lacks a character
 */
export function setLine(style, text, { x, y, size }) {
  let left = x;
  return runsOf(style, text).flatMap(({ font, text: run }) => {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(run);
    return glyphs.map(({ id, path }, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const placed = path.scale(scale, -scale).translate(left + xOffset * scale, y - yOffset * scale);
      left += xAdvance * scale;
      return { glyph: id, path: placed };
    });
  });
}
