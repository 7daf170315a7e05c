import { type RefObject, useEffect, useState } from 'react';

/** Less than this, in CSS pixels, is the tremor of a finger. */
const STEP_PX = 12;

/** More than the height of any page, in CSS pixels. */
const BELOW_PX = 10_000_000;

/** Bottom of a header that is fixed to the top of the window, in CSS pixels. */
const pageTop = () => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;

/** Whether the user scrolls back up after an element has scrolled out of the window at its top, or under the header. */
export function useLookingBack(ref: RefObject<HTMLElement | null>): boolean {
  const [isAway, setAway] = useState(false);
  const [isUp, setUp] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const top = pageTop();
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry) setAway(!entry.isIntersecting && entry.boundingClientRect.bottom <= top);
      },
      // The window and all that is below it: a jump from far below the element to far above it is noticed, too.
      { rootMargin: `-${top}px 0px ${BELOW_PX}px` },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);

  useEffect(() => {
    if (!isAway) return;
    let turned = scrollY;
    function handleScroll() {
      const by = scrollY - turned;
      if (Math.abs(by) < STEP_PX) return;
      setUp(by < 0);
      turned = scrollY;
    }
    addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      removeEventListener('scroll', handleScroll);
      setUp(false);
    };
  }, [isAway]);
  return isAway && isUp;
}
