const MINUTE = 60;
const HOUR = 3600;

const plural = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** A time in whole seconds in words, never too short: '40 seconds', '12 minutes', '5 hours'. */
export function durationWords(seconds: number): string {
  if (seconds <= 90) return plural(seconds, 'second');
  if (seconds <= 90 * MINUTE) return plural(Math.ceil(seconds / MINUTE), 'minute');
  return plural(Math.ceil(seconds / HOUR), 'hour');
}

/** A wait in whole seconds in words: 'in 40 seconds'. */
export const waitWords = (seconds: number): string => `in ${durationWords(seconds)}`;
