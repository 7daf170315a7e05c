import { parseReleaseMap, type RemoteRelease, type ReleaseMap } from '@storyloom/shared/contract';
import { matchPath } from 'react-router-dom';

/** Next to the site's HTML: fetched by a retry, or by a page without an inline map. */
const RELEASES_URL = '/remotes.json';
const TIMEOUT_MS = 10_000;

/** In prerendering there is no document, and the map is passed in. */
let current: ReleaseMap | undefined = parseReleaseMap(
  globalThis.document?.getElementById('storyloom-releases')?.textContent,
);
/** The initial map of this page. */
let opened = current;

/**
 * The release map this page runs on: the one in its HTML, otherwise the one next to it.
 *
 * @throws Error when there is no inline map and none can be fetched.
 */
export async function loadReleases(): Promise<ReleaseMap> {
  return current ?? (await refreshReleases());
}

/**
 * Fetches and keeps the newest release map: after a failure the module may have been released again.
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

/** The initial release map of this page, once it is loaded. */
export function openedReleases(): ReleaseMap | undefined {
  return opened;
}

/** The current release with this id. */
export function releaseOf(id: string): RemoteRelease | undefined {
  return current?.remotes.find((release) => release.id === id);
}

/** Address of a file of a release. */
export function addressIn(release: RemoteRelease, file: string): string {
  return new URL(file, new URL(release.entry, location.href)).href;
}

/** The scripts that a release needs first on this page: their hashes, by address. */
export function earlyScripts(release: RemoteRelease): ReadonlyMap<string, string> {
  const { scripts = {}, pageScripts = {}, routes } = release;
  const route = routes.find((pattern) => matchPath(pattern, location.pathname)) ?? '';
  const files = Object.entries({ ...scripts, ...pageScripts[route] });
  return new Map(files.map(([file, integrity]) => [addressIn(release, file), integrity]));
}

/** Those of the release with this name. */
export function scriptsOf(name: string): ReadonlyMap<string, string> {
  const found = (current?.remotes ?? []).filter((release) => release.name === name);
  return new Map(found.flatMap((release) => [...earlyScripts(release)]));
}

/** The current release whose entry is at this address. */
export function releaseAt(entryUrl: string): RemoteRelease | undefined {
  const absolute = (url: string) => new URL(url, location.href).href;
  return current?.remotes.find((release) => absolute(release.entry) === absolute(entryUrl));
}

/** The release that answers a path, if any. */
export function releaseFor(map: ReleaseMap, pathname: string): RemoteRelease | undefined {
  return map.remotes.find((release) => release.routes.some((pattern) => matchPath(pattern, pathname)));
}
