import type { Socket } from 'node:net';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { type HttpServer, listen } from './http-server.ts';
import { readTrustedProxies } from './rate-limit/trusted-proxies.ts';
import { openSocket } from './testing/raw-http.ts';
import { limitUnread, type UnreadLimits } from './unread-answers.ts';

/** More than the system takes from the server of an answer that nobody reads. */
const BYTES = 20_000_000;

const servers: HttpServer[] = [];
const clients: Socket[] = [];
afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy();
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

/** Serves large answers to clients that read nothing, and tells which of them it has cut off. */
async function serve(limits: Partial<UnreadLimits>) {
  const answer = new Uint8Array(BYTES);
  const cutOff: (string | null)[] = [];
  const answerTo = ({ headers }: Request): Response =>
    new Response(
      new ReadableStream({
        start: (body) => body.enqueue(answer),
        cancel: () => void cutOff.push(headers.get('x-forwarded-for')),
      }),
    );
  const server = await listen(answerTo, '127.0.0.1', 0, {
    trustedProxies: readTrustedProxies('127.0.0.1'),
    limits: { lookMs: 20, stalledMs: 600_000, networkBytes: 9 * BYTES, ...limits },
  });
  servers.push(server);
  function ask(address: string): void {
    const client = openSocket(server.port).on('error', () => {});
    clients.push(client);
    client.write(`GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-For: ${address}\r\n\r\n`);
  }
  return { ask, cutOff };
}

/** Waits until a client has been cut off, and expects that it is the only one. */
async function firstOf(cutOff: readonly (string | null)[]): Promise<string | null | undefined> {
  await vi.waitFor(() => expect(cutOff).not.toEqual([]), { timeout: 60_000 });
  expect(cutOff).toHaveLength(1);
  return cutOff[0];
}

it('a client that reads a large answer too slowly is disconnected', async () => {
  const { ask, cutOff } = await serve({ readingMs: 200 });
  ask('203.0.113.7');
  expect(await firstOf(cutOff)).toBe('203.0.113.7');
});

it('the unread answers of one network are limited', async () => {
  const { ask, cutOff } = await serve({ networkBytes: 1.5 * BYTES });
  ask('203.0.113.7');
  // Two addresses of one customer.
  ask('2001:db8:1:200::1');
  ask('2001:db8:1:2ff::1');
  expect(await firstOf(cutOff)).toMatch('2001:db8');
});

it('the unread answers of all networks are limited', async () => {
  const { ask, cutOff } = await serve({ allBytes: 1.5 * BYTES });
  ask('203.0.113.7');
  ask('198.51.100.7');
  expect(await firstOf(cutOff)).toBeDefined();
});

it('a client that reads some KB every half minute stays connected', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const resetAndDestroy = vi.fn();
  const handle = { writeQueueSize: 2_000_000 };
  const socket = { writableLength: 2_000_000, _handle: handle, resetAndDestroy } as unknown as Socket;
  const limits = { networkBytes: BYTES, allBytes: BYTES, readingMs: 29_000, lookMs: 1000 };
  onTestFinished(limitUnread(new Map([[socket, '203.0.113.7']]), limits));
  for (let minute = 0; minute < 60; minute += 0.5) {
    vi.advanceTimersByTime(28_000);
    handle.writeQueueSize -= 16 * 1024;
  }
  vi.advanceTimersByTime(28_000);
  expect(resetAndDestroy).not.toHaveBeenCalled();
  handle.writeQueueSize -= 1024;
  vi.advanceTimersByTime(3000);
  expect(resetAndDestroy).toHaveBeenCalledOnce();
});
