import { PROMPT_MAX_LENGTH, PROVIDER } from '@storyloom/shared/domain';
import { ServiceFailure } from '../http/failure.ts';
import type { ChatMessage } from '../provider/chat-message.ts';
import type { ProviderAccess } from '../provider/open-completion.ts';
import { readReply, type Reply } from '../provider/read-reply.ts';
import type { RunClock } from '../provider/run-clock.ts';
import { otherAnswer } from '../stories/other-answers.ts';
import { isRefusal } from '../stories/refusals.ts';
import { GENRE_WORDS, LANGUAGE_WORDS } from '../stories/words-for-models.ts';
import { sliceWhole } from '../text/cut-text.ts';
import { hasWords } from '../text/has-words.ts';
import { cleanPrompt } from './clean-prompt.ts';
import type { PromptRequest } from './prompt-request.ts';

const EMPTY = 'No prompt was generated';
/** Shown below the page's own message that there is no prompt. */
const FAILED = 'Please try again in a moment.';

/** Characters of an answer that are read: a label, a prompt, and more of it than is kept. */
const READ_MOST = 4 * PROMPT_MAX_LENGTH;

/** “Unauthorized” or “OK”. */
const ONE_WORD = /^[a-z]+\P{L}*$/iu;

/** Tokens for a model that thinks first: measured thoughts took 199 of 200 tokens, and most stay below this. */
const TOKENS_WITH_THOUGHTS = 2000;

function messagesFor({ genre, language }: PromptRequest): readonly ChatMessage[] {
  const rules = [
    `You think up prompts for stories. Write one prompt of 30 to 50 words for a ${GENRE_WORDS[genre]} story, in ${LANGUAGE_WORDS[language]}.`,
    ...(genre === 'children' ? ['It is for young children: keep it gentle and suitable for them.'] : []),
    'Answer with the prompt only: no title, no label, no quotation marks.',
  ];
  return [
    { role: 'system', content: rules.join('\n') },
    { role: 'user', content: 'Write one prompt.' },
  ];
}

function replyTo(
  access: ProviderAccess,
  wanted: PromptRequest,
  maxTokens: number,
  signal: AbortSignal,
): Promise<Reply> {
  const request = {
    messages: messagesFor(wanted),
    maxTokens,
    temperature: PROVIDER.promptTemperature,
    failed: FAILED,
  };
  return readReply(access, request, signal);
}

/**
 * Asks the provider for a prompt. A model that spends its allowance on thoughts is asked once more with a larger one, and
 * gets that one from then on.
 * @throws ServiceFailure `empty` for an empty answer, or for a refusal
 */
async function promptFrom(access: ProviderAccess, wanted: PromptRequest, signal: AbortSignal): Promise<string> {
  const allowance = access.quirks.thinks ? TOKENS_WITH_THOUGHTS : PROVIDER.promptMaxTokens;
  let reply = await replyTo(access, wanted, allowance, signal);
  if (reply.text.trim() === '' && reply.finish === 'length' && allowance < TOKENS_WITH_THOUGHTS) {
    reply = await replyTo(access, wanted, TOKENS_WITH_THOUGHTS, signal);
  }
  const prompt = sliceWhole(
    cleanPrompt(sliceWhole(reply.text.trimStart(), READ_MOST), reply.finish === 'length'),
    PROMPT_MAX_LENGTH,
  );
  if (isRefusal(prompt) || (prompt === '' && reply.finish === 'filtered')) throw filtered();
  const other = otherAnswer(prompt);
  // A prompt may be a question.
  if (hasWords(prompt) && !ONE_WORD.test(prompt) && (other === undefined || other === 'a question')) return prompt;
  throw new ServiceFailure('empty', EMPTY);
}

function filtered({
  cause,
  said,
}: { readonly cause?: unknown; readonly said?: string | undefined } = {}): ServiceFailure {
  const message = 'The story service’s content filter held this prompt back. Try again for a different one.';
  return new ServiceFailure('filtered', message, { cause, said });
}

/**
 * A prompt of 30 to 50 words for a genre, within the clock's limit.
 * @throws ServiceFailure with a sentence for the reader
 */
export async function writePrompt(access: ProviderAccess, wanted: PromptRequest, clock: RunClock): Promise<string> {
  try {
    return await promptFrom(access, wanted, clock.signal);
  } catch (error) {
    if (clock.cut === 'total') {
      throw new ServiceFailure('provider_timeout', 'The prompt took too long to arrive. Please try again.', {
        cause: clock.cut,
      });
    }
    if (error instanceof ServiceFailure) throw error.code === 'filtered' ? filtered(error) : error;
    const message = 'The connection to the story service was lost before the prompt arrived. Please try again.';
    throw new ServiceFailure('provider_unavailable', message, { cause: error });
  } finally {
    clock.stop('over');
  }
}
