import { describe, expect, it } from 'vitest';
import { readTrustedProxies } from '../rate-limit/trusted-proxies.ts';
import { sendRaw } from '../testing/raw-http.ts';
import { errorOf, startGateway } from '../testing/test-gateway.ts';

describe('the gateway', () => {
  it('leads no other address to Supabase, however it is written, nor to the page', async () => {
    const { call, port, reached } = await startGateway();
    for (const path of [
      ['/_system/info', '/_system/', '/_studio', '/graphql/v1', '/pg/v1/query', '/auth/v2/user'],
      ['/functions/v1', '/functions/v1/a/b', '/functions/v1/missing', '/functions/v1/constructor'],
    ].flat()) {
      const response = await call(path);
      expect([path, response.status]).toEqual([path, 404]);
      expect(await errorOf(response)).toMatchObject({ code: 'not_found' });
    }
    expect(reached).toEqual([]);
    for (const path of [
      '/auth/v1/../../_system/info',
      '/rest/v1/%2e%2e/%2e%2e/_system/info',
      '//_system/info',
      'http://127.0.0.1/_system/info',
    ]) {
      const { text } = await sendRaw(port, `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`);
      expect(text, path).not.toContain('"length"');
    }
    expect(reached.filter((request) => new URL(request.url).pathname.includes('_system'))).toEqual([]);
  });

  it('answers what Supabase has and this backend has not with 501 and an explanation', async () => {
    const { call, reached, entries } = await startGateway({ services: () => undefined });
    for (const path of ['/storage/v1', '/storage/v1/bucket', '/realtime/v1/websocket?vsn=1.0.0']) {
      const response = await call(path, { method: 'POST', headers: { origin: 'https://elsewhere.example' } });
      expect([path, response.status]).toEqual([path, 501]);
      expect(response.headers.has('access-control-allow-origin')).toBe(false);
      expect(await errorOf(response)).toEqual({
        code: 'not_implemented',
        message: expect.stringMatching(/neither Realtime nor Storage/),
      });
    }
    expect(reached).toEqual([]);
    expect(new Set(entries.map(({ level }) => level))).toEqual(new Set(['info']));
  });

  it('serves the pages of the site, for reading only', async () => {
    const { call } = await startGateway();
    expect(await (await call('/auth')).text()).toBe('page');
    const response = await call('/auth', { method: 'POST' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });

  it('passes on the address of the peer, or the one that a trusted proxy reports, and no other', async () => {
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
    for (const name of ['x-real-ip', 'x-forwarded-for'])
      expect(passedOn.map((headers) => headers.get(name))).toEqual([null, null, null]);
  });
});

describe('a guard', () => {
  it('that lets a request through receives its status, even when a later guard answers', async () => {
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
  it('is served in development only', async () => {
    const { call } = await startGateway();
    expect(await (await call('/storyloom-config.json')).text()).toBe('page');
    const development = await startGateway({ browserConfiguration: (origin) => ({ supabaseUrl: origin }) });
    const response = await development.call('/storyloom-config.json');
    expect(await response.json()).toEqual({ supabaseUrl: `http://127.0.0.1:${development.port}` });
  });
});
