import { paths } from '@storyloom/shared/contract';
import { createEphemeralClient, getSupabase } from '@storyloom/shared/api';
import { authError, authStrings as strings } from '@storyloom/shared/auth';

/**
 * Verifies the account's password without changing the session, for actions that hosted Supabase allows without it.
 *
 * @throws AppError 'auth' with the service's message, 'rate_limited' (with `retryAfter` when it is known), or 'network'.
 */
async function confirmPassword(email: string, password: string): Promise<void> {
  const supabase = await createEphemeralClient();
  const { error } = await supabase.auth.signInWithPassword({ email, password });
  if (error) throw authError(error, strings.changeEmail);
  // Otherwise it would be listed among the sessions of the account.
  await supabase.auth.signOut({ scope: 'local' }).catch(() => undefined);
}

/** What is needed to change the email address. */
export interface EmailChange {
  readonly from: string;
  readonly to: string;
  /** The current one. */
  readonly password: string;
}

/**
 * Requests a change of the email address, which takes effect when the code sent to the new address is redeemed.
 *
 * @throws AppError 'auth' with the service's message, 'rate_limited' (with `retryAfter` when it is known), or 'network'.
 */
export async function requestEmailChange({ from, to, password }: EmailChange): Promise<void> {
  await confirmPassword(from, password);
  const supabase = await getSupabase();
  const options = { emailRedirectTo: `${location.origin}${paths.confirm.href()}` };
  const { error } = await supabase.auth.updateUser({ email: to, current_password: password }, options);
  if (error) throw authError(error, strings.changeEmail);
}
