import { waitWords } from '@storyloom/shared/domain';

/** What a reader is told whose story would be more than the operator lets everyone together have in a day. */
export function dayIsFull(retryAfter: number): string {
  return `No more stories can be written today. Please try again ${waitWords(retryAfter)}.`;
}
