import { getInstance, type ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { satisfies } from 'compare-versions';
import type { RemoteRelease } from '@storyloom/shared/contract';
import { isAllowedOrigin } from './allowed-origins.ts';
import {
  allowFiles,
  askForScripts,
  expectReleased,
  guardImports,
  type ReleasedFiles,
  whyRefused,
} from './released-code.ts';
import { computesHashes, hasIntegrity } from './integrity.ts';
import { isOverridden } from './override.ts';
import { addressIn, releaseAt } from './releases.ts';
import { RemoteError } from './remote-error.ts';
import { readAtMost } from './size-limit.ts';

const TIMEOUT_MS = 10_000;

interface ManifestShare {
  readonly name: string;
  readonly requiredVersion?: string;
}

/** The parts of a remote's `mf-manifest.json` that are read. */
interface Manifest {
  readonly metaData?: { readonly remoteEntry?: { readonly path?: string; readonly name?: string } };
  readonly shared?: readonly ManifestShare[];
  readonly files?: ReleasedFiles;
  /** The exports that its code reads, by share. */
  readonly uses?: Readonly<Record<string, readonly string[]>>;
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

/** Exports that a remote reads and the page's own copies do not have, as sentences. Shares of other remotes are not compared. */
export function missingExports(
  uses: Readonly<Record<string, readonly string[]>>,
  provided: (name: string) => readonly string[] | undefined,
): readonly string[] {
  return Object.entries(uses).flatMap(([share, names]) => {
    const known = provided(share);
    const missing = known ? names.filter((name) => !known.includes(name)) : [];
    return missing.map(
      (name) => `it needs ${share.replace('@storyloom/shared/', '')}.${name}, which this page does not have yet`,
    );
  });
}

/** A share in the shell's own build. */
const hostShare = (name: string) => getInstance()?.options.shared[name]?.[0];

const hostVersion = (name: string): string | undefined => hostShare(name)?.version;

/** The default export of a CommonJS library has all of its names. */
function hostExports(name: string): readonly string[] | undefined {
  const lib = hostShare(name)?.lib?.() as Readonly<Record<string, unknown>> | undefined;
  return lib && [...new Set([...Object.keys(lib), ...Object.keys(Object(lib['default']))])];
}

const foreign = (address: string) => new RemoteError('altered', `${address} is not at an origin that this page lists`);

/** The federation runtime runs the entry as soon as it has the manifest. */
async function expectEntry(release: RemoteRelease, { files, metaData }: Manifest): Promise<void> {
  if (!files) throw new RemoteError('altered', `${release.entry} does not say which files were released`);
  const { path = '', name = '' } = metaData?.remoteEntry ?? {};
  const entry = addressIn(release, `${path}${name}`);
  if (!isAllowedOrigin(entry)) throw foreign(entry);
  allowFiles(release, files);
  await expectReleased(entry);
}

/**
 * The bytes of a manifest, compared with its hash. They are read as a stream, so that one without an end is given up; where the browser does
 * not compute hashes, it compares them itself, after the last byte or the limit of time.
 */
async function receive(
  url: string,
  integrity: string | undefined,
  init: RequestInit,
): Promise<Uint8Array<ArrayBuffer>> {
  const compared = integrity && !computesHashes() ? integrity : undefined;
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const response = await fetch(url, { ...init, cache: 'no-cache', signal, ...(compared && { integrity: compared }) });
    if (!response.ok) throw new RemoteError('unreachable', `${url} answered ${response.status}`);
    const bytes = await readAtMost(response);
    if (integrity && !compared && !(await hasIntegrity(bytes, integrity)))
      throw new RemoteError('altered', `${url} is not the file that was released`);
    return bytes;
  } catch (cause) {
    if (cause instanceof RemoteError) throw cause;
    if (cause instanceof DOMException && cause.name === 'TimeoutError')
      throw new RemoteError('timeout', `${url} took over ${TIMEOUT_MS} ms`, cause);
    throw await whyRefused(url, compared, cause);
  }
}

function parse(url: string, bytes: Uint8Array<ArrayBuffer>): Manifest {
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as Manifest;
  } catch (cause) {
    throw new RemoteError('unreachable', `${url} is no manifest`, cause);
  }
}

async function guardedFetch(url: string, init: RequestInit): Promise<Response> {
  if (!isAllowedOrigin(url)) throw foreign(url);
  const release = releaseAt(url);
  const integrity = release?.integrity;
  // Only development servers have none. Code that can't be compared does not run, whatever map lists it.
  if (!integrity && !import.meta.env.DEV && !isOverridden(url))
    throw new RemoteError('altered', `${url} has no hash in the release map`);
  if (release && integrity) askForScripts(release);
  const bytes = await receive(url, integrity, init);
  const manifest = parse(url, bytes);
  const conflicts = [
    ...versionConflicts(manifest.shared ?? [], hostVersion),
    ...missingExports(manifest.uses ?? {}, hostExports),
  ];
  if (conflicts.length > 0) throw new RemoteError('incompatible', conflicts.join('; '));
  if (release && integrity) await expectEntry(release, manifest);
  return new Response(bytes);
}

const refusals = new Map<string, RemoteError>();

/** Why the guard last refused this entry, which the federation runtime hides in its own error. */
export function refusalOf(entryUrl: string): RemoteError | undefined {
  return refusals.get(entryUrl);
}

/**
 * Runtime plugin that checks every remote's manifest: a time limit, no stale copy, the integrity of the release map, and
 * compatible shared versions (the federation runtime itself silently accepts others). Only the scripts that the manifest lists
 * run.
 */
export default function releaseGuard(): ModuleFederationRuntimePlugin {
  guardImports();
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
