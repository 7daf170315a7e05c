/** Scripts without spaces, whose lines break between characters. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303F\uFF00-\uFFEF]/u;
/** Characters that must not begin a line, and those that must not end one. */
const CLOSING = /[。、，．！？：；」』）》〉】”’…,.!?:;)]/u;
const OPENING = /[「『（《〈【“‘(]/u;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** @param {string} text */
const charactersOf = (text) => [...graphemes.segment(text)].map(({ segment }) => segment);

/** Whether a line may end between two characters. @param {string} before @param {string} after */
function mayBreak(before, after) {
  if (before === ' ') return after !== ' ';
  if (after === ' ' || CLOSING.test(after) || OPENING.test(before)) return false;
  return UNSPACED.test(before) || UNSPACED.test(after);
}

/** Unbreakable pieces; a line may end after each. @param {string} text */
function piecesOf(text) {
  /** @type {string[]} */
  const pieces = [];
  let before = '';
  for (const character of charactersOf(text)) {
    if (before === '' || mayBreak(before, character)) pieces.push(character);
    else pieces[pieces.length - 1] += character;
    before = character;
  }
  return pieces;
}

/**
 * Breaks a text into lines that fit; a word that is longer than a line is broken where the line ends.
 *
 * @param {string} text
 * @param {(line: string) => boolean} fits
 * @returns {string[]}
 */
export function breakLines(text, fits) {
  /** @type {string[]} */
  const lines = [];
  let line = '';
  for (const piece of piecesOf(text)) {
    if (fits(`${line}${piece}`.trim())) {
      line += piece;
      continue;
    }
    if (line !== '') lines.push(line.trim());
    line = '';
    for (const character of charactersOf(piece)) {
      if (line === '' || fits(`${line}${character}`.trim())) line += character;
      else {
        lines.push(line.trim());
        line = character;
      }
    }
  }
  return line.trim() === '' ? lines : [...lines, line.trim()];
}

/**
 * Shortens a text so that it ends in an ellipsis and still fits.
 *
 * @param {string} text
 * @param {(line: string) => boolean} fits
 */
export function shorten(text, fits) {
  const characters = charactersOf(text);
  while (characters.length > 0 && !fits(`${characters.join('').trimEnd()}…`)) characters.pop();
  return `${characters.join('').trimEnd()}…`;
}
