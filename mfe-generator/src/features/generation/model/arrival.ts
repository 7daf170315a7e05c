import { removeStored, tabStorage } from '@storyloom/shared/device-storage';
import { isGenre, type Genre } from '@storyloom/shared/domain';
import { paths } from '@storyloom/shared/contract';
import type { NavigationType } from 'react-router-dom';

/** Key in the tab's storage, which survives a reload, a crash and signing in. */
const KEY = 'storyloom-generator';

/** Where earlier versions kept the genre that was opened last. */
const FORMER_KEY = 'storyloom-genre';

/**
 * How the tab left its generator last: `open` while it is shown, so that a tab which finds that did not get to leave it;
 * `closed` with the document, by a reload or for another address; `signing-in` for the way to `/auth` and back.
 */
type Left = 'open' | 'closed' | 'signing-in';

interface Mark {
  readonly genre: Genre;
  readonly left: Left;
  /** The document that left it. */
  readonly document: number;
}

function readMark(): Mark | undefined {
  const found = tabStorage.readJson(KEY) as Mark | undefined;
  return isGenre(found?.genre) ? found : undefined;
}

function mark(genre: Genre, left: Left): void {
  const value: Mark = { genre, left, document: performance.timeOrigin };
  tabStorage.write(KEY, JSON.stringify(value));
}

function isReload(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload';
}

/**
 * Whether this arrival at a generator goes on with what was under way: after a reload, a crash, or signing in. Then the
 * draft's own settings come back; everyone else who arrives gets the genre's defaults (spec 4).
 *
 * @param navigation how the router came here
 */
export function isReturning(genre: Genre, navigation: `${NavigationType}`): boolean {
  const before = readMark();
  if (before?.genre !== genre) return false;
  const isSameDocument = before.document === performance.timeOrigin;
  switch (before.left) {
    case 'open':
      return true;
    case 'closed':
      return !isSameDocument && navigation === 'POP' && isReload();
    case 'signing-in':
      // The auth screen takes its own place in the history when it sends people back; or they went back themselves.
      return navigation === 'REPLACE' || (navigation === 'POP' && isSameDocument);
  }
}

/** Follows the generator that is shown, for {@link isReturning}. Gives how to stop. */
export function markArrival(genre: Genre): () => void {
  const open = () => mark(genre, 'open');
  const close = () => mark(genre, 'closed');
  open();
  removeStored(FORMER_KEY);
  addEventListener('pagehide', close);
  // A page that the browser kept as it was goes on as it was.
  addEventListener('pageshow', open);
  return () => {
    removeEventListener('pagehide', close);
    removeEventListener('pageshow', open);
    const isSigningIn = [paths.auth.href(), paths.signUp.href()].includes(location.pathname);
    if (isSigningIn) mark(genre, 'signing-in');
    else tabStorage.remove(KEY);
  };
}
