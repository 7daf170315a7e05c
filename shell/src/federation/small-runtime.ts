import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { RemoteError } from './remote-error.ts';

// The calls of `@module-federation/runtime` that the shell makes, for its build: the runtime itself is 17 kB, most of it for
// loaders, snapshots, preloads and version choices that a page with one host and checked manifests does not have.

interface Share {
  readonly version: string;
  readonly lib: () => unknown;
  readonly shareConfig: { readonly singleton: boolean; readonly eager?: boolean; readonly requiredVersion: string };
}

interface Host {
  readonly name: string;
  readonly remotes: readonly never[];
  readonly plugins: readonly ModuleFederationRuntimePlugin[];
  readonly shared: Readonly<Record<string, Share>>;
}

interface Remote {
  readonly name: string;
  /** Address of its manifest. */
  readonly entry: string;
}

/** What the entry of a remote exports. */
interface Container {
  readonly init: (scope: object, tokens: readonly never[], options: object) => unknown;
  readonly get: (name: string) => Promise<() => unknown>;
}

/** The part of a manifest that is read. */
interface Manifest {
  readonly metaData?: {
    readonly publicPath?: string;
    readonly remoteEntry?: { readonly name: string; readonly path: string };
  };
}

let host: Host | undefined;
/** Copies of shares by name and version, to which remotes add their own. */
let scope: Record<string, Record<string, { readonly loaded?: boolean }>> = {};
const remotes = new Map<string, Remote>();
const containers = new Map<string, Promise<Container>>();

/** Provides the host's shares to remotes, in the form that every federation runtime reads. */
export function init(options: Host): void {
  host = options;
  scope = Object.fromEntries(
    Object.entries(options.shared).map(([name, share]) => {
      const get = () => Promise.resolve(share.lib);
      const rest = { from: options.name, loaded: true, get, scope: ['default'], useIn: [], deps: [] };
      return [name, { [share.version]: { ...share, ...rest, eager: true, strategy: 'loaded-first' } }];
    }),
  );
}

/** The host and the versions of its shares. */
export function getInstance() {
  if (!host) return null;
  const shared = Object.entries(host.shared).map(([name, share]) => [name, [share]] as const);
  return { name: host.name, options: { shared: Object.fromEntries<readonly Share[] | undefined>(shared) } };
}

/** From now on a remote is loaded from this entry, also when an earlier one of its name is loaded. */
export function registerRemotes(entries: readonly (Remote & { readonly type: 'module' })[], _options: { force: true }) {
  for (const remote of entries) {
    remotes.set(remote.name, remote);
    containers.delete(remote.name);
  }
}

/** Fetched by the first plugin that wants to, which may refuse it. */
async function manifestOf({ entry }: Remote): Promise<Manifest> {
  for (const { fetch: fetchManifest } of host?.plugins ?? []) {
    const response = await fetchManifest?.(entry, {});
    if (response) return (await response.json()) as Manifest;
  }
  throw new Error(`Nothing fetches the manifest ${entry}`);
}

/** Copies of shares that no page has loaded yet, taken out of the scope; the function that is returned puts back those that are missing. */
function takeUnloadedCopies(): () => void {
  const before = Object.entries(scope).map(([name, versions]) => [name, { ...versions }] as const);
  for (const [name, versions] of before)
    for (const [version, { loaded }] of Object.entries(versions)) if (!loaded) delete scope[name]?.[version];
  return () => {
    for (const [name, versions] of before) {
      const now = (scope[name] ??= {});
      for (const [version, copy] of Object.entries(versions)) now[version] ??= copy;
    }
  };
}

/** A remote brings copies of shares from its own addresses, since those of an earlier attempt may have failed. */
function start(container: Container): unknown {
  const putBack = takeUnloadedCopies();
  const started = container.init(scope, [], {});
  putBack();
  return started;
}

async function load(remote: Remote): Promise<Container> {
  const { metaData: { publicPath = 'auto', remoteEntry } = {} } = await manifestOf(remote);
  if (!remoteEntry) throw new RemoteError('unreachable', `${remote.entry} names no entry`);
  const base = publicPath === 'auto' ? remote.entry : new URL(publicPath, remote.entry);
  const { href } = new URL(`${remoteEntry.path}${remoteEntry.name}`, base);
  const container = (await import(/* @vite-ignore */ href)) as Container;
  await start(container);
  return container;
}

function containerOf(name: string): Promise<Container> {
  const known = containers.get(name);
  if (known) return known;
  const remote = remotes.get(name);
  if (!remote) throw new Error(`There is no remote ${name}`);
  const container = load(remote);
  containers.set(name, container);
  // A failed one is loaded again by the next call.
  container.catch(() => containers.get(name) === container && containers.delete(name));
  return container;
}

/**
 * An exposed module of a registered remote, as `generator/remote`.
 *
 * @throws what a plugin throws at its manifest, and when a script of it can't be fetched or fails.
 */
export async function loadRemote<T>(id: string): Promise<T> {
  const [name = '', exposed = ''] = id.split('/');
  const container = await containerOf(name);
  const module = await container.get(`./${exposed}`);
  return module() as T;
}
