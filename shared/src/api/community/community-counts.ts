import { type FunctionRow, getSupabase } from '@storyloom/shared/api';
import { dataError } from '@storyloom/shared/api/data-error';
import { communityKey } from './community-keys.ts';
import type { CommunityItem, CommunityKind } from './items.ts';

/** Counts that other users change while an item is on the page. */
export interface Counts {
  readonly likes: number;
  readonly liked: boolean;
  /** Uses of a prompt. */
  readonly uses?: number;
  /** Views of a story. */
  readonly views?: number;
}

/** Most ids the database takes at once. */
export const COUNTS_AT_ONCE = 100;

/** An item to count, with its link if it has one. */
export type Counted = Pick<CommunityItem, 'id' | 'shareId'>;

type CountsRow = FunctionRow<'inspiration_counts'> | FunctionRow<'shared_story_counts'>;

const countsOf = (row: CountsRow): Counts => ({
  likes: row.likes_count,
  liked: row.liked,
  ...('uses_count' in row ? { uses: row.uses_count } : { views: row.views_count }),
});

/**
 * The current counts of each item. An item that is missing from the answer is no longer there for this user.
 *
 * @throws AppError 'data' when the database refuses, 'network' when it does not answer.
 */
export async function fetchCounts(
  kind: CommunityKind,
  items: readonly Counted[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, Counts>> {
  const supabase = await getSupabase();
  const p_ids = items.map(({ id }) => id);
  const p_share_ids = items.flatMap(({ shareId }) => (shareId ? [shareId] : []));
  const { data, error } = await (kind === 'inspiration'
    ? supabase.rpc('inspiration_counts', { p_ids }).abortSignal(signal)
    : supabase.rpc('shared_story_counts', { p_ids, p_share_ids }).abortSignal(signal));
  if (error) throw dataError(error);
  return new Map(data.map((row: CountsRow) => [row.id, countsOf(row)]));
}

/** First part of the keys of pending counts, next to the lists that they update. */
export const countsKey = (kind: CommunityKind, personId: string | undefined) =>
  ['counts', ...communityKey(kind, personId)] as const;
