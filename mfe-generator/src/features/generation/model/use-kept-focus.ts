import { type RefObject, useEffect, useRef } from 'react';

/** Whether the focus is on nothing, or on something that can't have it any more. */
const isFocusLost = () => document.activeElement === document.body || document.activeElement?.matches(':disabled');

/**
 * Keeps the keyboard where somebody is. A button below the story that asks for more is gone once that is on its way: the
 * one to go on with is Stop. And Stop becomes a Generate that can't be pressed when there is nothing left to ask for or
 * with: then it is the story.
 *
 * @param bar what holds the button that stops
 * @param end an element in the panel of the story
 * @returns what a button below the story calls when it is pressed
 */
export function useKeptFocus(
  bar: RefObject<HTMLElement | null>,
  end: RefObject<HTMLElement | null>,
  running: boolean,
): () => void {
  const wanted = useRef(false);
  const wasInBar = useRef(false);
  useEffect(() => {
    const note = () => {
      wasInBar.current = bar.current?.contains(document.activeElement) === true;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [bar]);
  useEffect(() => {
    const options = { preventScroll: true };
    if (running) {
      if (wanted.current && isFocusLost()) bar.current?.querySelector('button')?.focus(options);
      wanted.current = false;
    } else if (wasInBar.current && isFocusLost()) {
      end.current?.closest<HTMLElement>('section')?.focus(options);
    }
  }, [bar, end, running]);
  return () => {
    wanted.current = true;
  };
}
