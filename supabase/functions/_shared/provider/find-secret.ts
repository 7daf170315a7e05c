import { type Letters, lettersOf } from './folded-letters.ts';

/** Part of a text, from one UTF-16 code unit up to another. */
export type Span = readonly [start: number, end: number];

/** Characters escaped as in URLs, JSON, scripts, HTML and mails. */
const ESCAPE = /&#(\d{2,7});?|(?:%|=|\\x)([\da-f]{2})|(?:\\u\{?|&#x)([\da-f]{2,6})[};]?/gi;

/** A text and, for each code unit, where it begins and ends in the original text. */
interface Traced {
  readonly text: string;
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
}

function trace(text: string): Traced {
  const starts = new Uint32Array(text.length).map((_, at) => at);
  return { text, starts, ends: starts.map((at) => at + 1) };
}

/** A text with its escaped characters decoded once; `undefined` if it has none. */
function decoded({ text, starts, ends }: Traced): Traced | undefined {
  const made = { text: '', starts: new Uint32Array(text.length), ends: new Uint32Array(text.length) };
  let at = 0;
  const copyUntil = (end: number): void => {
    made.starts.set(starts.subarray(at, end), made.text.length);
    made.ends.set(ends.subarray(at, end), made.text.length);
    made.text += text.slice(at, end);
  };
  for (const { 0: whole, 1: decimal, 2: two, 3: more = '', index } of text.matchAll(ESCAPE)) {
    const code = decimal === undefined ? Number.parseInt(two ?? more, 16) : Number(decimal);
    if (code > 0x10ffff) continue;
    copyUntil(index);
    at = index + whole.length;
    const from = made.text.length;
    made.text += String.fromCodePoint(code);
    made.starts.fill(starts[index] ?? 0, from, made.text.length);
    made.ends.fill(ends[at - 1] ?? 0, from, made.text.length);
  }
  if (at === 0) return undefined;
  copyUntil(text.length);
  return made;
}

/** The letters of a text as it is spelled, and decoded once and twice. */
export type Spellings = readonly Letters[];

export function spellingsOf(text: string): Spellings {
  const spellings = [lettersOf(text)];
  for (let made = decoded(trace(text)); made && spellings.length < 3; made = decoded(made)) {
    const { starts, ends } = made;
    const letters = lettersOf(made.text);
    spellings.push({
      codes: letters.codes,
      starts: letters.starts.map((at) => starts[at] ?? 0),
      ends: letters.ends.map((at) => ends[at - 1] ?? 0),
    });
  }
  return spellings;
}

const BASE = 16_777_619;

/** A number for each piece of so many letters: equal pieces have equal numbers, and others rarely have. */
function numbersOf(codes: Uint16Array, size: number): Int32Array {
  const numbers = new Int32Array(Math.max(codes.length - size + 1, 0));
  let leaving = 1;
  for (let power = 0; power < size; power += 1) leaving = Math.imul(leaving, BASE);
  let number = 0;
  for (let at = 0; at < codes.length; at += 1) {
    const gone = at < size ? 0 : Math.imul(codes[at - size] ?? 0, leaving);
    number = (Math.imul(number, BASE) + (codes[at] ?? 0) - gone) | 0;
    if (at >= size - 1) numbers[at - size + 1] = number;
  }
  return numbers;
}

const isSame = (a: Uint16Array, from: number, b: Uint16Array, start: number, size: number): boolean => {
  for (let at = 0; at < size; at += 1) if (a[from + at] !== b[start + at]) return false;
  return true;
};

/** Shorter texts are no piece. */
const PIECE_LEAST = 4;

/**
 * The spans of a text that quote another, in any spelling; touching spans are merged.
 *
 * @param piece so many letters and digits in a row are a quotation, or all of a quoted text that has fewer
 * @param least a quoted text with fewer is none
 */
export function findQuotes(spellings: Spellings, quoted: string, piece: number, least = PIECE_LEAST): readonly Span[] {
  const { codes } = lettersOf(quoted);
  const size = Math.min(piece, codes.length);
  if (size < least) return [];
  const numbers = spellings.map((spelling) => numbersOf(spelling.codes, size));
  // Most pieces of a long text are not in the short one. That is seen by half of their numbers.
  const halves = new Uint8Array(0x1_0000);
  for (const each of numbers) each.forEach((number) => (halves[number >>> 16] = 1));
  /** The last place of a piece in the quoted text, by its number. */
  const places = new Map<number, number>();
  numbersOf(codes, size).forEach((number, at) => {
    if (halves[number >>> 16] === 1) places.set(number, at);
  });
  if (places.size === 0) return [];
  const found: Span[] = [];
  for (const [index, { codes: own, starts, ends }] of spellings.entries()) {
    numbers[index]?.forEach((number, at) => {
      const place = places.get(number);
      if (place === undefined || !isSame(own, at, codes, place, size)) return;
      found.push([starts[at] ?? 0, ends[at + size - 1] ?? 0]);
    });
  }
  return merged(found);
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
/** So many different words of a text that are in a key spell it. */
const PIECES_LEAST = 3;

/**
 * The spans of any eight characters of a secret in a text, plain, in base64, hexadecimal or escaped, of its first or last four alone,
 * and of words that spell it.
 */
export function findSecret(text: string, secret: string, spellings = spellingsOf(text)): readonly Span[] {
  const hex = Array.from(new TextEncoder().encode(secret), (byte) => byte.toString(16).padStart(2, '0')).join('');
  const { codes: own } = lettersOf(secret);
  const key = String.fromCharCode(...own);
  const pieces = Array.from(text.matchAll(/[\p{L}\p{N}]{4,}/gu)).flatMap(({ 0: word, index }) => {
    const { codes } = lettersOf(word);
    const letters = codes.length > own.length ? '' : String.fromCharCode(...codes);
    return letters !== '' && key.includes(letters) ? [{ letters, span: [index, index + word.length] as const }] : [];
  });
  // One may be in the key by chance.
  const isSpelled = new Set(pieces.map(({ letters }) => letters)).size >= PIECES_LEAST;
  const told = pieces.filter(({ letters }) => isSpelled || key.startsWith(letters) || key.endsWith(letters));
  return merged([
    ...told.map(({ span }) => span),
    ...[secret, ...base64Inside(secret)].flatMap((each) => findQuotes(spellings, each, PIECE)),
    ...findQuotes(spellings, hex, DIGITS, 6),
  ]);
}
