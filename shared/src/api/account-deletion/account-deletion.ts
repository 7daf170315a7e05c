import { createEphemeralClient, getSupabase } from '@storyloom/shared/api';
import { dataError } from '@storyloom/shared/api/data-error';
import { passSecondStep } from '@storyloom/shared/api/second-factor';
import { authError, authStrings, verifiedFactor } from '@storyloom/shared/auth';
import { ACCOUNT_DELETION } from '@storyloom/shared/domain';

/**
 * Requests the deletion of the account and returns the moment by which everything is gone; signing in before that cancels it.
 * The database requires a fresh sign-in, so the password creates a separate session, which the request ends together with
 * all others.
 *
 * @param code of the authenticator app, where two-step sign-in is on
 * @throws WrongCode; AppError 'auth' when the sign-in service refuses, with its message; 'data' or 'unauthorized' when the database
 * does; 'rate_limited' (with `retryAfter` when it is known), 'internal' or 'network'.
 */
export async function requestAccountDeletion(email: string, password: string, code = ''): Promise<Date> {
  const supabase = await createEphemeralClient();
  const signedIn = await supabase.auth.signInWithPassword({ email, password });
  if (signedIn.error) throw authError(signedIn.error, authStrings.signIn);
  const factor = verifiedFactor(signedIn.data.user);
  if (factor) await passSecondStep(supabase, factor.id, code);
  const { data, error } = await supabase.rpc('request_account_deletion');
  if (error) throw dataError(error);
  return new Date(Date.parse(data) + ACCOUNT_DELETION.purgeMs);
}

/**
 * Whether the sign-in that began this session cancelled the deletion of the account. Returns true once: the call clears it.
 *
 * @throws AppError 'data' when the database refuses, 'network' when it does not answer.
 */
export async function takeCancelledDeletion(): Promise<boolean> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from('account_deletions')
    .delete()
    .not('cancelled_at', 'is', null)
    .select('cancelled_at');
  if (error) throw dataError(error);
  return data.length > 0;
}
