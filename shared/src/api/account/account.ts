import { createForgetfulClient, getSupabase } from '@storyloom/shared/api';
import { authError, authStrings as strings } from '@storyloom/shared/auth';

/**
 * Makes sure that whoever sits here knows the account's password; the session stays as it is.
 *
 * @throws AppError 'auth' with the service's message, 'rate_limited' (with `retryAfter` when it is known), or 'network'.
 */
export async function confirmPassword(email: string, password: string): Promise<void> {
  const supabase = await createForgetfulClient();
  const { error } = await supabase.auth.signInWithPassword({ email, password });
  if (error) throw authError(error, strings.signIn);
}

/**
 * Asks for another e-mail address. It takes the old one's place when the link is opened that is sent to it.
 *
 * @param returnTo page of this site that the link leads to, such as `/dashboard`.
 * @throws AppError as {@link confirmPassword}.
 */
export async function requestEmailChange(email: string, returnTo: string): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.updateUser({ email }, { emailRedirectTo: `${location.origin}${returnTo}` });
  if (error) throw authError(error, strings.changeEmail);
}
