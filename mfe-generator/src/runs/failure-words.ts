import { runStrings } from './strings.ts';

/** A message that already says to try again. */
const TRY_AGAIN = /try again/i;

export interface Failure {
  readonly code: string;
  readonly message: string;
  readonly retryAfter?: number | undefined;
}

/** Whole seconds to wait before trying again; `undefined` without a valid wait. */
export function waitOf({ retryAfter }: Pick<Failure, 'retryAfter'>): number | undefined {
  return retryAfter !== undefined && Number.isFinite(retryAfter) && retryAfter > 0 ? Math.ceil(retryAfter) : undefined;
}

/**
 * Adds when to try again, unless the sentence says it.
 *
 * @param now when it failed, in milliseconds since the epoch
 */
export function withWait(sentence: string, failure: Failure, now?: number): string {
  const seconds = waitOf(failure);
  if (seconds === undefined || TRY_AGAIN.test(sentence)) return sentence;
  return `${sentence} ${runStrings.reasons.tryAgainIn(seconds, now)}`;
}
