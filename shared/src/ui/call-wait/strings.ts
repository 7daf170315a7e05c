import { formatNumber } from '@storyloom/shared/domain';

const MINUTE = 60;

/** Texts about a wait for the story service. */
export const waitStrings = {
  model: 'Waiting for the model',
  /** A running time: “42 s”, “1 min 12 s”. */
  elapsed: (seconds: number) =>
    seconds < MINUTE ? `${seconds} s` : `${formatNumber(Math.floor(seconds / MINUTE))} min ${seconds % MINUTE} s`,
  cancel: 'Cancel',
} as const;
