const WORDS = (
  'the a of and to in was it had that with her his they there from where over under before after while no one all ' +
  'by at on so he she we but then as if not for up down lamp sea boat hand door rain wall road fire ' +
  'lantern harbour winter letter station keeper river orchard morning silver window stair garden kitchen ' +
  'remembered whispered answered wandered gathered considered belonged disappeared promised travelled ' +
  'extraordinary neighbourhood understanding conversation handwriting thunderstorm grandmother ' +
  'quiet narrow patient ancient hollow bright careful forgotten salt smoke bread rope glass bell tide map'
).split(' ');

const TITLE = '# The Keeper of the Salt Harbour';

const PARAGRAPHS_PER_SECTION = 6;

/** Numbers from `min` to `max`, the same sequence each time (Numerical Recipes' linear congruential generator). */
function sequence() {
  let state = 20_260;
  return (/** @type {number} */ min, /** @type {number} */ max) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return min + Math.floor((state / 2 ** 32) * (max - min + 1));
  };
}

const capitalised = (/** @type {string} */ word) => word.charAt(0).toUpperCase() + word.slice(1);

/** Counts words, without the marks of headings. @param {string} text */
const countWords = (text) => text.match(/\w+/g)?.length ?? 0;

/**
 * A story of a title, headings and paragraphs of 60 to 120 words, the same each time. Blocks are one blank line apart and
 * nothing follows the last.
 *
 * @param {number} words title and headings included
 * @returns {string}
 */
export function makeStory(words) {
  const between = sequence();
  const word = () => WORDS[between(0, WORDS.length - 1)] ?? '';
  const sentence = (/** @type {number} */ length) => {
    const parts = Array.from({ length }, word);
    if (length > 8) parts[4] += ',';
    return `${capitalised(parts.join(' '))}.`;
  };
  const paragraph = (/** @type {number} */ length) => {
    /** @type {string[]} */
    const parts = [];
    for (let left = length; left > 0;) {
      const size = Math.min(left, between(6, 18));
      parts.push(sentence(size));
      left -= size;
    }
    return parts.join(' ');
  };

  const blocks = [TITLE];
  let left = words - countWords(TITLE);
  const add = (/** @type {string} */ text) => {
    blocks.push(text);
    left -= countWords(text);
  };
  for (let index = 0; left > 0; index += 1) {
    const startsSection = index > 0 && index % PARAGRAPHS_PER_SECTION === 0;
    if (startsSection) add(`## ${capitalised(word())} and ${word()}`);
    add(paragraph(Math.min(Math.max(left, 1), between(60, 120))));
  }
  return blocks.join('\n\n');
}

const PROMPT = /A story of (\d+) words/;

/** The prompt for which the scripted provider writes {@link makeStory}. @param {number} words */
export const promptOf = (words) => `A story of ${words} words`;

/** @param {string} request the body of a request to the provider @returns {number | undefined} words of the story */
export function wordsAskedFor(request) {
  const words = PROMPT.exec(request)?.[1];
  return words === undefined ? undefined : Number(words);
}
