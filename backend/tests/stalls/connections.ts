import { connect, type Socket } from 'node:net';
import { callOf } from './functions.ts';
import type { Visitors } from './visitors.ts';
import type { Probe } from './find-stalls.ts';
import type { Watch } from './watch.ts';

/** Another address of this machine, which the server does not trust as a proxy; only Linux has it without set-up. */
const FROM = process.platform === 'linux' ? { localAddress: '127.0.0.2' } : {};
/** How long connections are left open when the server does not close them: until so many others were answered. */
const ANSWERS = 30;

const HEAD = 'Host: 127.0.0.1\r\nContent-Type: application/json\r\n';
const SLOW = `POST /functions/v1/generate-story HTTP/1.1\r\n${HEAD}`;

/** Floods of connections. @param size 1 for a short run */
export function connectionProbes(visitors: Visitors, watch: Watch, size: number): readonly Probe[] {
  const { url, apikey, send, newNetwork } = visitors;
  const port = Number(new URL(url).port);
  const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\napikey: ${apikey}\r\n\r\n`;

  /** Opens connections that send these bytes; they read what they get, or nothing at all. */
  const sockets =
    (count: number, bytes: string, reads = false) =>
    async (): Promise<void> => {
      const open = Array.from({ length: count }, (): Socket => connect({ port, host: '127.0.0.1', ...FROM }));
      const closed = open.map(
        (socket) => new Promise<void>((resolve) => socket.on('error', () => undefined).once('close', () => resolve())),
      );
      for (const socket of open) {
        if (reads) socket.resume();
        socket.write(bytes);
      }
      await Promise.race([Promise.all(closed), watch.answers(ANSWERS * size)]);
      for (const socket of open) socket.destroy();
      await Promise.all(closed);
    };
  const manyAtOnce = (count: number, request: (turn: number) => Promise<unknown>) => (): Promise<unknown> =>
    Promise.all(Array.from({ length: count }, (_, turn) => request(turn)));
  const password = (turn: number, path: string) =>
    send('stranger', {
      path: `/auth/v1/${path}`,
      body: JSON.stringify({ email: `${newNetwork()}-${turn}@example.com`, password: 'wrong horse' }),
      headers: { 'x-forwarded-for': '192.0.2.7' },
    });
  const long = 'Once there was a dog. '.repeat(2600);

  const floods: Readonly<Record<string, () => Promise<unknown>>> = {
    'pages asked for again and again, never read': sockets(20 * size, get('/').repeat(100)),
    'pages asked for again and again': sockets(10 * size, get('/').repeat(100), true),
    'lists asked for again and again, never read': sockets(10 * size, get('/rest/v1/user_inspirations').repeat(100)),
    'healthz asked for again and again': sockets(10 * size, get('/healthz').repeat(100), true),
    'many silent connections': sockets(300 * size, ''),
    'many half requests': sockets(100 * size, 'GET / HTTP/1.1\r\nHo'),
    'many bodies that do not come': sockets(100 * size, `${SLOW}Content-Length: 300000\r\n\r\n{`),
    'chunks of one byte': sockets(
      size,
      `${SLOW}Transfer-Encoding: chunked\r\n\r\n${'1\r\na\r\n'.repeat(60_000)}`,
      true,
    ),
    'chunks of one byte to the sign-in': sockets(
      size,
      `POST /auth/v1/signup HTTP/1.1\r\n${HEAD}Transfer-Encoding: chunked\r\n\r\n${'1\r\na\r\n'.repeat(60_000)}`,
      true,
    ),
    'headers without an end': sockets(20, `GET / HTTP/1.1\r\n${'x-a: b\r\n'.repeat(50_000)}`, true),
    'a header without an end': sockets(20, `GET / HTTP/1.1\r\nx-a: ${'b'.repeat(400_000)}`, true),
    'bytes that are not HTTP': sockets(50, '\u0016\u0003\u0001\0'.repeat(1000), true),
    'line ends before a request': sockets(20, '\r\n'.repeat(200_000), true),
    'wrong passwords at once': manyAtOnce(8 * size, (turn) => password(turn, 'token?grant_type=password')),
    'sign-ups at once': manyAtOnce(4 * size, (turn) => password(turn, 'signup')),
    'guests at once': manyAtOnce(40 * size, () =>
      send('stranger', { path: '/functions/v1/guest-session', body: '{}' }),
    ),
    'long stories at once': manyAtOnce(10 * size, () =>
      send('guest', callOf('generate-story', { prompt: 'A dog', genre: 'children', length: 500, continueOf: long })),
    ),
    'lists at once': manyAtOnce(40 * size, () => send('stranger', { path: '/rest/v1/user_inspirations?order=title' })),
  };
  return Object.entries(floods).map(([name, run]) => ({ name: `connections: ${name}`, run }));
}
