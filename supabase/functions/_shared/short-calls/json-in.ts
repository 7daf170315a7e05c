/** How many brackets of an answer are tried as the beginning of its JSON. */
const STARTS = 20;

/** Control characters as JSON writes them in a string; models leave line ends as they are. */
const ESCAPED: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

interface Open {
  readonly closer: string;
  /** The next string is a value, not a key. */
  readonly list: boolean;
}

const closersOf = (open: readonly Open[]): string =>
  open
    .map(({ closer }) => closer)
    .toReversed()
    .join('');

/**
 * The JSON that begins at a bracket, without commas before closing brackets and with line ends in strings escaped. Where the text
 * stops too early, it ends after the last whole entry.
 */
function jsonFrom(text: string, from: number): string {
  const open: Open[] = [];
  let json = '';
  /** The JSON up to the last whole entry, closed. */
  let safe = '';
  let inString = false;
  for (let at = from; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (inString) {
      if (character === '\\') {
        json += character + text.charAt(at + 1);
        at += 1;
        continue;
      }
      json += ESCAPED[character] ?? (character < ' ' ? ' ' : character);
      inString = character !== '"';
      if (!inString && open.at(-1)?.list === true) safe = json + closersOf(open);
      continue;
    }
    inString = character === '"';
    if (character === '{' || character === '[')
      open.push({ closer: character === '{' ? '}' : ']', list: character === '[' });
    if (character === '}' || character === ']') {
      if (open.pop()?.closer !== character) return safe;
      json = json.replace(/,\s*$/, '') + character;
      if (open.length === 0) return json;
      safe = json + closersOf(open);
    } else json += character;
  }
  return safe;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * The objects and lists that a model's answer holds, outermost first: models wrap them in prose and code fences, and an answer can be
 * cut in the middle.
 */
export function* jsonIn(answer: string): Generator<object, void> {
  let from = -1;
  for (let tries = 0; tries < STARTS; tries += 1) {
    const next = answer.slice(from + 1).search(/[[{]/);
    if (next === -1) return;
    from += 1 + next;
    const value = parsed(jsonFrom(answer, from));
    if (typeof value === 'object' && value !== null) yield value;
  }
}
