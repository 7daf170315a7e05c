import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { positionOf, rememberPosition, storePositions } from './scroll-positions.ts';
import { keepTrying } from './keep-trying.ts';

function scrollTo(top: number): void {
  window.scrollTo({ top, left: 0, behavior: 'instant' });
}

/** True when the document was long enough to scroll there. */
function reach(top: number): boolean {
  scrollTo(top);
  return document.documentElement.scrollHeight - window.innerHeight >= top;
}

/**
 * True when there is such an element, or never will be: an address may have any fragment. A button is centered, with its context
 * above it: at the top, a toast may cover it.
 */
function reachElement(hash: string): boolean {
  try {
    const target = document.getElementById(decodeURIComponent(hash.slice(1)));
    target?.scrollIntoView({ block: target.matches('button') ? 'center' : 'start', behavior: 'instant' });
    return target !== null;
  } catch {
    return true;
  }
}

/** True when the address was newly opened, neither by Back nor by a reload: there is no position to restore. */
function isOpenedAnew(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'navigate';
}

/** The key of the entry that a tab begins with, and of every link that the browser followed within a page by itself. */
const FIRST = 'default';

/**
 * A new page starts at its top, or at the element its address names; going back or forward restores the position, also within a
 * page, and also when the content arrives late. A change of the search alone does not scroll.
 */
export function useScrollMemory(): void {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const id = `${key} ${pathname}`;
  const shown = useRef<{ readonly id: string; readonly pathname: string; readonly hash: string }>(undefined);
  const stop = useRef(() => {});

  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    const remember = () => {
      if (shown.current) rememberPosition(shown.current.id, window.scrollY);
    };
    addEventListener('scroll', remember, { passive: true });
    // The browser reports a scroll in the next frame, and a page may be left before that.
    const leave = () => {
      remember();
      storePositions();
    };
    addEventListener('pagehide', leave);
    return () => {
      history.scrollRestoration = 'auto';
      removeEventListener('scroll', remember);
      removeEventListener('pagehide', leave);
      stop.current();
    };
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { id, pathname, hash };
    // The browser itself has scrolled to the target of a link that it followed.
    if (before?.pathname === pathname && (before.hash === hash || (hash && key === FIRST && type === 'POP'))) {
      rememberPosition(id, window.scrollY);
      return;
    }
    stop.current();
    const kept = type === 'POP' && (before || !isOpenedAnew()) ? positionOf(id) : undefined;
    if (kept !== undefined) stop.current = keepTrying(() => reach(kept));
    else if (hash) stop.current = keepTrying(() => reachElement(hash));
    else if (before) scrollTo(0);
    // A page of HTML may have been scrolled before its scripts came.
    else rememberPosition(id, window.scrollY);
  }, [id, key, pathname, hash, type]);
}
