import { type RefCallback, type RefObject, useCallback, useState } from 'react';
import { footOf } from './use-stick-to-bottom.ts';

/** The line may be in the middle of an element with space around it. */
const VISIBLE_PART = 0.6;

/**
 * Whether an element is out of the window, or behind the bar at its foot; false while there is none.
 *
 * @param bar a bar that may cover the foot of the window
 */
export function useSight(bar: RefObject<HTMLElement | null>) {
  const [isAway, setAway] = useState(false);
  const attach: RefCallback<HTMLElement> = useCallback(
    (element) => {
      if (!element) return;
      const covered = Math.max(0, Math.ceil(innerHeight - footOf(bar.current)));
      const report: IntersectionObserverCallback = (entries) =>
        setAway((entries.at(-1)?.intersectionRatio ?? 1) < VISIBLE_PART);
      const observer = new IntersectionObserver(report, {
        rootMargin: `0px 0px -${covered}px`,
        threshold: VISIBLE_PART,
      });
      observer.observe(element);
      return () => {
        observer.disconnect();
        setAway(false);
      };
    },
    [bar],
  );
  return { isAway, attach };
}
