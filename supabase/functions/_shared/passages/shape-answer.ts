import type { PassageAction } from '@storyloom/shared/domain';
import { ServiceFailure } from '../http/failure.ts';
import type { TextShaper } from '../runs/write-completion.ts';
import { createJoiner } from '../stories/join-on.ts';
import { isRefusal } from '../stories/refusals.ts';
import { takeRefusal } from '../stories/take-refusal.ts';
import { pipe, type Stage } from '../text/stages.ts';
import { keepEdges, unescapeSigns } from './keep-edges.ts';
import type { CheckedPassage } from './passage-request.ts';
import { refuseUnchanged, takePassage } from './refuse-unchanged.ts';
import { endBeforeAfter, takeBefore } from './take-context.ts';
import { takeEnding } from './take-ending.ts';
import { takePreamble } from './take-preamble.ts';
import { takeQuotes } from './take-quotes.ts';
import { takeTags } from './take-tags.ts';

/** An instruction may ask for speech, and what follows a passage may be speech; then quotation marks belong to the text. */
const MAY_BE_SPEECH: readonly PassageAction[] = ['custom', 'continue'];

const DECLINED =
  'The story service declined to write this. Your passage is as it was. Change the passage or the instruction and try again.';

/** The story up to where a continuation begins. */
const upTo = (before: string, passage: string): string =>
  before === '' || /\s$/.test(before) || /^\s/.test(passage) ? before + passage : `${before}\n\n${passage}`;

/**
 * What makes a model's answer for a passage text that can stand in its place, or after it.
 * @throws ServiceFailure `filtered` for a refusal, `empty` for the same text
 */
export function shapeAnswer({ action, passage, before, after, language }: CheckedPassage): TextShaper {
  const goesOn = action === 'continue';
  const ending = endBeforeAfter(after, passage);
  const inPlace: readonly Stage[] = [takeBefore(before, passage), refuseUnchanged(passage, action === 'custom')];
  const follows: readonly Stage[] = [takePassage(passage), createJoiner(upTo(before, passage))];
  const stages = pipe(
    takeTags(passage),
    takePreamble(passage),
    ...(isRefusal(passage) ? [] : [takeRefusal(language, () => new ServiceFailure('filtered', DECLINED))]),
    takeEnding(passage),
    unescapeSigns(passage),
    ...(MAY_BE_SPEECH.includes(action) ? [] : [takeQuotes(passage)]),
    ...(goesOn ? follows : inPlace),
    ending,
    ...(goesOn ? [] : [keepEdges(passage)]),
  );
  return {
    push: stages.push,
    end: stages.end,
    get done() {
      return ending.done;
    },
  };
}
