/** How long a line waits for others, in ms. */
const WAIT_MS = 50;

/** Buffered lines. */
export interface LineBuffer {
  write(line: string): void;
  /** Writes the waiting lines now. */
  flush(): void;
}

/**
 * Joins lines before they are written. Writing to stderr blocks the process, and one line for each request takes a tenth of
 * the time of the request. A killed process loses its last lines.
 */
export function createLineBuffer(write: (text: string) => void): LineBuffer {
  let waiting = '';
  let timer: NodeJS.Timeout | undefined;
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const text = waiting;
    waiting = '';
    if (text !== '') write(text);
  };
  return {
    write(line) {
      waiting += line;
      timer ??= setTimeout(flush, WAIT_MS).unref();
    },
    flush,
  };
}
