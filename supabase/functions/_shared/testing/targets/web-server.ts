import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

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

/** Serves a Web-standard handler, whose answers are sent whole. */
export const webServer = (handler: (request: Request) => Promise<Response>) =>
  listen(
    createServer((incoming, outgoing) => {
      const answer = async (): Promise<void> => {
        const { method = 'GET', url = '/' } = incoming;
        const headers = Object.entries(incoming.headers).map(([name, value]): [string, string] => [
          name,
          String(value),
        ]);
        const body = method === 'GET' ? null : await text(incoming);
        const response = await handler(new Request(`http://localhost${url}`, { method, headers, body }));
        outgoing.writeHead(response.status, Object.fromEntries(response.headers));
        outgoing.end(await response.text());
      };
      answer().catch(() => outgoing.destroy());
    }),
  );
