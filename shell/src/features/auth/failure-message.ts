import { AppError } from '@storyloom/shared/api';
import { retryTime } from '@storyloom/shared/domain';
import { strings } from './strings.ts';

/** The message for a failure of the sign-in service: its own (spec 8) wherever that helps. */
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

/** What a refusal links to: signing in with the existing account, or a new password. */
export type NextStep = 'sign-in' | 'reset';

/** The service's codes of refusals that have such a link. */
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

/** The link for a refusal, if there is one. */
export function nextStepOf(error: unknown): NextStep | undefined {
  const refusal = refusalOf(error);
  return refusal === undefined ? undefined : NEXT_STEPS[refusal];
}

/** Whether the service refused the chosen password: shown at its field until another one is typed. */
export const isWeakPassword = (error: unknown): boolean => refusalOf(error) === 'weak_password';
