import type { Stage } from '../text/stages.ts';

/** Characters of the longest tag or entity. */
const LONGEST = 60;

const TAG = /<(?:(br)\s{0,9}\/?|\/?p(?:\s[^<>\n]{0,48})?)>/iy;
const TAG_BEGINS = /^<(?:b|br\s{0,9}\/?|\/|\/?p(?:\s[^<>\n]{0,48})?)?$/i;
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/iy;
const ENTITY_BEGINS = /^&(?:#?|#\d{1,7}|#x[\da-f]{0,6}|[a-z]{1,8})$/i;

const NAMED: Readonly<Record<string, string>> = {
  quot: '"',
  apos: "'",
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: '\u00A0',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  iexcl: '¡',
  iquest: '¿',
  oelig: 'œ',
};

const ACCENTED = /^([a-z])(acute|grave|circ|uml|tilde|cedil)$/i;
const ACCENTS: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  uml: '\u0308',
  tilde: '\u0303',
  cedil: '\u0327',
};

/** A character by its number; `undefined` for control characters and half characters. */
function numbered(code: number): string | undefined {
  const isText =
    code >= 0x20 && code <= 0x10ffff && !(code >= 0x7f && code < 0xa0) && !(code >= 0xd800 && code <= 0xdfff);
  return isText ? String.fromCodePoint(code) : undefined;
}

function named(name: string): string | undefined {
  if (Object.hasOwn(NAMED, name)) return NAMED[name];
  const [, letter, accent = ''] = ACCENTED.exec(name) ?? [];
  return letter === undefined ? undefined : (letter + (ACCENTS[accent] ?? '')).normalize('NFC');
}

function entity([, decimal, hex, name = '']: RegExpExecArray): string | undefined {
  if (decimal !== undefined) return numbered(Number.parseInt(decimal, 10));
  return hex === undefined ? named(name) : numbered(Number.parseInt(hex, 16));
}

/** The mark at a place and what stands for it, which is nothing for a paragraph's tag. */
function readAt(text: string, place: number): { readonly spelled: string; readonly text: string } | undefined {
  const pattern = text.charAt(place) === '<' ? TAG : ENTITY;
  pattern.lastIndex = place;
  const found = pattern.exec(text);
  if (!found) return undefined;
  const [spelled, name] = found;
  if (pattern === TAG) return { spelled, text: name === undefined ? '' : '\n' };
  const character = entity(found);
  return character === undefined ? undefined : { spelled, text: character };
}

const BEGINS = /[<&]/g;

/**
 * Makes line ends of `<br>` and `<p>`, and characters of entities.
 *
 * @param keep an entity that stays as it is
 */
export function takeHtml(keep?: '&lt;'): Stage {
  let held = '';
  /** Line ends at the end of the text so far. */
  let lines = 2;
  /** A paragraph begins with the next text: white space until then does not count. */
  let paragraph = false;

  function add(text: string): string {
    let words = text;
    let before = '';
    if (paragraph) {
      words = words.trimStart();
      if (words === '') return '';
      before = '\n'.repeat(Math.max(2 - lines, 0));
      paragraph = false;
    }
    if (words === '') return '';
    const ends = words.endsWith('\n') ? (words.endsWith('\n\n') ? 2 : 1) : 0;
    lines = ends === words.length ? lines + ends : ends;
    return before + words;
  }

  function sift(complete: boolean): string {
    let text = '';
    let from = 0;
    BEGINS.lastIndex = 0;
    for (let next = BEGINS.exec(held); next; next = BEGINS.exec(held)) {
      const { index } = next;
      const tail = !complete && held.length - index < LONGEST ? held.slice(index) : '';
      if (TAG_BEGINS.test(tail) || ENTITY_BEGINS.test(tail)) {
        text += add(held.slice(from, index));
        held = tail;
        return text;
      }
      const mark = readAt(held, index);
      if (!mark || mark.spelled.toLowerCase() === keep) continue;
      text += add(held.slice(from, index)) + add(mark.text);
      paragraph ||= mark.text === '';
      from = index + mark.spelled.length;
      BEGINS.lastIndex = from;
    }
    text += add(held.slice(from));
    held = '';
    return text;
  }

  return {
    push(piece) {
      held += piece;
      return sift(false);
    },
    end: () => sift(true),
  };
}
