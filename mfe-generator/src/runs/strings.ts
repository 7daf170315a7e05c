import { formatNumber, retryTime } from '@storyloom/shared/domain';
import type { Waiting } from '@storyloom/shared/stream';
import { waitStrings } from '@storyloom/shared/ui/call-wait';

const MINUTE = 60;

const counted = (count: number, unit: string) => `${formatNumber(count)} ${unit}${count === 1 ? '' : 's'}`;

/** Texts about any request for text from the story service. */
export const runStrings = {
  shorter: (words: number) => `It came out shorter than the ${formatNumber(words)} words you asked for.`,
  longer: (words: number) => `It came out longer than the ${formatNumber(words)} words you asked for.`,
  noBody: 'No response body received',
  waits: {
    model: waitStrings.model,
    loading: 'The model is loading',
    thinking: 'The model is thinking',
  },
  waitsFor: ({ on, ahead = 1 }: Waiting) => {
    if (on !== 'turn') return runStrings.waits[on];
    return ahead === 1 ? 'One story before yours' : `${formatNumber(ahead)} stories before yours`;
  },
  /** A limit in words: “90 seconds”, “2 minutes”. */
  duration: (seconds: number) =>
    seconds % MINUTE === 0 ? counted(seconds / MINUTE, 'minute') : counted(seconds, 'second'),
  /** For failures whose own message does not say what to do. */
  reasons: {
    network: 'The story service can’t be reached. Check your connection and try again.',
    unauthorized: 'Your sign-in has expired. Please sign in again.',
    /** `now` is when it failed, in milliseconds since the epoch. */
    tryAgainIn: (seconds: number, now?: number) => `Please try again ${retryTime(seconds, now)}.`,
  },
} as const;
