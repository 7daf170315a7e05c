import type { Hono } from 'hono';
import { clientNetwork } from '../rate-limit/client-network.ts';
import { tooManyRequests } from '../rate-limit/service-limits.ts';
import { createTurns } from '../rate-limit/turns.ts';
import type { Environment, GatewayOptions } from './gateway-options.ts';
import { CLIENT_LEFT } from './leaving.ts';

const PAGES_AT_ONCE = 64;
const DATA_AT_ONCE = 16;
/** Enough for a school that opens pages at once. */
const WAITING_MAX = 500;

const DATA = /^\/(?:auth|rest)\/v1\//;
/** Stories take minutes, and have their own limits. */
const FUNCTIONS = /^\/functions\/v1\//;

/** Runs a few requests of each network at once, until their answers are sent, and queues the others. */
export function addNetworkTurns(gateway: Hono<Environment>, { trustedProxies }: GatewayOptions): void {
  const pages = createTurns({ running: PAGES_AT_ONCE, waiting: WAITING_MAX });
  const data = createTurns({ running: DATA_AT_ONCE, waiting: WAITING_MAX });
  gateway.use(async (context, next) => {
    const { pathname } = context.get('url');
    const { incoming, outgoing } = context.env ?? {};
    if (FUNCTIONS.test(pathname) || !outgoing) return next();
    const network = clientNetwork(context.req.raw, incoming?.socket.remoteAddress, trustedProxies);
    const end = await (DATA.test(pathname) ? data : pages).take(network);
    if (!end) return tooManyRequests(pathname, 1000);
    if (outgoing.closed) {
      end();
      return new Response(null, { status: CLIENT_LEFT });
    }
    outgoing.once('close', end);
    return next();
  });
}
