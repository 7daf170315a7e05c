import { repeatable } from '../stories/join-on.ts';
import { plainText } from '../stories/plain-text.ts';
import { atBeginning, type Stage } from '../text/stages.ts';

/** Takes away the end of the text before the passage, which a model may repeat before its answer. */
export function takeBefore(before: string, passage: string): Stage {
  const own = plainText(passage).text;
  // A passage that begins with the words before it keeps them.
  const endings = repeatable(before).filter((ending) => !own.startsWith(ending));
  return atBeginning((held, complete) => {
    const { text, ends } = plainText(held);
    if (!complete && endings.some((ending) => ending.length > text.length && ending.startsWith(text))) return undefined;
    const repeated = endings.find((ending) => text.startsWith(ending));
    if (repeated === undefined) return held;
    const rest = held.slice(ends[repeated.length - 1]).trimStart();
    return rest === '' && !complete ? undefined : rest;
  });
}

/** Fewer characters than these, without spaces, may also stand in an answer by chance. */
const TELLING = 12;
/** So many characters of a text are enough to recognize it. */
const BEGINNING_MAX = 200;
/** Characters that are held back at most, with white space. */
const HELD_MAX = 1000;
/** The end of a sentence or a line, and white space after it. */
const SENTENCE_END = /([.!?…。\uFF01\uFF1F]+["'”’»」』)]*|\n)\s*/g;

/** The beginning of a text, in whole sentences, that is long enough to be recognized; `undefined` for a shorter text. */
function beginningOf(text: string): string | undefined {
  const beginning = text.trimStart().slice(0, BEGINNING_MAX);
  // `matchAll` begins where the last search has ended.
  SENTENCE_END.lastIndex = 0;
  for (const { index, 0: mark } of beginning.matchAll(SENTENCE_END)) {
    const plain = plainText(beginning.slice(0, index + mark.length)).text;
    if (plain.length >= TELLING) return plain;
  }
  const whole = plainText(beginning).text;
  return whole.length >= TELLING ? whole : undefined;
}

/** Where the next sentence begins in a text that begins with one or, if it `isOpen`, in the middle of one; -1 if none does. */
function nextSentence(text: string, isOpen: boolean): number {
  SENTENCE_END.lastIndex = isOpen ? 0 : text.length - text.trimStart().length;
  const end = SENTENCE_END.exec(text);
  return end === null ? -1 : end.index + (end[1] ?? '').length;
}

/** Ends an answer where it goes on with the text after the passage. `done` is true from then on. */
export function endBeforeAfter(after: string, passage: string): Stage & { readonly done: boolean } {
  const beginning = beginningOf(after);
  const isOwn = beginning !== undefined && plainText(passage).text.includes(beginning);
  let held = '';
  let done = false;
  /** True if the held text stands at the beginning of a sentence. */
  let atStart = true;
  /** How far it has been compared, and how much of the text after the passage it repeats. */
  let [compared, repeated] = [0, 0];

  function compare(target: string): void {
    for (; compared < held.length && repeated < target.length; compared += 1) {
      const unit = held.charAt(compared);
      // A unit of the target is plain already. Each line of an answer may repeat most of it.
      const text = unit === target[repeated] ? unit : unit === '\n' ? '' : plainText(unit).text;
      if (!target.startsWith(text, repeated)) return;
      repeated += text.length;
    }
  }

  /** The certain text, once more has arrived. The places looked at are those where a sentence begins. */
  function sift(target: string): string {
    let text = '';
    for (;;) {
      if (atStart) compare(target);
      if (atStart && repeated >= target.length) {
        done = true;
        held = '';
        return text.trimEnd();
      }
      if (atStart && compared === held.length && held.length < HELD_MAX) return text;
      const start = nextSentence(held, !atStart);
      atStart = start !== -1;
      [compared, repeated] = [0, 0];
      text += atStart ? held.slice(0, start) : held;
      held = atStart ? held.slice(start) : '';
      if (!atStart) return text;
    }
  }

  return {
    get done() {
      return done;
    },
    push(piece) {
      if (done) return '';
      if (beginning === undefined || isOwn) return piece;
      held += piece;
      return held === '' ? '' : sift(beginning);
    },
    end() {
      const rest = done ? '' : held;
      held = '';
      return rest;
    },
  };
}
