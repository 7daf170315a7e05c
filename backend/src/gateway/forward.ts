import type { Context } from 'hono';
import { servedFor } from '../database/abandoned.ts';
import type { Handler } from '../http/handler.ts';
import { jsonError } from '../http/json-error.ts';
import { ownTurn } from '../http/own-turn.ts';
import { networkSending, readBody, setBody, wasRefused } from '../http/read-body.ts';
import { clientAddress } from '../rate-limit/client-network.ts';
import { tooManyRequests } from '../rate-limit/service-limits.ts';
import { refuseDataBody } from './data-body.ts';
import type { Environment, GatewayOptions } from './gateway-options.ts';
import { jsonShape } from './json-shape.ts';
import { leavingOf } from './leaving.ts';

/** Each row costs the database work, even an empty one of three characters. Pages insert one at a time. */
const ROWS_MAX = 100;
/** The words of a public prompt of 4,000 characters take the database some 20 ms. */
const LONG_ROWS_MAX = 20;
const SHORT_ROWS_BYTES = 128 * 1024;

/**
 * Headers in which proxies name the client. Any client can send them, so they are removed; the address is passed on in the
 * header that the proxy of hosted Supabase writes, too.
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
const REMOVED_HEADERS = new Set([...CLIENT_HEADERS, CLIENT_ADDRESS_HEADER]);

/** Names and values of a request but those that name the client, from the list as it was received: half the work of copying `Headers`. */
function headersOf(request: Request, received: readonly string[] | undefined): [name: string, value: string][] {
  if (!received) return [...request.headers].filter(([name]) => !REMOVED_HEADERS.has(name));
  const headers: [name: string, value: string][] = [];
  for (let at = 0; at < received.length; at += 2) {
    const [name = '', value = ''] = [received[at], received[at + 1]];
    if (!REMOVED_HEADERS.has(name.toLowerCase())) headers.push([name, value]);
  }
  return headers;
}

/** Bytes that are looked through in a tenth of a millisecond. */
const BODY_OF_A_MOMENT = 8192;

const RETRY_MS = 1000;

/** The answer to a request whose body was not read to its end. */
function refuseBody(request: Request, path: string, limit: number): Response {
  // Otherwise the server would have to read the rest.
  const headers = { connection: 'close' };
  if (wasRefused(request)) {
    const answer = tooManyRequests(path, RETRY_MS);
    answer.headers.set('connection', headers.connection);
    return answer;
  }
  return jsonError(413, { code: 'body_too_large', message: `The request is larger than ${limit / 1024} KB.` }, headers);
}

/**
 * Forwards a request to the part that serves it, with its whole body, of at most `limit` bytes, and the address of its client.
 */
type Forward = (context: Context<Environment>, limit: number, handler: Handler) => Promise<Response>;

export function createForward(options: Pick<GatewayOptions, 'services' | 'trustedProxies'>): Forward {
  return async function forward(context, limit, handler) {
    const request = context.req.raw;
    const { method } = request;
    // Reading the body of a request, or its signal, costs as much as everything else here together.
    const headers = headersOf(request, context.env?.incoming?.rawHeaders);
    const init: RequestInit = { method, headers };
    const reads = method === 'GET' || method === 'HEAD';
    const body = reads ? undefined : await readBody(request, limit);
    if (!reads) {
      if (!body) return refuseBody(request, context.get('url').pathname, limit);
      // Turns of several requests may have come at the same time.
      const turn = async () => body.byteLength > BODY_OF_A_MOMENT && ownTurn(networkSending(request));
      await turn();
      const { isTooDeep, hasTooManyValues, hasTooManyNames, rows } = jsonShape(body);
      if (isTooDeep) {
        return jsonError(400, { code: 'too_deep', message: 'The request is nested too deeply. Send it flatter.' });
      }
      const rowsMax = body.byteLength > SHORT_ROWS_BYTES ? LONG_ROWS_MAX : ROWS_MAX;
      if (rows > rowsMax) {
        const message = `A request of this size may have ${rowsMax} rows. Send the others in another one.`;
        return jsonError(413, { code: 'too_many_rows', message });
      }
      if (hasTooManyValues) {
        return jsonError(413, { code: 'too_many_values', message: 'The request has too many values. Send fewer.' });
      }
      if (hasTooManyNames) {
        const message = 'The request has too many different names. Send fewer.';
        return jsonError(413, { code: 'too_many_names', message });
      }
      if (context.get('url').pathname.startsWith('/rest/')) {
        await turn();
        const refusal = refuseDataBody(body, request.headers.get('prefer') ?? '');
        if (refusal) return refusal;
        await turn();
      }
      Object.assign(init, { body, signal: request.signal });
    }
    const address = clientAddress(request, context.env?.incoming?.socket.remoteAddress, options.trustedProxies);
    if (address) headers.push([CLIENT_ADDRESS_HEADER, address]);
    const forwarded = new Request(context.get('url'), init);
    if (body) setBody(forwarded, body);
    const outgoing = options.services()?.cancels ? context.env?.outgoing : undefined;
    // A write is completed even when its client has left.
    return reads && outgoing ? servedFor(leavingOf(outgoing), () => handler(forwarded)) : handler(forwarded);
  };
}
