import { BlockList } from 'node:net';
import { describe, expect, it } from 'vitest';
import { startGateway } from '../testing/test-gateway.ts';
import { createServiceLimits } from './service-limits.ts';

const PEER = '203.0.113.7';

/** The limits in front of a service that answers with a given status. */
function startLimits() {
  const clock = { ms: 0 };
  const guard = createServiceLimits({ trustedProxies: new BlockList(), now: () => clock.ms });
  async function attempt(path: string, { status = 200, peer = PEER, method = 'POST', stopped = false } = {}) {
    const verdict = await guard(new Request(`http://127.0.0.1${path}`, { method }), peer);
    const headers = new Headers(stopped ? { 'proxy-status': 'PostgREST; error=57014' } : {});
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
  it.each([
    ['/functions/v1/generate-story', 600],
    ['/functions/v1/rejoin-story', 600],
    ['/functions/v1/stop-story', 600],
    ['/functions/v1/revise-passage', 600],
    ['/functions/v1/outline-story', 300],
    ['/functions/v1/extract-cast', 300],
    ['/functions/v1/suggest-next', 300],
    ['/functions/v1/random-prompt', 300],
    ['/functions/v1/guest-session', 300],
    ['/rest/v1/rpc/subscribe_to_newsletter', 60],
    ['/s/abcdefghijklmnopqrst-_/cover.png', 300],
    ['/metrics/modules', 600],
  ])('One network reaches %s %i times in a row', async (path, times) => {
    const { allowed } = startLimits();
    expect(await allowed(path)).toBe(times);
  });

  it.each(['/functions/v1/generate-stor%79', '/functions/v1/%67enerate-story'])(
    'The encoded path %s is limited like the plain one',
    async (path) => {
      const { allowed } = startLimits();
      expect(await allowed(path)).toBe(600);
    },
  );

  it('One network sends 12,000 requests to the data interface, whatever their path', async () => {
    const { clock, attempt, allowed } = startLimits();
    const asked = await allowed('/rest/v1/user_stories', { method: 'GET', most: 20_000 });
    expect(asked).toBe(12_000);
    for (const path of ['/rest/v1/profiles', '/rest/v1/rpc/search_inspirations', '/%72est/v1/profiles']) {
      expect((await attempt(path))?.status).toBe(429);
    }
    clock.ms += 1000;
    expect(await allowed('/rest/v1/profiles')).toBe(20);
  });

  it('One network saves 12,000 texts of stories in a row, and its pages still open', async () => {
    const { clock, attempt, allowed } = startLimits();
    const path = '/rest/v1/rpc/save_story_text';
    expect(await allowed(path, { most: 20_000 })).toBe(12_000);
    expect((await attempt('/rest/v1/rpc/save%5fstory_text'))?.status).toBe(429);
    expect(await attempt('/rest/v1/user_stories', { method: 'GET' })).toBeUndefined();
    clock.ms += 1000;
    expect(await allowed(path)).toBe(20);
  });

  it('One network is refused after five statements that were stopped for taking too long', async () => {
    const { attempt, allowed } = startLimits();
    expect(await allowed('/rest/v1/user_stories', { status: 503 })).toBe(Number.POSITIVE_INFINITY);
    expect(await allowed('/rest/v1/user_stories', { status: 503, stopped: true })).toBe(5);
    expect((await attempt('/rest/v1/profiles'))?.status).toBe(429);
    expect(await attempt('/rest/v1/profiles', { peer: '198.51.100.9' })).toBeUndefined();
  });

  it('All pictures of share links count toward one limit, and their pages toward none', async () => {
    const { allowed, attempt } = startLimits();
    await allowed('/s/one/cover.png', { method: 'GET' });
    for (const path of ['/s/another/cover.png', '/s/another/%63over.png'])
      expect((await attempt(path, { method: 'GET' }))?.status).toBe(429);
    expect(await allowed('/s/one', { method: 'GET' })).toBe(Number.POSITIVE_INFINITY);
  });

  it('A refused network is told when to retry, and is accepted then', async () => {
    const { clock, attempt, allowed } = startLimits();
    await allowed('/functions/v1/guest-session');
    const refused = await attempt('/functions/v1/guest-session');
    expect(refused?.status).toBe(429);
    expect(refused?.headers.get('retry-after')).toBe('2');
    expect(await refused?.json()).toEqual({
      error: {
        code: 'rate_limited',
        message: 'Too many requests from your network. Please try again after 2 seconds.',
        retryAfter: 2,
      },
    });
    clock.ms += 2000;
    expect(await attempt('/functions/v1/guest-session')).toBeUndefined();
  });

  it('The limit of one network does not affect another', async () => {
    const { allowed, attempt } = startLimits();
    await allowed('/functions/v1/generate-story');
    expect(await attempt('/functions/v1/generate-story', { peer: '198.51.100.1' })).toBeUndefined();
  });

  it('Refused newsletter addresses are not counted, and the limit is answered in the form of the data interface', async () => {
    const { allowed, attempt } = startLimits();
    const path = '/rest/v1/rpc/subscribe_to_newsletter';
    expect(await allowed(path, { status: 400 })).toBe(Number.POSITIVE_INFINITY);
    await allowed(path);
    expect(await (await attempt(path))?.json()).toMatchObject({ code: 'rate_limited', details: null });
  });

  it.each([
    ['/rest/v1/user_stories', 'GET'],
    ['/functions/v1/generate-story', 'OPTIONS'],
  ])('2,000 requests to %s with %s are accepted', async (path, method) => {
    const { allowed } = startLimits();
    expect(await allowed(path, { method })).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('the gateway', () => {
  it('The gateway enforces the limits', async () => {
    const clock = 0;
    const { call } = await startGateway({
      guards: [createServiceLimits({ trustedProxies: new BlockList(), now: () => clock })],
    });
    const answers = await Promise.all(
      Array.from({ length: 302 }, () => call('/functions/v1/guest-session', { method: 'POST' })),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
  });
});
