import type { ErrorCode } from '../stream/index.ts';

/** Codes of failures that the page itself detects, in addition to those of the service. */
export type AppErrorCode =
  | ErrorCode
  /** No answer: offline, server down, connection reset. */
  | 'network'
  /** An answer without the stream it should carry. */
  | 'no_body'
  /** The database refused; the message says why. */
  | 'data'
  /** The sign-in service refused; its message is meant for the user. */
  | 'auth';

/** A failure, created at the edge. `message` may be shown to a user, `cause` never. `retryAfter` in seconds. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: AppErrorCode;
  readonly retryAfter: number | undefined;

  constructor(code: AppErrorCode, message: string, options: { cause?: unknown; retryAfter?: number | undefined } = {}) {
    super(message, { cause: options.cause });
    this.code = code;
    this.retryAfter = options.retryAfter;
  }
}
