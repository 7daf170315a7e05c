import { isHighSurrogate } from '../text/cut-text.ts';

const TAG = /<(\/?)think(?:ing)?>/i;
const OPENING = ['<think>', '</think>', '<thinking>', '</thinking>'];

/** Passes on the story in a model's text, piece by piece. */
export interface StoryFilter {
  /** The text that certainly belongs to the story after this piece. */
  push(piece: string): string;
  /** The story text that was held back. */
  end(): string;
}

/** The length of a text's end that may be the beginning of a tag, or half a character. */
function uncertainTail(text: string): number {
  const start = text.lastIndexOf('<');
  const tail = start === -1 ? '' : text.slice(start).toLowerCase();
  if (tail !== '' && OPENING.some((tag) => tag.startsWith(tail))) return tail.length;
  return isHighSurrogate(text.charCodeAt(text.length - 1)) ? 1 : 0;
}

/**
 * Leaves out `<think>…</think>`, a `</think>` without its beginning (some chat templates swallow it), NUL characters,
 * which Postgres cannot store, and blank text until the story has begun.
 */
export function createStoryFilter(): StoryFilter {
  let held = '';
  let thinking = false;
  let blank = '';
  let begun = false;
  let thoughtFirst = false;

  /** Returns the text up to the last certain character; `held` keeps the rest. */
  function sift(): string {
    let story = '';
    let told = begun;
    for (let tag = TAG.exec(held); tag; tag = TAG.exec(held)) {
      if (!thinking) story += held.slice(0, tag.index);
      thinking = tag[1] === '';
      held = held.slice(tag.index + tag[0].length);
      told ||= story.trim() !== '';
      if (!told) [story, blank, thoughtFirst] = ['', '', true];
    }
    const certain = held.length - uncertainTail(held);
    if (!thinking) story += held.slice(0, certain);
    held = held.slice(certain);
    return story;
  }

  function begin(text: string): string {
    const story = text.replaceAll('\0', '');
    if (begun) return story;
    begun = story.trim() !== '';
    blank += story;
    if (!begun) return '';
    return thoughtFirst ? blank.trimStart() : blank;
  }

  return {
    push(piece) {
      held += piece;
      return begin(sift());
    },
    end() {
      const rest = thinking ? '' : held;
      held = '';
      const half = isHighSurrogate(rest.charCodeAt(rest.length - 1));
      return begin(half ? rest.slice(0, -1) : rest);
    },
  };
}
