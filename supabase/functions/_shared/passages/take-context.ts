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
const SENTENCE_END = /[.!?…。\uFF01\uFF1F]+["'”’»」』)]*|\n/g;

/** The beginning of a text, in whole sentences, that is long enough to be recognized; `undefined` for a shorter text. */
function beginningOf(text: string): string | undefined {
  for (const { index, 0: mark } of text.matchAll(SENTENCE_END)) {
    const plain = plainText(text.slice(0, index + mark.length)).text;
    if (plain.length >= TELLING) return plain;
  }
  const whole = plainText(text).text;
  return whole.length >= TELLING ? whole : undefined;
}

/** Ends an answer where it goes on with the text after the passage. `done` is true from then on. */
export function endBeforeAfter(after: string, passage: string): Stage & { readonly done: boolean } {
  const beginning = beginningOf(after);
  const isOwn = beginning !== undefined && plainText(passage).text.includes(beginning);
  let held = '';
  let done = false;
  /** True if the held text stands at the beginning of a sentence. */
  let atStart = true;

  /** The certain text, once more has arrived. The places looked at are those where a sentence begins. */
  function sift(target: string): string {
    const starts = [
      ...(atStart ? [0] : []),
      ...Array.from(held.matchAll(SENTENCE_END), ({ index, 0: mark }) => index + mark.length),
    ];
    for (const start of starts) {
      const plain = plainText(held.slice(start)).text;
      if (plain.startsWith(target)) {
        done = true;
        const text = held.slice(0, start).trimEnd();
        held = '';
        return text;
      }
      if (!target.startsWith(plain)) continue;
      const text = held.slice(0, start);
      held = held.slice(start);
      atStart = true;
      return text;
    }
    const text = held;
    held = '';
    atStart = false;
    return text;
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
