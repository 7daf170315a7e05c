import { once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
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
const LAST = GET.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n');

it('answers requests that were sent ahead one after the other', async () => {
  let running = 0;
  const most: number[] = [];
  const { port } = await serve(async () => {
    running += 1;
    most.push(running);
    await nextTurn();
    running -= 1;
    return new Response('page');
  });
  const { text } = await sendRaw(port, `${GET.repeat(8)}${LAST}`);
  expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(Array(9).fill('HTTP/1.1 200'));
  // Node tells only the first of several how its connection ends.
  expect(most).toEqual(Array(9).fill(1));
});

it('a connection that sends too many requests ahead is cut off', async () => {
  const { port } = await serve(() => new Promise(() => undefined));
  const cut = happening();
  const socket = openSocket(port).on('close', () => cut.note());
  socket.on('error', () => {}).write(GET.repeat(10));
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
  await vi.waitFor(async () => expect((await sendRaw(port, LAST)).status).toBe(200));
  for (const socket of sockets) socket.destroy();
});

it('an idle connection makes room for another one of its network', async () => {
  const { port } = await serve(() => new Response('page'), { perNetwork: 2 });
  const [idle, silent] = [openSocket(port), openSocket(port).resume()];
  idle.write(GET);
  await Promise.all([once(idle, 'data'), once(silent, 'connect')]);
  const left = once(idle.resume(), 'close');
  expect((await sendRaw(port, LAST)).status).toBe(200);
  await left;
  expect(silent.closed).toBe(false);
  silent.destroy();
});
