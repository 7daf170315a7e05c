import type { RouteObject } from 'react-router-dom';

/** Number of the contract between shell and remotes. It changes when the two sides become incompatible. */
export const CONTRACT = 1;

/** Ids of the modules, which are also their federation names and their folders under `/remotes/`. */
export const REMOTE_IDS = ['marketing', 'generator', 'inspiration', 'dashboard'] as const;
export type RemoteId = (typeof REMOTE_IDS)[number];

/** What each remote exposes as `./remote`. */
export interface RemoteModule {
  readonly contract: typeof CONTRACT;
  readonly id: RemoteId;
  /** Routes with absolute paths, mounted by the shell under its one router. */
  readonly routes: readonly RouteObject[];
}
