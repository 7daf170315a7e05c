import type { ErrorCode, ServiceError } from '@storyloom/shared/stream';

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
  empty: 502,
  internal: 500,
};

/** A failure whose message is written for the reader. `cause` is for operators and never reaches a response. */
export class ServiceFailure extends Error {
  override readonly name = 'ServiceFailure';
  readonly code: ErrorCode;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, message: string, options: { retryAfter?: number | undefined; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.code = code;
    this.retryAfter = options.retryAfter;
  }

  get status(): number {
    return STATUS[this.code];
  }

  /** What the reader gets. */
  toServiceError(): ServiceError {
    const { code, message, retryAfter } = this;
    return retryAfter === undefined ? { code, message } : { code, message, retryAfter };
  }
}

/** The failure as it is, or `internal` for anything that nobody foresaw. */
export function asServiceFailure(error: unknown): ServiceFailure {
  if (error instanceof ServiceFailure) return error;
  return new ServiceFailure('internal', 'Something went wrong on our side. Please try again.', { cause: error });
}
