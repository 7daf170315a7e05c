import { AppError } from '@storyloom/shared/api';
import { dataError } from '@storyloom/shared/api/data-error';
import { SIGNED_OUT_MESSAGES, signedInClient, signedInError } from '@storyloom/shared/api/signed-in';
import { fitTitle } from '@storyloom/shared/domain';
import { parseSharing, type Sharing, SHARING_COLUMNS, type Visibility } from './sharing.ts';

/**
 * Changes who can read one of a person's shared stories. Private takes the link back at once, for everybody.
 *
 * @throws AppError 'unauthorized' (“Please sign in to share stories”) when nobody is signed in, 'data' when the database
 *   refuses or the story is not shared anymore, 'network' when it does not answer.
 */
export async function setVisibility(id: string, userId: string, visibility: Visibility): Promise<Sharing> {
  const supabase = await signedInClient(SIGNED_OUT_MESSAGES.sharing);
  const { data, error } = await supabase
    .from('user_shared_stories')
    .update({ is_public: visibility === 'public', is_unlisted: visibility === 'unlisted' })
    .eq('id', id)
    .eq('user_id', userId)
    .select(SHARING_COLUMNS)
    .maybeSingle();
  if (error) throw signedInError(error, SIGNED_OUT_MESSAGES.sharing);
  if (!data) throw new AppError('data', 'This story isn’t shared anymore.');
  return parseSharing(data);
}

/**
 * Gives one of a person's shared stories another title, as {@link fitTitle} makes it, and returns that; `null` when it is not
 * shared anymore. The saved story keeps its own.
 *
 * @throws AppError as {@link setVisibility}.
 */
export async function renameSharedStory(id: string, userId: string, title: string): Promise<string | null> {
  const supabase = await signedInClient(SIGNED_OUT_MESSAGES.other);
  const { data, error } = await supabase
    .from('user_shared_stories')
    .update({ title: fitTitle(title) })
    .eq('id', id)
    .eq('user_id', userId)
    .select('title')
    .maybeSingle();
  if (error) throw dataError(error);
  return data?.title ?? null;
}

/**
 * Says of which saved story a shared one is a copy, where it was shared before it was saved.
 *
 * @throws AppError as {@link setVisibility}.
 */
export async function linkSharedStory(id: string, userId: string, storyId: string): Promise<void> {
  const supabase = await signedInClient(SIGNED_OUT_MESSAGES.other);
  const { error } = await supabase
    .from('user_shared_stories')
    .update({ story_id: storyId })
    .eq('id', id)
    .eq('user_id', userId);
  if (error) throw dataError(error);
}

/**
 * Takes a shared story back for good, with its link, views and likes. One that is gone already is no failure.
 *
 * @throws AppError 'unauthorized' (“User not authenticated.”) when nobody is signed in, 'data' when it is someone else's
 *   or the database refuses, 'network' when it does not answer.
 */
export async function deleteSharedStory(id: string, userId: string): Promise<void> {
  const supabase = await signedInClient(SIGNED_OUT_MESSAGES.deletingShared);
  const owner = await supabase
    .from('user_shared_stories')
    .select('user_id')
    .eq('id', id)
    // The user who deletes hears at once that no one answers, as with every other change.
    .retry(false)
    .maybeSingle();
  if (owner.error) throw signedInError(owner.error, SIGNED_OUT_MESSAGES.deletingShared);
  // Rows of others are not read: one that is not there is gone, or someone else's.
  if (!owner.data) {
    const found = await supabase.rpc('read_shared_story', { p_id: id }).retry(false);
    if (found.error) throw signedInError(found.error, SIGNED_OUT_MESSAGES.deletingShared);
    if (found.data.length === 0) return;
  }
  if (owner.data?.user_id !== userId) {
    throw new AppError('data', 'You do not have permission to delete this story');
  }
  const { error } = await supabase.from('user_shared_stories').delete().eq('id', id);
  if (error) throw signedInError(error, SIGNED_OUT_MESSAGES.deletingShared);
}
