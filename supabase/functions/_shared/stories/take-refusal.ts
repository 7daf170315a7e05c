import { countWords, type Language } from '@storyloom/shared/domain';
import type { ServiceFailure } from '../http/failure.ts';
import { isSaid, mayBecome, REFUSAL } from '../passages/said-by-models.ts';
import { atBeginning, type Stage } from '../text/stages.ts';

/** Words that refuse a story, beside those that refuse a passage. */
const ABOUT_STORY =
  /(?:can(?:no|')t|unable to|won't|not able to)(?: \w+){0,2} (?:write|create|generate|continue|provide|produce|help)\b|no puedo (?:escribir|crear|generar|continuar)|ne (?:peux|puis) pas (?:écrire|créer|générer|continuer)|(?:无法|不能)[^，。]{0,6}(?:创作|写|生成|提供|继续)/iu;

/** Before a refusal that begins with thanks. */
const POLITE = [
  'thank you for your prompt',
  'thank you for the prompt',
  'thanks for your prompt',
  'thanks for the prompt',
];

const STORY_REFUSAL: typeof REFUSAL = {
  starts: [...REFUSAL.starts, 'i apologi', 'my apologies', 'lo lamento', 'je regrette', '非常抱歉', ...POLITE],
  about: new RegExp(`${REFUSAL.about.source}|${ABOUT_STORY.source}`, 'iu'),
  most: REFUSAL.most,
};

/** A refusal may have a title, such as “Sorry”. */
const HEADING = /^\s*#{1,6}(?: |$)/;

/** Whether a whole answer is a refusal in words. */
export const isRefusal = (text: string): boolean => isSaid(STORY_REFUSAL, text);

/** An answer with as many words tells something, however it begins. */
const WORDS = 60;

/**
 * Holds a text back that begins as models refuse, until it is long enough for a story.
 *
 * @throws the failure, at the end of a refusal in the place of a story
 */
export function takeRefusal(language: Language, failure: ServiceFailure): Stage {
  return atBeginning((text, complete) => {
    const said = text.replace(HEADING, '');
    if (!mayBecome(STORY_REFUSAL, said) || countWords(text, language) >= WORDS) return text;
    if (!complete) return undefined;
    if (isRefusal(said)) throw failure;
    return text;
  });
}
