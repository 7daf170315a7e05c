import type { RouteObject } from 'react-router-dom';

/** Number of the contract between shell and remotes. It changes when the two sides become incompatible. */
export const CONTRACT = 1;

/** What each remote exposes as `./remote`. */
export interface RemoteModule {
  readonly contract: typeof CONTRACT;
  /**
   * Lower case, digits and hyphens, beginning with a letter. Also the module's federation name, its folder `mfe-<id>` and its
   * folder under `/remotes/`.
   */
  readonly id: string;
  /** Routes with absolute paths, mounted by the shell under its one router. */
  readonly routes: readonly RouteObject[];
}
