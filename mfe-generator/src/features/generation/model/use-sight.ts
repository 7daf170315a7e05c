import { type RefCallback, type RefObject, useCallback, useState } from 'react';
import { footOf } from './use-stick-to-bottom.ts';

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
      const observer = new IntersectionObserver((entries) => setAway(entries.at(-1)?.isIntersecting === false), {
        rootMargin: `0px 0px -${covered}px`,
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
