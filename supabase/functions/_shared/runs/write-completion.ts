import type { EndReason, StoryEvent } from '@storyloom/shared/stream';
import { ServiceFailure } from '../http/failure.ts';
import type { ServiceLimits } from '../limits.ts';
import type { ChatMessage } from '../provider/chat-message.ts';
import type { CompletionChunk, Finish } from '../provider/completion-chunk.ts';
import { type CompletionSignal, decodeCompletion } from '../provider/decode-completion.ts';
import { openCompletion, type ProviderAccess } from '../provider/open-completion.ts';
import { filteredFailure, streamFailure, wordingOf } from '../provider/provider-failure.ts';
import type { RunClock } from '../provider/run-clock.ts';
import { createStoryFilter } from '../provider/story-filter.ts';
import { sliceWhole } from '../text/cut-text.ts';

/** The sentences for the reader of a text that does not come, or not whole. */
export interface WritingWords {
  /** The provider refused and gave no reason that can be shown. */
  readonly failed: string;
  readonly filtered?: string;
  readonly empty: string;
  /** The model spent its whole allowance on thinking. */
  readonly spent: string;
  readonly slow: string;
  /** It was too slow after some text had arrived. */
  readonly partway: string;
  /** The connection was lost before any text arrived. */
  readonly lost: string;
}

/** Changes a model's text while it arrives. Its functions may throw a ServiceFailure. */
export interface TextShaper {
  /** The text that is certain after this piece. */
  push(piece: string): string;
  /** The text that was held back. */
  end(): string;
  /** True once nothing that follows counts. */
  readonly done?: boolean;
}

/** What to ask a provider for, and what to make of its answer. */
export interface WritingTask {
  readonly messages: readonly ChatMessage[];
  readonly maxTokens: number;
  readonly temperature: number;
  /** Another number asks for another text, if the provider takes it. */
  readonly seed: number;
  /** Most characters of the text. */
  readonly most: number;
  readonly shaper?: TextShaper | undefined;
  readonly words: WritingWords;
}

/** A further call of the provider for the same text. */
export type Continuing = Extract<StoryEvent, { readonly type: 'continuing' }>;

/** What limits a run, and who hears that the provider began. */
export interface Circumstances {
  readonly clock: RunClock;
  readonly limits: ServiceLimits;
  /** Called at least once when the provider has begun: it thinks, writes, or reports tokens. */
  readonly onBegun?: () => void;
  /** Called with the parts of the prompt that the text doesn't use, if the provider names any. */
  readonly onUnused?: (parts: readonly string[]) => void;
}

/** The cause of a failure for a model that had no allowance left for the text. */
export const SPENT = 'allowance spent';

function emptyFailure(finish: Finish | undefined, { filtered, empty, spent }: WritingWords): ServiceFailure {
  if (finish === 'filtered') return filteredFailure({}, filtered);
  return finish === 'length'
    ? new ServiceFailure('empty', spent, { cause: SPENT })
    : new ServiceFailure('empty', empty);
}

/** How a finished or cut run ends for the reader, who keeps all text that arrived. */
function outcome(finish: Finish | undefined, clock: RunClock, written: number, words: WritingWords): EndReason {
  const { cut } = clock;
  if (finish !== undefined && cut !== 'client') {
    if (written > 0) return finish;
    throw emptyFailure(finish, words);
  }
  if (cut === 'total' && written > 0) return 'stopped';
  if (cut === 'client') return 'stopped';
  if (cut !== undefined && cut !== 'over') {
    throw new ServiceFailure('provider_timeout', written > 0 ? words.partway : words.slow, { cause: cut });
  }
  if (written > 0) return 'lost';
  throw emptyFailure(undefined, words);
}

/**
 * Has the provider write a text: yields it piece by piece and returns why it ended. The provider's connection is closed
 * however the loop is left.
 * @throws ServiceFailure for no text, a refusal, or an error in the middle
 */
export async function* writeCompletion(
  access: ProviderAccess,
  { shaper, most, words, ...asked }: WritingTask,
  { clock, limits, onBegun, onUnused }: Circumstances,
): AsyncGenerator<string, EndReason> {
  const filter = createStoryFilter();
  let finish: Finish | undefined;
  let written = 0;
  let streamed = false;

  const textOf = (chunk: CompletionChunk): string => {
    if (chunk.whole && streamed) return '';
    streamed ||= chunk.text !== '';
    const text = filter.push(chunk.text);
    return shaper ? shaper.push(text) : text;
  };

  const held = (): string => {
    const text = filter.end();
    return shaper ? shaper.push(text) + shaper.end() : text;
  };

  /** What arrived together: its text, whether the model produced anything, and the signal that ends the text, if any. */
  const taken = (signals: readonly CompletionSignal[]) => {
    let text = '';
    let active = false;
    for (const signal of signals) {
      if (signal.type === 'done') finish ??= 'complete';
      if (signal.type !== 'chunk' || signal.chunk.error !== undefined) return { text, active, end: signal };
      const { chunk } = signal;
      if (chunk.begun) onBegun?.();
      if (chunk.unused) onUnused?.(chunk.unused);
      active ||= chunk.active;
      text += textOf(chunk);
      finish ??= chunk.finish;
    }
    return { text, active, end: undefined };
  };

  /** The part of a text that there is room for. */
  const fit = (text: string): string => {
    const fitting = sliceWhole(text, most - written);
    written += fitting.length;
    return fitting;
  };

  try {
    clock.wait('first-token', limits.firstTokenMs);
    const { failed, filtered } = words;
    const request = { ...asked, stream: true, failed, ...(filtered === undefined ? {} : { filtered }) };
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
      if (end?.type === 'unreadable') throw new ServiceFailure('provider_error', failed);
      if (end?.type === 'chunk') {
        const failure = streamFailure(end.chunk.error, wordingOf(access, request));
        if (failure.code === 'filtered' && written > 0) return 'filtered';
        throw failure;
      }
      if (shaper?.done) finish ??= 'complete';
      if (shaper?.done) break;
      if (finish !== undefined) clock.wait('settled', limits.settleMs);
      else if (active) clock.wait('idle', limits.idleMs);
    }
  } catch (error) {
    if (error instanceof ServiceFailure) throw error;
    if (clock.cut === undefined && written === 0 && finish === undefined) {
      throw new ServiceFailure('provider_unavailable', words.lost, { cause: error });
    }
  } finally {
    clock.pause();
  }
  const rest = clock.cut === undefined || finish !== undefined ? held() : '';
  const fitting = fit(rest);
  if (fitting !== '') yield fitting;
  return fitting.length < rest.length ? 'stopped' : outcome(finish, clock, written, words);
}
