import { dataError } from '@storyloom/shared/api/data-error';
import { SIGNED_OUT_MESSAGES, signedInClient } from '@storyloom/shared/api/signed-in';
import { readNotes, type StoryNotes } from '@storyloom/shared/domain';

/** The notes of a saved story, with the revision that a change of them is made of. */
export interface KeptNotes {
  readonly notes: StoryNotes;
  readonly revision: number;
}

/**
 * The notes of a saved story of the user; `undefined` for a story without any.
 *
 * @throws AppError 'unauthorized' when no user is signed in, 'data' when the database refuses, 'network' when it does not answer.
 */
export async function readStoryNotes(storyId: string, signal?: AbortSignal): Promise<KeptNotes | undefined> {
  const supabase = await signedInClient(SIGNED_OUT_MESSAGES.other);
  const rows = supabase.from('story_notes').select('notes,revision').eq('story_id', storyId).retry(false);
  const { data, error } = await (signal ? rows.abortSignal(signal) : rows).maybeSingle();
  if (error) throw dataError(error);
  return data ? { notes: readNotes(data.notes), revision: data.revision } : undefined;
}
