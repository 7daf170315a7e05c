import type { StoryEvent } from '@storyloom/shared/stream';
import { createDeadline } from '../deadline.ts';
import { hasWorkedLong, letOthersWork } from '../other-work.ts';
import type { EventSource } from './event-log.ts';

/** What a stream of events needs and reports. */
export interface EventStreamOptions {
  readonly keepAliveMs: number;
  /** A reader who takes nothing for so long has left: the provider may be waiting to write for another one. */
  readonly unreadMs: number;
  /** Called when an event has been sent to the reader. */
  readonly onSent?: (event: StoryEvent) => void;
  /** Called once, when the stream has ended or its reader has left. */
  readonly onClose: (left: boolean) => void;
  /**
   * The reader's request; its abort ends the stream as a cancel does. It is referenced as long as the stream, because Node 20
   * does not abort the signal of a request that has been collected as garbage.
   */
  readonly request: Request;
  /** The id of the event before the first one; 0 for a stream from its start. */
  readonly after?: number;
}

const STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache, no-transform',
  'x-accel-buffering': 'no',
};

/** Characters of events that are sent together. A reader who comes back may find thousands of short ones. */
const TOGETHER_MAX = 8192;

function encode(id: number, { type, ...data }: StoryEvent): string {
  return `id: ${id}\nevent: ${type}\ndata: ${JSON.stringify(data)}\n\n`;
}

/**
 * Story events as the bytes of an event stream. The next events are requested only when the reader has taken the last ones,
 * so that no buffer grows for a slow or vanished reader.
 */
function eventStream(
  events: EventSource,
  { keepAliveMs, unreadMs, onSent, onClose, request, after = 0 }: EventStreamOptions,
): ReadableStream<Uint8Array> {
  const utf8 = new TextEncoder();
  const keepAlive = utf8.encode(': keep-alive\n\n');
  let id = after;
  let closed = false;
  let sayNothing = (): void => undefined;
  const quiet = createDeadline(() => sayNothing());
  const unread = createDeadline(() => leave());

  const finish = (left: boolean): void => {
    onClose(left);
    // Runs the events' own clean-up; they may be waiting for a reader who has left.
    void events.return();
  };
  const close = (left: boolean): void => {
    if (closed) return;
    closed = true;
    quiet.end();
    unread.end();
    request.signal.removeEventListener('abort', leave);
    // A proxy that dies takes hundreds of readers with it at the same moment.
    if (left && hasWorkedLong()) void letOthersWork().then(() => finish(left));
    else finish(left);
  };
  let shut = (): void => undefined;
  const leave = (): void => {
    close(true);
    shut();
  };

  return new ReadableStream<Uint8Array>({
    start(controller) {
      shut = () => controller.close();
      sayNothing = () => {
        if ((controller.desiredSize ?? 0) > 0) controller.enqueue(keepAlive);
        quiet.set(keepAliveMs);
      };
      if (request.signal.aborted) return leave();
      request.signal.addEventListener('abort', leave, { once: true });
    },
    async pull(controller) {
      unread.clear();
      quiet.set(keepAliveMs);
      const next = await events.next();
      quiet.clear();
      if (closed) return;
      if (next.done) {
        close(false);
        return controller.close();
      }
      id += 1;
      let text = encode(id, next.value);
      while (text.length < TOGETHER_MAX) {
        const more = events.takeText?.();
        if (more === undefined) break;
        id += 1;
        text += encode(id, { type: 'delta', text: more });
      }
      controller.enqueue(utf8.encode(text));
      unread.set(unreadMs);
      onSent?.(next.value);
    },
    cancel: () => close(true),
  });
}

/** Answers with story events, as {@link eventStream} has them. */
export function streamAnswer(events: EventSource, options: EventStreamOptions): Response {
  return new Response(eventStream(events, options), { headers: STREAM_HEADERS });
}
