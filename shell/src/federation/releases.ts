import { parseReleaseMap, type RemoteRelease, type ReleaseMap } from '@storyloom/shared/contract';
import { matchPath } from 'react-router-dom';

/** Beside the site's HTML: what a retry, or a page without an inline map, asks for. */
const RELEASES_URL = '/remotes.json';
const TIMEOUT_MS = 10_000;

/** Where pages are written there is no document, and the map is handed in. */
let current: ReleaseMap | undefined = parseReleaseMap(
  globalThis.document?.getElementById('storyloom-releases')?.textContent,
);
/** The map that this page was opened with. */
let opened = current;

/**
 * The release map this page runs on: the one written into its HTML, else the one beside it.
 *
 * @throws Error when there is no inline map and none can be fetched.
 */
export async function loadReleases(): Promise<ReleaseMap> {
  return current ?? (await refreshReleases());
}

/**
 * Fetches the newest release map and keeps it: after a failure the module may have been released again.
 *
 * @throws Error when it can't be fetched or read.
 */
export async function refreshReleases(): Promise<ReleaseMap> {
  const response = await fetch(RELEASES_URL, { cache: 'no-cache', signal: AbortSignal.timeout(TIMEOUT_MS) });
  const map = response.ok ? parseReleaseMap(await response.text()) : undefined;
  if (!map) throw new Error(`The release map answered ${response.status}`);
  current = map;
  opened ??= map;
  return map;
}

/** The release map that this page was opened with, once there is one. */
export function openedReleases(): ReleaseMap | undefined {
  return opened;
}

/** The release with this id, as the page knows it now. */
export function releaseOf(id: string): RemoteRelease | undefined {
  return current?.remotes.find((release) => release.id === id);
}

/** Address of a file of a release. */
export function addressIn(release: RemoteRelease, file: string): string {
  return new URL(file, new URL(release.entry, location.href)).href;
}

/** The scripts that the release with this name needs before all others: their hashes, by address. */
export function scriptsOf(name: string): ReadonlyMap<string, string> {
  const found = (current?.remotes ?? []).filter((release) => release.name === name);
  return new Map(
    found.flatMap((release) =>
      Object.entries(release.scripts ?? {}).map(([file, integrity]) => [addressIn(release, file), integrity] as const),
    ),
  );
}

/** The release whose entry is at this address, as the page knows it now. */
export function releaseAt(entryUrl: string): RemoteRelease | undefined {
  const absolute = (url: string) => new URL(url, location.href).href;
  return current?.remotes.find((release) => absolute(release.entry) === absolute(entryUrl));
}

/** The release that answers a path, if any. */
export function releaseFor(map: ReleaseMap, pathname: string): RemoteRelease | undefined {
  return map.remotes.find((release) => release.routes.some((pattern) => matchPath(pattern, pathname)));
}
