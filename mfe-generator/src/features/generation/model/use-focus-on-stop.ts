import { type RefObject, useEffect, useRef } from 'react';

/**
 * A button below the story that asks for more is gone once that is on its way, and the keyboard with it: the one to go on
 * with is Stop.
 *
 * @param bar what holds the button that stops
 * @returns what such a button calls when it is pressed
 */
export function useFocusOnStop(bar: RefObject<HTMLElement | null>, running: boolean): () => void {
  const wanted = useRef(false);
  useEffect(() => {
    const isLost = document.activeElement === document.body || document.activeElement?.matches(':disabled');
    if (running && wanted.current && isLost) bar.current?.querySelector('button')?.focus({ preventScroll: true });
    wanted.current = false;
  }, [bar, running]);
  return () => {
    wanted.current = true;
  };
}
