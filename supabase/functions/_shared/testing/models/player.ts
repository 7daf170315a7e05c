import type { ProviderFetch } from '../../deps.ts';
import type { Asked, Habit, Reply, RequestBody } from './habit.ts';
import type { Pace } from './paces.ts';

/** Waits on the clock of the test, until the signal aborts. */
export function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const wake = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', wake);
      resolve();
    };
    const timer = setTimeout(wake, ms);
    signal?.addEventListener('abort', wake, { once: true });
  });
}

/** Whether a request asks for a chat completion; other requests get 404 and do not count. */
export const isCompletion = (method: string | undefined, path: string): boolean =>
  method === 'POST' && path.endsWith('/chat/completions');

/** A provider with a habit at a pace. */
export function createPlayer(habit: Habit, pace: Pace) {
  const asked: Asked[] = [];
  let [startedAt, isTooLong] = [0, false];
  return {
    asked,
    /** Whether an answer was too long for the pace and was sent event by event. */
    get isTooLong() {
      return isTooLong;
    },
    /** The answer to a request, with its steps as chunks and pauses. */
    answer(text = ''): Omit<Reply, 'steps'> & { readonly chunks: readonly (number | Uint8Array)[] } {
      if (asked.length === 0) startedAt = performance.now();
      const body = JSON.parse(text) as RequestBody;
      asked.push({ body, nth: asked.length + 1, at: performance.now() - startedAt });
      const { steps = [], ...reply } = habit.says(asked.at(-1)!);
      const chunks = pace.cut(steps);
      isTooLong ||= chunks === undefined;
      return { ...reply, chunks: chunks ?? [] };
    },
  };
}

/** The player as a `fetch`. Its pauses are timers, so a test can replace its clock. */
export function playedFetch(player: ReturnType<typeof createPlayer>): ProviderFetch {
  return async (url, { method, body, signal }) => {
    if (!isCompletion(method, new URL(url).pathname)) return new Response('not found', { status: 404 });
    const { status = 200, headers = {}, silence = 0, chunks, connection = 'ends' } = player.answer(String(body));
    if (silence > 0) await sleep(silence, signal);
    signal.throwIfAborted();
    const left = new AbortController();
    let next = 0;
    const stream = new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          for (;;) {
            const step = chunks[next];
            next += 1;
            if (left.signal.aborted) return;
            if (typeof step !== 'number') {
              if (step) return controller.enqueue(step);
              if (connection === 'ends') return controller.close();
              if (connection === 'breaks') return controller.error(new TypeError('terminated'));
              return undefined;
            }
            await sleep(step, left.signal);
          }
        },
        cancel: () => left.abort(),
      },
      { highWaterMark: 0 },
    );
    return new Response(stream, { status, headers });
  };
}
