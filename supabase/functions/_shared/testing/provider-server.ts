import { createServer, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import type { ServiceLimits } from '../limits.ts';
import { serviceUnderTest } from './service-under-test.ts';
import { listen } from './targets/web-server.ts';

/** A provider on a real socket, for what only a real connection shows. The script answers each request. */
export async function providerServer(script: (response: ServerResponse, body: string) => void) {
  let [requests, left, open] = [0, 0, 0];
  const server = createServer((request, response) => {
    // The service asks a local server what it can; this one says nothing of itself.
    if (request.method === 'GET') return void response.writeHead(404).end();
    requests += 1;
    open += 1;
    response.on('close', () => {
      open -= 1;
      if (!response.writableFinished) left += 1;
    });
    void text(request).then((body) => script(response, body));
  });
  server.on('connection', (socket) => socket.setNoDelay(true));
  return {
    ...(await listen(server)),
    requests: () => requests,
    /** Connections whose client has gone before the answer was complete. */
    left: () => left,
    open: () => open,
  };
}

/** A service whose provider is such a server, which closes with the test. */
export async function serviceOn(script: (response: ServerResponse) => void, limits: Partial<ServiceLimits> = {}) {
  const server = await providerServer(script);
  onTestFinished(() => server.close());
  // Of a server at a distance: one on this machine is given more time, and writes one story at a time.
  const config = { provider: { baseUrl: 'http://provider.test' } };
  const providerFetch: typeof fetch = (_, init) => globalThis.fetch(`${server.url}/v1/chat/completions`, init);
  return { server, ...serviceUnderTest({ providerFetch, config, limits }) };
}
