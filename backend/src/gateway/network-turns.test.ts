import { expect, it, vi } from 'vitest';
import { readTrustedProxies } from '../rate-limit/trusted-proxies.ts';
import { happening } from '../testing/happening.ts';
import { openSocket } from '../testing/raw-http.ts';
import { startGateway } from '../testing/test-gateway.ts';

it.each([
  ['pages', '/about', 64],
  ['data', '/rest/v1/profiles', 16],
  ['share page', `/s/${'x'.repeat(22)}`, 16],
  ['function', '/functions/v1/stop-story', 16],
  ['short call', '/functions/v1/outline-story', 64],
])('%s requests of one network wait for each other, not for other networks', async (_kind, path, most) => {
  const released = happening();
  let held = 0;
  const handler = async (request: Request) => {
    if (request.headers.has('x-other')) return new Response('answered');
    held += 1;
    await released.happened;
    return new Response('answered');
  };
  const trustedProxies = readTrustedProxies('127.0.0.1');
  const services = () => ({
    supabase: handler,
    functions: { 'stop-story': handler, 'outline-story': handler },
  });
  const { call } = await startGateway({ trustedProxies, services, site: handler });
  const many = Array.from({ length: 100 }, () => call(path, { headers: { 'x-forwarded-for': '203.0.113.7' } }));
  await vi.waitFor(() => expect(held).toBe(most), { timeout: 60_000 });
  const other = await call(path, { headers: { 'x-forwarded-for': '198.51.100.9', 'x-other': '1' } });
  expect([other.status, held]).toEqual([200, most]);
  released.note();
  const statuses = await Promise.all(many.map(async (answer) => [(await answer).status, await (await answer).text()]));
  expect(new Set(statuses.flat())).toEqual(new Set([200, 'answered']));
});

it('data of a network comes before the later requests of many other networks', async () => {
  const order: string[] = [];
  const waiting: (() => void)[] = [];
  const supabase = async ({ headers }: Request) => {
    order.push(headers.get('x-name') ?? '');
    await new Promise<void>((resolve) => waiting.push(resolve));
    return new Response('answered');
  };
  const trustedProxies = readTrustedProxies('127.0.0.1');
  const seen = vi.fn(() => undefined);
  const { call } = await startGateway({
    trustedProxies,
    guards: [seen],
    services: () => ({ supabase, functions: {} }),
  });
  const ask = (name: string, address: string) =>
    call('/rest/v1/profiles', { headers: { 'x-forwarded-for': address, 'x-name': name } });
  const many = ['203.0.113.7', '192.0.2.7', '10.0.0.7', '10.0.1.7'].flatMap((address) =>
    Array.from({ length: 16 }, () => ask(address, address)),
  );
  await vi.waitFor(() => expect(seen).toHaveBeenCalledTimes(64), { timeout: 60_000 });
  const other = ask('other', '198.51.100.9');
  await vi.waitFor(() => expect(seen).toHaveBeenCalledTimes(65), { timeout: 60_000 });
  const answered = Promise.all([...many, other]);
  const end = setInterval(() => waiting.shift()?.());
  const statuses = (await answered).map(({ status }) => status);
  clearInterval(end);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(order.indexOf('other')).toBe(32 + 2);
});

it.each([
  ['sign-in', 'POST', '/auth/v1/token?grant_type=password'],
  ['sign-up', 'POST', '/auth/v1/signup'],
  ['change of a password', 'PUT', '/auth/v1/user'],
])('data does not wait for a %s, which waits for hashing', async (_kind, method, path) => {
  const released = happening();
  let held = 0;
  const supabase = async ({ url }: Request) => {
    if (url.includes('/rest/')) return new Response('answered');
    held += 1;
    await released.happened;
    return new Response('changed');
  };
  const trustedProxies = readTrustedProxies('127.0.0.1');
  const { call } = await startGateway({ trustedProxies, services: () => ({ supabase, functions: {} }) });
  const many = ['203.0.113.7', '192.0.2.7', '10.0.0.7'].flatMap((address) =>
    Array.from({ length: 16 }, () => call(path, { method, headers: { 'x-forwarded-for': address } })),
  );
  await vi.waitFor(() => expect(held).toBe(48), { timeout: 60_000 });
  expect((await call('/rest/v1/profiles')).status).toBe(200);
  released.note();
  await Promise.all(many);
});

it('of 150 sign-ins at once from one network, a hundred are asked to retry', async () => {
  const released = happening();
  const supabase = async () => {
    await released.happened;
    return new Response(null, { status: 400 });
  };
  const { call } = await startGateway({ services: () => ({ supabase, functions: {} }) });
  const retries: (string | null)[] = [];
  const signIn = async () => {
    const { status, headers } = await call('/auth/v1/token?grant_type=password', { method: 'POST' });
    if (status === 429) retries.push(headers.get('retry-after'));
  };
  const many = Array.from({ length: 150 }, signIn);
  await vi.waitFor(() => expect(retries).toEqual(Array(100).fill('1')), { timeout: 60_000 });
  released.note();
  await Promise.all(many);
  expect(retries).toHaveLength(100);
});

it('data of a network is refused after five stopped statements, also what waited meanwhile', async () => {
  const released = happening();
  const supabase = async (request: Request) => {
    if (request.headers.has('x-other')) return new Response('answered');
    await released.happened;
    return new Response(null, { status: 503, headers: { 'proxy-status': 'PostgREST; error=57014' } });
  };
  const trustedProxies = readTrustedProxies('127.0.0.1');
  const { call } = await startGateway({ trustedProxies, services: () => ({ supabase, functions: {} }) });
  const ask = (address: string, more = {}) =>
    call('/rest/v1/profiles', { headers: { 'x-forwarded-for': address, ...more } });
  const many = Array.from({ length: 40 }, () => ask('203.0.113.7'));
  released.note();
  const statuses = await Promise.all(many.map(async (answer) => (await answer).status));
  expect(statuses.filter((status) => status === 503).length).toBeLessThan(17);
  expect(new Set(statuses)).toEqual(new Set([503, 429]));
  expect((await ask('203.0.113.7', { 'x-other': '1' })).status).toBe(429);
  expect((await ask('198.51.100.9', { 'x-other': '1' })).status).toBe(200);
});

it('bodies that do not arrive keep no others of their network waiting', async () => {
  const supabase = async () => new Response('answered');
  const { call, port } = await startGateway({ services: () => ({ supabase, functions: {} }) });
  const head = 'POST /rest/v1/profiles HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{';
  const unfinished = Array.from({ length: 16 }, () => openSocket(port).on('error', () => {}));
  await Promise.all(unfinished.map((socket) => new Promise((resolve) => socket.write(head, resolve))));
  expect((await call('/rest/v1/profiles')).status).toBe(200);
  for (const socket of unfinished) socket.destroy();
});
