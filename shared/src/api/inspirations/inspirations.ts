import { AppError, getSupabase } from '@storyloom/shared/api';
import { dataError, UNIQUE_VIOLATION } from '@storyloom/shared/api/data-error';
import { type InspirationCategory, type InspirationDifficulty, inspirationTitle } from '@storyloom/shared/domain';
import { strings } from './strings.ts';

export interface NewInspiration {
  /** Created by the caller and kept over retries, so that a lost answer cannot publish the prompt twice. */
  readonly id: string;
  readonly userId: string;
  /** May be blank; published as {@link inspirationTitle} makes it. */
  readonly title: string;
  /** Published without the white space around it. */
  readonly prompt: string;
  readonly category: InspirationCategory;
  readonly difficulty: InspirationDifficulty;
  /** Whether others see it. */
  readonly isPublic: boolean;
}

/** As {@link dataError}, with this page's message if the session has ended unnoticed. */
function writeError(error: Parameters<typeof dataError>[0]): AppError {
  const failure = dataError(error);
  return failure.code === 'unauthorized'
    ? new AppError('unauthorized', strings.needsSignIn, { cause: error })
    : failure;
}

function promptOf(text: string): string {
  const prompt = text.trim();
  if (prompt === '') throw new AppError('bad_request', strings.emptyPrompt);
  return prompt;
}

/**
 * Publishes a prompt (table `user_inspirations`) and returns its id. Publishing the same id again changes the existing row.
 *
 * @throws AppError 'bad_request' when the prompt is blank, 'unauthorized' when the session has ended, 'data' when the database
 *   refuses, 'network' when it does not answer.
 */
export async function shareInspiration(inspiration: NewInspiration): Promise<{ readonly id: string }> {
  const { id, userId, title, category, difficulty, isPublic } = inspiration;
  const prompt = promptOf(inspiration.prompt);
  const supabase = await getSupabase();
  const { error } = await supabase.from('user_inspirations').insert({
    id,
    user_id: userId,
    title: inspirationTitle(category, title),
    prompt,
    category,
    difficulty,
    is_public: isPublic,
  });
  if (error?.code === UNIQUE_VIOLATION) await updateInspiration(id, userId, inspiration);
  else if (error) throw writeError(error);
  return { id };
}

/** The parts of an inspiration that its owner can change. */
export type InspirationChange = Pick<NewInspiration, 'title' | 'prompt' | 'category' | 'difficulty' | 'isPublic'>;

/**
 * Changes one of the user's own inspirations.
 *
 * @throws AppError as {@link shareInspiration}; 'data' when the user has none with that id.
 */
export async function updateInspiration(id: string, userId: string, change: InspirationChange): Promise<void> {
  const { title, category, difficulty, isPublic } = change;
  const prompt = promptOf(change.prompt);
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from('user_inspirations')
    .update({ title: inspirationTitle(category, title), prompt, category, difficulty, is_public: isPublic })
    .eq('id', id)
    .eq('user_id', userId)
    .select('id');
  if (error) throw writeError(error);
  if (data.length === 0) throw new AppError('data', strings.gone);
}

/**
 * Deletes one of the user's own inspirations. One that is already gone counts as deleted.
 *
 * @throws AppError 'data' when the database refuses, 'network' when it does not answer.
 */
export async function deleteInspiration(id: string, userId: string): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.from('user_inspirations').delete().eq('id', id).eq('user_id', userId);
  if (error) throw dataError(error);
}

/**
 * Records that the signed-in user writes from a prompt, and which story it became; once a day. Returns the number of uses of
 * the prompt.
 *
 * @throws AppError 'data' when the database refuses, 'network' when it does not answer.
 */
export async function recordInspirationUse(id: string, storyId?: string): Promise<number> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.rpc('record_inspiration_use', {
    p_inspiration_id: id,
    ...(storyId !== undefined && { p_story_id: storyId }),
  });
  if (error) throw dataError(error);
  return data;
}
