import { ServiceFailure } from '../http/failure.ts';
import { plainText } from '../stories/plain-text.ts';
import { atBeginning, type Stage } from '../text/stages.ts';

const UNCHANGED =
  'The answer was the passage as it is, so there is nothing to change. Try again, or ask for another change.';

/** Characters in which a model can repeat a passage, with other spaces. */
const heldMax = (passage: string): number => passage.length + 2000;

/**
 * Holds an answer back while it may be the passage itself.
 *
 * @param exactly whether other quotation marks or spaces count as a change
 * @throws ServiceFailure `empty` if it is
 */
export function refuseUnchanged(passage: string, exactly: boolean): Stage {
  const comparable = (text: string): string => (exactly ? text.trim() : plainText(text).text);
  const own = comparable(passage);
  return atBeginning((held, complete) => {
    const text = comparable(held);
    if (complete && text === own) throw new ServiceFailure('empty', UNCHANGED);
    return complete || !own.startsWith(text) ? held : undefined;
  }, heldMax(passage));
}

/** Takes away the passage that a model repeats before it goes on. @throws ServiceFailure `empty` if nothing follows */
export function takePassage(passage: string): Stage {
  const own = plainText(passage).text;
  return atBeginning((held, complete) => {
    const { text, ends } = plainText(held);
    if (complete && text === own) throw new ServiceFailure('empty', UNCHANGED);
    if (!complete && own.startsWith(text)) return undefined;
    return text.startsWith(own) ? held.slice(ends[own.length - 1]) : held;
  }, heldMax(passage));
}
