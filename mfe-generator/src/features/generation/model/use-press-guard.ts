import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef } from 'react';

/** A press this soon after the button changed was meant for the one that stood there, in milliseconds. */
export const SECOND_PRESS_MS = 1000;

/**
 * Tells what is meant from what only happens to be pressed where one button takes the place of another: a key that is held
 * down, the second click of two, or a press just as a story ends. None of these begins a story, or stops one.
 *
 * @param running changes with the button
 */
export function usePressGuard(running: boolean) {
  const changed = useRef({ running, at: Number.NEGATIVE_INFINITY });
  useLayoutEffect(() => {
    if (changed.current.running !== running) changed.current = { running, at: performance.now() };
  }, [running]);
  useLayoutEffect(() => {
    if (running) return;
    // A user who writes something new means what they press after that.
    const lift = () => {
      changed.current = { running, at: Number.NEGATIVE_INFINITY };
    };
    document.addEventListener('input', lift);
    return () => document.removeEventListener('input', lift);
  }, [running]);
  return {
    onKeyDown(event: KeyboardEvent): void {
      if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
    },
    isMeant({ detail }: MouseEvent): boolean {
      const isSoon = performance.now() - changed.current.at < SECOND_PRESS_MS;
      // A click has a count, a key has none. A first click on Stop is meant, however soon it comes.
      return detail <= 1 && !(isSoon && (detail === 0 || !running));
    },
  };
}
