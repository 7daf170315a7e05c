import { PROVIDER, temperatureOf, type StoryRequest } from '@storyloom/shared/domain';
import type { EndReason } from '@storyloom/shared/stream';
import { ServiceFailure } from '../http/failure.ts';
import type { ServiceLimits } from '../limits.ts';
import { createJoiner } from './join-on.ts';
import { storyMessages } from './story-messages.ts';
import { sliceWhole } from '../text/cut-text.ts';
import type { CompletionChunk, Finish } from '../provider/completion-chunk.ts';
import { type CompletionSignal, decodeCompletion } from '../provider/decode-completion.ts';
import { openCompletion, type ProviderAccess } from '../provider/open-completion.ts';
import { filteredFailure, streamFailure, wordingOf } from '../provider/provider-failure.ts';
import type { RunClock } from '../provider/run-clock.ts';
import { createStoryFilter } from '../provider/story-filter.ts';

const EMPTY = 'No story content was generated';
const FAILED = 'Failed to generate story. Please try again.';

function emptyFailure(finish: Finish | undefined): ServiceFailure {
  if (finish === 'filtered') return filteredFailure();
  const spent = `${EMPTY}: the model spent its whole allowance on thinking. Try again, or ask for a shorter story.`;
  return new ServiceFailure('empty', finish === 'length' ? spent : EMPTY);
}

/** How a finished or cut run ends for the reader, who keeps all text that arrived. */
function outcome(finish: Finish | undefined, clock: RunClock, written: number): EndReason {
  const { cut } = clock;
  if (finish !== undefined && cut !== 'client') {
    if (written > 0) return finish;
    throw emptyFailure(finish);
  }
  if (cut === 'total' && written > 0) return 'stopped';
  if (cut === 'client') return 'stopped';
  if (cut !== undefined && cut !== 'over') {
    const message =
      written > 0
        ? 'The story stopped partway. What arrived is kept; continue it or try again.'
        : 'The story service took too long to start. Please try again.';
    throw new ServiceFailure('provider_timeout', message, { cause: cut });
  }
  if (written > 0) return 'lost';
  throw emptyFailure(undefined);
}

interface Circumstances {
  readonly clock: RunClock;
  readonly limits: ServiceLimits;
  /** Called at least once when the provider has begun: it thinks, writes, or reports tokens. */
  readonly onBegun?: () => void;
}

/**
 * Has the provider write a story: yields its text piece by piece and returns why it ended. The provider's connection is
 * closed however the loop is left.
 * @throws ServiceFailure for no text, a refusal, or an error in the middle
 */
export async function* writeStory(
  access: ProviderAccess,
  story: StoryRequest,
  { clock, limits, onBegun }: Circumstances,
): AsyncGenerator<string, EndReason> {
  const filter = createStoryFilter();
  // A story and its continuation are saved as one text, which the database limits.
  const most = Math.max(limits.characters - (story.continueOf?.length ?? 0), 0);
  const joiner = story.continueOf === undefined ? undefined : createJoiner(story.continueOf);
  let finish: Finish | undefined;
  let written = 0;
  let streamed = false;

  const textOf = (chunk: CompletionChunk): string => {
    if (chunk.whole && streamed) return '';
    streamed ||= chunk.text !== '';
    const text = filter.push(chunk.text);
    return joiner ? joiner.push(text) : text;
  };

  const held = (): string => {
    const text = filter.end();
    return joiner ? joiner.push(text) + joiner.end() : text;
  };

  /** What arrived together: its text, whether the model produced anything, and the signal that ends the story, if any. */
  const taken = (signals: readonly CompletionSignal[]) => {
    let text = '';
    let active = false;
    for (const signal of signals) {
      if (signal.type === 'done') finish ??= 'complete';
      if (signal.type !== 'chunk' || signal.chunk.error !== undefined) return { text, active, end: signal };
      const { chunk } = signal;
      if (chunk.begun) onBegun?.();
      active ||= chunk.active;
      text += textOf(chunk);
      finish ??= chunk.finish;
    }
    return { text, active, end: undefined };
  };

  /** The part of a text that the story has room for. */
  const fit = (text: string): string => {
    const fitting = sliceWhole(text, most - written);
    written += fitting.length;
    return fitting;
  };

  try {
    clock.wait('first-token', limits.firstTokenMs);
    const request = {
      messages: storyMessages(story),
      maxTokens: PROVIDER.storyMaxTokens,
      temperature: temperatureOf(story.tone),
      stream: true,
      seed: story.attempt,
      failed: FAILED,
    };
    const response = await openCompletion(access, request, clock.signal);
    if (!response.body) throw new ServiceFailure('empty', 'No response body received');
    for await (const signals of decodeCompletion(response.body, clock.signal)) {
      const { text, active, end } = taken(signals);
      if (text !== '') {
        clock.pause();
        const fitting = fit(text);
        if (fitting !== '') yield fitting;
        if (fitting.length < text.length) return 'stopped';
      }
      if (end?.type === 'unreadable') throw new ServiceFailure('provider_error', FAILED);
      if (end?.type === 'chunk') {
        const failure = streamFailure(end.chunk.error, wordingOf(access, request));
        if (failure.code === 'filtered' && written > 0) return 'filtered';
        throw failure;
      }
      if (finish !== undefined) clock.wait('settled', limits.settleMs);
      else if (active) clock.wait('idle', limits.idleMs);
    }
  } catch (error) {
    if (error instanceof ServiceFailure) throw error;
    if (clock.cut === undefined && written === 0 && finish === undefined) throw lostFailure(error);
  } finally {
    clock.pause();
  }
  const rest = clock.cut === undefined || finish !== undefined ? held() : '';
  const fitting = fit(rest);
  if (fitting !== '') yield fitting;
  return fitting.length < rest.length ? 'stopped' : outcome(finish, clock, written);
}

function lostFailure(cause: unknown): ServiceFailure {
  const message = 'The connection to the story service was lost before the story started. Please try again.';
  return new ServiceFailure('provider_unavailable', message, { cause });
}
