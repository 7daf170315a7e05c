import type { CommunityState } from './community-state.ts';
import type { FakeFavorites } from './fake-favorites.ts';
import type { FakeLibrary } from './fake-library.ts';

export const KINDS = ['stories', 'prompts', 'shared', 'likes'];

/** One exported thing. */
export type Item = Readonly<Record<string, unknown>>;

export interface OwnedRow {
  readonly id: string;
  readonly user_id: string;
  readonly created_at: string;
}

/** What exports read and imports write. */
export class OwnDataState {
  readonly library: FakeLibrary;
  readonly community: CommunityState;
  readonly favorites: FakeFavorites;
  /** The id that an imported row was first exported under, by its own id. */
  readonly origins = new Map<string, string>();

  constructor(library: FakeLibrary, community: CommunityState, favorites: FakeFavorites) {
    this.library = library;
    this.community = community;
    this.favorites = favorites;
  }

  originOf = (id: string): string => this.origins.get(id) ?? id;
}
