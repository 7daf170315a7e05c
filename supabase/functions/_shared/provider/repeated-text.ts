import { appendText } from '../text/append-text.ts';
import type { CompletionChunk } from './completion-chunk.ts';

/** Characters of a text that are compared. */
const COMPARED_MAX = 256 * 1024;
/** A shorter message that repeats the first is one of many pieces, such as "ha". */
const MESSAGE_LEAST = 40;
/** Letters by which two texts with other marks and white space are known to begin alike. */
const ALIKE = 40;
/** A message that repeats only the end of a text is at least this part of it. */
const SHARE = 3;
/** A part of a message that is too long to be passed on at once has at least as many characters. */
const PART_LEAST = 1000;

const beginning = (text: string): string =>
  text
    .slice(0, ALIKE * 10)
    .replaceAll(/\P{L}/gu, '')
    .slice(0, ALIKE);

function beginsAlike(shown: string, text: string): boolean {
  const [one, other] = [beginning(shown), beginning(text)];
  return one !== '' && other.startsWith(one);
}

interface RepeatedText {
  /** The text of a chunk without what came before it. */
  newIn(chunk: CompletionChunk): string;
  /** Tells what the reader gets of the text: a repetition may leave out thoughts. */
  shows(text: string): void;
}

/**
 * Leaves out the whole message that some servers send after they have streamed it. Other servers stream with messages, each of which
 * is a piece of the text.
 */
export function repeatedText(): RepeatedText {
  let came = '';
  let shown = '';
  let inDeltas = false;
  /** The characters of `came` that the message has repeated; `undefined` while it repeats none. */
  let at: number | undefined;
  let isAlike = false;

  /** Where in `came` a message begins that repeats it. A message that is short beside it is not looked for. */
  const startsAt = (text: string): number | undefined => {
    if (came === '' || !(inDeltas || came.length >= MESSAGE_LEAST)) return undefined;
    if (text.length >= came.length || text.length >= PART_LEAST) {
      if (came.startsWith(text) || text.startsWith(came)) return 0;
    }
    if (text.length * SHARE < came.length) return undefined;
    const all = came.trimEnd();
    const end = text.trimEnd();
    return all.endsWith(end) && (inDeltas || all === end) ? all.length - end.length : undefined;
  };

  const unrepeated = (text: string): string => {
    if (at === undefined) return text;
    const before = came.slice(at, at + text.length);
    at += before.length;
    return text.startsWith(before) ? text.slice(before.length) : '';
  };

  return {
    newIn({ text: said, whole, goesOn }) {
      const text = came === '' || (whole && !goesOn) ? said.trimStart() : said;
      if (!goesOn) {
        at = whole ? startsAt(text) : undefined;
        isAlike = whole && inDeltas && at === undefined && beginsAlike(shown, text);
      }
      if (isAlike) return '';
      const isNew = at === undefined;
      const news = isNew ? said : unrepeated(text);
      if (came.length < COMPARED_MAX) came = appendText(came, came === '' ? news.trimStart() : news);
      if (at !== undefined) at = Math.min(at + news.length, came.length);
      inDeltas ||= !whole && text !== '';
      return news;
    },
    shows(text) {
      if (shown.length < ALIKE * 10) shown += text.slice(0, ALIKE * 10);
    },
  };
}
