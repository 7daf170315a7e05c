import { AppError, type DatabaseClient, getSupabase, hasStoredSession } from '@storyloom/shared/api';
import { dataError } from '@storyloom/shared/api/data-error';

/** Messages for calls that require a signed-in user (spec 8). */
export const SIGNED_OUT_MESSAGES = {
  saving: 'No user found',
  sharing: 'Please sign in to share stories',
  sharingSaved: 'Please sign in to share this story',
  deletingShared: 'User not authenticated.',
  /** Everything else about the user's own stories. */
  other: 'User not authenticated',
} as const;

export type SignedOutMessage = (typeof SIGNED_OUT_MESSAGES)[keyof typeof SIGNED_OUT_MESSAGES];

/**
 * The client, for a call that only a signed-in user can make.
 *
 * @throws AppError 'unauthorized' with that message when no user is signed in, 'network' when that can't be determined.
 */
export async function signedInClient(message: SignedOutMessage): Promise<DatabaseClient> {
  const supabase = await getSupabase();
  // The call itself renews a stored session. `getSession` would renew it a second time on a device whose clock is ahead.
  if (hasStoredSession()) return supabase;
  const { data, error } = await supabase.auth.getSession();
  if (data.session) return supabase;
  // A session that could not be renewed because no answer came has not ended.
  if (error?.name === 'AuthRetryableFetchError') throw dataError({ message: error.message, code: '' });
  throw new AppError('unauthorized', message, { cause: error });
}

/**
 * As {@link dataError}, for calls of a dialog: if the session ended in the meantime and the database refuses it, the message is
 * the same as without a session.
 */
export function signedInError(error: Parameters<typeof dataError>[0], message: SignedOutMessage): AppError {
  const failure = dataError(error);
  return failure.code === 'unauthorized' ? new AppError('unauthorized', message, { cause: error }) : failure;
}
