import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { ENDING } from './use-stick-to-bottom.ts';

/** Elements that keep the focus, because the user may be busy with them. */
const BUSY = 'a, button, input, textarea, select, summary, [role="dialog"], [role="dialog"] *, [role="slider"]';

/** Whether nothing has the focus, or a disabled element has it. */
export const isFocusLost = () =>
  document.activeElement === document.body || document.activeElement?.matches(':disabled') === true;

/** Whether the focus is on nothing in use, and no text is selected. */
export const isFree = () =>
  (isFocusLost() || !document.activeElement?.matches(BUSY)) && getSelection()?.isCollapsed !== false;

interface Options {
  /** The row of Generate and Stop. */
  readonly bar: RefObject<HTMLElement | null>;
  /** The element that contains all stories and failures. */
  readonly page: RefObject<HTMLElement | null>;
  readonly running: boolean;
  /** Whether the reader follows the end of the story. */
  readonly isFollowing: () => boolean;
}

/**
 * Keeps the focus with the story. When one is requested, the pressed button is gone, and Stop gets the focus. When the run is
 * over, the focus moves to what is below the story: its title, how it ended, what can be done. A key that is still pressed
 * triggers nothing there. The page does not scroll for it, so that a reader elsewhere stays there, unless they stopped the story
 * by keyboard.
 *
 * @returns `keep`, to call when a story is started from outside the row, and `stopped`, to call when a key pressed Stop
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
      // Without a story or a failure to read, the focus goes to Generate.
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
