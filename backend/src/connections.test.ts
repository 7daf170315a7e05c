import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, BlockList, type Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { networkOf } from '@storyloom/functions/network';
import { afterEach, expect, it, vi } from 'vitest';
import { type ConnectionLimits, limitConnections } from './connections.ts';
import { type HttpServer, listen } from './http-server.ts';
import { readTrustedProxies } from './rate-limit/trusted-proxies.ts';
import { happening } from './testing/happening.ts';
import { openSocket, sendRaw } from './testing/raw-http.ts';

const servers: HttpServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

async function serve(
  answer: () => Response | Promise<Response>,
  limits: Partial<ConnectionLimits> = {},
  trustedProxies = new BlockList(),
) {
  const server = await listen(answer, '127.0.0.1', 0, { limits, trustedProxies });
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
  const { text } = await sendRaw(port, `${GET.repeat(2)}${LAST}`);
  expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(Array(3).fill('HTTP/1.1 200'));
  // Node tells only the first of several how its connection ends.
  expect(most).toEqual(Array(3).fill(1));
});

// Node answers the others by itself unless it is told not to.
it.each(['Host: 127.0.0.1', 'Host: 127.0.0.1\r\nExpect: x', 'Accept: */*'])(
  'a connection that sends too many requests with “%s” ahead is cut off',
  async (header) => {
    const { port } = await serve(() => new Promise(() => undefined));
    const cut = happening();
    const socket = openSocket(port).on('close', () => cut.note());
    socket.on('error', () => {}).write(GET + GET.replace('Host: 127.0.0.1', header).repeat(10));
    await expect(cut.happened).resolves.toBeUndefined();
  },
);

it('cuts off a proxy that sends two requests ahead', async () => {
  const trusted = readTrustedProxies('127.0.0.1');
  const { port } = await serve(() => new Promise(() => undefined), {}, trusted);
  const cut = happening();
  const socket = openSocket(port).on('close', () => cut.note());
  socket.on('error', () => {}).write(GET.repeat(3));
  await expect(cut.happened).resolves.toBeUndefined();
});

it('counts a connection of a proxy as one of the network behind it', async () => {
  const limits = { perNetwork: 2, all: 1500, ahead: 8, stalledMs: 14_000 };
  const behind = ({ headers }: IncomingMessage) => String(headers['x-forwarded-for']);
  const { open, oneAtATime, watch } = limitConnections(limits, readTrustedProxies('127.0.0.1'), behind);
  const server = createServer(oneAtATime((_incoming, outgoing) => outgoing.end()));
  watch(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const client = openSocket((server.address() as AddressInfo).port);
  for (const network of ['203.0.113.7', '198.51.100.9']) {
    client.write(GET.replace('\r\n\r\n', `\r\nX-Forwarded-For: ${network}\r\n\r\n`));
    await once(client, 'data');
    expect([...open.values()]).toEqual([network]);
  }
  client.destroy();
  server.close();
});

it.each([
  { trusted: '10.0.0.1', named: 'in person' },
  { trusted: '198.51.100.9,203.0.113.7,192.0.2.1', named: 'by a proxy' },
])('the largest network gives up its newest busy connection for a visitor ($named)', ({ trusted }) => {
  const { oneAtATime, watch } = limitConnections(
    { perNetwork: 3, all: 5, ahead: 8, stalledMs: 14_000 },
    readTrustedProxies(trusted),
    ({ socket }) => networkOf(socket.remoteAddress ?? '') ?? '',
  );
  const server = createServer();
  watch(server);
  const busy = (remoteAddress: string) => {
    const socket = Object.assign(new PassThrough(), { remoteAddress }) as unknown as Socket;
    server.emit('connection', socket);
    oneAtATime(() => {})({ socket } as IncomingMessage, new EventEmitter() as ServerResponse);
    return socket;
  };
  const crowd = Array.from({ length: 3 }, () => busy('198.51.100.9'));
  const few = [busy('203.0.113.7'), busy('203.0.113.7')];
  const visitor = busy('192.0.2.1');
  expect([...crowd, ...few, visitor].map(({ destroyed }) => destroyed)).toEqual([
    false,
    false,
    true,
    false,
    false,
    false,
  ]);
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

it.each([{ perNetwork: 2 }, { all: 2 }])('an idle connection makes room for another one (%o)', async (limits) => {
  const { port } = await serve(() => new Response('page'), limits);
  const [idle, silent] = [openSocket(port), openSocket(port).resume()];
  idle.write(GET);
  await Promise.all([once(idle, 'data'), once(silent, 'connect')]);
  const left = once(idle.resume(), 'close');
  expect((await sendRaw(port, LAST)).status).toBe(200);
  await left;
  expect(silent.closed).toBe(false);
  silent.destroy();
});
