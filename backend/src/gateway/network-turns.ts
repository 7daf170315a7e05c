import type { Hono } from 'hono';
import { ERROR_HEADER, STATEMENT_STOPPED } from '../database/database-errors.ts';
import { type AuthAction, authAction } from '../auth/auth-action.ts';
import { clientNetwork } from '../rate-limit/client-network.ts';
import { tooManyRequests } from '../rate-limit/service-limits.ts';
import { createTokenBuckets } from '../rate-limit/token-buckets.ts';
import { tooManyAttempts } from '../rate-limit/too-many-attempts.ts';
import { createTurns } from '../rate-limit/turns.ts';
import type { Environment, GatewayOptions } from './gateway-options.ts';
import { CLIENT_LEFT } from './leaving.ts';

/** A school may open many pages at once; a sign-in that waits for long is better retried. */
const PAGES = { running: 64, waiting: 500 } as const;
const DATA = { running: 16, waiting: 500 } as const;
const PASSWORDS = { running: 16, waiting: 34 } as const;
const RETRY_MS = 1000;
/**
 * No page sends a query that takes seconds, and the embedded database has to be opened again each time. Those that waited meanwhile
 * are refused, too.
 */
const STOPPED = { capacity: 5, refillMs: 10 * 60_000, now: () => performance.now() } as const;

/** The pages of published stories ask the database, too. */
const DATA_PATH = /^\/(?:(?:auth|rest)\/v1|s|community)\//;
const PASSWORD_ACTIONS: ReadonlySet<AuthAction> = new Set(['sign-in', 'sign-up']);
/** Stories take minutes, and have their own limits. */
const FUNCTIONS_PATH = /^\/functions\/v1\//;

/** Runs a few requests of each network at once, until their answers are sent, and queues the others. */
export function addNetworkTurns(gateway: Hono<Environment>, { trustedProxies }: GatewayOptions): void {
  const pages = createTurns(PAGES);
  const data = createTurns(DATA);
  const passwords = createTurns(PASSWORDS);
  const stopped = createTokenBuckets(STOPPED);
  gateway.use(async (context, next) => {
    const { pathname } = context.get('url');
    const { incoming, outgoing } = context.env ?? {};
    if (FUNCTIONS_PATH.test(pathname) || !outgoing) return next();
    const network = clientNetwork(context.req.raw, incoming?.socket.remoteAddress, trustedProxies);
    const isPassword = PASSWORD_ACTIONS.has(authAction(context.req.raw));
    const turns = isPassword ? passwords : DATA_PATH.test(pathname) ? data : pages;
    const end = await turns.take(network);
    if (!end) return isPassword ? tooManyAttempts(RETRY_MS) : tooManyRequests(pathname, RETRY_MS);
    if (outgoing.closed) {
      end();
      return new Response(null, { status: CLIENT_LEFT });
    }
    outgoing.once('close', end);
    const waitMs = turns === data ? stopped.wait(network) : 0;
    if (waitMs > 0) return tooManyRequests(pathname, waitMs);
    await next();
    if (context.res.headers.get(ERROR_HEADER) === STATEMENT_STOPPED) stopped.take(network);
    return undefined;
  });
}
