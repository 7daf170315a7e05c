import type { Context } from 'hono';
import { servedFor } from '../database/abandoned.ts';
import type { Handler } from '../http/handler.ts';
import { jsonError } from '../http/json-error.ts';
import { readBody } from '../http/read-body.ts';
import { clientAddress } from '../rate-limit/client-network.ts';
import type { Environment, GatewayOptions } from './gateway-options.ts';
import { isTooDeep } from './json-depth.ts';
import { leavingOf } from './leaving.ts';

/**
 * Names by which proxies say whom a request comes from. What arrives under them is anybody's claim, so none of it is passed
 * on; the address goes on in the one that hosted Supabase's proxy writes as well.
 */
const CLIENT_HEADERS = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'true-client-ip',
];
const CLIENT_ADDRESS_HEADER = 'cf-connecting-ip';

/**
 * Hands a request on to the part that serves it: its body whole and no longer than `limit` bytes, and with the one address that
 * it comes from.
 */
type Forward = (context: Context<Environment>, limit: number, handler: Handler) => Promise<Response>;

export function createForward(options: Pick<GatewayOptions, 'services' | 'trustedProxies'>): Forward {
  return async function forward(context, limit, handler) {
    const request = context.req.raw;
    const { method } = request;
    // Asking for the body of a request, or for its signal, costs as much as everything else here together.
    const init: RequestInit = { method, headers: request.headers };
    const reads = method === 'GET' || method === 'HEAD';
    if (!reads) {
      const body = await readBody(request, limit);
      if (!body) {
        const message = `The request is larger than ${limit / 1024} KB.`;
        return jsonError(413, { code: 'body_too_large', message }, { connection: 'close' });
      }
      if (isTooDeep(body)) {
        return jsonError(400, { code: 'too_deep', message: 'The request is nested too deeply. Send it flatter.' });
      }
      Object.assign(init, { body, signal: request.signal });
    }
    const forwarded = new Request(context.get('url'), init);
    for (const name of [...CLIENT_HEADERS, CLIENT_ADDRESS_HEADER]) forwarded.headers.delete(name);
    const address = clientAddress(request, context.env?.incoming?.socket.remoteAddress, options.trustedProxies);
    if (address) forwarded.headers.set(CLIENT_ADDRESS_HEADER, address);
    const outgoing = options.services()?.cancels ? context.env?.outgoing : undefined;
    // A write is carried out whether its answer is waited for or not.
    return reads && outgoing ? servedFor(leavingOf(outgoing), () => handler(forwarded)) : handler(forwarded);
  };
}
