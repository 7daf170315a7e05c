/** Reasons why a remote is not on the page. */
export type RemoteFailure = 'unreachable' | 'timeout' | 'altered' | 'incompatible';

/** A remote that could not be loaded or must not run. The cause is for the log, not for the user. */
export class RemoteError extends Error {
  override readonly name = 'RemoteError';
  readonly failure: RemoteFailure;
  /** The engine may have cached that a script did not load. */
  readonly isOfScript: boolean;

  constructor(failure: RemoteFailure, message: string, cause?: unknown, { isOfScript = false } = {}) {
    super(message, { cause });
    this.failure = failure;
    this.isOfScript = isOfScript;
  }
}
