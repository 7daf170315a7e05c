import { AppError } from '@storyloom/shared/api';
import { retryTime } from '@storyloom/shared/domain';
import { strings } from '../strings.ts';

/** What to say of a change that the sign-in service did not make. */
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
