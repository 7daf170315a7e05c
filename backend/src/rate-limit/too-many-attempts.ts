import { goTrueError } from '../auth/gotrue-error.ts';

function refusal(status: number, what: string, waitMs: number): Response {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  const message = `Too many ${what}. Please try again after ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`;
  return goTrueError(status, 'over_request_rate_limit', message, { 'retry-after': String(seconds) });
}

/** The answer to an attempt that is too early, with the error code and the header of hosted Supabase. */
export const tooManyAttempts = (waitMs: number): Response => refusal(429, 'attempts', waitMs);

/**
 * The answer to a renewal that is too early. Supabase's client signs the user out after any refusal of an expired session but
 * one with a status of 500 to 504, after which it tries again.
 */
export const tooManyRenewals = (waitMs: number): Response => refusal(503, 'session renewals', waitMs);
