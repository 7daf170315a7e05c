import { type KeyboardEvent, type MouseEvent, useEffect, useLayoutEffect, useRef } from 'react';

/** A press within this time after the button changed was meant for the former button, in milliseconds. */
export const SECOND_PRESS_MS = 1000;

interface Press {
  readonly x: number;
  readonly y: number;
  readonly at: number;
}

interface Change {
  readonly running: boolean;
  readonly at: number;
  /** The click or tap that may have caused the change, anywhere on the page. */
  readonly by?: Press | undefined;
}

const LONG_AGO = Number.NEGATIVE_INFINITY;

/** Whether a press was inside an element's current box. */
function isWithin({ x, y }: Press, element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
}

/**
 * Ignores accidental presses where one button replaces another: a key that is held down, the second of two presses, or a press
 * just as a story ends. None of these starts or stops a story.
 *
 * @param running changes with the button
 */
export function usePressGuard(running: boolean) {
  const changed = useRef<Change>({ running, at: LONG_AGO });
  const pressed = useRef<Press>(undefined);
  useEffect(() => {
    // A click has a count; a key press has neither a count nor a position.
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
    // A user who has typed since means the next press.
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
      // Within this time a first click counts for Stop if Stop is not where the former button was pressed.
      return running && detail === 1 && !(by && isWithin(by, currentTarget));
    },
  };
}
