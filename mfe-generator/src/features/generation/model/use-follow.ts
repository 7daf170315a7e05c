import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

/** Room below the end of the story that may be out of sight while the page still follows, in CSS pixels. */
const SLACK_PX = 4;

/** Marks what says below a story why it ends. Whoever follows the story to there sees it. */
export const ENDING = 'data-ending';

const SCROLLING_UP: readonly string[] = ['ArrowUp', 'PageUp', 'Home'];

/** Controls that use these keys for themselves. */
const CONTROLS = 'input, textarea, select, [role="slider"], [role="tab"], [role="dialog"] *';

const isInSight = (element: HTMLElement) => element.getBoundingClientRect().bottom <= innerHeight + SLACK_PX;

/**
 * Keeps the end of a growing story in sight, but only while it is: scrolling up or selecting text lets go of it, coming
 * back to the end takes hold again. The page is scrolled by what the story grew and never otherwise.
 *
 * @param end an element below the last line
 * @param active while the story grows
 * @param lengthOf how long its text is: a story that only takes another shape, in larger type say, has not grown
 */
export function useFollow(end: RefObject<HTMLElement | null>, active: boolean, lengthOf: () => number) {
  const [following, setFollowing] = useState(true);
  // What holds in this very frame, before React has heard of it: a wheel, growth and scrolling may come in the same one.
  const holds = useRef(true);
  const top = useRef(0);
  const length = useRef(0);

  function follow(next: boolean) {
    holds.current = next;
    setFollowing(next);
  }

  const handleGrowth = useEffectEvent(() => {
    const before = length.current;
    length.current = lengthOf();
    if (!end.current || !holds.current || length.current <= before) return;
    const selection = getSelection();
    if (selection?.isCollapsed === false) return follow(false);
    const over = end.current.getBoundingClientRect().bottom - innerHeight;
    if (over <= 0) return;
    scrollBy({ top: over, behavior: 'instant' });
    // Nobody has scrolled down here.
    top.current = scrollY;
  });

  const handleScroll = useEffectEvent((marker: HTMLElement) => {
    const before = top.current;
    top.current = scrollY;
    if (scrollY < before - 1) follow(false);
    else if (scrollY > before && isInSight(marker)) follow(true);
  });
  const revealEnding = useEffectEvent((marker: HTMLElement) => {
    const ending = marker.closest('section')?.querySelector(`[${ENDING}]`);
    if (holds.current) ending?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  });
  const letGo = useEffectEvent(() => follow(false));
  const begin = useEffectEvent((marker: HTMLElement) => {
    length.current = lengthOf();
    follow(isInSight(marker));
  });

  useEffect(() => {
    if (!active || !end.current) return;
    const marker = end.current;
    top.current = scrollY;
    let begun = false;
    const handleScrolled = () => handleScroll(marker);
    // A wheel or key that asks to go up counts before the page has moved: the story may push it down in the same frame.
    const handleWheel = ({ deltaY }: WheelEvent) => {
      if (deltaY < 0) letGo();
    };
    const handleKey = ({ key, target }: KeyboardEvent) => {
      if (SCROLLING_UP.includes(key) && !(target instanceof Element && target.matches(CONTROLS))) letGo();
    };
    const growth = new ResizeObserver(() => {
      if (begun) handleGrowth();
      else begin(marker);
      begun = true;
    });
    if (marker.parentElement) growth.observe(marker.parentElement);
    addEventListener('scroll', handleScrolled, { passive: true });
    addEventListener('wheel', handleWheel, { passive: true });
    addEventListener('keydown', handleKey);
    return () => {
      // The last words come with the end, and below them perhaps why it is none.
      handleGrowth();
      revealEnding(marker);
      growth.disconnect();
      removeEventListener('scroll', handleScrolled);
      removeEventListener('wheel', handleWheel);
      removeEventListener('keydown', handleKey);
    };
  }, [active, end]);

  return {
    /** The story grows out of sight. */
    away: active && !following,
    jump(): void {
      getSelection()?.removeAllRanges();
      follow(true);
      end.current?.scrollIntoView({ block: 'end', behavior: 'instant' });
    },
  };
}
