import { AppError, failureWords, jsonObject } from '@storyloom/shared/api';
import { dataError } from '@storyloom/shared/api/data-error';
import { SIGNED_OUT_MESSAGES, signedInClient } from '@storyloom/shared/api/signed-in';
import type { SavedTextCause } from '@storyloom/shared/domain';

export interface NewStoryText {
  readonly id: string;
  /** The revision that the text was made of. */
  readonly base: number;
  /** Not empty, and at most `STORY_LIMITS.characters`. */
  readonly text: string;
  readonly cause: SavedTextCause;
  /** The typing session (a UUID): what it saves in a row is kept as one revision. */
  readonly session: string;
  /** The demo storyteller wrote some of it. The story is marked for good, so this may be false again later. */
  readonly demo: boolean;
  /** The revision that a restored text is from. */
  readonly restored?: number | undefined;
}

export type SavedText =
  | { readonly outcome: 'saved'; readonly revision: number }
  /** The story was changed meanwhile, and nothing was written. These are its current revision and text. */
  | { readonly outcome: 'conflict'; readonly revision: number; readonly text: string }
  /** The story was deleted, or it is another user's. */
  | { readonly outcome: 'gone' };

/**
 * Saves the text of a saved story. If the answer to a save was lost, a save of a newer text from the same base may be a conflict
 * with the page's own text: the conflict's text is then the one that was sent before, and can be built on.
 *
 * @throws AppError 'unauthorized' (“No user found”) when no user is signed in, 'data' when the database refuses, 'network'
 *   when it does not answer.
 */
export async function saveStoryText(
  { id, base, text, cause, session, demo, restored }: NewStoryText,
  signal?: AbortSignal,
): Promise<SavedText> {
  const supabase = await signedInClient(SIGNED_OUT_MESSAGES.saving);
  const call = supabase.rpc('save_story_text', {
    p_id: id,
    p_base: base,
    p_story: text,
    p_cause: cause,
    p_session: session,
    p_demo: demo,
    ...(restored !== undefined && { p_restored: restored }),
  });
  const { data, error } = await (signal ? call.abortSignal(signal) : call);
  if (error) throw dataError(error);
  const { outcome, revision, story } = jsonObject(data);
  if (outcome === 'gone') return { outcome };
  if (outcome === 'saved' && typeof revision === 'number') return { outcome, revision };
  if (outcome === 'conflict' && typeof revision === 'number' && typeof story === 'string') {
    return { outcome, revision, text: story };
  }
  throw new AppError('internal', failureWords.internal());
}
