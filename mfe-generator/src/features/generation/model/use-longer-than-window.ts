import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react';

/**
 * Whether a finished story is longer than the window. Noted while the story grows, so that its end needs no layout to find out, and
 * what depends on it is rendered before the page scrolls to the end of the story.
 *
 * @param below an element below the story, in the same section
 */
export function useLongerThanWindow(below: RefObject<HTMLElement | null>, isOver: boolean): boolean {
  const [isLonger, setLonger] = useState(false);
  const opensOver = useEffectEvent(() => isOver);
  useLayoutEffect(() => {
    const story = below.current?.closest('section')?.querySelector('article');
    if (!story) return;
    let wasLonger = false;
    const note = (height: number) => {
      const is = height > innerHeight;
      if (is !== wasLonger) setLonger(is);
      wasLonger = is;
    };
    const measure = () => note(story.offsetHeight);
    // A story that was there before is measured before it is first painted.
    if (opensOver()) measure();
    const observer = new ResizeObserver(([entry]) => note(entry?.contentRect.height ?? 0));
    observer.observe(story);
    addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      removeEventListener('resize', measure);
    };
  }, [below]);
  return isOver && isLonger;
}
