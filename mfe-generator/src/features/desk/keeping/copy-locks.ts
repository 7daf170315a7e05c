import { DESK } from '@storyloom/shared/domain';
import { type DeskStory, type FoundCopy, pagesWithCopies, readCopy } from './device-copy.ts';

const lockOf = (page: string) => `storyloom-desk:${page}`;

/** Lets other tabs have a copy. */
type Release = () => void;

/** Holds the lock of a page's copy until it is released or the page is gone. Resolves with nothing when it can't be had. */
export function hold(page: string, options: LockOptions = {}): Promise<Release | undefined> {
  // Without locks, as over plain http, a tab can't know of another: then both may go on with a copy.
  if (!navigator.locks) return Promise.resolve(() => undefined);
  return new Promise((resolve) => {
    const held = (): Promise<void> => new Promise((release) => resolve(release));
    navigator.locks.request(lockOf(page), options, held).catch(() => resolve(undefined));
  });
}

/** Shows other tabs that this page is open, and its copy in use. */
export function holdOwn(page: string): Release {
  const held = hold(page);
  return () => void held.then((release) => release?.());
}

/** The copies of a story that no open page uses, the newest first. Other tabs leave them alone until they are released. */
export async function claimCopies(story: DeskStory): Promise<{ found: readonly FoundCopy[]; release: Release }> {
  const claims = await Promise.all(
    pagesWithCopies(story).map(async (page) => {
      // A page that was reloaded lets go of its copy a moment later.
      const release = await hold(page, { signal: AbortSignal.timeout(DESK.claimMs) });
      // Read only now: until then, another page may have changed it.
      const copy = release && readCopy(story, page);
      if (copy) return { page, copy, release };
      release?.();
      return undefined;
    }),
  );
  const found = claims.filter((claim) => claim !== undefined).toSorted((one, other) => other.copy.at - one.copy.at);
  return { found, release: () => found.forEach(({ release }) => release()) };
}
