import { getSupabase, jsonObject } from '@storyloom/shared/api';
import { dataError } from '@storyloom/shared/api/data-error';
import type { CommunityItem, CommunityKind } from './items.ts';

/** The state after a like: whether the user likes it now, and how many users do. */
export interface LikeAnswer {
  readonly liked: boolean;
  /** `null` for something that became private or was hidden: its like was removed, and only its owner sees its counts. */
  readonly likes: number | null;
}

type Liked = Pick<CommunityItem, 'id' | 'shareId'>;

const CALLS = {
  inspiration: ({ id }: Liked) => ['toggle_inspiration_like', { p_inspiration_id: id }] as const,
  story: ({ id, shareId }: Liked) =>
    ['toggle_story_like', { p_shared_story_id: id, ...(shareId && { p_share_id: shareId }) }] as const,
};

/**
 * Likes something or removes the like. The wish is explicit, so that sending it twice, or from two tabs, does no harm.
 *
 * @throws AppError 'data' when the database refuses, 'network' when it does not answer.
 */
export async function setLiked(kind: CommunityKind, item: Liked, liked: boolean): Promise<LikeAnswer> {
  const supabase = await getSupabase();
  const [name, parameters] = CALLS[kind](item);
  const { data, error } = await supabase.rpc(name, { ...parameters, p_liked: liked });
  if (error) throw dataError(error);
  const { liked: isLiked, likes_count: likes } = jsonObject(data);
  return { liked: isLiked === true, likes: typeof likes === 'number' ? likes : null };
}
