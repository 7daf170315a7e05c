import { type ReactNode, useEffect, useRef, useState } from 'react';

/** A field that gets the focus is read out with its error; not one that has had it for longer than this, in milliseconds. */
const READ_MS = 200;

/**
 * The error of a field that has to be announced: the user submitted the form from this field, so the focus does not move to it.
 * Otherwise the error is read with the field, and would be announced twice.
 *
 * @param error absent if the field is valid
 * @returns the text of a live region, and the focus handler of the field's box
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
