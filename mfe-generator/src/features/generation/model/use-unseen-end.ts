import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ENDING } from './use-stick-to-bottom.ts';

/** What is nearer to the foot of the window, in CSS pixels, does not count as in view: a bar may cover it. */
const FOOT_PX = 120;

const endOn = (page: HTMLElement | null) => page?.querySelector<HTMLElement>(`[${ENDING}]`);

interface Options {
  /** The element that contains the stories. */
  readonly page: RefObject<HTMLElement | null>;
  readonly running: boolean;
  /** Id of the shown story. */
  readonly shown: string | undefined;
  /** Whether the reader follows the end of the story. */
  readonly isFollowing: () => boolean;
}

/**
 * Whether a story was finished while the user read elsewhere in it, and its end has not been in view since. False while the
 * reader is above the story, where the next one is requested.
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
    /** Moves the focus below the story without scrolling. */
    takeFocus: () => endOn(page.current)?.focus({ preventScroll: true }),
    /** The same, and scrolls there. */
    goToEnd(): void {
      const end = endOn(page.current);
      end?.scrollIntoView({ block: 'center', behavior: 'instant' });
      end?.focus({ preventScroll: true });
    },
  };
}
