const MINUTE = 60;
const HOUR = 3600;

function plural(count: number, unit: string): string {
  return `in ${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** A wait in whole seconds in words, never too short: 'in 40 seconds', 'in 12 minutes', 'in 5 hours'. */
export function waitWords(seconds: number): string {
  if (seconds <= 90) return plural(seconds, 'second');
  if (seconds <= 90 * MINUTE) return plural(Math.ceil(seconds / MINUTE), 'minute');
  return plural(Math.ceil(seconds / HOUR), 'hour');
}
