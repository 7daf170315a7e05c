import { formatNumber, retryTime } from '@storyloom/shared/domain';

/** Texts about any request for text from the story service. */
export const runStrings = {
  shorter: (words: number) => `It came out shorter than the ${formatNumber(words)} words you asked for.`,
  longer: (words: number) => `It came out longer than the ${formatNumber(words)} words you asked for.`,
  noBody: 'No response body received',
  /** For failures whose own message does not say what to do. */
  reasons: {
    network: 'The story service can’t be reached. Check your connection and try again.',
    unauthorized: 'Your sign-in has expired. Please sign in again.',
    /** `now` is when it failed, in milliseconds since the epoch. */
    tryAgainIn: (seconds: number, now?: number) => `Please try again ${retryTime(seconds, now)}.`,
  },
} as const;
