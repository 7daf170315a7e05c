import { waitWords } from '@storyloom/shared/domain';

/** The message for a story above the operator's daily limit for everyone. */
export function dayIsFullMessage(retryAfter: number): string {
  return `No more stories can be written today. Please try again ${waitWords(retryAfter)}.`;
}
