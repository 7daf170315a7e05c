import { queryOptions } from '@tanstack/react-query';
import { AppError, failureWords, type FunctionRow, getSupabase } from '@storyloom/shared/api';
import { dataError } from '@storyloom/shared/api/data-error';

/** One place where a user is signed in. */
export interface AccountSession {
  readonly id: string;
  /** The name its browser reports, or `null` if it was not stored. */
  readonly userAgent: string | null;
  readonly lastUsed: Date;
  /** The session of this browser. */
  readonly isCurrent: boolean;
}

async function ownSessions(signal: AbortSignal): Promise<readonly AccountSession[]> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.rpc('own_sessions').retry(false).abortSignal(signal);
  if (error) throw dataError(error);
  // This browser's session is always among them, unless it has ended.
  if (data.length === 0) throw new AppError('unauthorized', failureWords.expired);
  return data.map((row: FunctionRow<'own_sessions', 'user_agent'>) => ({
    id: row.id,
    userAgent: row.user_agent,
    lastUsed: new Date(row.last_used_at),
    isCurrent: row.is_current,
  }));
}

/**
 * Ends another session of the user. One that has already ended is not a failure.
 *
 * @throws AppError 'data' when the database refuses, 'network' when it does not answer.
 */
export async function endSession(id: string): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.rpc('end_session', { p_id: id });
  if (error) throw dataError(error);
}

/** Queries over where a user is signed in. */
export const sessionQueries = {
  /** This browser's first, then by last use. */
  own: (userId: string) =>
    queryOptions({ queryKey: ['sessions', userId], queryFn: ({ signal }) => ownSessions(signal) }),
};
