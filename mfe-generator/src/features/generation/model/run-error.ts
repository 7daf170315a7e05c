import { AppError } from '@storyloom/shared/api';
import type { RunError } from '@storyloom/shared/stream';

/** Whatever was thrown while a story was asked for or read, as a failure that the page has a sentence for. */
export function runError(error: unknown): RunError {
  if (!(error instanceof AppError)) {
    console.error(error);
    return { code: 'network', message: 'The connection broke off' };
  }
  const { code, message, retryAfter } = error;
  const known = code === 'data' || code === 'auth' ? 'internal' : code;
  return { code: known, message, ...(retryAfter !== undefined && { retryAfter }) };
}
