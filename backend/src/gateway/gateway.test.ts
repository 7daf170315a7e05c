import { describe, expect, it } from 'vitest';
import { readTrustedProxies } from '../rate-limit/trusted-proxies.ts';
import { openSocket, sendRaw } from '../testing/raw-http.ts';
import { errorOf, startGateway } from '../testing/test-gateway.ts';

describe('forwarding', () => {
  it.each(['/auth/v1/user', '/rest/v1/profiles', '/rest/v1/rpc/anything'])(
    'The gateway forwards %s to Supabase',
    async (path) => {
      const { call, reached } = await startGateway();
      expect((await call(path)).status).toBe(200);
      expect(reached).toHaveLength(1);
    },
  );

  it.each([
    '/_system/info',
    '/_system/',
    '/_studio',
    '/graphql/v1',
    '/pg/v1/query',
    '/auth/v2/user',
    '/functions/v1',
    '/functions/v1/a/b',
  ])('The gateway answers %s with 404, not with the page', async (path) => {
    const { call, reached } = await startGateway();
    const response = await call(path);
    expect(response.status).toBe(404);
    expect(await errorOf(response)).toMatchObject({ code: 'not_found' });
    expect(reached).toEqual([]);
  });

  it.each(['/storage/v1', '/storage/v1/bucket', '/realtime/v1/', '/realtime/v1/websocket?vsn=1.0.0'])(
    'The gateway answers %s with 501 and an explanation, whatever the method',
    async (path) => {
      const { call, reached, entries } = await startGateway({ services: () => undefined });
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
        const response = await call(path, { method, headers: { origin: 'https://elsewhere.example' } });
        expect([method, response.status]).toEqual([method, 501]);
        expect(response.headers.get('cache-control')).toBe('no-store');
        expect(response.headers.has('access-control-allow-origin')).toBe(false);
        expect(await errorOf(response)).toEqual({
          code: 'not_implemented',
          message: expect.stringMatching(/neither Realtime nor Storage/),
        });
      }
      const head = await call(path, { method: 'HEAD' });
      expect([head.status, await head.text()]).toEqual([501, '']);
      expect(reached).toEqual([]);
      expect(new Set(entries.map(({ level }) => level))).toEqual(new Set(['info']));
    },
  );

  it('The gateway answers the handshake of a realtime connection with 501', async () => {
    const { port } = await startGateway();
    const lines = [
      'GET /realtime/v1/websocket HTTP/1.1',
      'Host: 127.0.0.1',
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    ];
    const socket = openSocket(port);
    const answer = new Promise<string>((resolve) => socket.once('data', (data) => resolve(String(data))));
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    expect(await answer).toMatch(/^HTTP\/1\.1 501/);
    socket.destroy();
  });

  it.each([
    '/auth/v1/../../_system/info',
    '/rest/v1/%2e%2e/%2e%2e/_system/info',
    '//_system/info',
    'http://127.0.0.1/_system/info',
  ])('The gateway does not forward a disguised path to the system pages: %s', async (path) => {
    const { port, reached } = await startGateway();
    const { text } = await sendRaw(port, `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`);
    expect(reached.filter((request) => new URL(request.url).pathname.includes('_system'))).toEqual([]);
    expect(text).not.toContain('"length"');
  });

  it('The gateway calls known functions, and answers unknown ones with 404', async () => {
    const { call } = await startGateway();
    expect(await (await call('/functions/v1/guest-session', { method: 'POST' })).json()).toEqual({ token: 't' });
    for (const name of ['missing', 'constructor', '__proto__'])
      expect((await call(`/functions/v1/${name}`)).status).toBe(404);
  });

  it('The gateway serves the pages of the site, for reading only', async () => {
    const { call } = await startGateway();
    expect(await (await call('/auth')).text()).toBe('page');
    const response = await call('/auth', { method: 'POST' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });

  it('The gateway removes x-forwarded headers', async () => {
    const { call, reached } = await startGateway();
    await call('/rest/v1/profiles', {
      headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-for': '127.0.0.1' },
    });
    expect(reached[0]!.headers.has('x-forwarded-host')).toBe(false);
    expect(reached[0]!.headers.has('x-forwarded-for')).toBe(false);
  });

  it('The gateway passes on the address of the peer, or the one that a trusted proxy reports, and no other', async () => {
    const claim = { 'cf-connecting-ip': '198.51.100.1', 'x-forwarded-for': '203.0.113.9', 'x-real-ip': '198.51.100.2' };
    const direct = await startGateway();
    await direct.call('/rest/v1/profiles', { headers: claim });
    const behindProxy = await startGateway({ trustedProxies: readTrustedProxies('127.0.0.1') });
    const named = await startGateway({ siteUrl: new URL('https://stories.example') });
    await named.call('/rest/v1/profiles', { headers: claim });
    await behindProxy.call('/rest/v1/profiles', { headers: claim });
    const passedOn = [direct, named, behindProxy].map(({ reached }) => reached[0]!.headers);
    expect(passedOn.map((headers) => headers.get('cf-connecting-ip'))).toEqual([
      '127.0.0.1',
      '127.0.0.1',
      '203.0.113.9',
    ]);
    expect(passedOn.map((headers) => headers.get('x-real-ip'))).toEqual([null, null, null]);
  });
});

describe('a guard', () => {
  it('A guard receives the address of the peer and may answer in place of the services', async () => {
    const peers: (string | undefined)[] = [];
    const { call, reached } = await startGateway({
      guards: [
        (request, peer) => {
          peers.push(peer);
          return request.url.endsWith('/token') ? new Response(null, { status: 429 }) : undefined;
        },
      ],
    });
    expect((await call('/auth/v1/token')).status).toBe(429);
    expect((await call('/auth/v1/user')).status).toBe(200);
    expect(peers).toEqual(['127.0.0.1', '127.0.0.1']);
    expect(reached).toHaveLength(1);
  });
});

describe('a guard that lets a request through', () => {
  it('A guard that lets a request through receives its status, even when a later guard answers', async () => {
    const heard: string[] = [];
    const { call } = await startGateway({
      guards: [
        async (request) => (status) => void heard.push(`${new URL(request.url).pathname} ${status}`),
        (request) => (request.url.endsWith('/token') ? new Response(null, { status: 429 }) : undefined),
      ],
      services: () => ({
        supabase: async () => {
          throw new Error('down');
        },
        functions: {},
      }),
    });
    for (const path of ['/auth/v1/token', '/auth/v1/user', '/functions/v1/missing', '/']) await call(path);
    expect(heard).toEqual(['/auth/v1/token 429', '/auth/v1/user 500', '/functions/v1/missing 404', '/ 200']);
  });
});

describe('the browser configuration', () => {
  it('The gateway serves the browser configuration in development only', async () => {
    const { call } = await startGateway();
    expect(await (await call('/storyloom-config.json')).text()).toBe('page');
    const development = await startGateway({ browserConfiguration: (origin) => ({ supabaseUrl: origin }) });
    const response = await development.call('/storyloom-config.json');
    expect(await response.json()).toEqual({ supabaseUrl: `http://127.0.0.1:${development.port}` });
  });
});
