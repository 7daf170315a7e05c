import { AppError, type DatabaseClient, getSupabase, hasStoredSession } from '@storyloom/shared/api';
import { dataError } from '@storyloom/shared/api/data-error';

/** What is said of a call that needs someone to be signed in (spec 8). */
export const SIGNED_OUT_MESSAGES = {
  saving: 'No user found',
  sharing: 'Please sign in to share stories',
  sharingSaved: 'Please sign in to share this story',
  deletingShared: 'User not authenticated.',
  /** Everything else about one's own stories. */
  other: 'User not authenticated',
} as const;

export type SignedOutMessage = (typeof SIGNED_OUT_MESSAGES)[keyof typeof SIGNED_OUT_MESSAGES];

/**
 * The client, for a call that only a signed-in user can make.
 *
 * @throws AppError 'unauthorized' with that message where nobody is signed in, 'network' where that can't be found out.
 */
export async function signedInClient(message: SignedOutMessage): Promise<DatabaseClient> {
  const supabase = await getSupabase();
  // The call itself renews a session that is kept here. Asked for as well, it would be renewed twice where the clock is ahead.
  if (hasStoredSession()) return supabase;
  const { data, error } = await supabase.auth.getSession();
  if (data.session) return supabase;
  // A session that could not be renewed for want of an answer is not over.
  if (error?.name === 'AuthRetryableFetchError') throw dataError({ message: error.message, code: '' });
  throw new AppError('unauthorized', message, { cause: error });
}

/**
 * As {@link dataError}, for what is asked in a dialog: where the session ended under it, so that the database does not take
 * it anymore, the user hears the same as without one.
 */
export function signedInError(error: Parameters<typeof dataError>[0], message: SignedOutMessage): AppError {
  const failure = dataError(error);
  return failure.code === 'unauthorized' ? new AppError('unauthorized', message, { cause: error }) : failure;
}
