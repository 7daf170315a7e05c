import type { ErrorCode } from '../stream/index.ts';

/** Codes of failures the page itself can meet, beside those the service answers with. */
export type AppErrorCode =
  | ErrorCode
  /** No answer: offline, server down, connection reset. */
  | 'network'
  /** An answer without the stream it should carry. */
  | 'no_body'
  /** The database refused; the message says why. */
  | 'data'
  /** The sign-in service said no; its message is meant for the person. */
  | 'auth';

/** One failure, made at the edge. `message` may be shown to a person, `cause` never. `retryAfter` in seconds. */
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
