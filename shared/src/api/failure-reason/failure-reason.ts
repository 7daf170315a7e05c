import { AppError, failureWords } from '@storyloom/shared/api';

/** Why something could not be loaded, in words for the user. A browser's own words for "no network" are not. */
export function failureReason(failure: Error): string {
  if (!(failure instanceof AppError)) return failureWords.broken;
  if (failure.code !== 'network') return failure.message || failureWords.internal();
  return globalThis.navigator?.onLine === false ? failureWords.offline : failureWords.unreachable;
}
