import { describe, expect, it } from 'vitest';
import { readTrustedProxies } from '../rate-limit/trusted-proxies.ts';
import { openSocket, sendRaw } from '../testing/raw-http.ts';
import { errorOf, startGateway } from '../testing/test-gateway.ts';

describe('the gateway forwards', () => {
  it.each(['/auth/v1/user', '/rest/v1/profiles', '/rest/v1/rpc/anything'])('%s to Supabase', async (path) => {
    const { call, reached } = await startGateway();
    expect((await call(path)).status).toBe(200);
    expect(reached).toHaveLength(1);
  });

  it.each([
    '/_system/info',
    '/_system/',
    '/_studio',
    '/graphql/v1',
    '/pg/v1/query',
    '/auth/v2/user',
    '/functions/v1',
    '/functions/v1/a/b',
  ])('nothing of %s: 404, not the page', async (path) => {
    const { call, reached } = await startGateway();
    const response = await call(path);
    expect(response.status).toBe(404);
    expect(await errorOf(response)).toMatchObject({ code: 'not_found' });
    expect(reached).toEqual([]);
  });

  it.each(['/storage/v1', '/storage/v1/bucket', '/realtime/v1/', '/realtime/v1/websocket?vsn=1.0.0'])(
    'nothing of %s, which the specification names: 501 with an explanation, whatever is sent',
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

  it('no connection for realtime messages: 501 to the handshake as well', async () => {
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
  ])('nothing that hides the way to the system pages: %s', async (path) => {
    const { port, reached } = await startGateway();
    const { text } = await sendRaw(port, `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`);
    expect(reached.filter((request) => new URL(request.url).pathname.includes('_system'))).toEqual([]);
    expect(text).not.toContain('"length"');
  });

  it('known functions, and says 404 to unknown ones', async () => {
    const { call } = await startGateway();
    expect(await (await call('/functions/v1/guest-session', { method: 'POST' })).json()).toEqual({ token: 't' });
    for (const name of ['missing', 'constructor', '__proto__'])
      expect((await call(`/functions/v1/${name}`)).status).toBe(404);
  });

  it('pages to the site, and only for reading', async () => {
    const { call } = await startGateway();
    expect(await (await call('/auth')).text()).toBe('page');
    const response = await call('/auth', { method: 'POST' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });

  it('no claim about where a request comes from', async () => {
    const { call, reached } = await startGateway();
    await call('/rest/v1/profiles', {
      headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-for': '127.0.0.1' },
    });
    expect(reached[0]!.headers.has('x-forwarded-host')).toBe(false);
    expect(reached[0]!.headers.has('x-forwarded-for')).toBe(false);
  });

  it('the address that a request comes from, and not the one that it names', async () => {
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

describe('the gateway answers to', () => {
  const ask = async (host: string, siteUrl?: URL) => {
    const { port } = await startGateway({ siteUrl });
    return (await sendRaw(port, `GET /rest/v1/x HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)).status;
  };

  it.each(['127.0.0.1', '127.0.0.1:4000', 'localhost:8080', '[::1]:4000'])('%s', async (host) => {
    expect(await ask(host)).toBe(200);
  });

  it.each(['evil.example', '127.0.0.1.evil.example', 'localhost.evil.example:4000', '192.168.0.7'])(
    'not to %s',
    async (host) => {
      expect(await ask(host)).toBe(421);
    },
  );

  it('its public name, when it has one', async () => {
    expect(await ask('stories.example')).toBe(421);
    expect(await ask('stories.example', new URL('https://stories.example'))).toBe(200);
  });

  it('probes under any name', async () => {
    const { port } = await startGateway();
    expect((await sendRaw(port, 'GET /healthz HTTP/1.1\r\nHost: 10.0.0.1\r\nConnection: close\r\n\r\n')).status).toBe(
      200,
    );
  });
});

describe('a guard', () => {
  it('sees the address of the peer and may answer in place of everybody else', async () => {
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
  it('learns how it was answered, even when the one after it answers', async () => {
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
  it('has an address of its own in development only', async () => {
    const { call } = await startGateway();
    expect(await (await call('/storyloom-config.json')).text()).toBe('page');
    const development = await startGateway({ browserConfiguration: (origin) => ({ supabaseUrl: origin }) });
    const response = await development.call('/storyloom-config.json');
    expect(await response.json()).toEqual({ supabaseUrl: `http://127.0.0.1:${development.port}` });
  });
});

describe('the gateway refuses', () => {
  it.each(['TRACE', 'PROPFIND', 'LOCK', 'CONNECTED'])('%s, and says what it takes', async (method) => {
    const { port, reached } = await startGateway();
    for (const path of ['/', '/rest/v1/profiles', '/auth/v1/user', '/functions/v1/guest-session']) {
      const request = `${method} ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`;
      expect([400, 405]).toContain((await sendRaw(port, request)).status);
    }
    expect(reached).toEqual([]);
  });

  it('JSON that is nested deeper than anything of ours', async () => {
    const { call, reached } = await startGateway();
    const body = '['.repeat(100_000);
    expect((await call('/rest/v1/profiles', { method: 'POST', body })).status).toBe(400);
    expect(reached).toEqual([]);
  });
});

describe('pages of other sites', () => {
  const post = async (path: string, headers: Record<string, string>) => {
    const { call, reached } = await startGateway({ siteUrl: new URL('https://stories.example') });
    const response = await call(path, { method: 'POST', headers, body: '{}' });
    return [response.status, reached.length];
  };
  const json = { 'content-type': 'application/json' };

  it.each(['https://evil.example', 'null', 'https://stories.example.evil.example'])(
    'at %s cannot sign in, ask for mail or for a story',
    async (origin) => {
      for (const path of ['/auth/v1/recover', '/auth/v1/token?grant_type=password', '/functions/v1/guest-session']) {
        expect(await post(path, { ...json, origin })).toEqual([403, 0]);
      }
    },
  );

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'cannot do so by a form of the type %s, which needs no permission',
    async (type) => {
      expect(await post('/auth/v1/recover', { 'content-type': type })).toEqual([415, 0]);
    },
  );

  it.each([{}, { origin: 'https://stories.example' }, { origin: 'http://127.0.0.1:5170' }])(
    'are told from its own, and from what is no page: %j',
    async (headers) => {
      expect(await post('/auth/v1/recover', { ...json, ...headers })).toEqual([200, 1]);
      expect(await post('/auth/v1/recover', { 'content-type': 'application/json; charset=UTF-8', ...headers })).toEqual(
        [200, 1],
      );
    },
  );
});

describe('a site that is used by https', () => {
  it('is asked for without encryption no more, and another one is not promised to be', async () => {
    const header = async (siteUrl?: URL) => {
      const { call } = await startGateway({ siteUrl });
      return (await call('/')).headers.get('strict-transport-security');
    };
    expect(await header(new URL('https://stories.example'))).toBe('max-age=31536000');
    expect(await header(new URL('http://stories.example'))).toBeNull();
    expect(await header()).toBeNull();
  });
});

it('a request with two Host headers is refused', async () => {
  const { port, reached } = await startGateway();
  const head = 'GET /rest/v1/x HTTP/1.1\r\nHost: 127.0.0.1\r\n';
  expect((await sendRaw(port, `${head}Host: evil.example\r\nConnection: close\r\n\r\n`)).status).toBe(400);
  expect((await sendRaw(port, `${head}host: 127.0.0.1\r\nConnection: close\r\n\r\n`)).status).toBe(400);
  expect(reached).toEqual([]);
  expect((await sendRaw(port, `${head}Connection: close\r\n\r\n`)).status).toBe(200);
});
