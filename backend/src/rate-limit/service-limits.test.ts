import { BlockList } from 'node:net';
import { describe, expect, it } from 'vitest';
import { startGateway } from '../testing/test-gateway.ts';
import { createAuthLimits } from './auth-limits.ts';
import { createServiceLimits, tooManyRequests } from './service-limits.ts';

const PEER = '203.0.113.7';

/** The limits in front of a service that answers with a given status. */
function startLimits() {
  const clock = { ms: 0 };
  const guard = createServiceLimits({ trustedProxies: new BlockList(), now: () => clock.ms });
  async function attempt(path: string, { status = 200, peer = PEER, method = 'POST', error = '' } = {}) {
    const verdict = await guard(new Request(`http://127.0.0.1${path}`, { method }), peer);
    const headers = new Headers(error ? { 'proxy-status': `PostgREST; error=${error}` } : {});
    if (typeof verdict === 'function') verdict(status, headers);
    return verdict instanceof Response ? verdict : undefined;
  }
  async function allowed(path: string, options?: Parameters<typeof attempt>[1] & { most?: number }) {
    for (let count = 0; count < (options?.most ?? 2000); count += 1) if (await attempt(path, options)) return count;
    return Number.POSITIVE_INFINITY;
  }
  return { clock, attempt, allowed };
}

describe('one network', () => {
  it('reaches each service so many times in a row, however the path is spelled', async () => {
    for (const [path, times] of [
      ['/functions/v1/generate-story', 600],
      ['/functions/v1/%67enerate-stor%79', 600],
      ['/functions/v1/stop-story', 600],
      ['/functions/v1/revise-passage', 600],
      ['/functions/v1/outline-story', 300],
      ['/functions/v1/suggest-next', 300],
      ['/functions/v1/guest-session', 300],
      ['/rest/v1/rpc/subscribe_to_newsletter', 60],
      ['/s/abcdefghijklmnopqrst-_/cover.png', 300],
      ['/metrics/modules', 600],
    ] as const)
      expect(await startLimits().allowed(path), path).toBe(times);
  });

  it('sends 12,000 requests to the data interface, whatever their path', async () => {
    const { clock, attempt, allowed } = startLimits();
    const asked = await allowed('/rest/v1/user_stories', { method: 'GET', most: 20_000 });
    expect(asked).toBe(12_000);
    for (const path of ['/rest/v1/profiles', '/rest/v1/rpc/search_inspirations', '/%72est/v1/profiles']) {
      expect((await attempt(path))?.status).toBe(429);
    }
    clock.ms += 1000;
    expect(await allowed('/rest/v1/profiles')).toBe(20);
  });

  it('saves 12,000 texts of stories in a row, and its pages still open', async () => {
    const { attempt, allowed } = startLimits();
    const path = '/rest/v1/rpc/save_story_text';
    expect(await allowed(path, { most: 20_000 })).toBe(12_000);
    expect((await attempt('/rest/v1/rpc/save%5fstory_text'))?.status).toBe(429);
    expect(await attempt('/rest/v1/user_stories', { method: 'GET' })).toBeUndefined();
  });

  it('is refused after sixty requests that the database failed on', async () => {
    const { clock, attempt, allowed } = startLimits();
    expect(await allowed('/rest/v1/user_stories', { status: 503, error: 'database_fault' })).toBe(60);
    expect((await attempt('/rest/v1/profiles'))?.status).toBe(429);
    clock.ms += 10_000;
    expect(await allowed('/rest/v1/profiles')).toBe(Number.POSITIVE_INFINITY);
    expect(await startLimits().allowed('/rest/v1/user_stories', { status: 500 })).toBe(60);
  });

  it('limits pictures of share links and pages of published stories separately', async () => {
    const { allowed, attempt } = startLimits();
    await allowed('/s/one/cover.png', { method: 'GET' });
    for (const path of ['/s/another/cover.png', '/s/another/%63over.png'])
      expect((await attempt(path, { method: 'GET' }))?.status).toBe(429);
    expect(await allowed('/s/one', { method: 'GET', most: 4000 })).toBe(3000);
    for (const path of ['/s/another/', '/community/another'])
      expect((await attempt(path, { method: 'GET' }))?.status).toBe(429);
  });

  it('is told when to retry, and is accepted then', async () => {
    const { clock, attempt, allowed } = startLimits();
    await allowed('/functions/v1/guest-session');
    const refused = await attempt('/functions/v1/guest-session');
    expect(refused?.status).toBe(429);
    expect(refused?.headers.get('retry-after')).toBe('2');
    expect(await refused?.json()).toMatchObject({ error: { code: 'rate_limited', retryAfter: 2 } });
    clock.ms += 2000;
    expect(await attempt('/functions/v1/guest-session')).toBeUndefined();
  });

  it('Refused newsletter addresses are not counted, and the limit is answered in the form of the data interface', async () => {
    const { allowed, attempt } = startLimits();
    const path = '/rest/v1/rpc/subscribe_to_newsletter';
    expect(await allowed(path, { status: 400 })).toBe(Number.POSITIVE_INFINITY);
    await allowed(path);
    expect(await (await attempt(path))?.json()).toMatchObject({ code: 'rate_limited', details: null });
  });
});

it('the gateway enforces the limits, by the status of each answer', async () => {
  const now = () => 0;
  const trustedProxies = new BlockList();
  const { call } = await startGateway({
    guards: [createAuthLimits({ trustedProxies, now }), createServiceLimits({ trustedProxies, now })],
    services: () => ({
      supabase: async (request) => new Response(await request.text(), { status: 400 }),
      functions: { 'guest-session': async () => Response.json({ token: 't' }) },
    }),
  });
  const guests = await Promise.all(
    Array.from({ length: 302 }, () => call('/functions/v1/guest-session', { method: 'POST' })),
  );
  expect(guests.filter(({ status }) => status === 429)).toHaveLength(2);

  const body = JSON.stringify({ email: 'ann@example.com', password: 'x'.repeat(60_000) });
  const headers = { 'content-type': 'application/json' };
  const signIn = () => call('/auth/v1/token?grant_type=password', { method: 'POST', headers, body });
  expect(await (await signIn()).text()).toBe(body);
  for (let turn = 1; turn < 10; turn += 1) expect((await signIn()).status).toBe(400);
  expect((await signIn()).status).toBe(429);
});

it('a renewal that is too early gets an answer that keeps its user signed in', async () => {
  const answer = tooManyRequests('/auth/v1/token', 1000);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
  expect(tooManyRequests('/auth/v1/user', 1000).status).toBe(429);
});
