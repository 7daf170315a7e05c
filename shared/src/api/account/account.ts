import { paths } from '@storyloom/shared/contract';
import { createEphemeralClient, getSupabase } from '@storyloom/shared/api';
import { authError, authStrings as strings } from '@storyloom/shared/auth';

/**
 * Makes sure that the person here knows the account's password; the session stays as it is. For what hosted Supabase
 * does not ask the password for.
 *
 * @throws AppError 'auth' with the service's message, 'rate_limited' (with `retryAfter` when it is known), or 'network'.
 */
async function confirmPassword(email: string, password: string): Promise<void> {
  const supabase = await createEphemeralClient();
  const { error } = await supabase.auth.signInWithPassword({ email, password });
  if (error) throw authError(error, strings.changeEmail);
  // Else it would be among the sessions of the account.
  await supabase.auth.signOut({ scope: 'local' }).catch(() => undefined);
}

/** What a change of the address takes. */
export interface EmailChange {
  readonly from: string;
  readonly to: string;
  /** The current one. */
  readonly password: string;
}

/**
 * Asks for another e-mail address. It takes the old one's place when the code is redeemed that is sent to it.
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
