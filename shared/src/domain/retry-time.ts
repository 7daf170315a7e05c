import { formatLocalTime } from './format.ts';
import { waitWords } from './wait-words.ts';

const MINUTE_S = 60;
const MINUTE_MS = 60_000;

/**
 * When something can be tried again, for a message that stays on the page: 'at 14:05', in the user's own format and never too
 * early; for a wait of less than a minute: 'in 40 seconds'. Only in browsers: a server does not know the user's clock.
 *
 * @param seconds to wait
 */
export function retryTime(seconds: number, now = Date.now()): string {
  if (seconds < MINUTE_S) return waitWords(Math.max(1, Math.ceil(seconds)));
  const time = new Date(Math.ceil((now + seconds * 1000) / MINUTE_MS) * MINUTE_MS);
  const clock = formatLocalTime(time);
  return time.toDateString() === new Date(now).toDateString() ? `at ${clock}` : `tomorrow at ${clock}`;
}
