import { type RefObject, useEffect } from 'react';
import { isFree } from './use-run-focus.ts';

/**
 * Moves the focus to Generate when a handed-over prompt is in the form and waits.
 *
 * @param times how often that has happened; 0 when nothing waits
 */
export function useHandedFocus(times: number, bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (times === 0) return;
    const frame = requestAnimationFrame(() => {
      if (isFree()) bar.current?.querySelector('button')?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [times, bar]);
}
