import { type AddressInfo, BlockList } from 'node:net';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { networkOf } from '@storyloom/functions/network';
import { turnToWrite } from './answer-turns.ts';
import { type ConnectionLimits, limitConnections } from './connections.ts';
import { refuseLongNames } from './long-names.ts';
import { readFrom } from './http/read-body.ts';
import { limitUnfinished, type UnfinishedLimits } from './http/unfinished-bodies.ts';
import { addressBehind } from './rate-limit/client-network.ts';
import { readInTurns } from './reading-turns.ts';
import { inTurns } from './request-turns.ts';
import { limitUnread, type UnreadLimits } from './unread-answers.ts';
import { refuseUnreadBodies } from './unread-bodies.ts';

/** Time for running answers, including streams, to end once the server stops; Docker kills it after 10 s. */
const DRAIN_MS = 9000;

/**
 * How long an idle connection stays open: longer than the minute for which proxies keep theirs, so that no proxy sends a
 * request on a connection that is being closed.
 */
const KEEP_ALIVE_MS = 65_000;

/**
 * A browser opens up to six connections, so forty of a school that comes without a proxy can use all of theirs at the same time;
 * the idle ones of others make room. When reading takes long, all that are open are held, which takes some 30 microseconds for each.
 */
const CONNECTION_LIMITS: ConnectionLimits = { perNetwork: 256, all: 1500, ahead: 2, stalledMs: 14_000 };

/** Answers have at most some megabytes, which half a minute is enough for at 1 Mbit/s; a quiet server has 300 to 500 MB. */
const UNREAD_LIMITS: UnreadLimits = {
  networkBytes: 16_000_000,
  allBytes: 128_000_000,
  readingMs: 29_000,
  lookMs: 1000,
};

/** Twenty of the longest bodies, which have half a megabyte. */
const UNFINISHED_LIMITS: UnfinishedLimits = { networkBytes: 10_000_000, allBytes: 80_000_000 };

export class PortTakenError extends Error {
  override readonly name = 'PortTakenError';
  constructor(host: string, port: number) {
    super(
      `Port ${port} on ${host} is already in use. Stop the program that uses it, or choose another port:\n` +
        `  PORT=${port + 1} npm start`,
    );
  }
}

export interface HttpServer {
  readonly port: number;
  /** Accepts no new requests, and lets running ones finish for a few seconds before it cuts them off. */
  close(): Promise<void>;
}

type Fetch = (request: Request, bindings: object) => Response | Promise<Response>;

interface ListenOptions {
  readonly trustedProxies?: BlockList;
  readonly limits?: Partial<ConnectionLimits & UnreadLimits>;
}

/** @throws {PortTakenError} */
export async function listen(
  fetch: Fetch,
  host: string,
  port: number,
  { trustedProxies = new BlockList(), limits }: ListenOptions = {},
): Promise<HttpServer> {
  const networkBehind = ({ headers, socket }: IncomingMessage): string =>
    networkOf(addressBehind(String(headers['x-forwarded-for'] ?? ''), socket.remoteAddress, trustedProxies)) ??
    'unknown';
  const { open, oneAtATime, watch } = limitConnections(
    { ...CONNECTION_LIMITS, ...limits },
    trustedProxies,
    networkBehind,
  );
  const beginBody = limitUnfinished(UNFINISHED_LIMITS);
  const serve: Fetch = async (request, bindings) => {
    const { incoming } = bindings as { readonly incoming: IncomingMessage };
    const network = networkBehind(incoming);
    readFrom(request, incoming, (refuse) => beginBody(network, refuse), network);
    const answer = await fetch(request, bindings);
    await turnToWrite(answer, network);
    return answer;
  };
  // Keeps the platform's Request and Response, which Lite and the handlers need.
  const answer = refuseLongNames(getRequestListener(serve, { overrideGlobalObjects: false }));
  const listener = refuseUnreadBodies(oneAtATime(inTurns(answer, networkBehind)));
  const server = createServer(
    {
      // Limits slow senders. Answers have no limit: a story takes minutes.
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      keepAliveTimeout: KEEP_ALIVE_MS,
      maxHeaderSize: 16 * 1024,
      // Node would answer those by itself, ahead of all limits.
      requireHostHeader: false,
      IncomingMessage: readInTurns(open),
    },
    listener,
  );
  server.on('checkExpectation', listener);
  watch(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new PortTakenError(host, port) : error);
    });
    server.listen(port, host, resolve);
  });
  server.once('close', limitUnread(open, { ...UNREAD_LIMITS, ...limits }));
  return { port: (server.address() as AddressInfo).port, close: () => closeServer(server) };
}

async function closeServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // Otherwise a connection would stay open after its answer, for a request that does not come.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const limit = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  await closed;
  clearInterval(idle);
  clearTimeout(limit);
}
