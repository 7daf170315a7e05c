import type { Hono } from 'hono';
import { ERROR_HEADER, STATEMENT_STOPPED } from '../database/database-errors.ts';
import { type AuthAction, authAction } from '../auth/auth-action.ts';
import { readBody } from '../http/read-body.ts';
import { clientNetwork } from '../rate-limit/client-network.ts';
import { tooManyRequests } from '../rate-limit/service-limits.ts';
import { createFairTurns } from '../rate-limit/fair-turns.ts';
import { createTokenBuckets } from '../rate-limit/token-buckets.ts';
import { tooManyAttempts } from '../rate-limit/too-many-attempts.ts';
import { createTurns } from '../rate-limit/turns.ts';
import { bodyMaxOf } from './body-limits.ts';
import type { Environment, GatewayOptions } from './gateway-options.ts';
import { createHeldBytes } from './held-bytes.ts';
import { CLIENT_LEFT } from './leaving.ts';

/** A school may open many pages at once; a sign-in that waits for long is better retried. */
const PAGES = { running: 64, waiting: 500 } as const;
const DATA = { running: 16, waiting: 500 } as const;
const PASSWORDS = { running: 16, waiting: 34 } as const;
/**
 * The database serves requests in the order in which they come, so few go to it at once, and networks take turns: two that do all they
 * may fill it.
 */
const DATABASE = { running: 2 * DATA.running, waiting: 2000, waitingOfKey: DATA.running } as const;
/** Twenty of the longest bodies. */
const WAITING_BODIES = { networkBytes: 10_000_000, allBytes: 80_000_000 } as const;
const RETRY_MS = 1000;
/**
 * No page sends a query that takes seconds, and the embedded database has to be opened again each time. Those that waited meanwhile
 * are refused, too.
 */
const STOPPED = { capacity: 5, refillMs: 10 * 60_000, now: () => performance.now() } as const;

/** The pages of published stories ask the database, too. */
const DATA_PATH = /^\/(?:(?:auth|rest)\/v1|s|community)\//;
/** Most of their time they wait for a password to be hashed, and not for the database. */
const PASSWORD_ACTIONS: ReadonlySet<AuthAction> = new Set(['sign-in', 'sign-up', 'change-account']);
/** A function's turn ends when its answer begins: streams take minutes, and have their own limits. */
const FUNCTIONS_PATH = /^\/functions\/v1\//;
/** They begin to answer when the model has. */
const SHORT_CALLS = /\/(?:extract-cast|outline-story|random-prompt|suggest-next)$/;

const left = (): Response => new Response(null, { status: CLIENT_LEFT });

/**
 * Runs a few requests of each network at once, until their answers are sent, and queues the others. Requests for data wait for those
 * of other networks, too, until the database has answered.
 */
export function addNetworkTurns(gateway: Hono<Environment>, { trustedProxies }: GatewayOptions): void {
  const pages = createTurns(PAGES);
  const data = createTurns(DATA);
  const functions = createTurns(DATA);
  const shortCalls = createTurns(PAGES);
  const passwords = createTurns(PASSWORDS);
  const database = createFairTurns(DATABASE);
  const hold = createHeldBytes(WAITING_BODIES);
  const stopped = createTokenBuckets(STOPPED);

  function turnsOf(request: Request, pathname: string) {
    if (PASSWORD_ACTIONS.has(authAction(request))) return passwords;
    if (FUNCTIONS_PATH.test(pathname)) return SHORT_CALLS.test(pathname) ? shortCalls : functions;
    return DATA_PATH.test(pathname) ? data : pages;
  }

  gateway.use(async (context, next) => {
    const { pathname } = context.get('url');
    const { incoming, outgoing } = context.env ?? {};
    const request = context.req.raw;
    if (!outgoing) return next();
    const network = clientNetwork(request, incoming?.socket.remoteAddress, trustedProxies);
    const turns = turnsOf(request, pathname);
    const reads = request.method === 'GET' || request.method === 'HEAD';
    // A body may come slowly.
    const body = reads ? undefined : await readBody(request, bodyMaxOf(pathname));
    const giveBack = hold(network, body?.byteLength ?? 0);
    if (!giveBack) return tooManyRequests(pathname, RETRY_MS);
    const end = await turns.take(network).finally(giveBack);
    if (!end) return turns === passwords ? tooManyAttempts(RETRY_MS) : tooManyRequests(pathname, RETRY_MS);
    if (outgoing.closed) {
      end();
      return left();
    }
    if (FUNCTIONS_PATH.test(pathname)) return next().finally(end);
    outgoing.once('close', end);
    if (turns !== data) return next();
    const answered = await database.take(network);
    if (!answered) return tooManyRequests(pathname, RETRY_MS);
    try {
      if (outgoing.closed) return left();
      const waitMs = stopped.wait(network);
      if (waitMs > 0) return tooManyRequests(pathname, waitMs);
      await next();
    } finally {
      answered();
    }
    if (context.res.headers.get(ERROR_HEADER) === STATEMENT_STOPPED) stopped.take(network);
    return undefined;
  });
}
