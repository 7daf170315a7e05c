import { AppError } from '@storyloom/shared/api';
import type { Caller } from '@storyloom/shared/api/story-service';
import type { RunAction, StoryEvent } from '@storyloom/shared/stream';
import { abortable } from './abortable.ts';
import { runError } from './run-error.ts';
import type { Sending } from './stream-from.ts';

/** An event of a run: one from the service, or how the run ended without one. */
export type RunEvent = StoryEvent | Extract<RunAction, { readonly type: 'stop' | 'cut' | 'fail' }>;

interface Run {
  readonly send: (sending: Sending) => Promise<void>;
  /** Who requests the text; may reject with an AppError. */
  readonly getCaller: () => Promise<Caller>;
  readonly signal: AbortSignal;
  /** Called without a pause for all that arrived together. */
  readonly onEvent: (event: RunEvent) => void;
  /** The message for a text without a word. */
  readonly empty: string;
}

/** Longer than a page that is closing still runs after its connections are closed, in milliseconds. */
const LEAVING_MS = 50;

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * One run, from the request to its end. The last event is always one of `end`, `error`, `stop` (`signal` was aborted), `cut` (the
 * connection broke after the first words) and `fail` (before them, or the text was empty).
 *
 * @throws only what `onEvent` throws for the last event
 */
export async function followRun({ send, getCaller, signal, onEvent, empty }: Run): Promise<void> {
  let begun = false;
  let ended = false;
  try {
    const caller = await abortable(getCaller(), signal);
    await send({
      caller,
      signal,
      onEvent(event) {
        begun ||= event.type === 'delta';
        if (event.type === 'end' && !begun) throw new AppError('empty', empty);
        ended = event.type === 'end' || event.type === 'error';
        onEvent(event);
      },
    });
    if (!ended) throw new AppError('network', 'The connection broke off');
  } catch (error) {
    if (ended) throw error;
    // A page that is reloaded or closed loses its connection a moment before it is gone: that must not be stored as an ending.
    if (begun && !signal.aborted) await delay(LEAVING_MS);
    if (signal.aborted) onEvent({ type: 'stop' });
    else if (begun) onEvent({ type: 'cut' });
    else onEvent({ type: 'fail', error: runError(error) });
  }
}
