/** @typedef {'colour' | 'length' | 'duration' | 'layer' | 'type' | 'media'} Kind */
/** @typedef {{ kind: Kind, text: string }} Found */

const UNITS = 'px|r?em|r?ch|r?ex|r?lh|r?cap|r?ic|[sdl]?v(?:w|h|i|b|min|max)|cq(?:w|h|i|b|min|max)|cm|mm|in|pt|pc|Q|%';
const LENGTH = new RegExp(`(?<![\\w#.])[-+]?(\\d*\\.?\\d+)(${UNITS})(?![\\w-])`, 'g');
/** A unit behind an interpolation: `${count}px`. */
const GLUED_UNIT = new RegExp(`\\*/(?:${UNITS})(?![\\w-])`, 'g');
const DURATION = /(?<![\w#.])[-+]?(\d*\.?\d+)m?s(?![\w-])/g;
const COLOUR = /#[\da-f]{3,8}(?![\w-])|(?<![\w-])(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/gi;

const NAMED_COLOUR = new RegExp(
  `(?<![\\w-])(?:${[
    'aqua|azure|beige|bisque|black|blue|brown|chartreuse|chocolate|coral|cornsilk|crimson|cyan|fuchsia|gainsboro',
    'gold|goldenrod|gr[ae]y|green|honeydew|indigo|ivory|khaki|lavender|lime|linen|magenta|maroon|moccasin|navy',
    'olive|orange|orchid|peru|pink|plum|purple|red|salmon|seashell|sienna|silver|snow|tan|teal|thistle|tomato',
    'turquoise|violet|wheat|white|yellow',
    '(?:alice|cadet|cornflower|dodger|midnight|powder|royal|sky|slate|steel)blue|(?:antique|floral|ghost|navajo)white',
    '(?:dark|light|medium|deep|dim|hot|pale)[a-z]+|(?:forest|lawn|spring|yellow)green|(?:rosy|saddle|sandy)brown',
    'blanchedalmond|blueviolet|burlywood|firebrick|greenyellow|indianred|lemonchiffon|limegreen|mintcream|mistyrose',
    'oldlace|olivedrab|orangered|papayawhip|peachpuff|rebeccapurple|slategr[ae]y|whitesmoke',
  ].join('|')})(?![\\w-])`,
  'gi',
);
const COLOURED = /color|background|border|outline|shadow|fill|stroke|^text-decoration$|column-rule|filter|^--/;

/** Zero, the whole, its half, and the height of the text beside it are relations, not sizes. */
const RELATIONS = /^0?\.?0+[a-z%]*$|^(?:50|100)%$|^1(?:em|lh)$|^100(?:[sdl]?v\w+|cq\w+)$/i;

/** @param {string} value without texts in quotes and addresses */
const bare = (value) => value.replaceAll(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '');

/** @param {string} value @param {{ em: boolean }} allow @returns {Found[]} */
function sizes(value, { em }) {
  const found = [...value.matchAll(LENGTH)]
    .filter(([, number, unit]) => !RELATIONS.test(`${number}${unit}`) && !(em && unit === 'em'))
    .map(([text]) => text);
  const durations = [...value.matchAll(DURATION)].filter(([, number]) => Number(number) !== 0);
  return [
    ...found.map((text) => /** @type {Found} */ ({ kind: 'length', text })),
    ...durations.map(([text]) => /** @type {Found} */ ({ kind: 'duration', text })),
  ];
}

/** @param {string} property @param {string} value @returns {Found[]} */
function numbers(property, value) {
  const words = value.replaceAll(/\/\*.*?\*\/|^\s*:/gs, '').trim();
  if (property === 'z-index' && /^-?\d+$/.test(words)) return [{ kind: 'layer', text: words }];
  const isType =
    (property === 'line-height' && /^\d*\.?\d+$/.test(words) && !/^[01]$/.test(words)) ||
    (property === 'font-weight' && /^(?:\d+|bold|bolder|lighter)$/.test(words)) ||
    (property === 'font-size' && /^(?:(?:xx?-|xxx-)?(?:small|large)|medium|smaller|larger)$/.test(words));
  return isType ? [{ kind: 'type', text: `${property}: ${words}` }] : [];
}

/**
 * Literals in a declaration for which the theme has, or should have, a token.
 *
 * @param {string} property
 * @param {string} value in which interpolations are comments
 * @param {{ em: boolean }} allow
 * @returns {Found[]}
 */
export function literalsOf(property, value, allow) {
  const plain = bare(value);
  const colours = [...plain.matchAll(COLOUR), ...(COLOURED.test(property) ? plain.matchAll(NAMED_COLOUR) : [])];
  return [
    ...colours.map(([text]) => /** @type {Found} */ ({ kind: 'colour', text })),
    ...sizes(plain.replaceAll(/\/\*.*?\*\//gs, ' '), allow),
    ...[...plain.matchAll(GLUED_UNIT)].map(([text]) => /** @type {Found} */ ({ kind: 'length', text: text.slice(2) })),
    ...numbers(property, plain),
  ];
}

/** Literal widths in a media query, which the theme has names for. @param {string} params @returns {string[]} */
export const mediaLiterals = (params) => [...params.matchAll(LENGTH)].map(([text]) => text);

/**
 * Literals in a string of the program. Outside a style sheet the whole string must be a value: `'4px'` in a table
 * of heights, not "in 4 s" in a sentence.
 *
 * @param {string} text
 * @param {{ em: boolean, partly: boolean }} options
 * @returns {Found[]}
 */
export function stringLiterals(text, { em, partly }) {
  if (partly) return literalsOf('--', text, { em });
  const found = literalsOf('', text, { em });
  const [first] = found;
  const isValue = first && (first.text === text.trim() || /^(?:#[\da-f]{3,8}|\w+\([^()]*\))$/i.test(text.trim()));
  return isValue ? [first] : [];
}
