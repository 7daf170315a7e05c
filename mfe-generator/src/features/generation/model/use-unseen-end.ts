import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ENDING } from './use-stick-to-bottom.ts';

/** What is nearer to the foot of the window, in CSS pixels, is not in sight: a bar may lie there. */
const FOOT_PX = 120;

const endOn = (page: HTMLElement | null) => page?.querySelector<HTMLElement>(`[${ENDING}]`);

interface Options {
  /** The whole of the page that has stories in it. */
  readonly page: RefObject<HTMLElement | null>;
  readonly running: boolean;
  /** Which story is shown. */
  readonly shown: string | undefined;
  /** Whether the end of the story is what is being looked at. */
  readonly isFollowing: () => boolean;
}

/**
 * Whether a story was finished out of sight of a user who reads elsewhere in it, and its end has not been in sight since.
 * Above the story, where the next one is asked for, nothing is said.
 */
export function useUnseenEnd({ page, running, shown, isFollowing }: Options) {
  const [unseen, setUnseen] = useState<string>();
  const wasRunning = useRef(running);
  const follows = useEffectEvent(isFollowing);

  useEffect(() => {
    const isOver = wasRunning.current && !running;
    wasRunning.current = running;
    const end = endOn(page.current);
    const story = end?.closest('section');
    if (!isOver || follows() || !end || !story) return;
    let isInStory = false;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, boundingClientRect } of entries) {
          if (target === story) isInStory = isIntersecting;
          else if (isIntersecting || boundingClientRect.bottom <= 0) {
            observer.disconnect();
            isInStory = false;
          }
        }
        setUnseen(isInStory ? shown : undefined);
      },
      { rootMargin: `0px 0px -${FOOT_PX}px` },
    );
    observer.observe(story);
    observer.observe(end);
    return () => {
      observer.disconnect();
      setUnseen(undefined);
    };
  }, [page, running, shown]);

  return {
    isUnseen: unseen !== undefined,
    /** Gives the keyboard to what stands below the story, and leaves the window where it is. */
    takeFocus: () => endOn(page.current)?.focus({ preventScroll: true }),
    /** The same, and brings it into sight below the last lines. */
    goToEnd(): void {
      const end = endOn(page.current);
      end?.scrollIntoView({ block: 'center', behavior: 'instant' });
      end?.focus({ preventScroll: true });
    },
  };
}
