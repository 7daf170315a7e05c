/** Longer waits are an error of the service. */
const DAY = 86_400;

/**
 * The whole seconds a `Retry-After` header asks for, or a field of the same meaning, given as seconds or as a date; `undefined` when it is missing or
 * is not valid, so that the user is never told to wait for NaN.
 */
export function retryAfterSeconds(value: unknown, now: number): number | undefined {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
  if (text === '') return undefined;
  const seconds = /^\d+(\.\d+)?$/.test(text) ? Number(text) : (Date.parse(text) - now) / 1000;
  return Number.isFinite(seconds) ? Math.min(Math.max(Math.ceil(seconds), 1), DAY) : undefined;
}
