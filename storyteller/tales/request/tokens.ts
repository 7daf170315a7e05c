/** A word, a number or a mark of punctuation. */
export interface Token {
  readonly text: string;
  /** In lower case, with ’ for any apostrophe. */
  readonly lower: string;
  readonly start: number;
  readonly end: number;
  readonly isWord: boolean;
  readonly isCapital: boolean;
  /** Whether it begins a sentence, where a capital says nothing. */
  readonly opens: boolean;
}

const PIECE = /[\p{L}\p{M}’'-]+|\p{N}+|\S/gu;
const ELIDED = /^(?:[ldscjmtn]|qu|lorsqu|puisqu|jusqu)’/i;
/** What a quoted word may begin or end with. */
const MARKS = "’'-";
const OPENS = /^[.!?¿¡:;•…«»“”"\n]$/;

/** Cuts a word where a language writes two as one: `l’ours`, `Mila’s`. A capital after the apostrophe leaves `D’Artagnan` whole. */
function cutOf(word: string): number {
  const elided = ELIDED.exec(word)?.[0] ?? '';
  const rest = word.slice(elided.length);
  if (elided && rest && (/^\p{Ll}/u.test(word) || /^\p{Ll}/u.test(rest))) return elided.length;
  return /’s$/i.test(word) && word.length > 3 && !/^(?:it|he|she|who|that|what|let|there|here)’s$/i.test(word)
    ? word.length - 2
    : 0;
}

/** A text for patterns: in lower case, with ’ for any apostrophe, and as long as it was. */
export const plainOf = (text: string): string => text.replaceAll('İ', 'I').toLowerCase().replaceAll("'", '’');

const FOLDED: Readonly<Record<string, string>> = Object.fromEntries(
  [...'àáâäçèéêëìíîïñòóôöùúûü'].map((letter) => [letter, letter.normalize('NFD').charAt(0)]),
);
/** Without accents, which many people leave out; as long as it was. */
export const foldOf = (text: string): string => text.replaceAll(/[à-ü]/g, (letter) => FOLDED[letter] ?? letter);

export function tokensIn(text: string): Token[] {
  const tokens: Token[] = [];
  let opens = true;
  const add = (piece: string, start: number): void => {
    const isWord = /^\p{L}/u.test(piece);
    const lower = plainOf(piece);
    tokens.push({
      text: piece,
      lower,
      start,
      end: start + piece.length,
      isWord,
      isCapital: /^\p{Lu}/u.test(piece),
      opens,
    });
    opens = isWord ? false : opens || OPENS.test(piece);
  };
  for (const { 0: piece, index } of text.matchAll(PIECE)) {
    let [from, to] = [0, piece.length];
    while (from < to && MARKS.includes(piece[from] ?? '')) from += 1;
    while (to > from && MARKS.includes(piece[to - 1] ?? '')) to -= 1;
    const word = piece.slice(from, to);
    if (!/^\p{L}/u.test(word)) {
      add(piece, index);
      continue;
    }
    const start = index + from;
    if (text[start - 1] === '\n') opens = true;
    const cut = cutOf(word.replaceAll("'", '’'));
    if (cut > 0) add(word.slice(0, cut), start);
    add(word.slice(cut), start + cut);
  }
  return tokens;
}
