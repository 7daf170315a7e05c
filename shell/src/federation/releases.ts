import { parseReleaseMap, type RemoteRelease, type ReleaseMap } from '@storyloom/shared/contract';
import { matchPath } from 'react-router-dom';
import { withChosenReleases } from './chosen-release.ts';
import { readAtMost } from './size-limit.ts';
import { withOverride } from './override.ts';
import { plainlySpelled } from './spelling.ts';

/** Next to the site's HTML. */
const RELEASES_URL = '/remotes.json';
const TIMEOUT_MS = 10_000;

declare global {
  /** The text of the release map that a script of the page's HTML is fetching. Empty when it was refused or is too long. */
  var storyloomReleases: Promise<string> | undefined;
  /** Fetches that text, in the page's HTML. */
  var storyloomFetchMap: () => Promise<string>;
}

function read(text: string | null | undefined): ReleaseMap | undefined {
  const map = parseReleaseMap(text);
  return map && withOverride(withChosenReleases(map));
}

/**
 * A map that was fetched. When the page names a key, the map has to be signed with it.
 *
 * @throws Error when it is not, and in a browser that does not know Ed25519
 */
async function readFetched(text: string): Promise<ReleaseMap | undefined> {
  const key = document.querySelector<HTMLMetaElement>('meta[name="storyloom-map-key"]')?.content;
  if (!key) return read(text);
  const { verifyMap } = await import('./signed-map.ts');
  if (!(await verifyMap(text, key))) throw new Error('The release map is not signed with its key');
  return read(text);
}

/** In prerendering there is no document, and the map is passed in. */
let current: ReleaseMap | undefined = read(globalThis.document?.getElementById('storyloom-releases')?.textContent);
/** The initial map of this page. */
let opened = current;

/**
 * The release map this page runs on: the one that its HTML is fetching, or in development contains.
 *
 * @throws Error when there is none and none can be fetched.
 */
export async function loadReleases(): Promise<ReleaseMap> {
  current ??= await globalThis.storyloomReleases?.then(readFetched).catch(() => undefined);
  opened ??= current;
  return current ?? (await refreshReleases());
}

/**
 * Fetches and keeps the newest release map: after a failure the module may have been released again. The browser's copy is not
 * asked for, since it may be what failed: a copy that was altered on the way has the tag of the real map.
 *
 * @throws Error when it can't be fetched or read, or is not signed as it should be.
 */
export async function refreshReleases(): Promise<ReleaseMap> {
  const response = await fetch(RELEASES_URL, { cache: 'reload', signal: AbortSignal.timeout(TIMEOUT_MS) });
  const map = response.ok ? await readFetched(new TextDecoder().decode(await readAtMost(response))) : undefined;
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

/** The current release whose entry is at this address, in whichever spelling; its files then have the same. */
export function releaseAt(entryUrl: string): RemoteRelease | undefined {
  const plain = (url: string) => plainlySpelled(new URL(url, location.href).href);
  const found = current?.remotes.find((release) => plain(release.entry) === plain(entryUrl));
  return found && { ...found, entry: entryUrl };
}

/** The release that answers a path, if any. */
export function releaseFor(map: ReleaseMap, pathname: string): RemoteRelease | undefined {
  return map.remotes.find((release) => release.routes.some((pattern) => matchPath(pattern, pathname)));
}
