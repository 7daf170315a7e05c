/** How long a line waits for others, ms. */
const WAIT_MS = 50;

/** Lines on their way to somewhere. */
export interface LineBuffer {
  write(line: string): void;
  /** Writes what waits, now. */
  flush(): void;
}

/**
 * Puts lines together before they are written. Writing to stderr holds the process up, and one line for each request is a
 * tenth of the time that a request takes here. A process that is killed loses the lines of the last moment.
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
