/** A piece of a text, and whether it is a hit. */
export interface TextPiece {
  readonly text: string;
  readonly hit: boolean;
}

/** Letters are compared without case or accents: `É` matches `e`. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[’‘]/g, "'")
    .toLowerCase();
}

/** The words of a search, for {@link matches} and {@link markHits}. */
export function searchWords(search: string): readonly string[] {
  return [...new Set(fold(search).split(/\s+/).filter(Boolean))];
}

/** Whether the text has every word, also inside longer words. */
export function matches(text: string, words: readonly string[]): boolean {
  const folded = fold(text);
  return words.every((word) => folded.includes(word));
}

/** Whether the text has any of the words. */
export function hasHit(text: string, words: readonly string[]): boolean {
  const folded = fold(text);
  return words.some((word) => folded.includes(word));
}

/** The text in pieces, in its original spelling; joined, they are the text. */
export function markHits(text: string, words: readonly string[]): readonly TextPiece[] {
  const letters = [...text.normalize('NFC')];
  const folded = letters.map(fold);
  const starts: number[] = [];
  let length = 0;
  for (const letter of folded) {
    starts.push(length);
    length += letter.length;
  }
  const whole = folded.join('');
  const hit = letters.map(() => false);
  for (const word of words) {
    for (let at = whole.indexOf(word); at >= 0; at = whole.indexOf(word, at + word.length)) {
      for (const [index, start] of starts.entries()) if (start >= at && start < at + word.length) hit[index] = true;
    }
  }
  const pieces: { text: string; readonly hit: boolean }[] = [];
  for (const [index, letter] of letters.entries()) {
    const last = pieces.at(-1);
    const isHit = hit[index] === true;
    if (last !== undefined && last.hit === isHit) last.text += letter;
    else pieces.push({ text: letter, hit: isHit });
  }
  return pieces;
}
