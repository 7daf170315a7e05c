import { removeStored, tabKeys, tabStorage } from '@storyloom/shared/device-storage';
import { isGenre, type Genre } from '@storyloom/shared/domain';
import { paths } from '@storyloom/shared/contract';
import type { NavigationType } from 'react-router-dom';

/** Key in session storage, which survives a reload, a crash and signing in. */
const KEY = tabKeys.generator;

/** Key under which earlier versions stored the last genre. */
const FORMER_KEY = 'storyloom-genre';

/**
 * How the tab left its generator: `open` while it is shown, so that finding it means that the tab crashed; `closed` with the
 * document, by a reload or for another address; `signing-in` on the way to `/auth` and back.
 */
type Left = 'open' | 'closed' | 'signing-in';

interface Mark {
  readonly genre: Genre;
  readonly left: Left;
  /** Time origin of the document that left it. */
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
 * Whether this arrival continues what was under way: after a reload, a crash, or signing in. Then the draft's settings are
 * restored; every other arrival gets the genre's defaults (spec 4).
 *
 * @param navigation the router's navigation type
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
      // The sign-in page replaces its history entry when it leads back; or the user went back.
      return navigation === 'REPLACE' || (navigation === 'POP' && isSameDocument);
  }
}

/** Records that this generator is open, for {@link isReturning}. Returns the clean-up. */
export function markArrival(genre: Genre): () => void {
  const open = () => mark(genre, 'open');
  const close = () => mark(genre, 'closed');
  open();
  removeStored(FORMER_KEY);
  addEventListener('pagehide', close);
  // A page restored from the back/forward cache continues as it was.
  addEventListener('pageshow', open);
  return () => {
    removeEventListener('pagehide', close);
    removeEventListener('pageshow', open);
    const isSigningIn = [paths.auth.href(), paths.signUp.href()].includes(location.pathname);
    if (isSigningIn) mark(genre, 'signing-in');
    else tabStorage.remove(KEY);
  };
}
