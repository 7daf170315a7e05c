import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { ENDING } from './use-stick-to-bottom.ts';

/** What a user may be busy with; it keeps the focus. */
const BUSY = 'a, button, input, textarea, select, summary, [role="dialog"], [role="dialog"] *, [role="slider"]';

/** Whether the focus is on nothing, or on something that can't have it any more. */
const isFocusLost = () => document.activeElement === document.body || document.activeElement?.matches(':disabled');

/** Whether the keyboard is where nothing is done with it, and nothing is being marked to be copied. */
export const isFree = () =>
  (isFocusLost() || !document.activeElement?.matches(BUSY)) && getSelection()?.isCollapsed !== false;

interface Options {
  /** The row of Generate and Stop. */
  readonly bar: RefObject<HTMLElement | null>;
  /** The whole of the page that has stories and failures in it. */
  readonly page: RefObject<HTMLElement | null>;
  readonly running: boolean;
  /** Whether the end of the story is what is being looked at. */
  readonly isFollowing: () => boolean;
}

/**
 * Keeps the keyboard where the story is. Once one is asked for, the button that asked is gone, and the one to go on with is
 * Stop. When the run is over it is what stands below the story: its title, how it ended, what can be done now. Nothing
 * there is set off by a key that is still pressed. The page is not scrolled for it, so that a user who reads elsewhere stays
 * there, unless they stopped the story by keyboard: then they see what that did.
 *
 * @returns `keep`, which what begins a story away from the row calls, and `stopped`, which Stop calls when a key pressed it
 */
export function useRunFocus({ bar, page, running, isFollowing }: Options) {
  const follows = useEffectEvent(isFollowing);
  const wanted = useRef(false);
  const wasInBar = useRef(false);
  const isByKey = useRef(false);
  const wasRunning = useRef(running);
  useEffect(() => {
    const note = () => {
      wasInBar.current = bar.current?.contains(document.activeElement) === true;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [bar]);
  useEffect(() => {
    if (wasRunning.current === running) return;
    wasRunning.current = running;
    const options = { preventScroll: running || !isByKey.current };
    isByKey.current = false;
    if (running) {
      if (wanted.current ? isFree() : wasInBar.current && isFocusLost())
        bar.current?.querySelector('button')?.focus(options);
      wanted.current = false;
    } else if (isFree() && (wasInBar.current || follows())) {
      const over = page.current?.querySelector<HTMLElement>(`[${ENDING}]`);
      // Where nothing came there is nothing to read: what can be asked again is the same.
      (over ?? (wasInBar.current ? bar.current?.querySelector('button') : undefined))?.focus(options);
    }
  }, [bar, page, running]);
  return {
    keep() {
      wanted.current = true;
    },
    stopped() {
      isByKey.current = true;
    },
  };
}
