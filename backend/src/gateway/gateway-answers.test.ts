import { once } from 'node:events';
import { describe, expect, it, vi } from 'vitest';
import { clientSignal } from '../database/abandoned.ts';
import { happening } from '../testing/happening.ts';
import { openSocket } from '../testing/raw-http.ts';
import { errorOf, startGateway } from '../testing/test-gateway.ts';

describe('a request body', () => {
  it('may have 64 KB for functions and sign-in, and more for a story', async () => {
    const { call } = await startGateway({
      services: () => ({
        supabase: async (request) => Response.json({ length: (await request.arrayBuffer()).byteLength }),
        functions: {
          'guest-session': async () => Response.json({ token: 't' }),
          'generate-story': async (request) => Response.json({ length: (await request.arrayBuffer()).byteLength }),
        },
      }),
    });
    const post = (path: string, length: number) =>
      call(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: 'x'.repeat(length) });
    expect(await (await post('/auth/v1/token', 65_536)).json()).toEqual({ length: 65_536 });
    expect((await post('/auth/v1/token', 65_537)).status).toBe(413);
    expect((await post('/functions/v1/guest-session', 65_536)).status).toBe(200);
    expect((await post('/functions/v1/guest-session', 65_537)).status).toBe(413);
    expect(await (await post('/rest/v1/user_stories', 300_000)).json()).toEqual({ length: 300_000 });
    expect(await (await post('/functions/v1/generate-story', 393_216)).json()).toEqual({ length: 393_216 });
    expect((await post('/functions/v1/generate-story', 393_217)).status).toBe(413);
    const tooLarge = await post('/rest/v1/user_stories', 524_289);
    expect(tooLarge.status).toBe(413);
    expect(await errorOf(tooLarge)).toMatchObject({ code: 'body_too_large' });
  });

  it('to the data interface is JSON of at most 100 rows', async () => {
    const { call, reached } = await startGateway();
    const post = (type: string, body: string) =>
      call('/rest/v1/user_stories', { method: 'POST', headers: { 'content-type': type }, body });
    for (const type of ['text/csv', 'application/x-www-form-urlencoded'])
      expect(await errorOf(await post(type, 'prompt\nx')), type).toMatchObject({ code: 'not_json' });
    const rows = (count: number) => JSON.stringify(Array.from({ length: count }, () => ({ tags: ['a', 'b'] })));
    const tooMany = await post('application/json', rows(101));
    expect([tooMany.status, await errorOf(tooMany)]).toMatchObject([413, { code: 'too_many_rows' }]);
    const prompts = Array.from({ length: 21 }, () => ({ prompt: 'x'.repeat(8000) }));
    const tooLong = await post('application/json', JSON.stringify(prompts));
    expect([tooLong.status, await errorOf(tooLong)]).toMatchObject([413, { code: 'too_many_rows' }]);
    const nested = '['.repeat(90) + ']'.repeat(90);
    for (const many of [`${'[],'.repeat(100_000)}[]`, `${`${nested},`.repeat(500)}[]`]) {
      const lists = await post('application/json', `{"tags":[${many}]}`);
      expect([lists.status, await errorOf(lists)]).toMatchObject([413, { code: 'too_many_values' }]);
    }
    const refused = await post('application/json', '{"options":"{}"}');
    expect([refused.status, await errorOf(refused)]).toMatchObject([400, { code: 'body_refused' }]);
    expect(reached).toEqual([]);
    expect((await post('application/json', rows(100))).status).toBe(200);
  });

  it('without an announced length is counted as it arrives', async () => {
    const { port, reached } = await startGateway();
    const socket = openSocket(port);
    const answer = new Promise<string>((resolve) => socket.once('data', (data) => resolve(String(data))));
    socket.on('error', () => {});
    socket.write('POST /auth/v1/token HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n');
    // The body is not finished: the answer must not wait for its end.
    for (let sent = 0; sent < 70; sent += 1) socket.write(`400\r\n${'x'.repeat(1024)}\r\n`);
    expect(await answer).toMatch(/^HTTP\/1\.1 413/);
    expect(reached).toEqual([]);
    socket.destroy();
  });
});

