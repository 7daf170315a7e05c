import { dataError } from '@storyloom/shared/api/data-error';
import { SIGNED_OUT_MESSAGES, signedInClient } from '@storyloom/shared/api/signed-in';
import { fitTitle } from '@storyloom/shared/domain';

/**
 * Deletes one of the user's own stories and returns for how long that can be undone, in milliseconds. Idempotent.
 *
 * @throws AppError 'unauthorized' (“User not authenticated”) when no user is signed in, 'data' when the database refuses, 'network' when it does not answer.
 */
export async function deleteStory(id: string): Promise<number> {
  const supabase = await signedInClient(SIGNED_OUT_MESSAGES.other);
  const { data, error } = await supabase.rpc('delete_story', { p_id: id });
  if (error) throw dataError(error);
  return data;
}

/**
 * Undoes a deletion, also from the trash. Returns true when the story is back, false when it is gone for good.
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
 * Removes a story from the trash for good. Returns true when it was there, false when it was already gone or restored.
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
 * Extends the time in which a deletion can be undone by a minute, and returns the milliseconds left; 0 when it is too late.
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
 * Renames one of the user's own stories and returns the title as {@link fitTitle} makes it; `null` when the story is gone.
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
