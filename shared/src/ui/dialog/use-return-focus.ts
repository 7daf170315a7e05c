import { useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Returns the focus to where it was before a dialog opened. Radix does so only for dialogs with a trigger.
 * Spread the result on the dialog's content.
 */
export function useReturnFocus(target?: RefObject<HTMLElement | null>, next?: RefObject<HTMLElement | null>) {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus() {
      before.current = document.activeElement;
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      if (next?.current?.isConnected) {
        next.current.focus();
        return;
      }
      const isThere = before.current?.isConnected === true && before.current !== document.body;
      const element = isThere ? before.current : target?.current;
      if (element instanceof HTMLElement && element.isConnected) element.focus({ preventScroll: !isThere });
    },
  };
}
