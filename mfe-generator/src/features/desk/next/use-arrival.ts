import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** The part of an address that leads here. */
export const NEXT = 'next';

/** Scrolls to an element and gives it the focus when the address leads to it, as soon as the text above it is there. */
export function useArrival(element: RefObject<HTMLElement | null>, isReady: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (!isReady || hash !== `#${NEXT}`) return;
    element.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
    element.current?.focus({ preventScroll: true });
  }, [isReady, hash, element]);
}
