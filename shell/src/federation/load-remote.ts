import { loadRemote, registerRemotes } from '@module-federation/runtime';
import { CONTRACT, type RemoteModule, type RemoteRelease } from '@storyloom/shared/contract';
import { reportLoading } from '../module-reports/module-reports.ts';
import { refreshReleases, releaseOf } from './releases.ts';
import { refusalOf } from './release-guard.ts';
import { RemoteError } from './remote-error.ts';
import { respelled } from './spelling.ts';
import { TIME_LIMITS, withTimeLimit } from './time-limit.ts';

function isRemoteModule(value: unknown, id: string): value is RemoteModule {
  if (typeof value !== 'object' || value === null) return false;
  const remote = value as Partial<RemoteModule>;
  return remote.contract === CONTRACT && remote.id === id && Array.isArray(remote.routes);
}

/** @param attempt each has addresses of its own, because browsers do not run a script again that has failed */
async function load(release: RemoteRelease, attempt = 0): Promise<RemoteModule> {
  if (release.contract !== CONTRACT) {
    throw new RemoteError('incompatible', `${release.id} speaks contract ${release.contract}, the site ${CONTRACT}`);
  }
  const entry = respelled(new URL(release.entry, location.origin).href, attempt);
  registerRemotes([{ name: release.id, entry, type: 'module' }], { force: true });
  const exposed = await loadRemote<{ remote: unknown }>(`${release.id}/remote`).catch((error: unknown) => {
    throw refusalOf(entry) ?? error;
  });
  if (!isRemoteModule(exposed?.remote, release.id)) {
    throw new RemoteError('incompatible', `${release.id} does not keep the contract`);
  }
  return exposed.remote;
}

async function loadAgain(release: RemoteRelease, attempt: number): Promise<RemoteModule> {
  await refreshReleases().catch(() => undefined);
  return load(releaseOf(release.id) ?? release, attempt);
}

/**
 * The module may have been released again since this page was opened, and files of its old release may be gone: then the new one is
 * loaded, and the user notices nothing.
 */
async function loadFirst(release: RemoteRelease): Promise<RemoteModule> {
  try {
    return await load(release);
  } catch (error) {
    if (error instanceof RemoteError && error.failure === 'timeout') throw error;
    await refreshReleases().catch(() => undefined);
    const newest = releaseOf(release.id);
    if (!newest || (newest.entry === release.entry && newest.integrity === release.integrity)) throw error;
    return load(newest);
  }
}

interface Load {
  readonly attempt: number;
  readonly module: Promise<RemoteModule>;
  /** Why it failed. */
  failure?: unknown;
}

const loads = new Map<string, Load>();

/**
 * The module of a remote; one promise per attempt, so that React can call this on every render. Any attempt after the first
 * fetches the newest release map, because the module may have moved since this page was opened.
 */
export function remoteModule(release: RemoteRelease, attempt: number): Promise<RemoteModule> {
  const known = loads.get(release.id);
  if (known && known.attempt >= attempt) return known.module;
  const loading = attempt === 0 ? loadFirst(release) : loadAgain(release, attempt);
  const module = withTimeLimit(release.id, TIME_LIMITS.module, loading);
  reportLoading(release.id, module);
  const entry: Load = { attempt, module };
  module.catch((error: unknown) => {
    entry.failure = error;
  });
  loads.set(release.id, entry);
  return module;
}

/** The attempt that a new slot starts with: the last one, or a new one when that failed. */
export function nextAttempt(id: string): number {
  const known = loads.get(id);
  if (!known) return 0;
  return known.failure === undefined ? known.attempt : known.attempt + 1;
}

/**
 * The attempt that a page begins with whose module was loaded before it was hydrated: another one when that failed, because a newer
 * release may have its files, but not when it took too long.
 */
export function attemptAtHydration(id: string): number {
  const known = loads.get(id);
  const { failure } = known ?? {};
  const tookTooLong = failure instanceof RemoteError && failure.failure === 'timeout';
  return known && tookTooLong ? known.attempt : nextAttempt(id);
}

/** Registers the module of a remote that is already loaded. For prerendering in Node. */
export function provideRemote(module: RemoteModule): void {
  loads.set(module.id, { attempt: 0, module: Promise.resolve(module) });
}
