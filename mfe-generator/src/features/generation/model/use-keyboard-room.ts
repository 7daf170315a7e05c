import { type RefObject, useEffect } from 'react';

/** A window that loses less than this has no keyboard in it: a bar of the browser's own came, or one of its fonts grew. */
const KEYBOARD_MIN_PX = 100;

/** Where someone writes stays in sight when the keyboard comes, which browsers see to only as far as the window goes. */
function keepWriting(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLTextAreaElement)
    activeElement.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

/**
 * Lets what keeps to the foot of the window stand above the keyboard on the screen. Browsers that heed the page's wish
 * make the window smaller for it; Safari lays it over the page and tells only its visual viewport.
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
      // A page that is looked at through a glass has less of it in sight, too, and no keyboard.
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
