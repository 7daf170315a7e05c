import { describe, expect, it } from 'vitest';
import { bodyOf, GOOD_STORY } from '../_shared/testing/scripted-provider.ts';
import {
  AS_USER,
  askAsGuest,
  askAsUser,
  errorOf,
  eventsOf,
  guestToken,
  PUBLISHABLE_KEY,
  SECRET_KEY,
  serviceUnderTest,
  serviceWith,
  STORY_BODY,
  storyRequest,
} from '../_shared/testing/service-under-test.ts';

describe('who may ask', () => {
  it('A signed-in user gets a story and spends no free story', async () => {
    const service = serviceWith(GOOD_STORY);
    const response = await askAsUser(service);
    expect(response.status).toBe(200);
    expect(await eventsOf(response)).toEqual([
      { type: 'start', runId: 'run-1', provider: 'Text provider', demo: false },
      { type: 'delta', text: '# The Door\n' },
      { type: 'delta', text: 'Once upon a time.' },
      { type: 'end', reason: 'complete', words: 6 },
    ]);
    expect(service.supabase.rpcs.map(({ name }) => name)).toEqual(['begin_story_run', 'end_story_run']);
  });

  it('A guest’s story is spent, and the stream says how many are used', async () => {
    const service = serviceWith(GOOD_STORY);
    const events = await eventsOf(await askAsGuest(service));
    expect(events[0]).toMatchObject({ type: 'start', usage: { used: 1, limit: 3 } });
    expect(service.supabase.refunds).toEqual([]);
    const spends = service.supabase.keys.filter(({ path }) => path.includes('/rpc/'));
    expect(spends).toEqual([
      { path: '/rest/v1/rpc/spend_guest_generation', apikey: SECRET_KEY },
      { path: '/rest/v1/rpc/finish_guest_run', apikey: SECRET_KEY },
    ]);
  });

  it('The fourth story of a guest is refused without asking the provider', async () => {
    const service = serviceWith(GOOD_STORY);
    const headers = { 'x-guest-token': await guestToken(service) };
    for (let story = 0; story < 3; story += 1) {
      const body = { ...STORY_BODY, runId: `run-${story}` };
      await eventsOf(await service.handlers['generate-story'](storyRequest({ headers, body })));
    }
    const body = { ...STORY_BODY, runId: 'run-4' };
    const response = await service.handlers['generate-story'](storyRequest({ headers, body }));
    expect(response.status).toBe(403);
    expect(await errorOf(response)).toEqual({
      code: 'guest_limit_reached',
      message: 'You have used 3/3 free AI-generated stories. Sign in for unlimited stories.',
    });
    expect(service.provider.requests).toHaveLength(3);
  });

  it('The publishable key as the bearer counts as not signed in', async () => {
    const service = serviceWith(GOOD_STORY);
    const headers = { authorization: `Bearer ${PUBLISHABLE_KEY}` };
    expect((await askAsGuest(service, { headers })).status).toBe(200);
    expect((await service.handlers['generate-story'](storyRequest({ headers }))).status).toBe(401);
  });

  it.each([
    ['an expired sign-in', { authorization: 'Bearer old-token' }],
    ['a forged guest token', { 'x-guest-token': 'v1.e30.AAAA' }],
    ['no token at all', {}],
  ])('A request with %s is answered with 401, and the provider is not asked', async (_, headers) => {
    const service = serviceWith(GOOD_STORY);
    const response = await service.handlers['generate-story'](storyRequest({ headers }));
    expect(response.status).toBe(401);
    expect(await errorOf(response)).toMatchObject({ code: 'unauthorized' });
    expect(service.provider.requests).toEqual([]);
  });

  it.each([500, 404, 0])('A guest gets no story when spending fails with %i', async (status) => {
    const service = serviceWith(GOOD_STORY);
    service.supabase.failing.set('spend_guest_generation', status);
    const response = await askAsGuest(service);
    expect(response.status).toBe(503);
    expect(await errorOf(response)).toMatchObject({ code: 'quota_unavailable' });
    expect(service.provider.requests).toEqual([]);
    expect([...service.supabase.used.values()]).toEqual([]);
  });

  it.each([500, 0])('A user gets no story when the sign-in check fails with %i', async (status) => {
    const service = serviceWith(GOOD_STORY);
    service.supabase.failing.set('/auth/v1/user', status);
    expect((await askAsUser(service)).status).toBe(503);
    expect(service.provider.requests).toEqual([]);
  });
});

describe('what may be asked', () => {
  it.each([
    ['an empty prompt', { prompt: ' ' }, 400, 'bad_request'],
    ['malformed JSON', '{', 400, 'bad_request'],
    ['a body over 384 KB', { prompt: 'x'.repeat(394_000) }, 413, 'too_large'],
  ])('A request with %s is refused before anything is spent', async (_, body, status, code) => {
    const service = serviceWith(GOOD_STORY);
    const response = await askAsGuest(service, { body });
    expect(response.status).toBe(status);
    expect(await errorOf(response)).toMatchObject({ code });
    expect(service.supabase.calls.join()).not.toContain('spend');
  });

  it('A body that is not UTF-8 is refused', async () => {
    const request = new Request('http://localhost/', {
      method: 'POST',
      body: Uint8Array.of(0x22, 0xff),
      headers: AS_USER,
    });
    expect((await serviceWith(GOOD_STORY).handlers['generate-story'](request)).status).toBe(400);
  });

  it('A body without a length header is refused once it is too large', async () => {
    const body = bodyOf(Array.from({ length: 400 }, () => 'x'.repeat(1000)));
    const init = { method: 'POST', body, headers: AS_USER, duplex: 'half' } as RequestInit;
    expect(
      (await serviceWith(GOOD_STORY).handlers['generate-story'](new Request('http://localhost/', init))).status,
    ).toBe(413);
  });

  it('Other methods are answered with 405, and a browser’s preflight with 204', async () => {
    const { handlers } = serviceUnderTest({ config: { siteUrl: 'https://stories.test/app' } });
    const get = await handlers['generate-story'](storyRequest({ method: 'GET' }));
    expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
    const preflight = await handlers['generate-story'](storyRequest({ method: 'OPTIONS' }));
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('https://stories.test');
    expect(preflight.headers.get('access-control-allow-headers')).toContain('x-guest-token');
  });
});
