import type { TableRow } from '@storyloom/shared/api';

/** Who can read a published story: its owner, anyone who has the link, or everyone. */
export const VISIBILITIES = ['private', 'unlisted', 'public'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** What changes with the visibility: the link, which is new whenever a private story is shared again. */
export interface Sharing {
  readonly visibility: Visibility;
  /** Names the public page; empty while it is private. */
  readonly shareId: string;
}

type SharingRow = Pick<TableRow<'user_shared_stories'>, 'is_public' | 'is_unlisted' | 'share_id'>;

/** Columns that {@link parseSharing} reads. */
export const SHARING_COLUMNS = 'is_public,is_unlisted,share_id';

export const parseSharing = ({ is_public, is_unlisted, share_id }: SharingRow): Sharing => ({
  visibility: is_public ? 'public' : is_unlisted ? 'unlisted' : 'private',
  shareId: share_id ?? '',
});
