import { AppError, failureWords, jsonObject, type JsonObject } from '@storyloom/shared/api';
import { dataError } from '@storyloom/shared/api/data-error';
import { SIGNED_OUT_MESSAGES, signedInClient } from '@storyloom/shared/api/signed-in';
import { readNotes, type StoryNotes } from '@storyloom/shared/domain';

export interface NewStoryNotes {
  readonly storyId: string;
  /** The revision of the notes that these were made of; `null` when there were none. */
  readonly base: number | null;
  /** Within `NOTES_LIMITS`. Entries without a name, and empty chapters, are not saved. */
  readonly notes: StoryNotes;
  /** Names that were found in the story, which the user's next stories avoid; those that are kept stay when this is absent. */
  readonly names?: readonly string[];
}

export type SavedNotes =
  | { readonly outcome: 'saved'; readonly revision: number }
  /** The notes were changed meanwhile, and nothing was written. These are the current ones. */
  | { readonly outcome: 'conflict'; readonly revision: number; readonly notes: StoryNotes }
  /** The story was deleted, or it is another user's. */
  | { readonly outcome: 'gone' };

const asJson = ({ characters, places, rules, outline }: StoryNotes): JsonObject => ({
  characters: characters.map((character) => ({ ...character })),
  places: places.map((place) => ({ ...place })),
  rules,
  outline: outline.map((chapter) => ({ ...chapter })),
});

/**
 * Saves the notes of a saved story. Notes that are there already are saved again without a conflict.
 *
 * @throws AppError 'unauthorized' when no user is signed in, 'data' when the database refuses, such as notes that are too long,
 *   'network' when it does not answer.
 */
export async function saveStoryNotes(
  { storyId, base, notes, names }: NewStoryNotes,
  signal?: AbortSignal,
): Promise<SavedNotes> {
  const supabase = await signedInClient(SIGNED_OUT_MESSAGES.saving);
  const call = supabase.rpc('save_story_notes', {
    p_story_id: storyId,
    p_notes: asJson(readNotes(notes)),
    ...(base !== null && { p_base: base }),
    ...(names && { p_names: [...names] }),
  });
  const { data, error } = await (signal ? call.abortSignal(signal) : call);
  if (error) throw dataError(error);
  const { outcome, revision, notes: current } = jsonObject(data);
  if (outcome === 'gone') return { outcome };
  if (outcome === 'saved' && typeof revision === 'number') return { outcome, revision };
  if (outcome === 'conflict' && typeof revision === 'number') {
    return { outcome, revision, notes: readNotes(current) };
  }
  throw new AppError('internal', failureWords.internal());
}
