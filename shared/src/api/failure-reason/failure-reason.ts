import { AppError } from '@storyloom/shared/api';
import { strings } from './strings.ts';

/** Why something could not be loaded, in words for a person. A browser's own words for "no network" are not. */
export function failureReason(failure: Error): string {
  return failure instanceof AppError && failure.code !== 'network' ? failure.message : strings.unreachable;
}
