import { getSupabase } from '@storyloom/shared/api';
import { dataError } from '@storyloom/shared/api/data-error';
import type { CommunityKind } from './items.ts';

/** What the database says after a like: whether the person likes it now, and how many do. */
export interface LikeAnswer {
  readonly liked: boolean;
  readonly likes: number;
}

const CALLS = {
  inspiration: (id: string) => ['toggle_inspiration_like', { p_inspiration_id: id }] as const,
  story: (id: string) => ['toggle_story_like', { p_shared_story_id: id }] as const,
};

/**
 * Likes something, or takes the like back. Says which of the two, so that sending it twice, or from two tabs, does no harm.
 *
 * @throws AppError 'data' when the database refuses, 'network' when it does not answer.
 */
export async function setLiked(kind: CommunityKind, id: string, liked: boolean): Promise<LikeAnswer> {
  const supabase = await getSupabase();
  const [name, parameters] = CALLS[kind](id);
  const { data, error } = await supabase.rpc(name, { ...parameters, p_liked: liked });
  if (error) throw dataError(error);
  const answer = data as { readonly liked: boolean; readonly likes_count: number };
  return { liked: answer.liked, likes: answer.likes_count };
}
