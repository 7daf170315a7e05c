import { AppError, type DatabaseClient, getSupabase } from '@storyloom/shared/api';
import { dataError } from '@storyloom/shared/api/data-error';
import { authError, authStrings, refusalIn, sessionStore, verifiedFactor } from '@storyloom/shared/auth';
import type { AuthError } from '@supabase/auth-js';
import { strings } from './strings.ts';

/** The code of the authenticator app, or the recovery code, is wrong. Shown at its field. */
export class WrongCode extends Error {
  override readonly name = 'WrongCode';
}

/** A second factor that is on. */
export interface SecondFactor {
  readonly id: string;
  readonly since: Date;
}

/** What is handed to an authenticator app. */
export interface Enrolment {
  readonly factorId: string;
  readonly secret: string;
  /** Address of a picture. */
  readonly qrCode: string;
}

/** The issuer that an app shows beside the account. */
const ISSUER = 'Storyloom';

/** The next code answers an expired challenge as well as a wrong one. */
const WRONG: readonly (string | undefined)[] = ['mfa_verification_failed', 'mfa_challenge_expired'];

function codeError(error: AuthError, fallback: string): Error {
  return WRONG.includes(error.code) ? new WrongCode(strings.wrongCode, { cause: error }) : authError(error, fallback);
}

/** Users type a code as the app shows it, in two groups. */
const digitsOf = (code: string): string => code.replaceAll(/\s/g, '');

/** Strengthens the session of a client by a code. @throws WrongCode, or as `signIn`. */
export async function passSecondStep(supabase: DatabaseClient, factorId: string, code: string): Promise<void> {
  const { error } = await supabase.auth.mfa.challengeAndVerify({ factorId, code: digitsOf(code) });
  if (error) throw codeError(error, authStrings.secondStep);
}

/**
 * The second step of signing in. The session store is notified by the client's own event.
 *
 * @throws WrongCode, or as `signIn`.
 */
export async function enterCode(code: string): Promise<void> {
  const factor = verifiedFactor(sessionStore.getState().secondStepOf ?? {});
  const supabase = await getSupabase();
  try {
    if (factor) await passSecondStep(supabase, factor.id, code);
  } catch (error) {
    const { code: reason } = ((error instanceof Error && error.cause) || {}) as { readonly code?: string };
    if (reason !== 'mfa_factor_not_found') throw error;
    // It was turned off on another device in the meantime: the renewed session needs no code.
    await renew(supabase);
  }
}

/** The session as the service has it now, with the account's factors. */
async function renew(supabase: DatabaseClient): Promise<void> {
  const { error } = await supabase.auth.refreshSession();
  if (error) throw authError(error, authStrings.secondStep);
}

/**
 * The second step by a recovery code: two-step sign-in is off afterwards, and every other device is signed out.
 *
 * @throws WrongCode, or as `signIn`.
 */
export async function enterRecoveryCode(code: string): Promise<void> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.rpc('use_recovery_code', { p_code: code });
  if (error) {
    const { retryAfter } = refusalIn(error.message);
    if (retryAfter === undefined) throw dataError(error);
    throw new AppError('rate_limited', error.message, { cause: error, retryAfter });
  }
  // If the answer to an earlier attempt was lost, the code is spent and two-step sign-in is already off.
  await renew(supabase);
  if (data !== true && sessionStore.getState().secondStepOf) throw new WrongCode(strings.wrongRecoveryCode);
}

/**
 * The current second factor from the service, `null` if there is none. The session holds the one of its last renewal, without
 * changes made on another device.
 *
 * @throws AppError as `signIn`.
 */
export async function currentFactor(): Promise<SecondFactor | null> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.auth.getUser();
  if (error) throw authError(error, authStrings.factorState);
  const factor = verifiedFactor(data.user);
  return factor ? { id: factor.id, since: new Date(factor.created_at) } : null;
}

/**
 * Begins to set up two-step sign-in, with a fresh sign-in.
 *
 * @throws AppError as `signIn`.
 */
export async function beginSetUp(email: string, password: string): Promise<Enrolment> {
  const supabase = await getSupabase();
  const before = sessionStore.getState().session?.access_token;
  const signedIn = await supabase.auth.signInWithPassword({ email, password });
  if (signedIn.error) throw authError(signedIn.error, authStrings.signIn);
  // It is replaced; left alone it would be listed among the devices of the account.
  if (before !== undefined) await supabase.auth.admin.signOut(before, 'local').catch(() => undefined);
  for (const { id, status } of signedIn.data.user.factors ?? [])
    if (status === 'unverified') await supabase.auth.mfa.unenroll({ factorId: id });
  const { data, error } = await supabase.auth.mfa.enroll({ factorType: 'totp', issuer: ISSUER });
  if (error) throw authError(error, authStrings.setUp);
  return { factorId: data.id, secret: data.totp.secret, qrCode: data.totp.qr_code };
}

/**
 * Sends a code of the app: the first turns two-step sign-in on and signs out other devices, a later one confirms the user.
 *
 * @throws WrongCode, or as `signIn`.
 */
export async function confirmCode(factorId: string, code: string): Promise<void> {
  await passSecondStep(await getSupabase(), factorId, code);
}

/** Removes an unfinished set-up. A failure does not matter: it has no effect, and the next set-up removes it. */
export async function abandonSetUp(factorId: string): Promise<void> {
  const supabase = await getSupabase();
  await supabase.auth.mfa.unenroll({ factorId }).catch(() => undefined);
}

/** @throws WrongCode, or as `signIn`. */
export async function turnOff(factorId: string, code: string): Promise<void> {
  const supabase = await getSupabase();
  await passSecondStep(supabase, factorId, code);
  const { error } = await supabase.auth.mfa.unenroll({ factorId });
  if (error) throw authError(error, authStrings.turnOff);
  await renew(supabase);
}

/**
 * Creates recovery codes, which are returned only once; older ones stop working. Requires a fresh code of the authenticator app.
 *
 * @throws AppError 'data' when the database refuses, 'network' when it does not answer.
 */
export async function makeRecoveryCodes(): Promise<readonly string[]> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.rpc('make_recovery_codes');
  if (error) throw dataError(error);
  return data;
}

/**
 * How many recovery codes are left.
 *
 * @throws AppError as {@link makeRecoveryCodes}.
 */
export async function recoveryCodesLeft(signal: AbortSignal): Promise<number> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.rpc('recovery_codes_left').retry(false).abortSignal(signal);
  if (error) throw dataError(error);
  return data;
}
