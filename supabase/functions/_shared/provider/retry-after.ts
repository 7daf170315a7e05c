const DAY = 86_400;

/**
 * The whole seconds a `Retry-After` header asks for, given as seconds or as a date; `undefined` when it is missing or
 * makes no sense, so that nobody is told to wait for NaN.
 */
export function retryAfterSeconds(header: string | null, now: number): number | undefined {
  const text = header?.trim();
  if (!text) return undefined;
  const seconds = /^\d+(\.\d+)?$/.test(text) ? Number(text) : (Date.parse(text) - now) / 1000;
  return Number.isFinite(seconds) ? Math.min(Math.max(Math.ceil(seconds), 1), DAY) : undefined;
}
