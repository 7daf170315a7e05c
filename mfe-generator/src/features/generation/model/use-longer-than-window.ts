import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Whether a finished story is longer than the window. Measured before the page scrolls to the end of the story, so that what
 * depends on it is already rendered.
 *
 * @param below an element below the story, in the same section
 */
export function useLongerThanWindow(below: RefObject<HTMLElement | null>, isOver: boolean): boolean {
  const [isLonger, setLonger] = useState(false);
  useLayoutEffect(() => {
    const story = below.current?.closest('section')?.querySelector('article');
    if (!isOver || !story) return;
    const measure = () => setLonger(story.offsetHeight > innerHeight);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(story);
    addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      removeEventListener('resize', measure);
    };
  }, [below, isOver]);
  return isOver && isLonger;
}
