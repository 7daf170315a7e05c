import { describe, expect, it } from 'vitest';
import { sendRaw } from '../testing/raw-http.ts';
import { startGateway } from '../testing/test-gateway.ts';

describe('the Host header', () => {
  const ask = async (host: string, siteUrl?: URL) => {
    const { port } = await startGateway({ siteUrl });
    return (await sendRaw(port, `GET /rest/v1/x HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)).status;
  };

  it.each(['127.0.0.1', '127.0.0.1:4000', 'localhost:8080', '[::1]:4000'])(
    'The gateway answers to the host %s',
    async (host) => {
      expect(await ask(host)).toBe(200);
    },
  );

  it.each(['evil.example', '127.0.0.1.evil.example', 'localhost.evil.example:4000', '192.168.0.7'])(
    'The gateway refuses the host %s',
    async (host) => {
      expect(await ask(host)).toBe(421);
    },
  );

  it('The gateway answers to its public name when it has one', async () => {
    expect(await ask('stories.example')).toBe(421);
    expect(await ask('stories.example', new URL('https://stories.example'))).toBe(200);
  });

  it('The gateway answers probes under any host', async () => {
    const { port } = await startGateway();
    expect((await sendRaw(port, 'GET /healthz HTTP/1.1\r\nHost: 10.0.0.1\r\nConnection: close\r\n\r\n')).status).toBe(
      200,
    );
  });
});

describe('refused requests', () => {
  it.each(['TRACE', 'PROPFIND', 'LOCK', 'CONNECTED'])(
    'The gateway refuses %s requests and forwards none',
    async (method) => {
      const { port, reached } = await startGateway();
      for (const path of ['/', '/rest/v1/profiles', '/auth/v1/user', '/functions/v1/guest-session']) {
        const request = `${method} ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`;
        expect([400, 405]).toContain((await sendRaw(port, request)).status);
      }
      expect(reached).toEqual([]);
    },
  );

  it('The gateway refuses JSON that is nested too deeply', async () => {
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
    'A page at %s cannot sign in, request an email or begin a guest session',
    async (origin) => {
      for (const path of ['/auth/v1/recover', '/auth/v1/token?grant_type=password', '/functions/v1/guest-session']) {
        expect(await post(path, { ...json, origin })).toEqual([403, 0]);
      }
    },
  );

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'A page cannot request an email with a form of the type %s, which needs no CORS preflight',
    async (type) => {
      expect(await post('/auth/v1/recover', { 'content-type': type })).toEqual([415, 0]);
    },
  );

  it.each([{}, { origin: 'https://stories.example' }, { origin: 'http://127.0.0.1:5170' }])(
    'A request from the site itself, or from no page, is accepted: %j',
    async (headers) => {
      expect(await post('/auth/v1/recover', { ...json, ...headers })).toEqual([200, 1]);
      expect(await post('/auth/v1/recover', { 'content-type': 'application/json; charset=UTF-8', ...headers })).toEqual(
        [200, 1],
      );
    },
  );
});

describe('Strict-Transport-Security', () => {
  it('Strict-Transport-Security is sent only where the address of the site is https', async () => {
    const header = async (siteUrl?: URL) => {
      const { call } = await startGateway({ siteUrl });
      return (await call('/')).headers.get('strict-transport-security');
    };
    expect(await header(new URL('https://stories.example'))).toBe('max-age=31536000');
    expect(await header(new URL('http://stories.example'))).toBeNull();
    expect(await header()).toBeNull();
  });
});

it('A request with two Host headers is refused', async () => {
  const { port, reached } = await startGateway();
  const head = 'GET /rest/v1/x HTTP/1.1\r\nHost: 127.0.0.1\r\n';
  expect((await sendRaw(port, `${head}Host: evil.example\r\nConnection: close\r\n\r\n`)).status).toBe(400);
  expect((await sendRaw(port, `${head}host: 127.0.0.1\r\nConnection: close\r\n\r\n`)).status).toBe(400);
  expect(reached).toEqual([]);
  expect((await sendRaw(port, `${head}Connection: close\r\n\r\n`)).status).toBe(200);
});
