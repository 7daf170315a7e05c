import type { EndReason, StoryEvent, Waiting } from '@storyloom/shared/stream';
import { ServiceFailure } from '../http/failure.ts';
import type { ServiceLimits } from '../limits.ts';
import type { ChatMessage } from '../provider/chat-message.ts';
import type { CompletionChunk, Finish } from '../provider/completion-chunk.ts';
import { completionSignals } from '../provider/completion-signals.ts';
import type { CompletionSignal } from '../provider/decode-completion.ts';
import { mayLoad, type ProviderAccess } from '../provider/open-completion.ts';
import { repeatedText } from '../provider/repeated-text.ts';
import { filteredFailure, refusalFailure, streamRefusal, wordingOf } from '../provider/provider-failure.ts';
import type { RunClock } from '../provider/run-clock.ts';
import { refuseEndlessSigns } from '../story-text/not-a-story.ts';
import { type AskedFor, createStoryFilter } from '../story-text/story-filter.ts';
import { ownText, sliceWhole } from '../text/cut-text.ts';
import { hasWords } from '../text/has-words.ts';
import { inTurns } from '../text/in-turns.ts';
import { atBeginning } from '../text/stages.ts';
import { watchProvider } from './watch-provider.ts';

/** The sentences for the reader of a text that does not come, or not whole. */
export interface WritingWords {
  /** The provider refused and gave no reason that can be shown. */
  readonly failed: string;
  readonly filtered?: string;
  readonly empty: string;
  /** The model spent its whole allowance without a text, such as on thinking. */
  readonly spent: string;
  /** No text came within so many seconds. */
  readonly slow: (seconds: number) => string;
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
  /** What is not part of the text, and left out, depends on it. */
  readonly kind: AskedFor;
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
  /** Called when what the run waits for has changed. */
  readonly onWaiting?: (waiting: Waiting) => void;
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

const MINUTE_MS = 60_000;
/** A longer wait is told in minutes. */
const IN_SECONDS_MS = 90_000;

/** Milliseconds of a wait as the reader is told them: whole seconds, or as many minutes as have passed. */
export function toldMs(waitedMs: number): number {
  const ms = Math.round(waitedMs / 1000) * 1000;
  return ms > IN_SECONDS_MS ? ms - (ms % MINUTE_MS) : ms;
}

/** How a finished or cut run ends for the reader, who keeps all text that arrived. */
function outcome(
  finish: Finish | undefined,
  { clock: { cut }, limits }: Circumstances,
  { written, waitedMs }: { readonly written: number; readonly waitedMs: number },
  words: WritingWords,
): EndReason {
  if (cut === 'client' || cut === 'handover') return 'stopped';
  if (finish !== undefined) {
    if (written > 0) return finish;
    throw emptyFailure(finish, words);
  }
  if (cut !== undefined && cut !== 'over') {
    if (written > 0) return cut === 'total' ? 'overtime' : 'silent';
    const leastMs = cut === 'total' ? 0 : limits.firstTokenMs;
    const ms = Math.max(toldMs(waitedMs), leastMs);
    throw new ServiceFailure('provider_timeout', words.slow(ms / 1000), { cause: cut });
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
  { kind, shaper, most, words, ...asked }: WritingTask,
  circumstances: Circumstances,
): AsyncGenerator<string, EndReason> {
  const { clock, limits, onBegun, onUnused, onWaiting } = circumstances;
  const begunAt = performance.now();
  const filter = createStoryFilter({ kind });
  const guarded = refuseEndlessSigns();
  const watch = watchProvider({ clock, limits, mayLoad: mayLoad(access), onWaiting });
  let finish: Finish | undefined;
  let finishWithText: 'never' | 'once' | 'always' = 'never';
  /** False where a finish reason comes with every piece of text: then only a whole answer tells the end from a cut. */
  let isFinishSure = true;
  let written = 0;
  let streamed = false;
  const repeated = repeatedText();
  const begin = atBeginning((text, complete) => (hasWords(text) ? text : complete ? '' : undefined));

  const textOf = (chunk: CompletionChunk): string => {
    const text = repeated.newIn(chunk);
    if (text === '') return '';
    streamed = true;
    // A finish reason before more text is none: some servers send one with each piece.
    if (finish !== undefined) [finish, finishWithText] = [undefined, 'always'];
    const story = guarded(filter.push(text));
    repeated.shows(story);
    return begin.push(shaper ? shaper.push(story) : story);
  };

  function* held(): Generator<string, void> {
    for (const part of filter.rest()) yield begin.push(shaper ? shaper.push(guarded(part)) : guarded(part));
    if (shaper) yield begin.push(shaper.end());
    yield begin.end();
  }

  /** What arrived together: its text, whether the model thinks, and the signal that ends the text, if any. */
  const taken = (signals: readonly CompletionSignal[]) => {
    let text = '';
    let isThinking = false;
    for (const signal of signals) {
      if (signal.type === 'done') finish ??= 'complete';
      if (signal.type !== 'chunk' || signal.chunk.error !== undefined) return { text, isThinking, end: signal };
      const { chunk } = signal;
      if (chunk.begun) onBegun?.();
      if (chunk.unused) onUnused?.(chunk.unused);
      isThinking ||= chunk.thinking;
      text += textOf(chunk);
      if (chunk.finish && chunk.text !== '' && finishWithText === 'never') finishWithText = 'once';
      // Before any text, an end is more likely to be a mistake of the server.
      if (chunk.finish === 'complete' && !streamed) finishWithText = 'always';
      if (chunk.finish) isFinishSure = finishWithText !== 'always' || (streamed && chunk.text === '');
      finish ??= chunk.finish;
    }
    return { text, isThinking: text === '' && (isThinking || filter.thinking), end: undefined };
  };

  /** The part of a text that there is room for. It is kept with the run; what the model sent around it is not. */
  const fit = (text: string): string => {
    const fitting = ownText(sliceWhole(text, most - written));
    written += fitting.length;
    return fitting;
  };

  try {
    const { failed, filtered } = words;
    const request = { ...asked, stream: true, failed, ...(filtered === undefined ? {} : { filtered }) };
    const hooks = { onLoading: watch.loading, onUnstreamed: watch.unstreamed };
    for await (const signals of completionSignals(access, { ...request, ...hooks }, clock.signal)) {
      const { text, isThinking, end } = taken(signals);
      if (text !== '') {
        watch.text();
        const fitting = fit(text);
        if (fitting !== '') yield fitting;
        if (fitting.length < text.length) return 'full';
      }
      if (end?.type === 'unreadable') throw new ServiceFailure('provider_error', failed, { cause: end.why });
      // An error after the end of a text changes nothing for its reader.
      if (end?.type === 'chunk' && written > 0 && finish !== undefined && isFinishSure) break;
      if (end?.type === 'chunk') {
        const failure = refusalFailure(streamRefusal(end.chunk.error), wordingOf(access, request));
        if (failure.code === 'filtered' && written > 0) return 'filtered';
        throw failure;
      }
      // After a stop token or another turn nothing counts, and a server may go on until its limit of tokens.
      if (shaper?.done || (written > 0 && filter.over)) {
        finish ??= 'complete';
        break;
      }
      if (finish !== undefined) watch.finished(finishWithText);
      else if (text !== '') watch.goOn();
      else watch.alive(isThinking);
    }
  } catch (error) {
    if (error instanceof ServiceFailure) throw error;
    if (!isFinishSure) finish = undefined;
    if (clock.cut === undefined && written === 0 && finish === undefined) {
      throw new ServiceFailure('provider_unavailable', words.lost, { cause: error });
    }
  } finally {
    watch.end();
  }
  const isWhole = clock.cut === undefined || clock.cut === 'handover' || finish !== undefined;
  for await (const rest of inTurns(isWhole ? held() : [])) {
    const fitting = fit(rest);
    if (fitting !== '') yield fitting;
    if (fitting.length < rest.length) return 'full';
  }
  // A mark that opened thoughts in the middle has taken what followed: the text was broken off.
  if (finish === 'complete' && filter.thinking) finish = 'lost';
  return outcome(finish, circumstances, { written, waitedMs: performance.now() - begunAt }, words);
}
