import { normalizeText } from '../text/normalize-text.ts';

/** Part of a text, from one UTF-16 code unit up to another. */
export type Span = readonly [start: number, end: number];

/** A text and, for each code unit, its position in the original text. */
interface Traced {
  readonly text: string;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

const trace = (text: string): Traced => ({
  text,
  starts: Array.from({ length: text.length }, (_, index) => index),
  ends: Array.from({ length: text.length }, (_, index) => index + 1),
});

/** Replaces each match with what `part` returns. */
function remade({ text, starts, ends }: Traced, pattern: RegExp, part: (match: RegExpMatchArray) => string): Traced {
  const made = { text: '', starts: [] as number[], ends: [] as number[] };
  const add = (piece: string, from: number, to: number): void => {
    for (const unit of piece.split('')) {
      made.text += unit;
      made.starts.push(starts[from] ?? 0);
      made.ends.push(ends[to - 1] ?? 0);
    }
  };
  let at = 0;
  for (const match of text.matchAll(pattern)) {
    for (; at < match.index; at += 1) add(text.charAt(at), at, at + 1);
    at = match.index + match[0].length;
    add(part(match), match.index, at);
  }
  for (; at < text.length; at += 1) add(text.charAt(at), at, at + 1);
  return made;
}

/** Characters escaped as in URLs, JSON, scripts, HTML and mails. */
const ESCAPE =
  /%([\da-f]{2})|\\u\{?([\da-f]{2,6})\}?|\\x([\da-f]{2})|&#x([\da-f]{2,6});?|&#(\d{2,7});?|=([\da-f]{2})/gi;

const decoded = (traced: Traced): Traced =>
  remade(traced, ESCAPE, ([whole, ...groups]) => {
    const decimal = groups[4];
    const code = decimal === undefined ? Number.parseInt(groups.find(Boolean) ?? '', 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

const foldedText = (text: string): string =>
  normalizeText(text, 'NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Letters and digits only, in lower case, so that spaces, marks and capitals hide nothing. */
const folded = (traced: Traced): Traced => remade(traced, /[^]/gu, ([character]) => foldedText(character ?? ''));

/** Shorter texts are no piece. */
const PIECE_LEAST = 4;

/** Pieces of texts: so many letters and digits in a row. */
interface Pieces {
  readonly size: number;
  readonly known: ReadonlySet<string>;
}

/** The pieces of some texts. A text shorter than a piece is one piece, unless it is shorter than `least`. */
export function piecesOf(texts: readonly string[], size: number, least = PIECE_LEAST): readonly Pieces[] {
  const bySize = new Map<number, Set<string>>();
  for (const text of texts.map(foldedText)) {
    const fitting = Math.min(size, text.length);
    if (fitting < least) continue;
    const known = bySize.get(fitting) ?? new Set();
    for (let at = 0; at + fitting <= text.length; at += 1) known.add(text.slice(at, at + fitting));
    bySize.set(fitting, known);
  }
  return [...bySize].map(([fitting, known]) => ({ size: fitting, known }));
}

/** Letters and digits of a text, as it is spelled and decoded once and twice. */
function spellingsOf(text: string): readonly Traced[] {
  const spellings: Traced[] = [];
  let traced = trace(text);
  for (let depth = 0; depth < 3; depth += 1) {
    spellings.push(folded(traced));
    const next = decoded(traced);
    if (next.text === traced.text) break;
    traced = next;
  }
  return spellings;
}

/** The spans of pieces in a text, in any spelling; touching spans are merged. */
export function findPieces(text: string, pieces: readonly Pieces[], spellings = spellingsOf(text)): readonly Span[] {
  const found: Span[] = [];
  for (const plain of spellings) {
    for (const { size, known } of pieces) {
      for (let at = 0; at + size <= plain.text.length; at += 1) {
        if (!known.has(plain.text.slice(at, at + size))) continue;
        found.push([plain.starts[at] ?? 0, plain.ends[at + size - 1] ?? 0]);
      }
    }
  }
  return merged(found);
}

/** The spans of a short text that quote a long one, of which a piece is so many letters and digits. */
export function findQuotes(text: string, quoted: string, piece: number): readonly Span[] {
  const spellings = spellingsOf(text);
  const long = foldedText(quoted);
  const size = Math.min(piece, long.length);
  if (size < PIECE_LEAST) return [];
  const wanted = new Set<string>();
  for (const { text: short } of spellings) {
    for (let at = 0; at + size <= short.length; at += 1) wanted.add(short.slice(at, at + size));
  }
  const known = new Set<string>();
  for (let at = 0; at + size <= long.length; at += 1) {
    const one = long.slice(at, at + size);
    if (wanted.has(one)) known.add(one);
  }
  return findPieces(text, [{ size, known }], spellings);
}

function merged(spans: readonly Span[]): readonly Span[] {
  const whole: [number, number][] = [];
  for (const [start, end] of spans.toSorted(([a], [b]) => a - b)) {
    const last = whole.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else whole.push([start, end]);
  }
  return whole;
}

/** Base64 of a text inside a longer one, which shifts it by up to two bytes. */
function base64Inside(text: string): readonly string[] {
  return ['', 'x', 'xx'].map((before) => {
    const bytes = new TextEncoder().encode(before + text);
    return btoa(String.fromCharCode(...bytes)).slice(before.length + 1, -1);
  });
}

const PIECE = 8;
/** Pieces of hexadecimal digits are longer, because each digit holds less. */
const DIGITS = 14;

/** The spans of any eight characters of a secret in a text, plain, in base64, hexadecimal or escaped, and of its first or last four alone. */
export function findSecret(text: string, secret: string): readonly Span[] {
  const hex = Array.from(new TextEncoder().encode(secret), (byte) => byte.toString(16).padStart(2, '0')).join('');
  const plain = foldedText(secret);
  const ends = [...text.matchAll(/[\p{L}\p{N}]{4,}/gu)]
    .filter(([word]) => plain.startsWith(foldedText(word)) || plain.endsWith(foldedText(word)))
    .map(({ 0: word, index }): Span => [index, index + word.length]);
  return merged([
    ...ends,
    ...findPieces(text, [...piecesOf([secret, ...base64Inside(secret)], PIECE), ...piecesOf([hex], DIGITS, 6)]),
  ]);
}
