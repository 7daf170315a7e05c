import type { Part } from '../plan/events.ts';
import type { Gender } from '../tell/people.ts';

/** What a part of a line says about the story. */
export type Clue =
  | { readonly type: 'name' | 'noun' | 'age'; readonly part: Part; readonly form: string }
  | { readonly type: 'gender'; readonly part: Part; readonly gender: Gender }
  | { readonly type: 'cell'; readonly table: string; readonly column: string };

export type Read = Clue & { readonly text: string };

/** A part of a paragraph, matched in turn. */
export type Step =
  /** One of some texts in small letters; a pronoun can also be the name of its part. */
  | {
      readonly type: 'text';
      readonly forms: readonly { readonly text: string; readonly clue?: Clue }[];
      readonly orName?: Part | undefined;
    }
  | { readonly type: 'name'; readonly part: Part }
  | { readonly type: 'words'; readonly clue: Clue }
  /** The steps before `end` are matched or left out. */
  | { readonly type: 'segment'; readonly end: number };

/** A line as patterns are matched with it: contractions taken apart, single spaces. */
export interface PlainLine {
  readonly text: string;
  /** The same in small letters, with the same length. */
  readonly lower: string;
}

/** Counts what reading a text costs. Texts come from strangers, so the steps are limited. */
export interface Effort {
  /** Steps left; without any, nothing matches. */
  steps: number;
  compiled: number;
}

/** Longest name, and longest words for a noun or an age. */
const NAME_MAX = 40;
export const WORDS_MAX = 60;
/** Steps for one paragraph on one line. Lines of stories need fewer than 1,000; only lines made to be slow need more. */
const STEPS_MAX = 3_000;

const NO_NAME = new Set('\n.,!?;:…“”«»—，。！？：；');
const NO_WORDS = new Set('\n.!?…“”«»—。！？：；');

/** What a line says if the steps match all of it; `undefined` if they do not. */
export function matchLine(steps: readonly Step[], { text, lower }: PlainLine, effort: Effort): Read[] | undefined {
  const names = new Map<Part, string>();
  const reads: Read[] = [];
  const least = Math.max(effort.steps - STEPS_MAX, 0);

  /** Whether the steps from `at` match from `to` on. What is read before is kept only if they do, so the last comes first. */
  const readOn = (clue: Clue | undefined, from: number, to: number, at: number): boolean => {
    if (!matches(at, to)) return false;
    if (clue) reads.push({ ...clue, text: text.slice(from, to) });
    return true;
  };

  /** Tries the characters from `from` on, the fewest first. */
  const readFree = (from: number, most: number, not: ReadonlySet<string>, end: (to: number) => boolean): boolean => {
    for (let to = from + 1; to <= lower.length && to - from <= most; to += 1) {
      if (not.has(lower.charAt(to - 1)) || effort.steps <= least) return false;
      if (end(to)) return true;
    }
    return false;
  };

  const readName = (part: Part, from: number, at: number, clue?: Clue): boolean => {
    const known = names.get(part);
    if (known !== undefined) return lower.startsWith(known, from) && matches(at, from + known.length);
    if (lower.charAt(from) === ' ') return false;
    return readFree(from, NAME_MAX, NO_NAME, (to) => {
      names.set(part, lower.slice(from, to));
      if (readOn(clue, from, to, at)) return true;
      names.delete(part);
      return false;
    });
  };

  const matches = (at: number, from: number): boolean => {
    effort.steps -= 1;
    if (effort.steps <= least) return false;
    const step = steps[at];
    if (!step) return from === lower.length;
    switch (step.type) {
      case 'name':
        return readName(step.part, from, at + 1, { type: 'name', part: step.part, form: '' });
      case 'words':
        return readFree(from, WORDS_MAX, NO_WORDS, (to) => readOn(step.clue, from, to, at + 1));
      case 'segment':
        return matches(at + 1, from) || matches(step.end, from);
      case 'text':
        for (const { text: form, clue } of step.forms) {
          // A line does not begin with the space that stood behind a segment.
          const own = from === 0 ? form.trimStart() : form;
          if (lower.startsWith(own, from) && readOn(clue, from, from + own.length, at + 1)) return true;
        }
        effort.steps -= step.forms.length - 1;
        return step.orName !== undefined && readName(step.orName, from, at + 1);
    }
  };
  return matches(0, 0) ? reads.toReversed() : undefined;
}
