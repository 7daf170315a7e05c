import { durationWords, PROVIDER, temperatureOf, type StoryRequest } from '@storyloom/shared/domain';
import type { EndReason } from '@storyloom/shared/stream';
import { continuationMessages } from '../length/continuation.ts';
import { createFreshText } from '../length/fresh-text.ts';
import { type BegunStory, holdLength, type WriteCall } from '../length/hold-length.ts';
import { lengthPlan } from '../length/next-call.ts';
import type { ProviderAccess } from '../provider/open-completion.ts';
import {
  type Circumstances,
  type Continuing,
  type TextShaper,
  writeCompletion,
  type WritingWords,
} from '../runs/write-completion.ts';
import { ServiceFailure } from '../http/failure.ts';
import { notAStory } from '../story-text/not-a-story.ts';
import { begunLater, type Pieces } from '../text/pieces.ts';
import { pipe } from '../text/stages.ts';
import { beginChapter } from './begin-chapter.ts';
import { createJoiner } from './join-on.ts';
import { isOnlyTitles } from './other-answers.ts';
import { storyMessages } from './story-messages.ts';
import { takeOtherAnswer } from './take-other-answer.ts';
import { takeRefusal } from './take-refusal.ts';

const EMPTY = 'No story content was generated';

const WORDS: WritingWords = {
  failed: 'Failed to generate story. Please try again.',
  empty: EMPTY,
  spent: `${EMPTY}: the model used its whole allowance before it wrote any. Try again, or ask for a shorter story.`,
  slow: (seconds) =>
    `The model sent no text for ${durationWords(seconds)}. Please try again; it may have loaded by now.`,
  lost: 'The connection to the story service was lost before the story started. Please try again.',
};

const DECLINED = {
  story: 'The story service declined to write this. Change the prompt and try again.',
  more: 'The story service declined to write on. Your story is as it was: change what you asked for and try again.',
} as const;

/** Joins a text on to the story, or begins its next chapter. */
const shaperAfter = (begun: string, { next, language }: StoryRequest): TextShaper =>
  next === undefined ? createJoiner(begun) : beginChapter(begun, language);

/** Shapes a text that tells a story. A refusal in words or another answer is a failure; that of a further call counts as no text. */
function onlyAStory({ language, continueOf }: StoryRequest, further: boolean, shaper?: TextShaper): TextShaper {
  const nothing = (): ServiceFailure => new ServiceFailure('empty', EMPTY);
  const declined = (): ServiceFailure =>
    new ServiceFailure('filtered', continueOf === undefined ? DECLINED.story : DECLINED.more);
  const stage = pipe(
    takeRefusal(language, further ? nothing : declined),
    takeOtherAnswer(language, further ? nothing : notAStory),
  );
  const shape = (text: string): string => shaper?.push(text) ?? text;
  return {
    push: (piece) => shape(stage.push(piece)),
    end: () => shape(stage.end()) + (shaper?.end() ?? ''),
    get done() {
      return shaper?.done ?? false;
    },
  };
}

/** One call, whatever length its text has. */
const writeOnce = (story: StoryRequest, write: WriteCall, circumstances: Circumstances): Pieces<string, EndReason> =>
  begunLater(async () => {
    const { start, aim } = await lengthPlan(story);
    return write(undefined, circumstances, aim - start);
  });

/** Characters of a text that is longer than any title. */
const TITLE_MAX = 200;

/** @throws ServiceFailure `empty` for a story that is only a title */
function unlessTitle(pieces: Pieces<string | Continuing, EndReason>): Pieces<string | Continuing, EndReason> {
  let text = '';
  async function look(): Promise<IteratorResult<string | Continuing, EndReason>> {
    const next = await pieces.next();
    if (next.done && next.value !== 'stopped' && isOnlyTitles(text.trim())) throw new ServiceFailure('empty', EMPTY);
    if (!next.done && typeof next.value === 'string') text += next.value;
    return next;
  }
  return {
    next: () => (text.length < TITLE_MAX ? look() : pieces.next()),
    return: (reason) => pieces.return(reason),
  };
}

/**
 * Has the provider write a story of about the length that was asked for: yields its text piece by piece, and each further call, and
 * returns why it ended.
 *
 * @param begun what another process has written of it
 * @throws ServiceFailure for no text, a refusal, or an error in the middle
 */
export function writeStory(
  access: ProviderAccess,
  story: StoryRequest,
  circumstances: Circumstances,
  begunElsewhere?: BegunStory,
): Pieces<string | Continuing, EndReason> {
  const { continueOf, tone, attempt } = story;
  const { characters, calls } = circumstances.limits;
  const write: WriteCall = (goOn, around, words) => {
    const begun = goOn?.soFar ?? continueOf;
    const joiner = continueOf === undefined ? undefined : shaperAfter(continueOf, story);
    const task = {
      kind: begun === undefined ? 'story' : 'continuation',
      messages: goOn ? continuationMessages(story, goOn.soFar, goOn.ask) : storyMessages(story, words),
      maxTokens: PROVIDER.storyMaxTokens,
      temperature: temperatureOf(tone),
      seed: attempt,
      // A story and its continuation are saved as one text, which the database limits.
      most: Math.max(characters - (begun?.length ?? 0), 0),
      shaper: onlyAStory(
        story,
        goOn !== undefined,
        goOn ? createFreshText(goOn.soFar, story.next !== undefined) : joiner,
      ),
      words: WORDS,
    } as const;
    return writeCompletion(access, task, around);
  };
  const begun = begunElsewhere?.text.trim() ? begunElsewhere : undefined;
  if (begun) return holdLength(story, write, circumstances, begun);
  return unlessTitle(calls === 1 ? writeOnce(story, write, circumstances) : holdLength(story, write, circumstances));
}
