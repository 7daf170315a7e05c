import { createJoiner } from '../stories/join-on.ts';
import { plainly, plainText } from '../stories/plain-text.ts';
import type { TextShaper } from '../runs/write-completion.ts';
import { atBeginning } from '../text/stages.ts';

/** So many equal characters at their beginnings, and a text repeats a story. */
const SAME = 40;

/** Most characters that are held back in search of headings. */
const HEADINGS_MAX = 1000;

const HEADING = /^#{1,6}(?!#)/;

/** The text without the headings at its beginning that are a title or not new, or without all; `undefined` while that is open. */
function withoutHeadings(story: string, all: boolean): (held: string, complete: boolean) => string | undefined {
  const headings = new Set(
    story
      .split('\n')
      .filter((line) => line.includes('#'))
      .map((line) => line.trim()),
  );
  return (held, complete) => {
    for (let rest = held; ;) {
      const text = rest.trimStart();
      if (text === '' && !complete) return undefined;
      const marks = HEADING.exec(text)?.[0];
      if (marks === undefined) return rest;
      const end = text.indexOf('\n');
      if (end === -1 && !complete) return undefined;
      const line = end === -1 ? text : text.slice(0, end);
      if (!all && marks !== '#' && !headings.has(line.trim())) return rest;
      rest = end === -1 ? '' : text.slice(end);
    }
  };
}

/** Leaves out the story where a model tells it again from its beginning; `done` once it does not come to anything new. */
function withoutStory(story: string): TextShaper & { readonly done: boolean } {
  const known = plainly(story.replace(/^(?:\s*#[^\n]*\n)+/, ''));
  let held = '';
  let matched = 0;
  let state: 'open' | 'passed' | 'stale' = 'open';

  const pass = (text: string): string => {
    state = 'passed';
    held = '';
    return text;
  };
  return {
    push(piece) {
      if (state === 'passed') return piece;
      if (state === 'stale') return '';
      held += piece;
      const { text, ends } = plainText(piece);
      let equal = 0;
      while (equal < text.length && text[equal] === known[matched + equal]) equal += 1;
      matched += equal;
      if (equal === text.length && matched < known.length) return '';
      if (matched === known.length) return pass(piece.slice(equal === 0 ? 0 : ends[equal - 1]));
      if (matched < SAME) return pass(held);
      state = 'stale';
      return '';
    },
    end: () => (state === 'open' && matched < SAME ? pass(held) : ''),
    get done() {
      return state === 'stale';
    },
  };
}

/**
 * Shapes what a model adds to a story when it is asked again: without a title, headings that are there already, the story itself and
 * the end of it, and joined on.
 * @param chapter whether only a chapter is being written, in which no other begins
 */
export function createFreshText(story: string, chapter = false): TextShaper {
  const headings = atBeginning(withoutHeadings(story, chapter), HEADINGS_MAX);
  const again = withoutStory(story);
  const joiner = createJoiner(story);
  return {
    push: (piece) => joiner.push(again.push(headings.push(piece))),
    end() {
      const text = again.push(headings.end());
      return joiner.push(text + again.end()) + joiner.end();
    },
    get done() {
      return again.done;
    },
  };
}
