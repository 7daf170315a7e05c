import { sessionStore } from '@storyloom/shared/auth';
import { useEffect, useRef } from 'react';

/** State of dialogs that were open when the session ended, by name. */
const left = new Map<string, unknown>();

/** State of the dialog with this name when the session ended; `undefined` if it was not open. */
export const leftInput = <Input>(name: string): Input | undefined => left.get(name) as Input | undefined;

/**
 * Keeps a dialog's state if the session ends while it is open: the page leads to sign in and back, and the dialog is there again.
 * If it is closed in another way, the state is dropped.
 *
 * @param input the state, which {@link leftInput} returns
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
