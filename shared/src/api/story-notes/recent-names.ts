import { dataError } from '@storyloom/shared/api/data-error';
import { SIGNED_OUT_MESSAGES, signedInClient } from '@storyloom/shared/api/signed-in';
import { AVOIDED_NAMES, readNotes } from '@storyloom/shared/domain';

/**
 * Names that a new story of the user should avoid: of the people in the notes that were changed last, and those found in the texts of
 * the same stories, the latest story first. Each is there once, and at most as many as {@link AVOIDED_NAMES} says.
 *
 * @throws AppError 'unauthorized' when no user is signed in, 'data' when the database refuses, 'network' when it does not answer.
 */
export async function recentNames(signal?: AbortSignal): Promise<readonly string[]> {
  const supabase = await signedInClient(SIGNED_OUT_MESSAGES.other);
  const rows = supabase
    .from('story_notes')
    .select('notes,names')
    .order('updated_at', { ascending: false })
    .limit(AVOIDED_NAMES.stories)
    .retry(false);
  const { data, error } = await (signal ? rows.abortSignal(signal) : rows);
  if (error) throw dataError(error);
  const names = data.flatMap((row) => [...readNotes(row.notes).characters.map(({ name }) => name), ...row.names]);
  return [...new Set(names)].slice(0, AVOIDED_NAMES.names);
}
