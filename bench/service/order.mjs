/**
 * What the scripted provider has to send. It is in the prompt, which passes through the backend unchanged.
 *
 * @typedef {object} Order
 * @property {number} story number of the story; each has a different text
 * @property {number} pauseMs before the first piece
 * @property {number} pieces how many there are
 * @property {number} everyMs between two pieces
 * @property {boolean} [stamped] whether each piece tells when it was written
 */

const PATTERN = /Story (\d+): wait (\d+) ms, then (\d+) pieces, one every ([\d.]+) ms(, stamped)?\./;

/** Text in several scripts, with characters that have to be escaped. */
const FRAGMENTS = [
  'the lamp at the harbour ',
  'went out, “again”, and ',
  'nobody — not even Zoë — \n\n',
  '灯塔的看守人说：“今晚',
  '不会下雨。”他笑了。 ',
  'said "no" \\ or so ',
  'ещё раз взглянул на море ',
  '🌊👩‍🚀 by the sea wall, ',
  'El niño corrió a casa. ',
];

/** The prompt that asks for it. @param {Order} order */
export const promptOf = ({ story, pauseMs, pieces, everyMs, stamped }) =>
  `Story ${story}: wait ${pauseMs} ms, then ${pieces} pieces, one every ${everyMs} ms${stamped ? ', stamped' : ''}.`;

/** @param {string} text that holds a prompt @returns {Order | undefined} */
export function readOrder(text) {
  const found = PATTERN.exec(text);
  if (!found) return undefined;
  const [story = 0, pauseMs = 0, pieces = 0, everyMs = 0] = found.slice(1, 5).map(Number);
  return { story, pauseMs, pieces, everyMs, stamped: found[5] !== undefined };
}

/** A piece that tells when it was written, in milliseconds of a clock that all processes of the machine share. */
export const stampedPiece = () => `@${(Number(process.hrtime.bigint()) / 1e6).toFixed(3)} word `;

/** The times in a text of {@link stampedPiece}s. @param {string} text */
export const timesIn = (text) => Array.from(text.matchAll(/@([\d.]+)/g), ([, time]) => Number(time));

/** One piece of a story; its numbers make every piece of every story different. @param {number} story @param {number} index */
export const pieceOf = (story, index) => `${story}.${index} ${FRAGMENTS[(story + index * 5) % FRAGMENTS.length]}`;

/** The whole text. @param {Order} order */
export const textOf = ({ story, pieces }) =>
  Array.from({ length: pieces }, (_, index) => pieceOf(story, index)).join('');
