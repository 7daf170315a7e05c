/** Reasons why a remote is not on the page. */
export type RemoteFailure = 'unreachable' | 'timeout' | 'altered' | 'incompatible';

/** A remote that could not be loaded or must not run. The cause is for the log, not for the user. */
export class RemoteError extends Error {
  override readonly name = 'RemoteError';
  readonly failure: RemoteFailure;

  constructor(failure: RemoteFailure, message: string, cause?: unknown) {
    super(message, { cause });
    this.failure = failure;
  }
}
