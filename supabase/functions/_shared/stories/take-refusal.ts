import { countWords, type Language } from '@storyloom/shared/domain';
import type { ServiceFailure } from '../http/failure.ts';
import { atBeginning, type Stage } from '../text/stages.ts';
import { isRefusal, mayRefuse, refusesAtLength } from './refusals.ts';

/** An answer with as many words tells something, however it begins, unless it speaks of the request all the time. */
const WORDS = 60;
/** No refusal has as many words. */
const LONGEST = 200;

/**
 * Holds a text back that begins as models refuse, until it is long enough for a story.
 *
 * @throws the failure, at the end of a refusal in the place of a story
 */
export function takeRefusal(language: Language, failure: () => ServiceFailure): Stage {
  return atBeginning((text, complete) => {
    if (!mayRefuse(text)) return text;
    const words = countWords(text, language);
    const refused = words < WORDS ? isRefusal(text) : words < LONGEST && refusesAtLength(text);
    if (!complete) return words < WORDS || refused ? undefined : text;
    if (refused) throw failure();
    return text;
  });
}
