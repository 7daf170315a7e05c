/** Longest time that the page may be blocked, in milliseconds: a key press is handled within a tenth of a second. */
const BUSY_MS = 30;

/** Yields to the page's event loop whenever it has been blocked for a while. */
export function createBreather(): () => Promise<void> {
  let last = performance.now();
  return async () => {
    if (performance.now() - last < BUSY_MS) return;
    await new Promise((resolve) => setTimeout(resolve));
    last = performance.now();
  };
}
