import type { ReleaseMap } from '@storyloom/shared/contract';
import { useSyncExternalStore } from 'react';
import { openedReleases, refreshReleases } from './releases.ts';

const PAGE_URL = '/';
const TIMEOUT_MS = 10_000;

let isReady = false;
let isChecking = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** True once this page is known to be of an older release than the site. */
export function useNewVersion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isReady,
    () => false,
  );
}

const entriesOf = ({ remotes }: ReleaseMap): string =>
  JSON.stringify(remotes.map(({ id, entry, integrity }) => [id, entry, integrity]).sort());

/** Address of the shell's own code in a page, which changes with every release of the shell. */
const shellOf = (page: Document): string | null | undefined =>
  page.querySelector('script[type="module"][src]')?.getAttribute('src');

async function shellChanged(): Promise<boolean> {
  const own = shellOf(document);
  const response = await fetch(PAGE_URL, { cache: 'no-cache', signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!own || !response.ok) return false;
  const newest = shellOf(new DOMParser().parseFromString(await response.text(), 'text/html'));
  return Boolean(newest) && newest !== own;
}

/**
 * Looks whether the site was released anew since this page was opened. To be called when code of the page turned out to
 * be missing: only then is an older page in the way of anybody.
 */
export async function lookForNewVersion(): Promise<void> {
  if (isReady || isChecking) return;
  isChecking = true;
  try {
    const opened = openedReleases();
    const newest = await refreshReleases();
    isReady = (opened !== undefined && entriesOf(newest) !== entriesOf(opened)) || (await shellChanged());
    if (isReady) for (const listener of listeners) listener();
  } catch {
    // Offline, most likely: whoever needed the code says so.
  } finally {
    isChecking = false;
  }
}

/** Vite's own event for a chunk that could not be fetched, from the shell's build and from every remote's. */
export function watchForNewVersion(): void {
  addEventListener('vite:preloadError', () => void lookForNewVersion());
}
