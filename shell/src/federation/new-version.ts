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

/**
 * Address of the shell's own code in the HTML of a page, which changes with every release of the shell. The HTML is searched as
 * text, because Trusted Types forbid to parse it. A prerendered page contains it as data.
 */
const shellOf = (html: string): string | undefined =>
  /<script type="module"[^<>]* src="([^"]+)"/.exec(html)?.[1] ??
  /id="storyloom-start">\{"entry":"([^"]+)"/.exec(html)?.[1];

async function shellChanged(): Promise<boolean> {
  const own = shellOf(document.documentElement.outerHTML);
  const response = await fetch(PAGE_URL, { cache: 'no-cache', signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!own || !response.ok) return false;
  const newest = shellOf(await response.text());
  return newest !== undefined && newest !== own;
}

/**
 * Checks whether the site was released again since this page was opened. Call it when code of the page is missing: only then
 * does an older page matter.
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
    // Offline, most likely: the part that needed the code reports it.
  } finally {
    isChecking = false;
  }
}

/** Vite's own event for a chunk that could not be fetched, from the shell's build and from every remote's. */
export function watchForNewVersion(): void {
  addEventListener('vite:preloadError', () => void lookForNewVersion());
}
