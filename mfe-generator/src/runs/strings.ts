import { retryTime } from '@storyloom/shared/domain';

/** Texts about any request for text from the story service. */
export const runStrings = {
  noBody: 'No response body received',
  /** For failures whose own message does not say what to do. */
  reasons: {
    network: 'The story service can’t be reached. Check your connection and try again.',
    unauthorized: 'Your sign-in has expired. Please sign in again.',
    /** `now` is when it failed, in milliseconds since the epoch. */
    tryAgainIn: (seconds: number, now?: number) => `Please try again ${retryTime(seconds, now)}.`,
  },
} as const;
