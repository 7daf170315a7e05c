import type { RemoteRelease } from '@storyloom/shared/contract';
import { RemoteError } from './remote-error.ts';
import { addressIn } from './releases.ts';

/** One script of a release, as its manifest lists it (`shared/build/released-code-plugin.mjs`). */
interface ReleasedFile {
  readonly integrity: string;
  /** Files that it imports at once. */
  readonly imports: readonly string[];
}

export type ReleasedFiles = Readonly<Record<string, ReleasedFile>>;

interface Script {
  readonly integrity: string;
  /** Addresses. */
  readonly imports: readonly string[];
}

/** Every script that may run, by its address. Those of earlier releases stay, for the code of theirs that runs already. */
const scripts = new Map<string, Script>();
/** Where remotes are of which all files are known: below these addresses nothing else runs. */
const folders = new Set<string>();
const arrivals = new Map<string, Promise<void>>();

/**
 * Safari's engine takes a module preload with a wrong hash for a good one. There the file is fetched and compared first,
 * and the script comes from the browser's cache.
 */
const comparesPreloads = !globalThis.navigator?.vendor.startsWith('Apple');

async function compare(url: string, integrity: string): Promise<void> {
  await (await fetch(url, { integrity })).arrayBuffer();
}

/** Once it has arrived like this, an import of the address runs these bytes and asks for no others. */
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

/** A file that differs looks like a lost connection to code that asks for it by its hash; asking without tells which. */
export async function whyRefused(
  url: string,
  integrity: string | undefined,
  cause: unknown,
  kind?: { readonly isOfScript: boolean },
): Promise<RemoteError> {
  const isThere = await fetch(url, { method: 'HEAD', cache: 'no-cache' }).then(
    ({ ok }) => ok,
    () => false,
  );
  return isThere && integrity
    ? new RemoteError('altered', `${url} is not the file that was released`, cause, kind)
    : new RemoteError('unreachable', `${url} could not be fetched`, cause, kind);
}

/** Resolves when the script is here and is the one that was released. A failure is forgotten, so that it can be tried again. */
function arrival(url: string, integrity: string): Promise<void> {
  const known = arrivals.get(url);
  if (known) return known;
  const checked = comparesPreloads
    ? preload(url, integrity)
    : compare(url, integrity).then(() => preload(url, integrity));
  const arrived = checked.catch(async (cause: unknown) => {
    arrivals.delete(url);
    throw await whyRefused(url, integrity, cause, { isOfScript: true });
  });
  arrivals.set(url, arrived);
  return arrived;
}

/** Hash of a script of a release; `undefined` of what is none. */
export const integrityAt = (url: string): string | undefined => scripts.get(url)?.integrity;

/** A script with everything that it imports at once. */
function closureOf(url: string, found = new Map<string, Script>()): ReadonlyMap<string, Script> {
  const script = scripts.get(url);
  if (!script) throw new RemoteError('altered', `${url} is no file of a release`);
  if (found.has(url)) return found;
  found.set(url, script);
  for (const imported of script.imports) closureOf(imported, found);
  return found;
}

/** Asks for the scripts that a module needs first, beside its manifest. What is wrong with them is found when they are needed. */
export function askForScripts(release: RemoteRelease): void {
  for (const [file, integrity] of Object.entries(release.scripts ?? {})) {
    arrival(addressIn(release, file), integrity).catch(() => undefined);
  }
}

/** From now on only these files run of this release. */
export function allowFiles(release: RemoteRelease, files: ReleasedFiles): void {
  folders.add(addressIn(release, '.'));
  for (const [file, { integrity, imports }] of Object.entries(files)) {
    scripts.set(addressIn(release, file), { integrity, imports: imports.map((name) => addressIn(release, name)) });
  }
}

/**
 * Resolves when a script of a remote, and all that it imports at once, are here as they were released. Nothing of them has
 * run then.
 *
 * @throws {RemoteError} when one of them differs, is no part of the release, or does not arrive.
 */
export async function expectReleased(url: string): Promise<void> {
  if (![...folders].some((folder) => url.startsWith(folder))) return;
  await Promise.all([...closureOf(url)].map(([address, { integrity }]) => arrival(address, integrity)));
}

/** What the build makes of a remote's `import()`: `load` runs once the file may. */
async function importReleased<T>(file: string, base: string, load: () => Promise<T>): Promise<T> {
  await expectReleased(new URL(file, base).href);
  return load();
}

/** Gives the code of remotes the function that its lazy imports go through. */
export function guardImports(): void {
  Object.assign(globalThis, { storyloomImport: importReleased });
}
