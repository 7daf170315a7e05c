import type { RemoteRelease } from '@storyloom/shared/contract';
import { RemoteError } from './remote-error.ts';
import { addressIn, earlyScripts } from './releases.ts';
import { plainlySpelled } from './spelling.ts';
import { TIME_LIMITS, withTimeLimit } from './time-limit.ts';

/** One script of a release, as its manifest lists it (`shared/build/released-code-plugin.mjs`). */
interface ReleasedFile {
  readonly integrity: string;
  /** Files that it imports statically. */
  readonly imports: readonly string[];
}

export type ReleasedFiles = Readonly<Record<string, ReleasedFile>>;

interface Script {
  readonly integrity: string;
  /** Addresses. */
  readonly imports: readonly string[];
}

/** Every script that may run, by its address. Those of earlier releases stay, for their code that is already running. */
const scripts = new Map<string, Script>();
/** Addresses of remotes whose files are all known: below them no other script runs. */
const folders = new Set<string>();
const arrivals = new Map<string, { readonly integrity: string; readonly arrived: Promise<void> }>();
/** Addresses of scripts that differed or did not arrive, as the first attempt spells them. */
const refused = new Set<string>();

/**
 * Safari accepts a module preload with a wrong hash. There the file is fetched and compared first, and the script then comes
 * from the browser's cache.
 */
const comparesPreloads = !globalThis.navigator?.vendor.startsWith('Apple');

async function compare(url: string, integrity: string): Promise<void> {
  await (await fetch(url, { integrity })).arrayBuffer();
}

/** Once it has arrived like this, an import of the address runs these bytes without another request. */
function preload(url: string, integrity: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.integrity = integrity;
    link.href = url;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new TypeError(`${url} did not arrive as it was released`));
    });
    document.head.append(link);
  });
}

/** To a request with a hash, a file that differs looks like a lost connection; a request without one tells them apart. */
export async function whyRefused(url: string, integrity: string | undefined, cause: unknown): Promise<RemoteError> {
  const isThere = await fetch(url, { method: 'HEAD', cache: 'no-cache' }).then(
    ({ ok }) => ok,
    () => false,
  );
  return isThere && integrity
    ? new RemoteError('altered', `${url} is not the file that was released`, cause)
    : new RemoteError('unreachable', `${url} could not be fetched`, cause);
}

/** Once a script is as it was released, the browser's copies of what came before must not be used by the next page. */
function replaceCopy(url: string): void {
  const plain = plainlySpelled(url);
  if (refused.delete(plain)) fetch(plain, { cache: 'reload' }).catch(() => undefined);
}

/** Resolves when the script has arrived and is the released one. A failure is not cached, so that it can be retried. */
function arrival(url: string, integrity: string): Promise<void> {
  const known = arrivals.get(url);
  if (known && known.integrity !== integrity)
    return Promise.reject(
      new RemoteError('altered', `${url} has another hash in the release map than in its manifest`),
    );
  if (known) return known.arrived;
  const checked = comparesPreloads
    ? preload(url, integrity)
    : compare(url, integrity).then(() => preload(url, integrity));
  const arrived = withTimeLimit(url, TIME_LIMITS.script, checked).then(
    () => replaceCopy(url),
    async (cause: unknown) => {
      arrivals.delete(url);
      refused.add(plainlySpelled(url));
      throw cause instanceof RemoteError ? cause : await whyRefused(url, integrity, cause);
    },
  );
  arrivals.set(url, { integrity, arrived });
  return arrived;
}

/** A script with everything that it imports statically. */
function closureOf(url: string, found = new Map<string, Script>()): ReadonlyMap<string, Script> {
  const script = scripts.get(url);
  if (!script) throw new RemoteError('altered', `${url} is no file of a release`);
  if (found.has(url)) return found;
  found.set(url, script);
  for (const imported of script.imports) closureOf(imported, found);
  return found;
}

/** Preloads the scripts that a module needs first, in parallel with its manifest. Failures surface when they are needed. */
export function askForScripts(release: RemoteRelease): void {
  for (const [url, integrity] of earlyScripts(release)) arrival(url, integrity).catch(() => undefined);
}

/**
 * From now on only these files of this release run.
 *
 * @throws {RemoteError} when one has no hash: a browser would run it as it comes
 */
export function allowFiles(release: RemoteRelease, files: ReleasedFiles): void {
  const bare = Object.entries(files).find(([, { integrity }]) => !/^sha\d{3}-/.test(integrity ?? ''));
  if (bare) throw new RemoteError('altered', `${addressIn(release, bare[0])} has no hash in its manifest`);
  folders.add(addressIn(release, '.'));
  for (const [file, { integrity, imports }] of Object.entries(files)) {
    scripts.set(addressIn(release, file), { integrity, imports: imports.map((name) => addressIn(release, name)) });
  }
}

/**
 * Resolves when a script of a remote and its static imports have arrived as they were released. None of them has run by then.
 *
 * @throws {RemoteError} when one of them differs, is not part of the release, or does not arrive.
 */
export async function expectReleased(url: string): Promise<void> {
  if (![...folders].some((folder) => url.startsWith(folder))) return;
  await Promise.all([...closureOf(url)].map(([address, { integrity }]) => arrival(address, integrity)));
}

/** The build replaces a remote's `import()` with this: `load` runs once the file is verified. */
async function importReleased<T>(file: string, base: string, load: () => Promise<T>): Promise<T> {
  await expectReleased(new URL(file, base).href);
  return load();
}

/** Provides the function that lazy imports of remotes go through. */
export function guardImports(): void {
  Object.assign(globalThis, { storyloomImport: importReleased });
}
