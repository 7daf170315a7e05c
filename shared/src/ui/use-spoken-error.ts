import { type ReactNode, useEffect, useRef, useState } from 'react';

/** A field that gets the focus is read out with its error; one that has had it for longer, in milliseconds, is not. */
const READ_MS = 200;

/**
 * The error of a field where it must be said by itself: the user sent the form from this very field, so that the focus does
 * not move to it. Everywhere else it is read with the field, and would be heard twice.
 *
 * @param error nothing where the field is right
 * @returns what belongs in a live region, and what the field's box calls when the focus comes into it
 */
export function useSpokenError(controlId: string, error: ReactNode) {
  const focusedAt = useRef(0);
  const [spoken, setSpoken] = useState<ReactNode>();
  useEffect(() => {
    const hadFocus = document.activeElement?.id === controlId && performance.now() - focusedAt.current > READ_MS;
    setSpoken(hadFocus ? error : undefined);
  }, [controlId, error]);
  function handleFocus() {
    focusedAt.current = performance.now();
  }
  return { spoken, handleFocus };
}
