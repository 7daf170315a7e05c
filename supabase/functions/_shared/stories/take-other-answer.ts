import { countWords, type Language } from '@storyloom/shared/domain';
import type { ServiceFailure } from '../http/failure.ts';
import { atBeginning, type Stage } from '../text/stages.ts';
import { isNeverAStory, mayBeOther, type OtherAnswer, otherAnswer } from './other-answers.ts';

/** A text with as many words tells something, unless it is an error's data or page. */
const WORDS = 60;
/** Their words are counted in so many characters only, because a text is looked at dozens of times while it grows. */
const WORDS_IN = 700;

/**
 * Holds a text back that begins like a question, an error or data, until it is long enough for a story.
 *
 * @throws the failure, at the end of such an answer
 */
export function takeOtherAnswer(language: Language, failure: (answer: OtherAnswer) => ServiceFailure): Stage {
  return atBeginning((text, complete) => {
    if (!mayBeOther(text)) return text;
    const isShort = countWords(text.slice(0, WORDS_IN), language) < WORDS;
    const other = isShort ? otherAnswer(text) : isNeverAStory(text) ? 'data' : undefined;
    if (!complete) return isShort || other !== undefined ? undefined : text;
    if (other !== undefined) throw failure(other);
    return text;
  });
}
