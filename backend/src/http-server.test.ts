import { BlockList } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { createGateway } from './gateway/gateway.ts';
import type { Handler } from './http/handler.ts';
import { type HttpServer, listen, PortTakenError } from './http-server.ts';
import { happening } from './testing/happening.ts';
import { openSocket } from './testing/raw-http.ts';

/** Waits longer than usual, because the machine may be busy. */
const waitFor = (check: () => void) => vi.waitFor(check, { timeout: 60_000 });

const servers: HttpServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

async function serve(handler: Handler): Promise<HttpServer & { ask(): Promise<Response> }> {
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
  return {
    ...server,
    ask: () => fetch(`http://127.0.0.1:${server.port}/functions/v1/generate-story`, { method: 'POST' }),
  };
}

/** Answers with a story that never ends, and notes what happens to it. */
function endlessStory() {
  const seen = { chunks: 0, cancelled: false, aborted: false };
  const handler: Handler = async (request) => {
    request.signal.addEventListener('abort', () => (seen.aborted = true));
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

it('a stream is cancelled and its request aborted when the reader leaves', async () => {
  const { handler, seen } = endlessStory();
  const { port } = await serve(handler);
  const socket = openSocket(port);
  socket.write(REQUEST);
  // Every chunk is sent at once.
  let received = '';
  socket.on('data', (data) => (received += String(data)));
  await waitFor(() => expect(received).toContain('data: 3'));
  socket.destroy();
  await waitFor(() => expect(seen).toMatchObject({ cancelled: true, aborted: true }));
});

it('a request is aborted when its reader leaves before the first byte, and not when they stay to the end', async () => {
  const started = happening();
  const aborted = happening();
  const left = await serve(
    (request) =>
      new Promise((resolve) => {
        request.signal.addEventListener('abort', () => {
          aborted.note();
          resolve(new Response(null, { status: 499 }));
        });
        started.note();
      }),
  );
  const socket = openSocket(left.port);
  socket.write(REQUEST);
  await started.happened;
  socket.destroy();
  await aborted.happened;

  const signals: AbortSignal[] = [];
  const { ask } = await serve(async (request) => {
    signals.push(request.signal);
    return new Response('the end');
  });
  // The server has heard of the end of the first request when it answers the second.
  for (let time = 0; time < 2; time += 1) expect(await (await ask()).text()).toBe('the end');
  expect(signals[0]?.aborted).toBe(false);
});

it('idle connections are kept for 65 seconds, longer than proxies do', async () => {
  const { ask } = await serve(async () => new Response('x'));
  expect((await ask()).headers.get('keep-alive')).toBe('timeout=65');
});

it('a taken port is reported with the command that uses another one', async () => {
  const { port } = await serve(async () => new Response('first'));
  const second = listen(() => new Response('second'), '127.0.0.1', port);
  await expect(second).rejects.toThrow(PortTakenError);
  await expect(second).rejects.toThrow(`PORT=${port + 1} npm start`);
});

it('a server that closes lets a running answer finish', async () => {
  let finish: (() => void) | undefined;
  const { ask, close } = await serve(
    () => new Promise((resolve) => (finish = () => resolve(new Response('finished')))),
  );
  const answer = ask();
  await waitFor(() => expect(finish).toBeDefined());
  const closing = close();
  finish?.();
  expect(await (await answer).text()).toBe('finished');
  await closing;
  servers.length = 0;
  await expect(ask()).rejects.toThrow();
});
