import { AppError } from '@storyloom/shared/api';
import { retryTime } from '@storyloom/shared/domain';
import { strings } from './strings.ts';

/** What to say when the sign-in service did not do what it was asked: its own words (spec 8) wherever they help. */
export function failureMessage(error: unknown): string {
  if (!(error instanceof AppError)) return strings.failed;
  switch (error.code) {
    case 'network':
      return strings.unreachable;
    case 'rate_limited':
      return strings.tooOften(error.retryAfter === undefined ? strings.waitUnknown : retryTime(error.retryAfter));
    default:
      return error.message || strings.failed;
  }
}

/** Where a refusal leads on to: signing in with the account that there is, or a new password. */
export type NextStep = 'sign-in' | 'reset';

/** The service's names of the refusals that have a way out of their own. */
const NEXT_STEPS: Readonly<Record<string, NextStep>> = {
  user_already_exists: 'sign-in',
  email_exists: 'sign-in',
  invalid_credentials: 'reset',
};

function refusalOf(error: unknown): string | undefined {
  const cause: unknown = error instanceof AppError ? error.cause : undefined;
  if (typeof cause !== 'object' || cause === null || !('code' in cause)) return undefined;
  return typeof cause.code === 'string' ? cause.code : undefined;
}

/** What to do about a refusal, where that is somewhere else. */
export function nextStepOf(error: unknown): NextStep | undefined {
  const refusal = refusalOf(error);
  return refusal === undefined ? undefined : NEXT_STEPS[refusal];
}

/** Whether the service refused the password that was chosen: it is said at its field, until another one is typed. */
export const isWeakPassword = (error: unknown): boolean => refusalOf(error) === 'weak_password';
