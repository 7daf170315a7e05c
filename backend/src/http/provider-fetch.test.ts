import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { countTurns } from '../testing/count-turns.ts';
import { happening } from '../testing/happening.ts';
import { createProviderFetch } from './provider-fetch.ts';

/** A provider that answers by the script, and its connections. */
async function provider(script: RequestListener) {
  const connections = new Set<Socket>();
  const server = createServer((request, response) => {
    request.resume();
    script(request, response);
  });
  // Leaves idle connections open.
  server.keepAliveTimeout = 0;
  server.on('connection', (socket) => connections.add(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/chat/completions`, connections };
}

const ask = (signal = new AbortController().signal) =>
  ({ method: 'POST', headers: { authorization: 'Bearer key' }, body: '{}', redirect: 'manual', signal }) as const;

describe('a request to a provider', () => {
  it('The answer has the status, headers and text of the provider, which gets the request as it is', async () => {
    const { url } = await provider((request, response) => {
      let body = '';
      request
        .on('data', (chunk) => (body += chunk))
        .on('end', () => {
          response.writeHead(429, { 'retry-after': '7' });
          response.end(`${request.method} ${request.headers.authorization} ${body}`);
        });
    });
    const response = await createProviderFetch()(url, ask());
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '7']);
    expect(await response.text()).toBe('POST Bearer key {}');
  });

  it('A redirect is answered, not followed, and an answer without a body is empty', async () => {
    const moved = await provider((_request, response) => response.writeHead(302, { location: '/elsewhere' }).end());
    expect((await createProviderFetch()(moved.url, ask())).status).toBe(302);
    expect(moved.connections.size).toBe(1);
    const { url } = await provider((_request, response) => response.writeHead(204).end());
    const left = happening();
    const response = await createProviderFetch()(url, ask());
    expect([response.status, response.body]).toEqual([204, null]);
    const endless = await provider((_request, answer) => {
      answer.writeHead(205).flushHeaders();
      const go = (): void => void (answer.destroyed || answer.write('x', () => setImmediate(go)));
      answer.once('close', left.note);
      go();
    });
    expect((await createProviderFetch()(endless.url, ask())).status).toBe(205);
    await left.happened;
  });

  it('A connection that breaks before or in the middle of an answer is an error', async () => {
    const none = await provider((_request, response) => void response.destroy());
    await expect(createProviderFetch()(none.url, ask())).rejects.toThrow('The provider could not be reached.');
    const { url } = await provider((_request, response) => {
      response.write('Once', () => response.destroy());
    });
    const reader = (await createProviderFetch()(url, ask())).body!.getReader();
    expect((await reader.read()).value?.byteLength).toBe(4);
    await expect(reader.read()).rejects.toThrow();
  });

  it('A switch of protocols or endless hints fail the request', async () => {
    for (const head of [
      '101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n',
      '103 Early Hints\r\n\r\n',
    ]) {
      const { url } = await provider((_request, { socket }) => void socket!.write(`HTTP/1.1 ${head}`.repeat(30)));
      await expect(createProviderFetch()(url, ask())).rejects.toThrow('The provider could not be reached.');
    }
  });
});

describe('a flood from a provider', () => {
  /** The size of each piece of an answer, and the turn of the event loop in which it came. */
  async function piecesOf(url: string) {
    const reader = (await createProviderFetch()(url, ask())).body!.getReader();
    const pieces: { readonly size: number; readonly turn: number }[] = [];
    const turn = countTurns();
    for (let read = await reader.read(); !read.done; read = await reader.read())
      pieces.push({ size: read.value.byteLength, turn: turn() });
    return pieces;
  }

  it('arrives as at most one piece in each turn of the event loop', async () => {
    const { url } = await provider((_request, response) => void response.end('x'.repeat(1_000_000)));
    const pieces = await piecesOf(url);
    expect(pieces.reduce((sum, { size }) => sum + size, 0)).toBe(1_000_000);
    expect(new Set(pieces.map(({ turn }) => turn)).size).toBe(pieces.length);
    expect(Math.max(...pieces.map(({ size }) => size))).toBeLessThanOrEqual(131_072);
  });

  it('is read in few pieces when it is sent in many', async () => {
    const { url } = await provider((_request, response) => {
      response.flushHeaders();
      response.socket?.end(`${'1\r\nx\r\n'.repeat(5000)}0\r\n\r\n`);
    });
    const pieces = await piecesOf(url);
    expect(pieces.reduce((sum, { size }) => sum + size, 0)).toBe(5000);
    expect(pieces.length).toBeLessThan(500);
  });
});

describe('a connection to a provider', () => {
  it('A connection is used again when its answer was left at the last event', async () => {
    let answer: ServerResponse | undefined;
    const { url, connections } = await provider((_request, response) => void (answer = response).write('[DONE]'));
    const fetch = createProviderFetch();
    let stories = 0;
    // A connection is free a moment after its answer has ended.
    await vi.waitFor(async () => {
      const reader = (await fetch(url, ask())).body!.getReader();
      await reader.read();
      await reader.cancel();
      answer?.end();
      stories += 1;
      expect(connections.size).toBeLessThan(stories);
    });
  });

  it('A provider that sends a second answer unasked loses its connection', async () => {
    const { url, connections } = await provider((_request, response) => void response.end('whole'));
    const closed = happening();
    expect(await (await createProviderFetch()(url, ask())).text()).toBe('whole');
    const [connection] = connections;
    connection!.once('close', closed.note);
    connection!.write('HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\nother');
    await closed.happened;
  });

  it('A provider that goes on after its last event loses its connection', async () => {
    let answer: ServerResponse | undefined;
    const { url } = await provider((_request, response) => void (answer = response).write('[DONE]'));
    const reader = (await createProviderFetch()(url, ask())).body!.getReader();
    await reader.read();
    await reader.cancel();
    await vi.waitFor(() => expect(answer?.destroyed).toBe(true), { timeout: 5000 });
  });

  it('An abort ends the connection at once, before the answer and in the middle of it', async () => {
    const answers: ServerResponse[] = [];
    const { url } = await provider((_request, response) => void answers.push(response));
    const fetch = createProviderFetch();
    const leaving = new AbortController();
    const waiting = fetch(url, ask(leaving.signal));
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    leaving.abort(new Error('left'));
    await expect(waiting).rejects.toThrow('left');

    const stopping = new AbortController();
    const begun = fetch(url, ask(stopping.signal));
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.write('Once');
    const reader = (await begun).body!.getReader();
    await reader.read();
    stopping.abort();
    await expect(reader.read()).rejects.toThrow();
    await vi.waitFor(() => expect(answers.every(({ destroyed }) => destroyed)).toBe(true));
  });

  it('The process survives an abort right after a buffered answer is left', async () => {
    const { url } = await provider((_request, response) => void response.end('x'.repeat(150_000)));
    const fetch = createProviderFetch();
    const faults: unknown[] = [];
    const note = (fault: unknown): void => void faults.push(fault);
    process.on('uncaughtExceptionMonitor', note);
    for (let turn = 0; turn < 20; turn += 1) {
      const leaving = new AbortController();
      const reader = (await fetch(url, ask(leaving.signal))).body!.getReader();
      for (let piece = 0; piece <= turn % 4; piece += 1) await reader.read();
      void reader.cancel();
      leaving.abort();
      await new Promise((resolve) => setImmediate(resolve));
    }
    process.off('uncaughtExceptionMonitor', note);
    expect(faults).toEqual([]);
  });

  it('A provider waits for a reader that does not read', async () => {
    let accepted = 0;
    const { url } = await provider((_request, response) => {
      const write = (): void => {
        for (let goesOn = true; goesOn; accepted += 65_536) goesOn = response.write('x'.repeat(65_536));
      };
      response.on('drain', write);
      write();
    });
    const leaving = new AbortController();
    const reader = (await createProviderFetch()(url, ask(leaving.signal))).body!.getReader();
    await reader.read();
    let before = -1;
    await vi.waitFor(
      () => {
        const hasStopped = accepted === before;
        before = accepted;
        expect(hasStopped).toBe(true);
      },
      { interval: 100, timeout: 10_000 },
    );
    // What the buffers of two sockets take, not more.
    expect(accepted).toBeLessThan(50_000_000);
    leaving.abort();
  });
});
