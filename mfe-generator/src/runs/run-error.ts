import { AppError } from '@storyloom/shared/api';
import type { RunError } from '@storyloom/shared/stream';

/** Turns anything thrown while a story is requested or read into an error that the page has a message for. */
export function runError(error: unknown): RunError {
  if (!(error instanceof AppError)) {
    console.error(error);
    return { code: 'network', message: 'The connection broke off' };
  }
  const { code, message, retryAfter } = error;
  const known = code === 'data' || code === 'auth' ? 'internal' : code;
  return { code: known, message, ...(retryAfter !== undefined && { retryAfter }) };
}
