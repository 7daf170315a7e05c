import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useReducedMotion } from './use-reduced-motion.ts';

/** Room below the end of the story that may be out of sight while the page still follows, in CSS pixels. */
const SLACK_PX = 4;

/** Marks what says below a story why it ends, and what can be done with it. A reader who follows the story to there sees them. */
export const ENDING = 'data-ending';
export const ACTIONS = 'data-story-actions';

/** Lines, in the page's own type, that stay of the story above what comes into sight below it. */
const LAST_LINES = 4;
/** Room below what comes into sight, in CSS pixels. */
const MARGIN_PX = 16;

/** A finger that moves less, in CSS pixels, only touches. */
const DRAG_PX = 8;

const SCROLLING_UP: readonly string[] = ['ArrowUp', 'PageUp', 'Home'];

/** Controls that use these keys for themselves. */
const CONTROLS = 'input, textarea, select, [role="slider"], [role="tab"], [role="dialog"] *';

/** Where the page can be seen no more: at the foot of the window, or at what lies over it there. */
function footOf(bar: HTMLElement | null): number {
  const isOverFoot = bar !== null && getComputedStyle(bar).position === 'fixed';
  return isOverFoot ? bar.getBoundingClientRect().top : innerHeight;
}

/** Brings what stands below a story into sight, as far as its last lines stay there too. */
function revealBelow(marker: HTMLElement, still: boolean): void {
  const below = marker.closest('section')?.querySelectorAll(`[${ENDING}], [${ACTIONS}]`) ?? [];
  const bottoms = Array.from(below, (element) => element.getBoundingClientRect().bottom);
  const over = Math.max(0, ...bottoms) + MARGIN_PX - innerHeight;
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  const { lineHeight } = getComputedStyle(marker);
  const top = (Number.parseFloat(scrollPaddingTop) || 0) + LAST_LINES * (Number.parseFloat(lineHeight) || 0);
  const room = marker.getBoundingClientRect().bottom - top;
  const by = Math.floor(Math.min(over, room));
  if (by > 0) scrollBy({ top: by, behavior: still ? 'instant' : 'smooth' });
}

interface Options {
  /** An element below the last line. */
  readonly end: RefObject<HTMLElement | null>;
  /** What may lie over the foot of the window while the story grows. */
  readonly bar: RefObject<HTMLElement | null>;
  /** While the story grows. */
  readonly active: boolean;
  /** How long its text is: a story that only takes another shape, in larger type say, has not grown. */
  readonly lengthOf: () => number;
}

/**
 * Keeps the end of a growing story in sight, but only while it is: scrolling up or selecting text lets go of it, coming
 * back to the end takes hold again. The page is scrolled by what the story grew, and once more when it has ended: its last
 * lines, and what can be done with it, come into sight together.
 */
export function useStickToBottom({ end, bar, active, lengthOf }: Options) {
  const still = useReducedMotion();
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
    const over = end.current.getBoundingClientRect().bottom - footOf(bar.current);
    if (over <= 0) return;
    scrollBy({ top: over, behavior: 'instant' });
    // Nobody has scrolled down here.
    top.current = scrollY;
  });

  const isInSight = (marker: HTMLElement) => marker.getBoundingClientRect().bottom <= footOf(bar.current) + SLACK_PX;
  const handleScroll = useEffectEvent((marker: HTMLElement) => {
    const before = top.current;
    top.current = scrollY;
    const inSight = isInSight(marker);
    // Browsers go up by themselves as well, where what stands above became shorter, when the story's own font arrives say.
    if (scrollY < before - 1 && !inSight) follow(false);
    else if (scrollY > before && inSight) follow(true);
  });
  const reveal = useEffectEvent((marker: HTMLElement) => {
    if (holds.current) revealBelow(marker, still);
  });
  const letGo = useEffectEvent(() => follow(false));
  const begin = useEffectEvent((marker: HTMLElement) => {
    length.current = lengthOf();
    const begins = marker.parentElement?.getBoundingClientRect().top ?? 0;
    // The first words may be more than fit: a reader who sees where they begin has not scrolled away from them.
    follow(isInSight(marker) || (begins > 0 && begins < footOf(bar.current)));
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
    // So does a finger that draws the story down. It says so by itself, for a browser that scrolls sends nothing else.
    let touchedAt: number | undefined;
    const handleTouch = ({ type, touches }: TouchEvent) => {
      const y = touches[0]?.clientY;
      if (type === 'touchstart') touchedAt = y;
      else if (y !== undefined && touchedAt !== undefined && y > touchedAt + DRAG_PX) letGo();
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
    addEventListener('touchstart', handleTouch, { passive: true });
    addEventListener('touchmove', handleTouch, { passive: true });
    return () => {
      // The last words come with the end, and below them what can be done now.
      handleGrowth();
      reveal(marker);
      growth.disconnect();
      removeEventListener('scroll', handleScrolled);
      removeEventListener('wheel', handleWheel);
      removeEventListener('keydown', handleKey);
      removeEventListener('touchstart', handleTouch);
      removeEventListener('touchmove', handleTouch);
    };
  }, [active, end]);

  function jump(): void {
    getSelection()?.removeAllRanges();
    follow(true);
    end.current?.scrollIntoView({ block: 'end', behavior: 'instant' });
  }

  return {
    /** The story grows out of sight. */
    away: active && !following,
    /** Whether the end of the story is what is being looked at. */
    isFollowing: () => holds.current,
    jump,
    /** For a story that is opened at its end: it comes into sight together with what can be done with it. */
    arrive(): void {
      jump();
      if (end.current) revealBelow(end.current, true);
    },
  };
}
