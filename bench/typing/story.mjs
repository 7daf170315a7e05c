const WORDS =
  'the lamp road stranger keeper night sea harbour and under beyond light rain mother had followed kept slowly window a stone'.split(
    ' ',
  );
const SENTENCE = 11;
const PARAGRAPH = 35;

/** A paragraph of this many words, in which no two sentences are alike. @param {number} words @param {number} number */
function paragraphOf(words, number) {
  const all = Array.from({ length: words }, (_, index) => {
    const word = WORDS[(index * 7 + number * 3 + Math.floor(index / SENTENCE)) % WORDS.length] ?? '';
    const isFirst = index % SENTENCE === 0;
    const isLast = index % SENTENCE === SENTENCE - 1 || index === words - 1;
    return `${isFirst ? word[0]?.toUpperCase() + word.slice(1) : word}${isLast ? '.' : ''}`;
  });
  // One paragraph in five has emphasis, as stories do.
  if (number % 5 === 0) all[4] = `*${all[4]}*`;
  return all.join(' ');
}

/** A story of paragraphs, with this many words. @param {number} words */
export function storyOfWords(words) {
  const count = Math.ceil(words / PARAGRAPH);
  const lengths = Array.from({ length: count }, (_, index) => Math.min(PARAGRAPH, words - index * PARAGRAPH));
  return lengths.map((length, index) => paragraphOf(length, index)).join('\n\n');
}

/** As many whole paragraphs as this many characters hold. @param {number} characters */
export function storyOfCharacters(characters) {
  const all = storyOfWords(Math.ceil(characters / 4)).slice(0, characters);
  return all.slice(0, all.lastIndexOf('\n\n'));
}
