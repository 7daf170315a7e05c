import { ServiceFailure } from '../http/failure.ts';
import type { Finish } from './completion-chunk.ts';
import { completionSignals } from './completion-signals.ts';
import type { CompletionRequest, ProviderAccess } from './open-completion.ts';
import { refusalFailure, streamRefusal, wordingOf } from './provider-failure.ts';
import { repeatedText } from './repeated-text.ts';
import { notAStory } from '../story-text/not-a-story.ts';
import { createStoryFilter } from '../story-text/story-filter.ts';
import { appendText } from '../text/append-text.ts';

/** Most characters of an answer, thoughts included; models that repeat themselves may never stop. */
const ANSWER_MAX = 256 * 1024;

/** Characters that models put around an answer. With more that are no part of it, it has thought between tags. */
const AROUND_MOST = 100;

/** A provider's whole answer, without thoughts, and why it ended. */
export interface Reply {
  readonly text: string;
  readonly finish: Finish | undefined;
}

/**
 * A provider's answer that is read whole, whether it is streamed or not.
 * @throws ServiceFailure for a refusal, or an unreadable or endless answer; the signal's reason when it aborts
 */
export async function readReply(
  access: ProviderAccess,
  asked: Omit<CompletionRequest, 'stream'>,
  signal: AbortSignal,
): Promise<Reply> {
  // A local server that streams notices at once that nobody waits any more; others have fewer habits when they do not.
  const request = { ...asked, stream: access.isNear };
  const filter = createStoryFilter({ kind: 'answer' });
  let text = '';
  let read = 0;
  const repeated = repeatedText();
  let finish: Finish | undefined;
  let hasThought = false;
  for await (const signals of completionSignals(access, request, signal)) {
    for (const each of signals) {
      if (each.type === 'unreadable') throw new ServiceFailure('provider_error', asked.failed, { cause: each.why });
      if (each.type === 'done') break;
      const { chunk } = each;
      if (chunk.error !== undefined) throw refusalFailure(streamRefusal(chunk.error), wordingOf(access, request));
      read += chunk.text.length;
      if (read > ANSWER_MAX) throw notAStory('endless answer');
      text = appendText(text, filter.push(repeated.newIn(chunk)));
      finish ??= chunk.finish;
      hasThought ||= chunk.thinking;
    }
  }
  text += filter.end();
  if (finish === 'length' && text.trim() === '') access.noteThoughts('spent');
  else if (hasThought || read - text.length > AROUND_MOST) access.noteThoughts('some');
  else if (finish === 'complete') access.noteThoughts('none');
  return { text, finish };
}
