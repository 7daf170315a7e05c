import { PROVIDER, temperatureOf, type StoryRequest } from '@storyloom/shared/domain';
import type { EndReason } from '@storyloom/shared/stream';
import type { ProviderAccess } from '../provider/open-completion.ts';
import { type Circumstances, writeCompletion, type WritingWords } from '../runs/write-completion.ts';
import { createJoiner } from './join-on.ts';
import { storyMessages } from './story-messages.ts';

const EMPTY = 'No story content was generated';

const WORDS: WritingWords = {
  failed: 'Failed to generate story. Please try again.',
  empty: EMPTY,
  spent: `${EMPTY}: the model spent its whole allowance on thinking. Try again, or ask for a shorter story.`,
  slow: 'The story service took too long to start. Please try again.',
  partway: 'The story stopped partway. What arrived is kept; continue it or try again.',
  lost: 'The connection to the story service was lost before the story started. Please try again.',
};

/**
 * Has the provider write a story: yields its text piece by piece and returns why it ended.
 * @throws ServiceFailure for no text, a refusal, or an error in the middle
 */
export function writeStory(
  access: ProviderAccess,
  story: StoryRequest,
  circumstances: Circumstances,
): AsyncGenerator<string, EndReason> {
  const { continueOf, tone, attempt } = story;
  const task = {
    messages: storyMessages(story),
    maxTokens: PROVIDER.storyMaxTokens,
    temperature: temperatureOf(tone),
    seed: attempt,
    // A story and its continuation are saved as one text, which the database limits.
    most: Math.max(circumstances.limits.characters - (continueOf?.length ?? 0), 0),
    shaper: continueOf === undefined ? undefined : createJoiner(continueOf),
    words: WORDS,
  };
  return writeCompletion(access, task, circumstances);
}
