import type { StoryEvent } from '@storyloom/shared/stream';

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

const KEEP_ALIVE = Symbol('keep-alive');

function encode(id: number, { type, ...data }: StoryEvent): string {
  return `id: ${id}\nevent: ${type}\ndata: ${JSON.stringify(data)}\n\n`;
}

function silence(ms: number): { readonly over: Promise<typeof KEEP_ALIVE>; readonly clear: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<typeof KEEP_ALIVE>((resolve) => {
    timer = setTimeout(() => resolve(KEEP_ALIVE), ms);
  });
  return { over, clear: () => clearTimeout(timer) };
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
  let id = 0;
  let pending: Promise<IteratorResult<StoryEvent, void>> | undefined;
  let closed = false;

  const close = (left: boolean): void => {
    if (closed) return;
    closed = true;
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
      if (request.signal.aborted) return leave();
      request.signal.addEventListener('abort', leave, { once: true });
    },
    async pull(controller) {
      pending ??= events.next();
      const quiet = silence(keepAliveMs);
      const next = await Promise.race([pending, quiet.over]).finally(quiet.clear);
      if (closed) return;
      if (next === KEEP_ALIVE) return controller.enqueue(utf8.encode(': keep-alive\n\n'));
      pending = undefined;
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
