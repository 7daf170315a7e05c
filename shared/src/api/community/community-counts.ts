import { getSupabase } from '@storyloom/shared/api';
import { dataError } from '@storyloom/shared/api/data-error';
import { communityKey } from './community-keys.ts';
import type { CommunityItem, CommunityKind } from './items.ts';

/** What others change about something while it is looked at. */
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

/** Something that is counted, with its link where it has one. */
export type Counted = Pick<CommunityItem, 'id' | 'shareId'>;

const idsOf = (items: readonly Counted[]) => ({ p_ids: items.map(({ id }) => id) });
const CALLS = {
  inspiration: (items: readonly Counted[]) => ['inspiration_counts', idsOf(items)] as const,
  story: (items: readonly Counted[]) =>
    [
      'shared_story_counts',
      { ...idsOf(items), p_share_ids: items.flatMap(({ shareId }) => (shareId ? [shareId] : [])) },
    ] as const,
};

interface Row {
  readonly id: string;
  readonly likes_count: number;
  readonly liked: boolean;
  readonly uses_count?: number;
  readonly views_count?: number;
}

const countsOf = ({ likes_count, liked, uses_count, views_count }: Row): Counts => ({
  likes: likes_count,
  liked,
  ...(uses_count !== undefined && { uses: uses_count }),
  ...(views_count !== undefined && { views: views_count }),
});

/**
 * How often each is liked and used or read by now. What is not in the answer is no longer there for this person.
 *
 * @throws AppError 'data' when the database refuses, 'network' when it does not answer.
 */
export async function fetchCounts(
  kind: CommunityKind,
  items: readonly Counted[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, Counts>> {
  const supabase = await getSupabase();
  const [name, parameters] = CALLS[kind](items);
  const { data, error } = await supabase.rpc(name, parameters).abortSignal(signal);
  if (error) throw dataError(error);
  return new Map((data as readonly Row[]).map((row) => [row.id, countsOf(row)]));
}

/** First part of the keys of the counts on their way; they lie beside the lists, which are changed by them. */
export const countsKey = (kind: CommunityKind, personId: string | undefined) =>
  ['counts', ...communityKey(kind, personId)] as const;