it('A body that breaks off is logged as 499, not as a server error', async () => {
  const entries: object[] = [];
  const { happened: logged, note } = happening();
  const { port } = await startGateway({
    log(entry) {
      entries.push(entry);
      note();
    },
  });
  const socket = openSocket(port);
  socket.write('POST /auth/v1/token HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n');
  socket.write('Content-Length: 100\r\n\r\n{"email":');
  socket.end();
  await logged;
  expect(entries).toMatchObject([{ level: 'info', event: 'request', status: 499 }]);
});

describe('every answer', () => {
  it('has security headers and a new request id', async () => {
    const { call } = await startGateway();
    const ids = new Set<string | null>();
    for (const path of ['/', '/healthz', '/rest/v1/profiles', '/_system/info']) {
      const { headers } = await call(path, { headers: { 'x-request-id': 'mine' } });
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      ids.add(headers.get('x-request-id'));
    }
    expect(ids.size).toBe(4);
    expect(ids.has('mine')).toBe(false);
  });

  it('of the data interface is not cached, and read by this site only', async () => {
    const { call } = await startGateway();
    const { headers } = await call('/rest/v1/profiles');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.has('access-control-allow-origin')).toBe(false);
  });

  it('to a request that failed lacks the message, which is logged', async () => {
    const { call, entries } = await startGateway({
      site: async () => {
        throw new Error('canary');
      },
    });
    const response = await call('/');
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('canary');
    expect(entries.find((entry) => entry.event === 'failure')).toMatchObject({ error: { message: 'canary' } });
  });
});

it('answers 503 and a time to retry when the database was stopped', async () => {
  const stopped = Object.assign(new Error('the connection to the database was lost'), { code: '08006' });
  const { call } = await startGateway({
    services: () => ({ supabase: () => Promise.reject(stopped), functions: {} }),
  });
  const response = await call('/auth/v1/factors');
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await errorOf(response)).toMatchObject({ code: 'restarting' });
});

it('the log has method, path, status and marks of a request, but not its query, headers or body', async () => {
  const { call, entries } = await startGateway();
  await call('/rest/v1/users?email=eq.canary', {
    method: 'POST',
    headers: { authorization: 'Bearer canary', 'content-type': 'application/json' },
    body: 'canary',
  });
  await vi.waitFor(() =>
    expect(entries).toMatchObject([
      { event: 'request', method: 'POST', path: '/rest/v1/users', status: 200, network: 'the network' },
    ]),
  );
  expect(JSON.stringify(entries)).not.toContain('canary');
});

it('a read is aborted when its reader leaves, and a write is not', async () => {
  const signals: (AbortSignal | undefined)[] = [];
  const arrivals = { GET: happening(), POST: happening() };
  const { port, call } = await startGateway({
    services: () => ({
      functions: {},
      cancels: true,
      supabase: async ({ url, method }) => {
        signals.push(clientSignal());
        if (url.endsWith('quick')) return Response.json([]);
        arrivals[method === 'GET' ? 'GET' : 'POST'].note();
        return new Promise(() => undefined);
      },
    }),
  });
  await (await call('/rest/v1/quick')).json();
  for (const method of ['GET', 'POST'] as const) {
    const socket = openSocket(port);
    const body = method === 'GET' ? '\r\n' : 'Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}';
    socket.write(`${method} /rest/v1/slow HTTP/1.1\r\nHost: 127.0.0.1\r\n${body}`);
    await arrivals[method].happened;
    socket.destroy();
  }
  const [answered, left, sent] = signals;
  if (left?.aborted === false) await once(left, 'abort');
  expect(left?.aborted).toBe(true);
  expect(answered?.aborted).toBe(false);
  expect(sent).toBeUndefined();
});

describe('the gateway, before the database is open,', () => {
  it('is healthy, serves pages unchanged, and answers the rest with 503 and a time to retry', async () => {
    const { call } = await startGateway({
      services: () => undefined,
      site: async (_request, _origin, fill) => new Response(fill ? 'filled' : 'page'),
    });
    expect((await call('/healthz')).status).toBe(200);
    for (const path of ['/readyz', '/auth/v1/user', '/rest/v1/x', '/functions/v1/guest-session', '/s/a/cover.png']) {
      const response = await call(path);
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).toBe('1');
      expect(await errorOf(response)).toMatchObject({ code: 'starting', retryAfter: 1 });
    }
    for (const path of ['/', '/s/a', '/community/a']) expect(await (await call(path)).text()).toBe('page');
  });
});
