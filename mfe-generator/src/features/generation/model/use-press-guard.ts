import { type KeyboardEvent, type MouseEvent, useEffect, useLayoutEffect, useRef } from 'react';

/** A press this soon after the button changed was meant for the one that stood there, in milliseconds. */
export const SECOND_PRESS_MS = 1000;

interface Press {
  readonly x: number;
  readonly y: number;
  readonly at: number;
}

interface Change {
  readonly running: boolean;
  readonly at: number;
  /** The click or tap that may have led to it, wherever in the page that was. */
  readonly by?: Press | undefined;
}

const LONG_AGO = Number.NEGATIVE_INFINITY;

/** Whether a press was where an element stands now. */
function isWithin({ x, y }: Press, element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
}

/**
 * Tells what is meant from what only happens to be pressed where one button takes the place of another: a key that is held
 * down, the second of two presses, or a press just as a story ends. None of these begins a story, or stops one.
 *
 * @param running changes with the button
 */
export function usePressGuard(running: boolean) {
  const changed = useRef<Change>({ running, at: LONG_AGO });
  const pressed = useRef<Press>(undefined);
  useEffect(() => {
    // A click has a count, a key has none and no place either.
    const note = ({ detail, clientX: x, clientY: y }: globalThis.MouseEvent) => {
      if (detail > 0) pressed.current = { x, y, at: performance.now() };
    };
    document.addEventListener('click', note, true);
    return () => document.removeEventListener('click', note, true);
  }, []);
  useLayoutEffect(() => {
    if (changed.current.running === running) return;
    const at = performance.now();
    const press = pressed.current;
    changed.current = { running, at, by: press && at - press.at < SECOND_PRESS_MS ? press : undefined };
  }, [running]);
  useLayoutEffect(() => {
    if (running) return;
    // A user who writes something new means what they press after that.
    const lift = () => {
      changed.current = { running, at: LONG_AGO };
    };
    document.addEventListener('input', lift);
    return () => document.removeEventListener('input', lift);
  }, [running]);
  return {
    onKeyDown(event: KeyboardEvent): void {
      if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
    },
    isMeant({ detail, currentTarget }: MouseEvent): boolean {
      const { at, by } = changed.current;
      if (performance.now() - at >= SECOND_PRESS_MS) return true;
      // So soon a first click is meant for Stop where that stands elsewhere than what was pressed before.
      return running && detail === 1 && !(by && isWithin(by, currentTarget));
    },
  };
}
