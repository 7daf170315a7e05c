import { AppError, createEphemeralClient, type DatabaseClient, failureWords, getSupabase } from '../api/index.ts';
import { readableMessage, retryTime } from '../domain/index.ts';
import { finishBeforeSignOut } from './before-sign-out.ts';
import { refusalIn } from './refusal.ts';
import { isHalfway } from './second-step.ts';
import { sessionStore } from './session-store.ts';
import { strings } from './strings.ts';

/** Errors of the library that carry the service's message. */
const OF_THE_SERVICE = new Set(['AuthApiError', 'AuthWeakPasswordError']);

interface ServiceError {
  readonly name?: string;
  readonly message: string;
  readonly status?: number | undefined;
}

/** The service itself failed; other 5xx statuses come from a gateway that can't reach it. */
const SERVER_FAULTS: readonly (number | undefined)[] = [500, 501];

/**
 * An error of the sign-in service as an AppError with a message for the user: the service's own (spec 8) if it has one.
 *
 * @param fallback the message otherwise
 */
export function authError(error: ServiceError, fallback: string): AppError {
  const { name, status } = error;
  if (name === 'AuthRetryableFetchError' || status === 0) {
    return SERVER_FAULTS.includes(status)
      ? new AppError('internal', failureWords.internal(), { cause: error })
      : new AppError('network', failureWords.unreachable, { cause: error });
  }
  if (name === 'AuthSessionMissingError') return new AppError('auth', failureWords.expired, { cause: error });
  const { message, retryAfter } = refusalIn(error.message);
  // Anything but a refusal is the library's own problem with the answer, with a message for developers.
  const words = OF_THE_SERVICE.has(name ?? '') ? readableMessage(message) : undefined;
  if (status === 429) {
    const wait = retryAfter === undefined ? undefined : retryTime(retryAfter);
    return new AppError('rate_limited', words ?? failureWords.tooMany(wait), { cause: error, retryAfter });
  }
  return words === undefined
    ? new AppError('internal', fallback, { cause: error })
    : new AppError('auth', words, { cause: error });
}

/**
 * Signs in. The session store is notified by the client's own event.
 *
 * @returns whether the user is signed in: an account with two-step sign-in requires a code next.
 * @throws AppError 'auth' with the service's message, 'rate_limited' (with `retryAfter` when it is known), 'internal', or 'network'; each with a message for the user.
 */
export async function signIn(email: string, password: string): Promise<boolean> {
  await sessionStore.connect();
  const supabase = await getSupabase();
  const { data, error } = await supabase.auth.signInWithPassword({ email, password });
  if (error) throw authError(error, strings.signIn);
  return !isHalfway(data.session);
}

/**
 * Creates an account and leaves the user signed out, so that they sign in with their new password (spec 4).
 *
 * @throws AppError as {@link signIn}.
 */
export async function signUp(name: string, email: string, password: string): Promise<void> {
  const supabase = await createEphemeralClient();
  const { data, error } = await supabase.auth.signUp({ email, password, options: { data: { name } } });
  if (error) throw authError(error, strings.signIn);
  // The library accepts any JSON as an account.
  if (!data.user?.id) throw new AppError('internal', failureWords.internal());
  await endForgotten(supabase);
}

/** Ends the session of a client that is no longer used, so that it is not listed among those of the account. */
async function endForgotten(supabase: DatabaseClient): Promise<void> {
  await supabase.auth.signOut({ scope: 'local' }).catch(() => undefined);
}

/**
 * Sends a link for choosing a new password if the account exists; the service does not reveal whether it does.
 *
 * @param returnTo page of this site that the link leads to, such as `/auth`.
 * @throws AppError as {@link signIn}.
 */
export async function requestPasswordReset(email: string, returnTo: string): Promise<void> {
  const supabase = await createEphemeralClient();
  const { error } = await supabase.auth.resetPasswordForEmail(email, { redirectTo: `${location.origin}${returnTo}` });
  if (error) throw authError(error, strings.sendLink);
}

/**
 * Changes the password of the signed-in user, which ends their other sessions. Ends the session's `recovering`.
 *
 * @param current the current password; not required after a recovery link
 * @throws AppError as {@link signIn}.
 */
export async function changePassword(password: string, current?: string): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.updateUser({
    password,
    ...(current !== undefined && { current_password: current }),
  });
  if (error) throw authError(error, strings.changePassword);
}

/**
 * Changes the name of the account, which the header shows; others see the one of the profile.
 *
 * @throws AppError as {@link signIn}.
 */
export async function changeAccountName(name: string): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.updateUser({ data: { name } });
  if (error) throw authError(error, strings.changeName);
}

/**
 * Signs the user out on every other device.
 *
 * @throws AppError as {@link signIn}.
 */
export async function signOutOthers(): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.signOut({ scope: 'others' });
  if (error) throw authError(error, strings.signOut);
}

/**
 * Signs this browser out, after what is to be done before.
 *
 * @throws AppError as {@link signIn}.
 */
export async function signOut(): Promise<void> {
  const supabase = await getSupabase();
  await finishBeforeSignOut();
  const { error } = await sessionStore.leave(() => supabase.auth.signOut({ scope: 'local' }));
  if (error) throw authError(error, strings.signOut);
}
