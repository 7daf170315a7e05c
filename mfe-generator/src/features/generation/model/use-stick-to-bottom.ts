import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { BlockStore } from './block-store.ts';
import { useReducedMotion } from './use-reduced-motion.ts';

/** How far the end of the story may be below the window while the page still follows it, in CSS pixels. */
const SLACK_PX = 4;

/**
 * A story written quicker than one reads, by more than a line in this time, moves up several lines at a time, in milliseconds. The
 * page stands still while they are written.
 */
const STEP_MS = 100;

/** Marks the reason for the end of a story, and its actions. A reader who follows the story to its end sees both. */
export const ENDING = 'data-ending';
export const ACTIONS = 'data-story-actions';

/** Lines of the story, in the page's own type, that stay in view above what is revealed below it. */
const LAST_LINES = 4;
/** Space below what is revealed, in CSS pixels. */
const MARGIN_PX = 16;

/** A finger that moves less than this only touches, in CSS pixels. */
const DRAG_PX = 8;

const SCROLLING_UP: readonly string[] = ['ArrowUp', 'PageUp', 'Home'];

/** Controls that use these keys themselves. */
const CONTROLS = 'input, textarea, select, [role="slider"], [role="tab"], [role="dialog"] *';

/** The bottom of the visible page: that of the window, or the top of a bar that covers it. */
export function footOf(bar: HTMLElement | null): number {
  const isOverFoot = bar !== null && getComputedStyle(bar).position === 'fixed';
  return isOverFoot ? bar.getBoundingClientRect().top : innerHeight;
}

/**
 * The height of the whole lines that a story will get within the next step, in CSS pixels, and at most a quarter of the window.
 *
 * @param speed in CSS pixels in a millisecond
 */
function roomAhead(marker: HTMLElement, speed: number): number {
  const line = Number.parseFloat(getComputedStyle(marker).lineHeight);
  return line > 0 ? Math.min(Math.floor((speed * STEP_MS) / line) * line, innerHeight / 4) : 0;
}

/** Scrolls what is below a story into view, as far as its last lines stay in view. */
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
  /** Element below the last line. */
  readonly end: RefObject<HTMLElement | null>;
  /** A bar that may cover the foot of the window while the story grows. */
  readonly bar: RefObject<HTMLElement | null>;
  /** Whether the story grows. */
  readonly active: boolean;
  /** Its text: a change of layout without more of it, as in larger type, is no growth. */
  readonly store: Pick<BlockStore, 'shownLength'>;
}

/**
 * Keeps the end of a growing story in view, but only while it is: scrolling up or selecting text stops that, returning to the end
 * resumes it. The page scrolls by what the story grew, and once more at its end, which reveals the last lines and the actions
 * together.
 */
export function useStickToBottom({ end, bar, active, store }: Options) {
  const still = useReducedMotion();
  const [following, setFollowing] = useState(true);
  // The state of this very frame, before React renders it: wheel, growth and scrolling may occur in the same frame.
  const holds = useRef(true);
  const top = useRef(0);
  const length = useRef(0);
  /** When the page last scrolled along, and how far it went ahead of the story. */
  const step = useRef({ at: -Infinity, ahead: 0 });

  function follow(next: boolean) {
    holds.current = next;
    setFollowing(next);
  }

  const handleGrowth = useEffectEvent((goesOn: boolean) => {
    const before = length.current;
    length.current = store.shownLength;
    if (!end.current || !holds.current || length.current <= before) return;
    const selection = getSelection();
    if (selection?.isCollapsed === false) return follow(false);
    const over = end.current.getBoundingClientRect().bottom - footOf(bar.current);
    if (over <= 0) return;
    const at = performance.now();
    const ahead = goesOn ? roomAhead(end.current, (over + step.current.ahead) / (at - step.current.at)) : 0;
    step.current = { at, ahead };
    scrollBy({ top: over + ahead, behavior: 'instant' });
    // The reader has not scrolled here.
    top.current = scrollY;
  });

  const isInSight = (marker: HTMLElement) => marker.getBoundingClientRect().bottom <= footOf(bar.current) + SLACK_PX;
  const handleScroll = useEffectEvent((marker: HTMLElement) => {
    const before = top.current;
    // What the page scrolled itself while it followed the story.
    if (scrollY === before) return;
    top.current = scrollY;
    const inSight = isInSight(marker);
    // Browsers also scroll up themselves when content above becomes shorter, for example when the font loads.
    if (scrollY < before - 1 && !inSight) follow(false);
    else if (scrollY > before && inSight) follow(true);
  });
  const reveal = useEffectEvent((marker: HTMLElement) => {
    if (holds.current) revealBelow(marker, still);
  });
  const letGo = useEffectEvent(() => follow(false));
  const begin = useEffectEvent((marker: HTMLElement) => {
    length.current = store.shownLength;
    const begins = marker.parentElement?.getBoundingClientRect().top ?? 0;
    // The first words may be longer than the window: a reader who sees their beginning has not scrolled away.
    follow(isInSight(marker) || (begins > 0 && begins < footOf(bar.current)));
  });

  useEffect(() => {
    if (!active || !end.current) return;
    const marker = end.current;
    top.current = scrollY;
    let begun = false;
    const handleScrolled = () => handleScroll(marker);
    // A wheel or key that goes up counts before the page has scrolled: the story may push it down in the same frame.
    const handleWheel = ({ deltaY }: WheelEvent) => {
      if (deltaY < 0) letGo();
    };
    // So does a finger that drags the story down, since a browser that scrolls sends nothing else.
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
      if (begun) handleGrowth(true);
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
      // The last words arrive with the end, and the actions below them.
      handleGrowth(false);
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
    /** Whether the story grows out of view. */
    away: active && !following,
    /** Whether the reader follows the end of the story. */
    isFollowing: () => holds.current,
    jump,
    /** For a story opened at its end: scrolls to it together with its actions. */
    arrive(): void {
      jump();
      if (end.current) revealBelow(end.current, true);
    },
  };
}
