import type { ReleaseMap, RemoteRelease } from '@storyloom/shared/contract';
import { tabStorage } from '@storyloom/shared/device-storage';

const KEY = 'storyloom-override';
/** `?remote.generator=http://127.0.0.1:5172` */
const PARAMETER = /^remote\.([\w-]+)$/;

/** A module that comes from a developer's own server in this tab, instead of its release. */
export interface Override {
  readonly id: string;
  readonly origin: string;
}

/**
 * Origins of developers' servers that this site allows, by what its pages say (`REMOTE_OVERRIDES` at assembly). Without any, no address and
 * nothing that is stored puts a module in.
 */
function allowedServers(): readonly string[] {
  const listed = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="storyloom-overrides"]')?.content ?? '';
  return listed.split(' ').filter(Boolean);
}

const isAllowed = (origin: string): boolean =>
  allowedServers().includes(origin) ||
  (import.meta.env.DEV && /^http:\/\/(?:localhost|127\.0\.0\.1):\d+$/.test(origin));

/** Of the address, then for the rest of the tab's life. An empty one in the address ends it. */
function read(): Override | undefined {
  const [asked] = [...new URLSearchParams(globalThis.location?.search ?? '')].flatMap(([name, value]) => {
    const id = PARAMETER.exec(name)?.[1];
    return id ? [{ id, origin: value.replace(/\/$/, '') }] : [];
  });
  const { id, origin } = asked ?? ((tabStorage.readJson(KEY) ?? {}) as Partial<Override>);
  if (!id || !origin || !isAllowed(origin)) {
    if (asked) tabStorage.remove(KEY);
    return undefined;
  }
  tabStorage.write(KEY, JSON.stringify({ id, origin }));
  return { id, origin };
}

let current: Override | undefined;

/** The module of this page that comes from a developer's server, if one does. */
export const shownOverride = (): Override | undefined => current;

/** The address after which the released module is back. */
export const withoutOverride = ({ id }: Override): string => `?remote.${id}=`;

/** Whether code at this address is that of the developer's server, which has no hash. */
export const isOverridden = (url: string): boolean => current !== undefined && new URL(url).origin === current.origin;

/** The map with the module of the developer's server in the place of its release. */
export function withOverride(map: ReleaseMap): ReleaseMap {
  current = read();
  if (!current) return map;
  const { id, origin } = current;
  const replace = ({ integrity: _hash, scripts: _early, pageScripts: _ofPages, ...release }: RemoteRelease) => ({
    ...release,
    entry: `${origin}/mf-manifest.json`,
  });
  return { ...map, remotes: map.remotes.map((release) => (release.id === id ? replace(release) : release)) };
}
