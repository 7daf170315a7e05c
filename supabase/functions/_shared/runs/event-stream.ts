import type { StoryEvent } from '@storyloom/shared/stream';
import { createDeadline } from '../deadline.ts';

/** What a stream of events needs and reports. */
export interface EventStreamOptions {
  readonly keepAliveMs: number;
  /** Called when an event has been sent to the reader. */
  readonly onSent: (event: StoryEvent) => void;
  /** Called once, when the stream has ended or its reader has left. */
  readonly onClose: (left: boolean) => void;
  /**
   * The reader's request; its abort ends the stream as a cancel does. It is referenced as long as the stream, because Node 20
   * does not abort the signal of a request that has been collected as garbage.
   */
  readonly request: Request;
}

function encode(id: number, { type, ...data }: StoryEvent): string {
  return `id: ${id}\nevent: ${type}\ndata: ${JSON.stringify(data)}\n\n`;
}

/**
 * Story events as the bytes of an event stream. The next event is requested only when the reader has taken the last one,
 * so that no buffer grows for a slow or vanished reader.
 */
export function eventStream(
  events: AsyncGenerator<StoryEvent, void>,
  { keepAliveMs, onSent, onClose, request }: EventStreamOptions,
): ReadableStream<Uint8Array> {
  const utf8 = new TextEncoder();
  const keepAlive = utf8.encode(': keep-alive\n\n');
  let id = 0;
  let closed = false;
  let sayNothing = (): void => undefined;
  const quiet = createDeadline(() => sayNothing());

  const close = (left: boolean): void => {
    if (closed) return;
    closed = true;
    quiet.end();
    request.signal.removeEventListener('abort', leave);
    onClose(left);
    // Runs the events' own clean-up; they may be waiting for a reader who has left.
    void events.return();
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
      quiet.set(keepAliveMs);
      const next = await events.next();
      quiet.clear();
      if (closed) return;
      if (next.done) {
        close(false);
        return controller.close();
      }
      id += 1;
      controller.enqueue(utf8.encode(encode(id, next.value)));
      onSent(next.value);
    },
    cancel: () => close(true),
  });
}
