/// <reference path="./subset-font.d.ts" />
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { RANGE } from './faces.mjs';

const require = createRequire(import.meta.url);

/** The typeface's own files, with all of its weights. */
const SOURCES = {
  normal: require.resolve('@fontsource-variable/literata/files/literata-latin-wght-normal.woff2'),
  italic: require.resolve('@fontsource-variable/literata/files/literata-latin-wght-italic.woff2'),
};

/** Every character of a `unicode-range`. @param {string} range */
function charactersOf(range) {
  return range
    .split(',')
    .flatMap((part) => {
      const [first = '', last = first] = part.trim().slice('U+'.length).split('-');
      const from = Number.parseInt(first, 16);
      return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, index) => from + index);
    })
    .map((code) => String.fromCodePoint(code))
    .join('');
}

/**
 * A file of the site's font as it is sent: of Literata's weights only those that the theme has, which leaves half of it.
 * The same bytes at every build.
 *
 * @param {typeof import('./faces.mjs').FILES[number]} file
 * @returns {Promise<Buffer>} WOFF2
 */
export async function subsetOf({ style, axis }) {
  return subsetFont(await readFile(SOURCES[style]), charactersOf(RANGE), {
    targetFormat: 'woff2',
    variationAxes: { wght: axis },
  });
}
