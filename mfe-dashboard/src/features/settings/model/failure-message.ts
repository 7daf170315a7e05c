import { AppError } from '@storyloom/shared/api';
import { retryTime } from '@storyloom/shared/domain';
import { strings } from '../strings.ts';

/** The message for a change that the sign-in service refused. */
export function failureMessage(error: Error): string {
  if (!(error instanceof AppError)) return strings.unreachable;
  switch (error.code) {
    case 'rate_limited':
      return strings.tooOften(error.retryAfter ? retryTime(error.retryAfter) : strings.aFewMinutes);
    case 'network':
      return strings.unreachable;
    default:
      return error.message;
  }
}
