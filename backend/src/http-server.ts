import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';

/** How long running answers, streams among them, may take to end once the server stops; Docker kills after 10 s. */
const DRAIN_MS = 9000;

/**
 * How long an idle connection stays open: longer than the minute for which proxies keep theirs, so that none of them sends
 * a request into a connection that is just being closed.
 */
const KEEP_ALIVE_MS = 65_000;

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
  /** Takes no new requests, lets running ones finish for a few seconds, then cuts them. */
  close(): Promise<void>;
}

type Fetch = (request: Request, bindings: object) => Response | Promise<Response>;

/** @throws {PortTakenError} */
export async function listen(fetch: Fetch, host: string, port: number): Promise<HttpServer> {
  const server = createServer(
    // A slow sender may not hold a connection open for long. Answers have no limit: a story takes minutes.
    { headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: KEEP_ALIVE_MS, maxHeaderSize: 16 * 1024 },
    // The platform's own Request and Response stay: Lite and the handlers are written for those.
    getRequestListener(fetch, { overrideGlobalObjects: false }),
  );
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
  // A connection that finishes its answer now would stay open for the next request, which will not come.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const limit = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  await closed;
  clearInterval(idle);
  clearTimeout(limit);
}
