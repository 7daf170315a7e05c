import { describe, expect, it, vi } from 'vitest';
import { sendRaw } from '../testing/raw-http.ts';
import { startGateway } from '../testing/test-gateway.ts';

const get = (target: string, ...headers: readonly string[]): string =>
  `GET ${target} HTTP/1.1\r\n${headers.map((line) => `${line}\r\n`).join('')}Connection: close\r\n\r\n`;

describe('the gateway', () => {
  it('answers under the names of this machine and its public one, and no other, except to probes', async () => {
    const { port, reached } = await startGateway();
    const ask = async (host: string) => (await sendRaw(port, get('/rest/v1/x', `Host: ${host}`))).status;
    for (const host of ['127.0.0.1', '127.0.0.1:4000', 'localhost:8080', '[::1]:4000'])
      expect(await ask(host), host).toBe(200);
    reached.length = 0;
    for (const host of [
      ['evil.example', 'stories.example', '127.0.0.1.evil.example', 'localhost.evil.example:4000'],
      ['192.168.0.7', '0.0.0.0', '[::ffff:7f00:1]'],
    ].flat())
      expect(await ask(host), host).toBe(421);
    // Two names, or none.
    for (const names of [['Host: 127.0.0.1', 'Host: evil.example'], ['Host: 127.0.0.1', 'host: 127.0.0.1'], []])
      expect((await sendRaw(port, get('/rest/v1/x', ...names))).status).toBe(400);
    for (const impossible of ['xn--aaaa', '999.1.1.1', '127.0.0.1:99999', '127.1#a', '127.0.0.1/x', 'a'.repeat(301)])
      expect(await ask(impossible), impossible).toBe(400);
    expect((await sendRaw(port, get('/rest/v1/x', 'Host: evil.example', 'X-Forwarded-Host: 127.0.0.1'))).status).toBe(
      421,
    );
    expect(reached).toEqual([]);
    expect((await sendRaw(port, get('/healthz', 'Host: 10.0.0.1'))).status).toBe(200);
    const named = await startGateway({ siteUrl: new URL('https://stories.example') });
    expect((await sendRaw(named.port, get('/rest/v1/x', 'Host: stories.example'))).status).toBe(200);
  });

  it('reads the name in an absolute address, and refuses one with a user', async () => {
    const { port, reached } = await startGateway();
    const ask = async (address: string) => (await sendRaw(port, get(address, 'Host: 127.0.0.1'))).status;
    for (const start of ['a@127.0.0.1', ':@127.0.0.1', 'a:b@127.0.0.1:4000', '/a@127.0.0.1', '//a@127.0.0.1'])
      expect(await ask(`http://${start}/rest/v1/x`), start).toBe(400);
    expect(await ask(`http:///${'a'.repeat(301)}/rest/v1/x`)).toBe(400);
    expect(reached).toEqual([]);
    expect(await ask('http://127.0.0.1/rest/v1/x?email=eq.a@b.example')).toBe(200);
  });

  it('refuses unknown methods, and forwards none', async () => {
    const { port, reached } = await startGateway();
    for (const method of ['TRACE', 'PROPFIND', 'LOCK', 'CONNECTED'])
      for (const path of ['/', '/rest/v1/profiles', '/auth/v1/user', '/functions/v1/guest-session']) {
        const request = get(path, 'Host: 127.0.0.1').replace('GET', method);
        expect((await sendRaw(port, request)).status, method).toBeOneOf([400, 405]);
      }
    expect(reached).toEqual([]);
  });

  it('refuses paths of a backend in which letters are encoded', async () => {
    const { port, reached } = await startGateway();
    for (const path of [
      '/%72est/v1/profiles',
      '/rest/%76%31/profiles',
      '/rest/v1/%70rofiles',
      '/rest%2Fv1/profiles',
      '/%61uth/v1/recover',
      '/functions/v1/guest%2Dsession',
      '/%72est/v1/x%ff',
    ])
      expect((await sendRaw(port, get(path, 'Host: 127.0.0.1'))).status, path).toBe(400);
    expect(reached).toEqual([]);
    expect((await sendRaw(port, get('/rest/v1/profiles?id=eq.%61', 'Host: 127.0.0.1'))).status).toBe(200);
  });

  it('refuses an address with a fragment, behind which the data interface reads on', async () => {
    const { port, reached } = await startGateway();
    const path = '/auth/v1/token?%67rant_type=password#&grant_type=refresh_token';
    expect((await sendRaw(port, get(path, 'Host: 127.0.0.1'))).status).toBe(400);
    expect(reached).toEqual([]);
  });

  it('refuses queries that no page sends', async () => {
    const { port, reached } = await startGateway();
    const ask = async (path: string) => (await sendRaw(port, get(path, 'Host: 127.0.0.1'))).status;
    for (const path of ['/', '/rest/v1/profiles', '/auth/v1/token'])
      expect(await ask(`${path}?${'%C3&'.repeat(600)}`), path).toBe(414);
    expect(reached).toEqual([]);
    expect(await ask(`/rest/v1/profiles?id=eq.${'x'.repeat(2000)}`)).toBe(200);
  });

  it('refuses a long path before it is decoded', async () => {
    const { port, reached } = await startGateway();
    const decode = vi.spyOn(globalThis, 'decodeURI');
    for (const start of ['/', '/s/', '/community/', '/functions/v1/', '/rest/v1/', '/auth/v1/']) {
      const answer = await sendRaw(port, get(`${start}${'%ff1'.repeat(600)}`, 'Host: 127.0.0.1'));
      expect(answer.status, start).toBe(414);
    }
    expect(decode).not.toHaveBeenCalled();
    decode.mockRestore();
    expect(reached).toEqual([]);
    expect((await sendRaw(port, get(`/${'x'.repeat(2000)}`, 'Host: 127.0.0.1'))).status).toBe(200);
  });

  it('decodes a path with broken escapes no more than needed to see one', async () => {
    const { port } = await startGateway();
    const decode = vi.spyOn(globalThis, 'decodeURI');
    const answer = await sendRaw(port, get(`/${'%ff-'.repeat(500)}%z`, 'Host: 127.0.0.1'));
    expect([answer.status, decode.mock.calls.length]).toEqual([404, 2]);
    decode.mockRestore();
  });

  it('refuses JSON that is nested too deeply', async () => {
    const { call, reached } = await startGateway();
    const body = '['.repeat(100_000);
    const headers = { 'content-type': 'application/json' };
    expect((await call('/rest/v1/profiles', { method: 'POST', headers, body })).status).toBe(400);
    expect(reached).toEqual([]);
  });

  it('refuses JSON with hundreds of different names', async () => {
    const { call, reached } = await startGateway();
    const post = async (path: string, names: number) => {
      const items = Array.from({ length: 2500 }, (_, index) => ({ [`n${index % names}`]: '":' }));
      const headers = { 'content-type': 'application/json' };
      return (await call(path, { method: 'POST', headers, body: JSON.stringify({ items }) })).status;
    };
    for (const path of ['/rest/v1/rpc/import_items', '/auth/v1/signup', '/functions/v1/guest-session'])
      expect(await post(path, 501), path).toBe(413);
    expect(reached).toEqual([]);
    expect(await post('/auth/v1/signup', 499)).toBe(200);
  });

  it('asks browsers for https only where the site has it', async () => {
    const header = async (siteUrl?: URL) => {
      const { call } = await startGateway({ siteUrl });
      return (await call('/')).headers.get('strict-transport-security');
    };
    expect(await header(new URL('https://stories.example'))).toBe('max-age=31536000');
    expect(await header(new URL('http://stories.example'))).toBeNull();
    expect(await header()).toBeNull();
  });
});

describe('a page of another site', () => {
  const post = async (path: string, headers: Record<string, string>) => {
    const { call, reached } = await startGateway({ siteUrl: new URL('https://stories.example') });
    const response = await call(path, { method: 'POST', headers, body: '{}' });
    return [response.status, reached.length];
  };
  const json = { 'content-type': 'application/json' };

  it('cannot sign in, request an email or begin a guest session', async () => {
    for (const origin of ['https://evil.example', 'null', 'https://stories.example.evil.example'])
      for (const path of ['/auth/v1/recover', '/auth/v1/token?grant_type=password', '/functions/v1/guest-session'])
        expect(await post(path, { ...json, origin }), `${origin} ${path}`).toEqual([403, 0]);
  });

  it('cannot request an email with a form, which needs no CORS preflight', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])
      expect(await post('/auth/v1/recover', { 'content-type': type }), type).toEqual([415, 0]);
  });

  it('is told from the site itself, and from no page', async () => {
    for (const headers of [{}, { origin: 'https://stories.example' }, { origin: 'http://127.0.0.1:5170' }])
      for (const type of ['application/json', 'application/json; charset=UTF-8'])
        expect(await post('/auth/v1/recover', { 'content-type': type, ...headers })).toEqual([200, 1]);
  });
});
