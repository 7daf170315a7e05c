import { dataError } from '@storyloom/shared/api/data-error';
import { SIGNED_OUT_MESSAGES, signedInClient } from '@storyloom/shared/api/signed-in';
import { fitTitle } from '@storyloom/shared/domain';

/**
 * Deletes one of a person's own stories, and gives for how long that can be undone, in milliseconds. Asking again for a
 * story that is deleted already does no harm.
 *
 * @throws AppError 'unauthorized' (“User not authenticated”) when nobody is signed in, 'data' when the database refuses, 'network' when it does not answer.
 */
export async function deleteStory(id: string): Promise<number> {
  const supabase = await signedInClient(SIGNED_OUT_MESSAGES.other);
  const { data, error } = await supabase.rpc('delete_story', { p_id: id });
  if (error) throw dataError(error);
  return data;
}

/**
 * Undoes a deletion, also out of the trash. True when the story is there, false when it is gone for good.
 *
 * @throws AppError as {@link deleteStory}.
 */
export async function restoreStory(id: string): Promise<boolean> {
  const supabase = await signedInClient(SIGNED_OUT_MESSAGES.other);
  const { data, error } = await supabase.rpc('restore_story', { p_id: id });
  if (error) throw dataError(error);
  return data === true;
}

/**
 * Removes a story from the trash for good. True when it was there; false when it is gone already, or is back.
 *
 * @throws AppError as {@link deleteStory}.
 */
export async function deleteStoryForGood(id: string): Promise<boolean> {
  const supabase = await signedInClient(SIGNED_OUT_MESSAGES.other);
  const { data, error } = await supabase.rpc('delete_story_for_good', { p_id: id });
  if (error) throw dataError(error);
  return data === true;
}

/**
 * Gives a deletion another minute in which it can be undone, and returns how many milliseconds there are now; 0 when it
 * is too late.
 *
 * @throws AppError as {@link deleteStory}.
 */
export async function holdDeletedStory(id: string): Promise<number> {
  const supabase = await signedInClient(SIGNED_OUT_MESSAGES.other);
  const { data, error } = await supabase.rpc('hold_deleted_story', { p_id: id });
  if (error) throw dataError(error);
  return data;
}

/**
 * Gives one of a person's own stories another title, as {@link fitTitle} makes it, and returns that; `null` when there is
 * no such story any more.
 *
 * @throws AppError as {@link deleteStory}.
 */
export async function renameStory(id: string, userId: string, title: string): Promise<string | null> {
  const supabase = await signedInClient(SIGNED_OUT_MESSAGES.other);
  const { data, error } = await supabase
    .from('user_stories')
    .update({ title: fitTitle(title) })
    .eq('id', id)
    .eq('user_id', userId)
    .select('title')
    .maybeSingle();
  if (error) throw dataError(error);
  return data?.title ?? null;
}
