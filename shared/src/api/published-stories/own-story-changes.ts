import { AppError } from '@storyloom/shared/api';
import { dataError } from '@storyloom/shared/api/data-error';
import { SIGNED_OUT_MESSAGES, signedInClient, signedInError } from '@storyloom/shared/api/signed-in';
import { fitTitle } from '@storyloom/shared/domain';
import { parseSharing, type Sharing, SHARING_COLUMNS, type Visibility } from './sharing.ts';

/**
 * Changes who can read one of the user's published stories. Private revokes the link at once.
 *
 * @throws AppError 'unauthorized' (“Please sign in to share stories”) when no user is signed in, 'data' when the database
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
 * Renames one of the user's published stories and returns the title as {@link fitTitle} makes it; `null` when it is not published
 * anymore. The saved story keeps its own title.
 *
 * @throws AppError as {@link setVisibility}.
 */
export async function renamePublishedStory(id: string, userId: string, title: string): Promise<string | null> {
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
 * Links a published story to the saved story it is a copy of, if it was published before it was saved.
 *
 * @throws AppError as {@link setVisibility}.
 */
export async function linkPublishedStory(id: string, userId: string, storyId: string): Promise<void> {
  const supabase = await signedInClient(SIGNED_OUT_MESSAGES.other);
  const { error } = await supabase
    .from('user_shared_stories')
    .update({ story_id: storyId })
    .eq('id', id)
    .eq('user_id', userId);
  if (error) throw dataError(error);
}

/**
 * Deletes a published story with its link, views and likes. One that is already gone is not a failure.
 *
 * @throws AppError 'unauthorized' (“User not authenticated.”) when no user is signed in, 'data' when it is someone else's
 *   or the database refuses, 'network' when it does not answer.
 */
export async function deletePublishedStory(id: string, userId: string): Promise<void> {
  const supabase = await signedInClient(SIGNED_OUT_MESSAGES.deletingShared);
  const owner = await supabase
    .from('user_shared_stories')
    .select('user_id')
    .eq('id', id)
    // Without a retry, so that the user learns at once that the database does not answer, as with every other change.
    .retry(false)
    .maybeSingle();
  if (owner.error) throw signedInError(owner.error, SIGNED_OUT_MESSAGES.deletingShared);
  // Rows of other users can't be read: a missing row is gone, or another user's.
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
