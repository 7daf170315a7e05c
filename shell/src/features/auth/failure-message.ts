import { AppError } from '@storyloom/shared/api';
import { strings } from './strings.ts';

function waitOf(seconds: number | undefined): string {
  if (seconds === undefined) return strings.waits.unknown;
  return seconds <= 90
    ? strings.waits.seconds(Math.max(1, Math.ceil(seconds)))
    : strings.waits.minutes(Math.ceil(seconds / 60));
}

/** What to say when the sign-in service did not do what it was asked: its own words (spec 8) wherever they help. */
export function failureMessage(error: unknown): string {
  if (!(error instanceof AppError)) return strings.failed;
  switch (error.code) {
    case 'network':
      return strings.unreachable;
    case 'rate_limited':
      return strings.tooOften(waitOf(error.retryAfter));
    default:
      return error.message || strings.failed;
  }
}
