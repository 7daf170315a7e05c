import { AppError } from '@storyloom/shared/api';
import type { Caller } from '@storyloom/shared/api/story-service';
import type { RunAction, StoryEvent } from '@storyloom/shared/stream';
import { abortable } from './abortable.ts';
import { LateNotice } from './late-notice.ts';
import { isTemporary, PAUSES_MS, reconnect } from './reconnect.ts';
import { runError } from './run-error.ts';
import type { Sending } from './stream-from.ts';

/**
 * An event of a run: one from the service, or how the run ended without one. After `cut`, `canRejoin` says that the run was not there
 * to be asked for, rather than gone: it may be rejoined later.
 */
export type RunEvent =
  | StoryEvent
  | Extract<RunAction, { readonly type: 'stop' | 'fail' }>
  | { readonly type: 'cut'; readonly canRejoin?: boolean };

/** What an earlier page has of a run. */
export interface FoundRun {
  /** Id of the last event that has arrived; absent before the first. */
  readonly lastEventId?: number | undefined;
  /** Whether words have arrived. */
  readonly begun: boolean;
}

/** How a run whose connection is lost is followed further. */
export interface Rejoining {
  /** Follows the run from the event after this one, or from its start. */
  readonly send: (lastEventId: number | undefined, sending: Sending) => Promise<void>;
  /** Called with true when reconnecting takes more than a moment, and with false when that is over. */
  readonly onReconnecting: (isReconnecting: boolean) => void;
}

interface Run {
  /** Requests the text. */
  readonly send: (sending: Sending) => Promise<void>;
  /** What is there of a run that an earlier page has requested; `send` follows it further. */
  readonly found?: FoundRun | undefined;
  /** Absent for a run that ends with its connection. */
  readonly rejoining?: Rejoining | undefined;
  /** Who requests the text; may reject with an AppError. */
  readonly getCaller: () => Promise<Caller>;
  readonly signal: AbortSignal;
  /** Called without a pause for all that arrived together, with the id of each event. */
  readonly onEvent: (event: RunEvent, id?: number) => void;
  /** The message for a text without a word. */
  readonly empty: string;
}

/** Longer than a page that is closing still runs after its connections are closed, in milliseconds. */
const LEAVING_MS = 50;

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Whether the service may have a run although its answer to the request failed: the answer was lost, or the request came twice. */
const mayExist = (error: unknown): boolean =>
  !(error instanceof AppError) || error.code === 'network' || error.code === 'duplicate_run';

/**
 * One run, from the request to its end. The last event is always one of `end`, `error`, `stop` (`signal` was aborted), `cut` (the
 * connection broke after the first words, and could not be restored) and `fail` (before them, or the text was empty).
 *
 * @throws only what `onEvent` throws for the last event
 */
export async function followRun({ send, found, rejoining, getCaller, signal, onEvent, empty }: Run): Promise<void> {
  let begun = found?.begun === true;
  let accepted = found !== undefined;
  let last = found?.lastEventId;
  let ended = false;
  let canRejoin = false;
  let caller: Caller | undefined;
  const notice = new LateNotice((lasts) => rejoining?.onReconnecting(lasts));

  async function follow(way: (sending: Sending) => Promise<void>): Promise<void> {
    // A guest who signs in meanwhile still reads the guest's run; a user's token may have expired.
    if (!caller || 'accessToken' in caller) caller = await abortable(getCaller(), signal);
    await way({
      caller,
      signal,
      onAccepted() {
        accepted = true;
      },
      onEvent(event, id) {
        // What has arrived is not taken twice, whatever is sent again.
        if (id !== undefined && last !== undefined && id <= last) return;
        notice.end();
        begun ||= event.type === 'delta';
        if (event.type === 'end' && !begun) throw new AppError('empty', empty);
        ended = event.type === 'end' || event.type === 'error';
        last = id ?? last;
        onEvent(event, id);
      },
    });
    if (!ended) throw new AppError('network', 'The connection broke off');
  }

  /** Follows the run further; returns whether it came to its end. */
  async function goOn({ send: join }: Rejoining): Promise<boolean> {
    notice.begin();
    try {
      await reconnect({
        attempt: () => follow((sending) => join(last, sending)).finally(() => notice.begin()),
        arrived: () => last,
        // Nothing is known of a run whose answer was lost: one look is enough.
        pauses: () => (accepted ? PAUSES_MS : [0]),
        signal,
      });
      return true;
    } catch (error) {
      if (ended) throw error;
      canRejoin = isTemporary(error);
      return false;
    } finally {
      notice.end();
    }
  }

  try {
    await follow(send);
  } catch (error) {
    if (ended) throw error;
    // Without the id of what has arrived, the rest can't be told from it.
    const isKnown = !begun || last !== undefined;
    const mayGoOn = accepted ? isTemporary(error) : caller !== undefined && mayExist(error);
    if (rejoining && isKnown && mayGoOn && !signal.aborted && (await goOn(rejoining))) return;
    // A page that is reloaded or closed loses its connection a moment before it is gone: that must not be stored as an ending.
    if (begun && !signal.aborted) await delay(LEAVING_MS);
    if (signal.aborted) onEvent({ type: 'stop' });
    else if (begun) onEvent({ type: 'cut', ...(canRejoin ? { canRejoin } : {}) });
    else onEvent({ type: 'fail', error: runError(error) });
  }
}
