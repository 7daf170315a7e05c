import { BlockList } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createGateway } from './gateway/gateway.ts';
import type { Handler } from './http/handler.ts';
import { type HttpServer, listen, PortTakenError } from './http-server.ts';
import { openSocket } from './testing/raw-http.ts';

/** Waits longer than usual, because the machine may be busy. */
const waitFor = (check: () => void) => vi.waitFor(check, { timeout: 60_000 });

const servers: HttpServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

async function serve(handler: Handler): Promise<HttpServer> {
  const gateway = createGateway({
    host: '127.0.0.1',
    trustedProxies: new BlockList(),
    log: () => {},
    logMarks: () => ({ network: 'the network' }),
    services: () => ({ supabase: handler, functions: { 'generate-story': handler } }),
    site: handler,
  });
  const server = await listen(gateway.fetch, '127.0.0.1', 0);
  servers.push(server);
  return server;
}

/** A story that never ends, and a record of what happened to it. */
function endlessStory() {
  const seen = { chunks: 0, cancelled: false, aborted: false };
  const handler: Handler = async (request) => {
    request.signal.addEventListener('abort', () => {
      seen.aborted = true;
    });
    let timer: NodeJS.Timeout | undefined;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        timer = setInterval(() => {
          seen.chunks += 1;
          controller.enqueue(new TextEncoder().encode(`data: ${seen.chunks}\n\n`));
        }, 10);
      },
      cancel() {
        seen.cancelled = true;
        clearInterval(timer);
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  };
  return { handler, seen };
}

const REQUEST = 'POST /functions/v1/generate-story HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 2\r\n\r\n{}';

describe('a reader who leaves', () => {
  it('When a reader leaves while a story streams, the stream is cancelled and the request aborted', async () => {
    const { handler, seen } = endlessStory();
    const { port } = await serve(handler);
    const socket = openSocket(port);
    socket.write(REQUEST);
    await new Promise((resolve) => socket.once('data', resolve));
    await waitFor(() => expect(seen.chunks).toBeGreaterThan(3));
    socket.destroy();
    await waitFor(() => expect(seen).toMatchObject({ cancelled: true, aborted: true }));
  });

  it('When a reader leaves before the first byte, the request is aborted', async () => {
    const seen = { started: false, aborted: false };
    const { port } = await serve(
      (request) =>
        new Promise((resolve) => {
          seen.started = true;
          request.signal.addEventListener('abort', () => {
            seen.aborted = true;
            resolve(new Response(null, { status: 499 }));
          });
        }),
    );
    const socket = openSocket(port);
    socket.write(REQUEST);
    await waitFor(() => expect(seen.started).toBe(true));
    expect(seen.aborted).toBe(false);
    socket.destroy();
    await waitFor(() => expect(seen.aborted).toBe(true));
  });

  it('The request of a reader who stays to the end is not aborted', async () => {
    const seen = { aborted: false };
    const { port } = await serve(async (request) => {
      request.signal.addEventListener('abort', () => {
        seen.aborted = true;
      });
      return new Response('the end');
    });
    expect(await (await fetch(`http://127.0.0.1:${port}/functions/v1/generate-story`, { method: 'POST' })).text()).toBe(
      'the end',
    );
    // The server has heard of the end of the first request when it answers the next one.
    await fetch(`http://127.0.0.1:${port}/`);
    expect(seen.aborted).toBe(false);
  });
});

describe('the server', () => {
  it('The server sends every chunk of a story at once', async () => {
    const { handler } = endlessStory();
    const { port } = await serve(handler);
    const leave = new AbortController();
    const response = await fetch(`http://127.0.0.1:${port}/functions/v1/generate-story`, {
      method: 'POST',
      signal: leave.signal,
    });
    const { value } = await response.body!.getReader().read();
    expect(new TextDecoder().decode(value)).toMatch(/^data: 1\n\n/);
    leave.abort();
  });

  it('The server keeps idle connections for 65 seconds, longer than proxies do', async () => {
    const { port } = await serve(async () => new Response('x'));
    const { headers } = await fetch(`http://127.0.0.1:${port}/`);
    expect(headers.get('keep-alive')).toBe('timeout=65');
  });

  it('A taken port is reported with the command that uses another one', async () => {
    const { port } = await serve(async () => new Response('first'));
    const second = listen(() => new Response('second'), '127.0.0.1', port);
    await expect(second).rejects.toThrow(PortTakenError);
    await expect(second).rejects.toThrow(`PORT=${port + 1} npm start`);
  });

  it('A server that closes lets a running answer finish', async () => {
    let finish: (() => void) | undefined;
    const { port, close } = await serve(
      () => new Promise((resolve) => (finish = () => resolve(new Response('finished')))),
    );
    const answer = fetch(`http://127.0.0.1:${port}/functions/v1/generate-story`, { method: 'POST' });
    await waitFor(() => expect(finish).toBeDefined());
    const closing = close();
    finish?.();
    expect(await (await answer).text()).toBe('finished');
    await closing;
    servers.length = 0;
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  });
});
