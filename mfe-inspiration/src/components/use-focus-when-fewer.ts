import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Moves the focus to `landing` when a card disappears from a list together with its pressed button. */
export function useFocusWhenFewer(count: number, landing: RefObject<HTMLElement | null>): void {
  const before = useRef(count);
  useLayoutEffect(() => {
    const isFewer = count < before.current;
    before.current = count;
    if (!isFewer || document.activeElement !== document.body) return;
    const target = landing.current;
    target?.focus({ preventScroll: true });
    // A card may be out of sight; the section around the list is in view already.
    target?.closest('li')?.scrollIntoView({ block: 'nearest' });
  }, [count, landing]);
}
