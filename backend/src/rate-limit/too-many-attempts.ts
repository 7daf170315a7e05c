import { goTrueError } from '../auth/gotrue-error.ts';

/** The answer to an attempt that is too early, with the error code and the header of hosted Supabase. */
export function tooManyAttempts(waitMs: number): Response {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  const message = `Too many attempts. Please try again after ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`;
  return goTrueError(429, 'over_request_rate_limit', message, { 'retry-after': String(seconds) });
}
