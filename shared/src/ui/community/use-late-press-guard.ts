import { useLayoutEffect } from 'react';

/** A press this soon after a form became its result was meant for the form, in milliseconds. */
export const LATE_PRESS_MS = 1000;

/**
 * Prevents the second of two presses from hitting what replaced the pressed button, or what is behind a dialog that got shorter:
 * for a second, nothing can be clicked. Keys still work, because the focus has moved away from the button.
 */
export function useLatePressGuard(): void {
  useLayoutEffect(() => {
    const swallow = (event: MouseEvent) => {
      // A click has a count; pressing a key on a button has none.
      if (event.type === 'click' && event.detail === 0) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const controller = new AbortController();
    // Dialogs close on the first, buttons act on the second.
    for (const kind of ['pointerdown', 'click'] as const) {
      window.addEventListener(kind, swallow, { capture: true, signal: controller.signal });
    }
    const timer = setTimeout(() => controller.abort(), LATE_PRESS_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, []);
}
