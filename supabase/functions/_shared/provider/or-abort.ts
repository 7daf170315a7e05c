/**
 * The outcome of some work, or a rejection with the signal's reason as soon as it aborts. Work that ignores the signal,
 * such as reading an open body, would otherwise outlive it.
 */
export function orAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  if (signal.aborted) {
    work.catch(() => undefined);
    return Promise.reject(signal.reason);
  }
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

/** The chunks of a body until it ends or the signal aborts. The body is cancelled however the loop is left. */
export function readUntilAbort<T>(body: ReadableStream<T>, signal: AbortSignal): AsyncIterable<T, void> {
  const reader = body.getReader();
  // Ends a read that waits, also of a body that ignores the signal.
  const leave = (): void => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', leave, { once: true });
  function end(): IteratorResult<T, void> {
    signal.removeEventListener('abort', leave);
    leave();
    return { done: true, value: undefined };
  }
  async function next(): Promise<IteratorResult<T, void>> {
    try {
      signal.throwIfAborted();
      const { done, value } = await reader.read();
      signal.throwIfAborted();
      return done ? end() : { done, value };
    } catch (error) {
      end();
      throw error;
    }
  }
  return { [Symbol.asyncIterator]: () => ({ next, return: async () => end() }) };
}
