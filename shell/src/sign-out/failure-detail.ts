import { AppError } from '@storyloom/shared/api';
import { strings } from './strings.ts';

/** Why signing out failed, below the message that it did; `undefined` if that adds nothing. */
export function failureDetail(error: unknown): string | undefined {
  if (!(error instanceof AppError)) return undefined;
  if (error.code === 'network') return strings.unreachable;
  return error.message === strings.failed ? undefined : error.message;
}
