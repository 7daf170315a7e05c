import type { Hono } from 'hono';
import { jsonError } from '../http/json-error.ts';
import type { Environment, GatewayOptions } from './gateway-options.ts';

/** A delay of the event loop beyond which waiting requests are refused, in ms. */
const DELAY_MAX_MS = 1000;

const LOOK_MS = 100;

const RETRY_SECONDS = 2;

export interface DelayWatch {
  /** Whether the event loop is late now, or was until a moment ago. */
  isLate(): boolean;
  stop(): void;
}

/** Watches the delay of the event loop. The histogram of Node misses a delay that begins right after it was reset. */
export function watchDelay(): DelayWatch {
  let delay = 0;
  let looked = performance.now();
  const delayNow = (): number => performance.now() - looked - LOOK_MS;
  const timer = setInterval(() => {
    delay = delayNow();
    looked = performance.now();
  }, LOOK_MS).unref();
  return { isLate: () => Math.max(delay, delayNow()) > DELAY_MAX_MS, stop: () => clearInterval(timer) };
}

/** Refuses requests that waited while the event loop was late: more of them would only make it later. */
export function refuseWhenLate(gateway: Hono<Environment>, { isLate }: GatewayOptions): void {
  gateway.use(async (_context, next) => {
    if (!isLate?.()) return next();
    const message = 'The server is very busy. Please try again in a moment.';
    return jsonError(503, { code: 'overloaded', message, retryAfter: RETRY_SECONDS });
  });
}
