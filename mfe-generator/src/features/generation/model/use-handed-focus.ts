import { type RefObject, useEffect } from 'react';
import { isFree } from './use-run-focus.ts';

/**
 * Brings the keyboard to Generate for a prompt that came from another page and waits for it, once it stands in the form.
 *
 * @param times how often that happened; 0 where nothing waits
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
