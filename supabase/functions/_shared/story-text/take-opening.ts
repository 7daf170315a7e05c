import { STORY_LIMITS } from '@storyloom/shared/domain';
import { appendText } from '../text/append-text.ts';
import { sliceWhole } from '../text/cut-text.ts';
import { SLICE } from '../text/in-turns.ts';
import type { Stage } from '../text/stages.ts';
import { FENCE, FENCE_BEGINS } from './fences.ts';
import { greetingBefore, greetingIn, mayGreet } from './model-greetings.ts';
import { notAStory } from './not-a-story.ts';
import { beginsWithThought, endOfThoughts, isNoThought, mayBeStory, THOUGHT_END_MAX } from './spoken-thoughts.ts';
import { beginsWithTitle } from './title-line.ts';

export interface Opening extends Stage {
  /** Thoughts are arriving. */
  readonly thinking: boolean;
  /** The text stands in a code fence. */
  readonly fenced: boolean;
}

const RULE = /^(?:-{3,40}|\*{3,40}|_{3,40}|={3,40})[^\S\n]{0,20}\n/;
const RULE_BEGINS = /^(?:-{1,40}|\*{1,40}|_{1,40}|={1,40})[^\S\n]{0,20}$/;

/** Characters held back at most. */
const HELD_MAX = 4000;
/** Thoughts without a mark are kept until they end, unless they are longer than any story. */
const THOUGHTS_MAX = 200_000;
/** Characters of a text that was taken for thoughts which a piece lets go, beside twice its own. Many pieces may come at once. */
const PAID = 120;

/**
 * Leaves out what a model puts before a story: words about it, the beginning of a code fence, and thoughts without a mark.
 *
 * @param titled the story begins with its title: white space and a rule before it go too
 */
export function takeOpening(titled: boolean): Opening {
  let held = '';
  let done = false;
  let thinking = false;
  let dropped = '';
  let fenced = false;
  /** A text that was taken for thoughts. It goes on little by little: stages after this one read what each piece lets go at one go. */
  let owed = '';
  /** White space and rules at the beginning go. */
  let taken = titled;

  /** The text after what its beginning takes away; the same text if nothing, `undefined` while that is open. */
  function withoutOne(text: string, complete: boolean): string | undefined {
    const fence = FENCE.exec(text)?.[0];
    if (fence !== undefined) {
      fenced = true;
      return text.slice(fence.length);
    }
    const rule = RULE.exec(text)?.[0];
    if (rule !== undefined) return taken ? text.slice(rule.length) : text;
    if (!complete && (FENCE_BEGINS.test(text) || RULE_BEGINS.test(text))) return undefined;
    const thought = beginsWithThought(text, complete);
    if (thought === 'unsure') return undefined;
    if (thought) {
      thinking = true;
      return '';
    }
    return withoutGreeting(text, complete);
  }

  function withoutGreeting(text: string, complete: boolean): string | undefined {
    const before = greetingBefore(text);
    if (before > 0) return text.slice(before);
    const end = text.indexOf('\n');
    if (end === -1 && !complete) return mayGreet(text) ? undefined : text;
    const greeting = greetingIn(end === -1 ? text : text.slice(0, end));
    if (greeting === undefined) return text;
    const rest = end === -1 ? '' : text.slice(end);
    if (greeting === 'sure') return rest;
    const title = rest.trimStart() === '' ? 'unsure' : beginsWithTitle(rest.trimStart());
    if (title === 'unsure') return complete || rest.length > HELD_MAX ? text : undefined;
    return title ? rest : text;
  }

  function decide(complete: boolean): string {
    for (;;) {
      const text = held.trimStart();
      if (text === '' && !complete) {
        const blanks = taken || held.length <= HELD_MAX ? '' : held;
        if (taken || blanks !== '') held = '';
        return blanks;
      }
      const rest = text === '' ? '' : withoutOne(text, complete);
      if (rest === undefined) return '';
      if (rest === text) {
        const all = taken ? text : held;
        done = true;
        held = '';
        return all;
      }
      taken = true;
      held = thinking ? text : rest;
      if (thinking) return think('', complete);
    }
  }

  function pay(piece: string): string {
    owed += piece;
    const paid = sliceWhole(owed, Math.min(PAID + 2 * piece.length, 2 * SLICE));
    owed = owed.slice(paid.length);
    return paid;
  }

  /** Drops thoughts until they end. What does not end may have been a story that begins like one. */
  function think(piece: string, complete: boolean): string {
    held += piece;
    const end = endOfThoughts(held);
    if (end === -1) {
      if (complete) {
        const text = dropped + held;
        thinking = false;
        return text.length <= STORY_LIMITS.characters && mayBeStory(text) ? text : '';
      }
      dropped = appendText(dropped, held.slice(0, -THOUGHT_END_MAX));
      if (dropped.length > THOUGHTS_MAX) throw notAStory('endless thoughts');
      held = held.slice(-THOUGHT_END_MAX);
      return '';
    }
    thinking = false;
    const before = dropped + held.slice(0, end);
    dropped = '';
    // A heading ends thoughts, and is a story's own after other text.
    if (before.endsWith('\n') && before.length <= STORY_LIMITS.characters && isNoThought(before)) {
      owed = before + held.slice(end);
      done = true;
      held = '';
      return pay('');
    }
    held = held.slice(end);
    return decide(complete);
  }

  return {
    push(piece) {
      if (owed !== '') return pay(piece);
      if (done || piece === '') return piece;
      if (thinking) return think(piece, false);
      held += piece;
      return decide(false);
    },
    end() {
      if (done) return owed;
      return thinking ? think('', true) : decide(true);
    },
    get thinking() {
      return thinking;
    },
    get fenced() {
      return fenced;
    },
  };
}
