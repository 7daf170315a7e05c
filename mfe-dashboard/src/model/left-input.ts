import { sessionStore } from '@storyloom/shared/auth';
import { useEffect, useRef } from 'react';

/** What stood in a dialog when the session ended under it, by whose it is and what it was for. */
const left = new Map<string, unknown>();

/** What stood in the dialog of this name when the session ended under it; `undefined` where nothing did. */
export const leftInput = <Input>(name: string): Input | undefined => left.get(name) as Input | undefined;

/**
 * Keeps what stands in a dialog if the session ends under it: the page leads to sign in and back, and the dialog is there
 * again. However else it is closed, it is forgotten.
 *
 * @param input what to keep; the page it belongs to is looked at again by {@link leftInput}
 */
export function useLeftInput(name: string, input: unknown): void {
  const latest = useRef(input);
  useEffect(() => {
    latest.current = input;
  });
  useEffect(
    () => () => {
      if (sessionStore.getState().user === null) left.set(name, latest.current);
      else left.delete(name);
    },
    [name],
  );
}
