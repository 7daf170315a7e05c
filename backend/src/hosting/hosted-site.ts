/** What the files for a host are made from. */
export interface HostedSite {
  /** The site's public address. */
  readonly origin: URL;
  /** The site's folder, as the server of the host sees it. */
  readonly root: string;
  /** Origin of hosted Supabase, when it has the data. */
  readonly dataOrigin?: string | undefined;
  /** Where local backends listen, seen from the host; without one, the data is on another origin. */
  readonly backends: readonly string[];
  /** Where servers of the functions listen; without one, the backends run the functions. */
  readonly functions: readonly string[];
  /** Content security policy by path of a page's file, such as `/about/index.html`. */
  readonly policies: ReadonlyMap<string, string>;
  /** Paths of all files, such as `/assets/main-abcdef12.js`. */
  readonly files: readonly string[];
  /** Patterns of the pages without a file of their own, such as `/generators/:generatorId`. */
  readonly patterns: readonly string[];
}

/** A text file by its name; `isInSite` says whether it belongs into the site's folder or beside it. */
export interface HostFile {
  readonly name: string;
  readonly text: string;
  readonly isInSite: boolean;
}
