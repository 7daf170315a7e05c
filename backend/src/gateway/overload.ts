import type { Hono } from 'hono';
import { jsonError } from '../http/json-error.ts';
import type { Environment, GatewayOptions } from './gateway-options.ts';

/** A delay of the event loop beyond which waiting requests are refused, in seconds. */
const DELAY_MAX = 1;

/** Time between two looks, in seconds. */
const PAUSE = 0.1;

const RETRY_SECONDS = 2;

interface DelayWatch {
  /** Whether the event loop is late now, or was until a moment ago. */
  isLate(): boolean;
  stop(): void;
}

/** Watches the delay of the event loop. The histogram of Node misses a delay that begins right after it was reset. */
export function watchDelay(): DelayWatch {
  let delay = 0;
  let looked = process.uptime();
  const delayNow = (): number => process.uptime() - looked - PAUSE;
  const timer = setInterval(() => {
    delay = delayNow();
    looked = process.uptime();
  }, PAUSE * 1000).unref();
  return { isLate: () => Math.max(delay, delayNow()) > DELAY_MAX, stop: () => clearInterval(timer) };
}

/** Pages cost little, and have no place for such an answer. */
const WORK = /^\/(?:auth|rest|functions)\/v1\//;

/** Refuses requests that waited while the event loop was late: more of them would only make it later. */
export function refuseWhenLate(gateway: Hono<Environment>, { isLate }: GatewayOptions): void {
  gateway.use(async (context, next) => {
    if (!WORK.test(context.get('url').pathname) || !isLate?.()) return next();
    const message = 'The server is very busy. Please try again in a moment.';
    return jsonError(503, { code: 'overloaded', message, retryAfter: RETRY_SECONDS });
  });
}
