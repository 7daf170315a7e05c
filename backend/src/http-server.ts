import { type AddressInfo, BlockList } from 'node:net';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { type ConnectionLimits, limitConnections } from './connections.ts';
import { readFrom } from './http/read-body.ts';
import { addressBehind } from './rate-limit/client-network.ts';
import { inTurns } from './request-turns.ts';

/** Time for running answers, including streams, to end once the server stops; Docker kills it after 10 s. */
const DRAIN_MS = 9000;

/**
 * How long an idle connection stays open: longer than the minute for which proxies keep theirs, so that no proxy sends a
 * request on a connection that is being closed.
 */
const KEEP_ALIVE_MS = 65_000;

/** Enough for a school whose visitors come without a proxy, with six connections each. */
const CONNECTION_LIMITS: ConnectionLimits = { perNetwork: 1024, unanswered: 8, stalledMs: 14_000 };

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
  readonly limits?: Partial<ConnectionLimits>;
}

/** @throws {PortTakenError} */
export async function listen(
  fetch: Fetch,
  host: string,
  port: number,
  { trustedProxies = new BlockList(), limits }: ListenOptions = {},
): Promise<HttpServer> {
  const { fewAtOnce, watch } = limitConnections({ ...CONNECTION_LIMITS, ...limits }, trustedProxies);
  const serve: Fetch = (request, bindings) => {
    readFrom(request, (bindings as { readonly incoming: IncomingMessage }).incoming);
    return fetch(request, bindings);
  };
  const clientOf = ({ headers, socket }: IncomingMessage): string =>
    addressBehind(String(headers['x-forwarded-for'] ?? ''), socket.remoteAddress, trustedProxies);
  const server = createServer(
    // Limits slow senders. Answers have no limit: a story takes minutes.
    { headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: KEEP_ALIVE_MS, maxHeaderSize: 16 * 1024 },
    // Keeps the platform's Request and Response, which Lite and the handlers need.
    fewAtOnce(inTurns(getRequestListener(serve, { overrideGlobalObjects: false }), clientOf)),
  );
  watch(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new PortTakenError(host, port) : error);
    });
    server.listen(port, host, resolve);
  });
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
