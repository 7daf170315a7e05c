import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';

/** Has a server listen on a socket of this machine. */
export async function listen(server: Server) {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function requestOf(incoming: IncomingMessage, signal: AbortSignal): Request {
  const headers = new Headers(Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]));
  const { method = 'GET' } = incoming;
  const body = method === 'GET' || method === 'HEAD' ? null : Readable.toWeb(incoming);
  const init = { method, headers, signal, ...(body ? { body, duplex: 'half' } : {}) };
  return new Request(`http://${headers.get('host') ?? 'localhost'}${incoming.url ?? '/'}`, init as RequestInit);
}

async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.flushHeaders();
  const reader = response.body?.getReader();
  outgoing.on('close', () => void reader?.cancel().catch(() => undefined));
  while (reader && !outgoing.destroyed) {
    const { done, value } = await reader.read();
    if (done) break;
    if (!outgoing.write(value)) {
      await new Promise((resolve) => outgoing.once('drain', resolve).once('close', resolve));
    }
  }
  outgoing.end();
}

/** Serves a Web-standard handler on Node. A client that leaves aborts its request and cancels the answer. */
export function webServer(handler: (request: Request) => Promise<Response>) {
  return listen(
    createServer((incoming, outgoing) => {
      const abort = new AbortController();
      outgoing.on('close', () => {
        if (!outgoing.writableFinished) abort.abort();
      });
      handler(requestOf(incoming, abort.signal))
        .then((response) => {
          // An unread body would be read as the next request.
          outgoing.shouldKeepAlive = incoming.complete;
          return send(response, outgoing);
        })
        .catch(() => outgoing.destroy());
    }),
  );
}
