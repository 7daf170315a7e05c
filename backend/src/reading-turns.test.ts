import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { readInTurns } from './reading-turns.ts';
import { openSocket } from './testing/raw-http.ts';

afterEach(() => void vi.restoreAllMocks());

it('reads no connection in the rest of a turn that has read for long', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(100);
  const [first, second, third, other] = [new Socket(), new Socket(), new Socket(), new Socket()];
  const open = new Map([first, second, third].map((socket) => [socket, 'many'])).set(other, 'one');
  const resumed: Socket[] = [];
  for (const socket of open.keys()) socket.resume();
  vi.spyOn(Socket.prototype, 'resume').mockImplementation(function (this: Socket) {
    resumed.push(this);
    return this;
  });
  const Heard = readInTurns(open);
  const hear = (socket: Socket) => void expect(new Heard(socket).socket).toBe(socket);
  const paused = () => [...open.keys()].filter((socket) => socket.isPaused()).length;
  hear(first);
  expect(paused()).toBe(0);
  now.mockReturnValue(120);
  hear(first);
  // As Node does at the end of a request.
  first.resume();
  expect(paused()).toBe(4);
  await nextTurn();
  expect(resumed).toEqual([other]);
  await nextTurn();
  // The connection that was read last comes last.
  expect(resumed).toEqual([other, second, third, first]);
  expect([...open.keys()].some((socket) => Object.hasOwn(socket, 'resume'))).toBe(false);
});

it('reads no more than 250 connections again in one turn', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(100);
  const open = new Map(Array.from({ length: 600 }, () => [new Socket().resume(), 'many']));
  const [[first] = []] = open;
  const Heard = readInTurns(open);
  for (const at of [100, 120]) {
    now.mockReturnValue(at);
    expect(new Heard(first!).socket).toBe(first);
  }
  const paused = () => [...open.keys()].filter((socket) => socket.isPaused()).length;
  const counts = [paused()];
  for (let turn = 0; turn < 3; turn += 1) {
    await nextTurn();
    counts.push(paused());
  }
  expect(counts).toEqual([600, 350, 100, 0]);
});

/**
 * Sends a connection's bytes to a server, which cuts it off, and counts what the server has made of them. The rest of the bytes is sent
 * after the first answer.
 */
async function countParts(bytes: string, answer: RequestListener, rest?: string) {
  const open = new Map<Socket, string>();
  const parts = { requests: 0, pieces: 0 };
  class Counted extends readInTurns(open) {
    constructor(socket: Socket) {
      super(socket);
      parts.requests += 1;
    }
    override push(piece: Buffer | null): boolean {
      const wanted = super.push(piece);
      if (piece !== null && !this.socket.destroyed) parts.pieces += 1;
      return wanted;
    }
  }
  const server = createServer({ IncomingMessage: Counted }, answer).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const client = openSocket((server.address() as AddressInfo).port).on('error', () => {});
  client.write(bytes);
  if (rest !== undefined) {
    await once(client, 'data');
    client.write(rest);
  }
  await once(client.resume(), 'close');
  return parts;
}

it('parses no further requests of a connection that was cut off', async () => {
  let requests = 0;
  const parts = await countParts('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(2000), ({ socket }) => {
    requests += 1;
    if (requests === 3) socket.destroy();
  });
  expect(requests).toBe(3);
  expect(parts.requests).toBe(4);
});

it('cuts off a connection that begins more than 16 requests at once', async () => {
  for (const head of ['GET / HTTP/1.1\r\nHost: a\r\nExpect: x\r\n\r\n', 'GET / HTTP/1.1\r\n\r\n']) {
    const { requests } = await countParts(head.repeat(2000), (_incoming, outgoing) => outgoing.end());
    expect(requests, head).toBe(17);
  }
});

const PIECES = '1\r\nx\r\n'.repeat(5000);
const CHUNKED = 'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n';

it('cuts off a body that arrives in very many tiny pieces', async () => {
  const parts = await countParts(`${CHUNKED}${PIECES}0\r\n\r\n`, (incoming, outgoing) => {
    incoming.resume().on('end', () => outgoing.end());
  });
  expect(parts.pieces).toBe(256);
});

it('cuts off a body in tiny pieces also after its answer', async () => {
  const parts = await countParts(CHUNKED, (_incoming, outgoing) => outgoing.end('early'), PIECES);
  expect(parts.pieces).toBe(256);
});
