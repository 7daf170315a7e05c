/** An item of the site's navigation, defined by the remote that owns the page. */
export interface NavigationItem {
  readonly label: string;
  readonly to: string;
  /** Ascending; items of all remotes are sorted together. */
  readonly order: number;
  /** Shown only to signed-in users when 'signed-in'. */
  readonly when?: 'signed-in';
  /** The header and the footer's list of pages, or only one of the footer's other lists. 'site' when absent. */
  readonly place?: 'site' | 'more' | 'blog' | 'legal';
}

/** Which source a build was made from. Absent where the package or git does not tell. */
export interface BuildVersion {
  /** Of the package. */
  readonly version?: string;
  /** Hash of the last commit that changed the module or `shared`, with `-dirty` if there were other changes. */
  readonly commit?: string;
  /** Time of that commit, ISO 8601 in UTC. */
  readonly built?: string;
}

/** The description of a remote at run time. Written by `npm run assemble` from the remote's own build output. */
export interface RemoteRelease extends BuildVersion {
  readonly id: string;
  /** Name of the module, for the console and for pages without a name. */
  readonly name: string;
  readonly contract: number;
  /** URL of the remote's `mf-manifest.json`, absolute or relative to the site. */
  readonly entry: string;
  /** Subresource integrity of the entry; absent while a remote is served by a development server. */
  readonly integrity?: string;
  /** Scripts to fetch early, relative to the entry, each with its subresource integrity. */
  readonly scripts?: Readonly<Record<string, string>>;
  /** Further ones that the page of a route pattern needs. */
  readonly pageScripts?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Route patterns that this remote answers. */
  readonly routes: readonly string[];
  /** Those of `routes` whose pages are all prerendered: an address without a file does not exist. */
  readonly prerendered?: readonly string[];
  /** Names of the pages of these patterns that are not in `nav`. */
  readonly pageNames?: Readonly<Record<string, string>>;
  readonly nav: readonly NavigationItem[];
  /** Another release of the module for some visitors, always the same ones. */
  readonly canary?: Canary;
  /** Releases by the name of a preview: the address of a page with `?preview=<name>` uses it. */
  readonly previews?: Readonly<Record<string, RemoteRelease>>;
  /** An operator chose this release: later ones are published and do not replace it. */
  readonly pinned?: boolean;
}

export interface Canary {
  /** Of 100 visitors. */
  readonly percent: number;
  readonly release: RemoteRelease;
}

export interface ReleaseMap {
  readonly remotes: readonly RemoteRelease[];
  readonly shell?: BuildVersion;
  /** Email address of the operators, if set (`CONTACT_EMAIL` at assembly). */
  readonly contact?: string;
}

/** Rejects anything in the map that is not an address, because it becomes a link. */
const ADDRESS = /^[^\s@<>"?&]+@[^\s@<>"?&]+$/;

function isNavigationItem(value: unknown): value is NavigationItem {
  if (typeof value !== 'object' || value === null) return false;
  const { label, to, order } = value as Record<string, unknown>;
  return typeof label === 'string' && typeof to === 'string' && to.startsWith('/') && typeof order === 'number';
}

const areTexts = (value: unknown): boolean => Array.isArray(value) && value.every((text) => typeof text === 'string');

const isTextByName = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && areTexts(Object.values(value));

function isVersion(value: unknown): value is BuildVersion {
  if (typeof value !== 'object' || value === null) return false;
  const { version = '', commit = '', built = '' } = value as Record<string, unknown>;
  return areTexts([version, commit, built]);
}

/** Whether a value has the form of a release. Its canary and previews are looked at when they are chosen. */
export function isRelease(value: unknown): value is RemoteRelease {
  if (typeof value !== 'object' || value === null) return false;
  const {
    id,
    name,
    contract,
    entry,
    routes,
    scripts = {},
    pageScripts = {},
    prerendered = [],
    pageNames = {},
    nav,
  } = value as Record<string, unknown>;
  return (
    typeof id === 'string' &&
    typeof name === 'string' &&
    typeof contract === 'number' &&
    typeof entry === 'string' &&
    URL.canParse(entry, 'http://site.invalid') &&
    areTexts(routes) &&
    areTexts(prerendered) &&
    isTextByName(scripts) &&
    typeof pageScripts === 'object' &&
    pageScripts !== null &&
    Object.values(pageScripts).every(isTextByName) &&
    isTextByName(pageNames) &&
    Array.isArray(nav) &&
    nav.every(isNavigationItem) &&
    isVersion(value)
  );
}

/**
 * The release map in a JSON text, or `undefined` when it is not valid. An entry of a wrong shape is left out, so
 * that one bad release can't take the others down.
 */
export function parseReleaseMap(text: string | null | undefined): ReleaseMap | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '');
    if (typeof value !== 'object' || value === null || !('remotes' in value)) return undefined;
    if (!Array.isArray(value.remotes)) return undefined;
    const contact = 'contact' in value && typeof value.contact === 'string' ? value.contact : '';
    return {
      remotes: value.remotes.filter(isRelease),
      ...('shell' in value && isVersion(value.shell) && { shell: value.shell }),
      ...(ADDRESS.test(contact) && { contact }),
    };
  } catch {
    return undefined;
  }
}
