import { once } from 'node:events';
import { afterEach, expect, it, vi } from 'vitest';
import type { ConnectionLimits } from './connections.ts';
import { type HttpServer, listen } from './http-server.ts';
import { happening } from './testing/happening.ts';
import { openSocket, sendRaw } from './testing/raw-http.ts';

const servers: HttpServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

async function serve(answer: () => Response | Promise<Response>, limits: Partial<ConnectionLimits> = {}) {
  const server = await listen(answer, '127.0.0.1', 0, { limits });
  servers.push(server);
  return server;
}

const GET = 'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n';

it('a connection with many pipelined requests gets eight answers, then 429', async () => {
  const eighth = happening();
  let asked = 0;
  const { port } = await serve(async () => {
    asked += 1;
    if (asked === 8) eighth.note();
    await eighth.happened;
    return new Response('page');
  });
  const { text } = await sendRaw(port, GET.repeat(12));
  expect(asked).toBe(8);
  expect(text.match(/HTTP\/1\.1 \d+/g)?.map((line) => line.slice(9))).toEqual([...Array(8).fill('200'), '429']);
});

it('a connection that goes on sending requests after 429 is cut off', async () => {
  const { port } = await serve(() => new Promise(() => undefined));
  const cut = happening();
  const socket = openSocket(port).on('close', () => cut.note());
  socket.on('error', () => {}).write(GET.repeat(2000));
  await expect(cut.happened).resolves.toBeUndefined();
});

it('a client that reads nothing is disconnected', async () => {
  const cancelled = happening();
  const chunk = new Uint8Array(64 * 1024);
  const endless = () =>
    new Response(new ReadableStream({ pull: (body) => body.enqueue(chunk), cancel: cancelled.note }));
  const { port } = await serve(endless, { stalledMs: 500 });
  const socket = openSocket(port);
  socket.on('error', () => {}).write(GET);
  await expect(cancelled.happened).resolves.toBeUndefined();
  socket.destroy();
});

it('a client that waits for its answer stays connected', async () => {
  const { port } = await serve(
    () =>
      new Promise((resolve) =>
        setTimeout(() => resolve(new Response('late', { headers: { connection: 'close' } })), 500),
      ),
    { stalledMs: 50 },
  );
  expect((await sendRaw(port, GET)).text).toContain('late');
});

it('a network opens only so many connections at once', async () => {
  const { port } = await serve(() => new Response('page'), { perNetwork: 2 });
  const sockets = [openSocket(port).resume(), openSocket(port).resume()];
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  const refused = openSocket(port)
    .on('error', () => {})
    .resume();
  await once(refused, 'close');
  // Without the limit, all three are closed for sending nothing.
  expect(sockets.map(({ closed }) => closed)).toEqual([false, false]);
  sockets[0]!.destroy();
  await vi.waitFor(async () =>
    expect((await sendRaw(port, GET.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'))).status).toBe(200),
  );
  for (const socket of sockets) socket.destroy();
});
