import { expect, it, onTestFinished } from 'vitest';
import { listen } from './http-server.ts';
import { sendRaw } from './testing/raw-http.ts';

/** A server that notes the requests that reach it, and never answers `/slow`. */
async function serve() {
  const reached: string[] = [];
  const server = await listen(
    (request) => {
      const { pathname } = new URL(request.url);
      reached.push(pathname);
      return pathname === '/slow' ? new Promise<Response>(() => {}) : new Response('read');
    },
    '127.0.0.1',
    0,
  );
  onTestFinished(() => server.close());
  const send = (method: string, pathname: string, header: string, more = '') =>
    sendRaw(server.port, `${method} ${pathname} HTTP/1.1\r\nHost: 127.0.0.1\r\n${header}\r\n\r\n${more}`);
  return { reached, send };
}

it.each(['GET', 'HEAD', 'OPTIONS'])('refuses a %s request with a body, and closes its connection', async (method) => {
  const { reached, send } = await serve();
  for (const header of ['Content-Length: 1000000', 'Transfer-Encoding: chunked'])
    expect((await send(method, '/', header)).status, header).toBe(400);
  expect(reached).toEqual([]);
  expect((await send(method, '/', 'Connection: close\r\nContent-Length: 0')).status).toBe(200);
});

it('closes a connection that sends such a body before its first answer', async () => {
  const { reached, send } = await serve();
  const second = 'GET /next HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1000000\r\n\r\n';
  expect((await send('GET', '/slow', 'Accept: */*', second)).text).toBe('');
  expect(reached).not.toContain('/next');
});
