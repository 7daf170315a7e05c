/** How long a page may take to become long enough, in milliseconds. */
const PATIENCE_MS = 4000;

/** Events with which users scroll or move on. */
const PERSON = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Tries once a frame until it works, time is up or the user does something.
 *
 * @returns a function that stops it.
 */
export function keepTrying(attempt: () => boolean): () => void {
  const end = performance.now() + PATIENCE_MS;
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const event of PERSON) removeEventListener(event, stop);
  };
  const tryNow = () => {
    if (attempt() || performance.now() > end) stop();
    else frame = requestAnimationFrame(tryNow);
  };
  for (const event of PERSON) addEventListener(event, stop, { passive: true });
  tryNow();
  return stop;
}
