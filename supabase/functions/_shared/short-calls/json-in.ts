import { isOrdinaryJson } from '../provider/ordinary-json.ts';
import { parseJson } from '../text/parse-json.ts';

/** How many values are given, together with the brackets that begin none. */
const TRIES = 20;
/** Characters of an answer that are read, three times as many as the largest one has. */
const READ_MOST = 65_536;
/** Most characters that are looked at in all: brackets that never close would each cost the rest of the answer. */
const LOOKED_AT_MOST = 4 * READ_MOST;
/** Four times as many values as the largest answer has. Parsing an object with new names takes microseconds. */
const VALUES_MOST = 4000;
/** Brackets inside brackets that an answer may have. */
const DEPTH_MOST = 100;

const CLOSERS: Readonly<Record<string, string>> = { '{': '}', '[': ']' };
/** JSON allows none in a string, where models leave line ends as they are, and a blank is as good elsewhere. */
const CONTROLS = /[\0-\u001f]/g;

/** What begins at a bracket. */
interface Candidate {
  readonly json: string;
  /** The place after the bracket that closes it or, where the text stops too early, after its last whole entry. */
  readonly end: number;
  readonly lookedAt: number;
}

/** The JSON that begins at a bracket, without commas before closing brackets. */
function candidateAt(text: string, from: number): Candidate {
  const open: string[] = [];
  let json = '';
  /** The place after what is in `json`. */
  let copied = from;
  let whole = { json, copied, end: from, depth: 0 };
  let comma = -1;
  let inString = false;
  let at = from;
  for (; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '"') inString = !inString;
    else if (inString) {
      if (character === '\\') at += 1;
      continue;
    }
    const isClosing = character === '}' || character === ']';
    if (isClosing && open.at(-1) !== character) break;
    if (isClosing) open.pop();
    if (isClosing && comma !== -1) {
      json += text.slice(copied, comma);
      copied = comma + 1;
    }
    if (character === ',') comma = at;
    else if (character > ' ') comma = -1;
    if (character === '{' || character === '[') open.push(CLOSERS[character] ?? '');
    if (open.length > DEPTH_MOST) break;
    // A string in a list is no key.
    const isWhole = isClosing || (character === '"' && !inString && open.at(-1) === ']');
    if (isWhole) whole = { json, copied, end: at + 1, depth: open.length };
    if (open.length === 0) break;
  }
  const rest = text.slice(whole.copied, whole.end) + open.slice(0, whole.depth).toReversed().join('');
  return { json: whole.json + rest, end: whole.end, lookedAt: at };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** An object or list with those inside it, in their order. */
function* valuesIn(value: object): Generator<object, void> {
  const rest = [value];
  for (let next = rest.pop(); next; next = rest.pop()) {
    yield next;
    for (const inner of Object.values(next).toReversed()) if (isObject(inner)) rest.push(inner);
  }
}

const OPENING = /[[{]/g;

function openingAt(text: string, from: number): number {
  OPENING.lastIndex = from;
  return OPENING.exec(text)?.index ?? -1;
}

/**
 * The objects and lists that a model's answer holds, outermost first: models wrap them in prose and code fences, and an answer can be
 * cut in the middle. Line ends in their texts are blanks. Yields `undefined` before each look at a bracket, which may take long.
 */
export function* jsonIn(whole: string): Generator<object | undefined, void> {
  const answer = whole.slice(0, READ_MOST).replaceAll(CONTROLS, ' ');
  let [tries, lookedAt] = [0, 0];
  for (let from = openingAt(answer, 0); from !== -1 && lookedAt < LOOKED_AT_MOST;) {
    yield undefined;
    const candidate = candidateAt(answer, from);
    lookedAt += candidate.lookedAt - from;
    const value = isOrdinaryJson(candidate.json, VALUES_MOST) ? parseJson(candidate.json) : undefined;
    for (const each of isObject(value) ? valuesIn(value) : [undefined]) {
      if (each) yield each;
      tries += 1;
      if (tries === TRIES) return;
    }
    from = openingAt(answer, isObject(value) ? candidate.end : from + 1);
  }
}
