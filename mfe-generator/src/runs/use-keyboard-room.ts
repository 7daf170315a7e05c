import { type RefObject, useEffect } from 'react';

/** A window that loses less height than this has no keyboard: a browser bar appeared, or a font grew. */
const KEYBOARD_MIN_PX = 100;

/** Keeps the focused text field in view when the keyboard opens; browsers scroll it only into the window. */
function keepWriting(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLTextAreaElement)
    activeElement.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

/**
 * Keeps what is fixed to the foot of the window above the on-screen keyboard. Browsers that support the viewport's
 * `interactive-widget` shrink the window; Safari covers the page and changes only the visual viewport.
 *
 * @param row its parent gets `--keyboard-room`
 */
export function useKeyboardRoom(row: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    const bar = row.current?.parentElement;
    if (!viewport || !bar) return;
    const measure = () => {
      const { height, offsetTop, scale } = viewport;
      // A zoomed-in page shows less, too, without a keyboard.
      const covered = scale > 1 ? 0 : document.documentElement.clientHeight - height - offsetTop;
      bar.style.setProperty('--keyboard-room', `${Math.max(0, Math.round(covered))}px`);
    };
    let before = viewport.height;
    const handleResize = () => {
      const lost = before - viewport.height;
      before = viewport.height;
      measure();
      if (viewport.scale === 1 && lost >= KEYBOARD_MIN_PX) keepWriting();
    };
    measure();
    viewport.addEventListener('resize', handleResize);
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', handleResize);
      viewport.removeEventListener('scroll', measure);
    };
  }, [row]);
}
