import {
  durationWords,
  GENRE_DEFAULTS,
  PROVIDER,
  temperatureOf,
  type Language,
  type PassageAction,
} from '@storyloom/shared/domain';
import type { EndReason } from '@storyloom/shared/stream';
import { ServiceFailure } from '../http/failure.ts';
import type { ProviderAccess } from '../provider/open-completion.ts';
import { createCallClock } from '../provider/run-clock.ts';
import { type Circumstances, SPENT, writeCompletion, type WritingWords } from '../runs/write-completion.ts';
import { passageMessages } from './passage-messages.ts';
import type { CheckedPassage } from './passage-request.ts';
import { shapeAnswer } from './shape-answer.ts';

const EMPTY = 'No new text was written for the passage';

const WORDS: WritingWords = {
  failed: 'The passage couldn’t be changed. Please try again.',
  filtered:
    'The story service’s content filter declined this passage. Change the passage or the instruction and try again.',
  empty: `${EMPTY}. Please try again.`,
  spent: `${EMPTY}: the model used its whole allowance before it wrote any. Try again, or select less.`,
  slow: (seconds) =>
    `The model sent no text for ${durationWords(seconds)}. Please try again; it may have loaded by now.`,
  lost: 'The connection to the story service was lost before the new text started. Please try again.',
};

/** Most tokens that a character takes, by measured texts with room to spare. */
const TOKENS_PER_CHARACTER: Readonly<Record<Language, number>> = {
  english: 0.4,
  spanish: 0.5,
  french: 0.5,
  chinese: 1.5,
};

/** How much longer than the passage an answer may become. */
const GROWTH: Readonly<Record<PassageAction, number>> = {
  rewrite: 2,
  shorten: 1.5,
  expand: 4,
  tone: 2,
  continue: 2,
  custom: 4,
};

/** Characters of an answer to even the shortest passage. */
const LEAST_CHARACTERS = 2000;

/** Most characters of an answer: a model that does not stop is stopped. */
const mostOf = ({ action, passage }: CheckedPassage): number =>
  Math.ceil(passage.length * GROWTH[action]) + LEAST_CHARACTERS;

/** Tokens on top for a model that thinks first. */
const TOKENS_FOR_THOUGHTS = 2000;

/**
 * Has the provider change a passage: yields the new text piece by piece and returns why it ended. A model that spends its
 * allowance on thoughts is asked once more with a larger one, and gets that one from then on.
 * @throws ServiceFailure for no text, the same text, a refusal, or an error in the middle
 */
export async function* writePassage(
  access: ProviderAccess,
  asked: CheckedPassage,
  circumstances: Circumstances,
): AsyncGenerator<string, EndReason> {
  const { tone, genre, language, attempt } = asked;
  const { quirks } = access;
  const most = mostOf(asked);
  const tokens = Math.ceil(most * TOKENS_PER_CHARACTER[language]);
  const write = async function* (): AsyncGenerator<string, EndReason> {
    const task = {
      kind: 'passage' as const,
      messages: passageMessages(asked),
      maxTokens: Math.min(tokens + (quirks.thinks ? TOKENS_FOR_THOUGHTS : 0), PROVIDER.storyMaxTokens),
      temperature: temperatureOf(tone ?? GENRE_DEFAULTS[genre].tone),
      seed: attempt,
      most,
      shaper: shapeAnswer(asked),
      words: WORDS,
    };
    // A server that leaves the connection of its first answer open must not end the second call.
    const clock = createCallClock(circumstances.clock);
    try {
      const reason = yield* writeCompletion(access, task, { ...circumstances, clock });
      // A passage that is too long for its place still fits the story.
      return reason === 'full' ? 'length' : reason;
    } finally {
      clock.stop('over');
    }
  };
  try {
    return yield* write();
  } catch (error) {
    if (!(error instanceof ServiceFailure) || error.cause !== SPENT || quirks.thinks) throw error;
    access.noteThoughts('spent');
    return yield* write();
  }
}
