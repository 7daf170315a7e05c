import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** How long a page may count as loading, in milliseconds. */
const WAIT_MS = 15_000;

/**
 * Calls back with the first `h1` inside, now or when it appears, and with each that replaces it while the page is loading: a
 * page that renders again has a new heading, and the old one has lost the focus. Returns a function that stops it.
 */
function watchHeading(place: HTMLElement, found: (heading: HTMLElement, before: HTMLElement | undefined) => void) {
  let known: HTMLElement | undefined;
  const look = () => {
    const heading = place.querySelector('h1');
    if (!heading || heading === known) return;
    const before = known;
    known = heading;
    found(heading, before);
  };
  const observer = new MutationObserver(look);
  const timer = setTimeout(() => observer.disconnect(), WAIT_MS);
  observer.observe(place, { childList: true, subtree: true });
  look();
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}

/** The element of a page that had the focus last, and the address at that time. */
interface Focused {
  readonly target: EventTarget | null;
  readonly pathname: string;
}

/**
 * Moves the focus to the heading of each new page, also when that appears late, unless the user has moved it by then. The first
 * page and a change of the search alone leave the focus; so does a page that has set it itself, such as on the button that saves
 * the story that the user signed in for.
 *
 * @returns the title to announce if the focus does not: a screen reader reads the heading that gets the focus.
 */
export function usePageArrival(main: RefObject<HTMLElement | null>): string {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const focused = useRef<Focused>(undefined);
  const [title, setTitle] = useState('');
  // A page may move the focus when it mounts, before the effect below.
  useLayoutEffect(() => {
    const place = main.current;
    const note = ({ target }: FocusEvent) => {
      focused.current = { target, pathname: location.pathname };
    };
    place?.addEventListener('focusin', note);
    return () => place?.removeEventListener('focusin', note);
  }, [main]);
  useEffect(() => {
    const place = main.current;
    if (shown.current === pathname || !place) return;
    shown.current = pathname;
    // Metadata in the HTML of a prerendered page; see scripts/lib/page-html.mjs.
    for (const element of document.head.querySelectorAll('[data-page]')) element.remove();
    setTitle('');
    const hasPutFocus = focused.current?.pathname === pathname && focused.current.target === document.activeElement;
    if (!hasPutFocus) place.focus({ preventScroll: true });
    return watchHeading(place, (heading, before) => {
      const { activeElement } = document;
      const isFree = activeElement === place || activeElement === document.body;
      const isFirst = before === undefined;
      if (isFree && (isFirst || focused.current?.target === before)) {
        if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
        heading.focus({ preventScroll: true });
      } else if (isFirst) setTitle(document.title);
    });
  }, [pathname, main]);
  return title;
}
