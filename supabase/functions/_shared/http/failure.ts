import type { ErrorCode, ServiceError } from '@storyloom/shared/stream';
import { describeError } from './describe-error.ts';

const STATUS: Readonly<Record<ErrorCode, number>> = {
  bad_request: 400,
  unauthorized: 401,
  guest_limit_reached: 403,
  duplicate_run: 409,
  not_found: 404,
  method_not_allowed: 405,
  too_large: 413,
  rate_limited: 429,
  quota_unavailable: 503,
  provider_unauthorized: 502,
  provider_rate_limited: 429,
  provider_unavailable: 503,
  provider_error: 502,
  provider_timeout: 504,
  filtered: 422,
  unsuitable: 422,
  empty: 502,
  internal: 500,
};

interface Options {
  readonly retryAfter?: number | undefined;
  readonly cause?: unknown;
  /** The provider's full message, without secrets. */
  readonly said?: string | undefined;
}

/** A failure whose message is written for the reader. `cause` and `said` are for operators and never reach a response. */
export class ServiceFailure extends Error {
  override readonly name = 'ServiceFailure';
  readonly code: ErrorCode;
  readonly retryAfter: number | undefined;
  readonly said: string | undefined;

  constructor(code: ErrorCode, message: string, options: Options = {}) {
    super(message, { cause: options.cause });
    this.code = code;
    this.retryAfter = options.retryAfter;
    this.said = options.said || undefined;
  }

  get status(): number {
    return STATUS[this.code];
  }

  /** The error for the reader. */
  toServiceError(): ServiceError {
    const { code, message, retryAfter } = this;
    return retryAfter === undefined ? { code, message } : { code, message, retryAfter };
  }
}

/** The failure itself, or `internal` for any other error. */
export function asServiceFailure(error: unknown): ServiceFailure {
  if (error instanceof ServiceFailure) return error;
  return new ServiceFailure('internal', 'Something went wrong on our side. Please try again.', { cause: error });
}

/** A failure for the log, beside its code. */
export function describeFailure({ cause, said }: ServiceFailure): Record<string, string> {
  return { ...(cause === undefined ? {} : { cause: describeError(cause) }), ...(said === undefined ? {} : { said }) };
}
