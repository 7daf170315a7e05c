// Runs in the browser, as the entry of every remote: the container protocol of Module Federation (`init`, `get`) for a module that
// only consumes shares. It brings no federation runtime of its own, because the page's shell has one.

/**
 * @typedef {Readonly<Record<string, unknown>>} ShareModule
 * @typedef {object} Provider a copy of a share that a container offers, as every federation runtime writes it
 * @property {string} version
 * @property {string} from name of the container
 * @property {() => ShareModule} [lib] once it is loaded
 * @property {boolean} [loaded]
 * @property {() => Promise<() => ShareModule>} get
 * @typedef {Record<string, Record<string, Provider>>} ShareScope providers by share and version
 */

/** The shares of a page: one copy of each for all remotes that were built with this container. */
class PageShares {
  /** @type {Record<string, ShareModule>} loaded shares by name */
  modules = {};
  /** @type {ShareScope} */
  scope = {};

  /**
   * Loads shares. A remote's code waits for it before it imports a script that uses them, so that a share is read without waiting.
   *
   * @param {readonly string[]} names
   * @returns {Promise<unknown>}
   * @throws {Error} when a share has no provider or can't be fetched; the next call tries again
   */
  need(names) {
    return Promise.all(names.map((name) => this.modules[name] ?? this.#load(name)));
  }

  /** @param {string} name */
  async #load(name) {
    const provider = chosen(this.scope[name] ?? {});
    if (!provider) throw new Error(`No module provides ${name}`);
    provider.lib ??= await provider.get();
    provider.loaded = true;
    return (this.modules[name] ??= contentOf(provider.lib()));
  }
}

/** A loaded copy before others, so that a page has one; the shell has refused versions that don't fit. @param {Record<string, Provider>} versions */
function chosen(versions) {
  const providers = Object.values(versions);
  return providers.find(({ lib }) => lib) ?? providers.find(({ loaded }) => loaded) ?? providers[0];
}

/** A CommonJS library may arrive as the default export of a module without any other. @param {ShareModule} module */
function contentOf(module) {
  const { default: inner } = module;
  const isWrapper = inner !== null && typeof inner === 'object' && Object.keys(module).length === 1;
  return isWrapper ? /** @type {ShareModule} */ (inner) : module;
}

/**
 * The entry of a remote.
 *
 * @param {object} remote
 * @param {string} remote.name
 * @param {Readonly<Record<string, string>>} remote.shares versions that its own copies have, by share
 * @param {Readonly<Record<string, () => Promise<unknown>>>} remote.exposes
 * @param {() => Promise<{ default: Readonly<Record<string, () => Promise<ShareModule>>> }>} remote.own its own copies, which are
 *   fetched only when no other module of the page provides the share
 */
export function container({ name: from, shares, exposes, own }) {
  const scripts = /** @type {typeof globalThis & { storyloomShares?: PageShares }} */ (globalThis);
  const page = (scripts.storyloomShares ??= new PageShares());
  return {
    /** Offers its own copies. @param {ShareScope} scope of the page */
    init(scope) {
      page.scope = scope;
      for (const [name, version] of Object.entries(shares)) {
        const versions = (scope[name] ??= {});
        versions[version] ??= providerOf(from, version, async () => {
          const copy = await (await own()).default[name]?.();
          return () => copy ?? {};
        });
      }
    },

    /** @param {string} name of an exposed module @returns {Promise<() => unknown>} */
    async get(name) {
      const load = exposes[name];
      if (!load) throw new Error(`${from} does not expose ${name}`);
      const module = await load();
      return () => module;
    },
  };
}

/** All fields that federation runtimes read of one. @param {string} from @param {string} version @param {Provider['get']} get */
function providerOf(from, version, get) {
  const shareConfig = { singleton: true, eager: false, requiredVersion: `^${version}` };
  return { version, from, get, shareConfig, scope: ['default'], strategy: 'loaded-first', useIn: [], deps: [] };
}
