import { type RefObject, useEffect } from 'react';

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
    measure();
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
    };
  }, [row]);
}
