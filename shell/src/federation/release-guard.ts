import { getInstance, type ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { satisfies } from 'compare-versions';
import { releaseAt } from './releases.ts';
import { RemoteError } from './remote-error.ts';

const TIMEOUT_MS = 10_000;

interface ManifestShare {
  readonly name: string;
  readonly requiredVersion?: string;
}

/** Shares of a remote's manifest whose version range the page's own copy does not meet, as sentences. */
export function versionConflicts(
  shares: readonly ManifestShare[],
  provided: (name: string) => string | undefined,
): readonly string[] {
  return shares.flatMap(({ name, requiredVersion }) => {
    const version = provided(name);
    if (!version || !requiredVersion || requiredVersion === '*') return [];
    return satisfies(version, requiredVersion) ? [] : [`${name} ${requiredVersion} wanted, ${version} provided`];
  });
}

/** Version of a share in the shell's own build. */
function hostVersion(name: string): string | undefined {
  return getInstance()?.options.shared[name]?.[0]?.version;
}

/** A mismatch of integrity looks like a lost connection to the caller of fetch; asking again without it tells which. */
async function whyRefused(url: string, cause: unknown): Promise<RemoteError> {
  if (cause instanceof DOMException && cause.name === 'TimeoutError') {
    return new RemoteError('timeout', `${url} took over ${TIMEOUT_MS} ms`, cause);
  }
  const there = await fetch(url, { method: 'HEAD', cache: 'no-cache' }).then(
    ({ ok }) => ok,
    () => false,
  );
  return there && releaseAt(url)?.integrity
    ? new RemoteError('altered', `${url} is not the file that was released`, cause)
    : new RemoteError('unreachable', `${url} could not be fetched`, cause);
}

async function guardedFetch(url: string, init: RequestInit): Promise<Response> {
  const integrity = releaseAt(url)?.integrity;
  const response = await fetch(url, {
    ...init,
    cache: 'no-cache',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(integrity ? { integrity } : {}),
  }).catch(async (cause: unknown) => {
    throw await whyRefused(url, cause);
  });
  if (!response.ok) throw new RemoteError('unreachable', `${url} answered ${response.status}`);
  const manifest: { shared?: readonly ManifestShare[] } = await response.clone().json();
  const conflicts = versionConflicts(manifest.shared ?? [], hostVersion);
  if (conflicts.length > 0) throw new RemoteError('incompatible', conflicts.join('; '));
  return response;
}

const refusals = new Map<string, RemoteError>();

/** Why the guard refused this entry the last time, which the federation runtime hides in an error of its own. */
export function refusalOf(entryUrl: string): RemoteError | undefined {
  return refusals.get(entryUrl);
}

/**
 * Runtime plugin that stands between the page and every remote's manifest: a time limit, no stale copy, the integrity
 * of the release map, and shared versions that fit (the federation runtime itself lets a wrong one pass in silence).
 */
export default function releaseGuard(): ModuleFederationRuntimePlugin {
  return {
    name: 'storyloom-release-guard',
    async fetch(url, init) {
      refusals.delete(url);
      try {
        return await guardedFetch(url, init);
      } catch (error) {
        if (error instanceof RemoteError) refusals.set(url, error);
        throw error;
      }
    },
  };
}
