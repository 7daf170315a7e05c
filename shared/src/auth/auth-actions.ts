import { AppError, createForgetfulClient, getSupabase } from '../api/index.ts';
import { refusalIn } from './refusal.ts';
import { sessionStore } from './session-store.ts';

interface ServiceError {
  readonly name?: string;
  readonly message: string;
  readonly status?: number | undefined;
}

/** What the sign-in service answered, as a failure of ours. */
export function authError(error: ServiceError): AppError {
  const unreachable = error.name === 'AuthRetryableFetchError' || error.status === 0;
  if (unreachable) return new AppError('network', error.message, { cause: error });
  const { message, retryAfter } = refusalIn(error.message);
  if (error.status === 429) return new AppError('rate_limited', message, { cause: error, retryAfter });
  return new AppError('auth', message, { cause: error });
}

/**
 * Signs in. The session store learns of it by the client's own event.
 *
 * @throws AppError 'auth' with the service's message, 'rate_limited' (with `retryAfter` when it is known), or 'network'.
 */
export async function signIn(email: string, password: string): Promise<void> {
  await sessionStore.connect();
  const supabase = await getSupabase();
  const { error } = await supabase.auth.signInWithPassword({ email, password });
  if (error) throw authError(error);
}

/**
 * Creates an account and leaves the person signed out, so that they sign in with what they chose (spec 4).
 *
 * @throws AppError as {@link signIn}.
 */
export async function signUp(name: string, email: string, password: string): Promise<void> {
  const supabase = await createForgetfulClient();
  const { error } = await supabase.auth.signUp({ email, password, options: { data: { name } } });
  if (error) throw authError(error);
}

/**
 * Sends a link for choosing a new password, if there is such an account; the service never says whether there is.
 *
 * @param returnTo page of this site that the link leads to, such as `/auth`.
 * @throws AppError as {@link signIn}.
 */
export async function requestPasswordReset(email: string, returnTo: string): Promise<void> {
  const supabase = await createForgetfulClient();
  const { error } = await supabase.auth.resetPasswordForEmail(email, { redirectTo: `${location.origin}${returnTo}` });
  if (error) throw authError(error);
}

/**
 * Gives the signed-in person a new password. Ends the session's `recovering`.
 *
 * @throws AppError as {@link signIn}.
 */
export async function changePassword(password: string): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.updateUser({ password });
  if (error) throw authError(error);
}

/**
 * Signs this browser out.
 *
 * @throws AppError as {@link signIn}.
 */
export async function signOut(): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.signOut({ scope: 'local' });
  if (error) throw authError(error);
}
