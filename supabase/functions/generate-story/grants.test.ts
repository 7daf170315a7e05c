import type { ServiceError } from '@storyloom/shared/stream';
import { describe, expect, it } from 'vitest';
import { begunStory, endlessService } from '../_shared/testing/endless-service.ts';
import { USER_ID } from '../_shared/testing/fake-supabase.ts';
import { GOOD_STORY, refuses, scriptedProvider } from '../_shared/testing/scripted-provider.ts';
import {
  askAsGuest,
  askAsUser,
  errorOf,
  eventsOf,
  guestToken,
  serviceUnderTest,
  serviceWith,
  STORY_BODY,
  until,
} from '../_shared/testing/service-under-test.ts';

const as = (runId: string) => ({ ...STORY_BODY, runId });

async function expectLimited(response: Response, expected: ServiceError): Promise<void> {
  expect(response.status).toBe(429);
  expect(response.headers.get('retry-after')).toBe(String(expected.retryAfter));
  expect(await errorOf(response)).toEqual(expected);
}

describe('a guest’s run', () => {
  it('that was charged before is neither charged nor written again', async () => {
    const service = serviceWith(GOOD_STORY);
    const headers = { 'x-guest-token': await guestToken(service) };
    await eventsOf(await askAsGuest(service, { headers }));
    const again = await askAsGuest(service, { headers });
    expect(again.status).toBe(409);
    expect(await errorOf(again)).toEqual({
      code: 'duplicate_run',
      message: 'This story was already requested, so it won’t be written twice. Start a new one to continue.',
    });
    expect(service.provider.requests).toHaveLength(1);
    expect([...service.supabase.used.values()]).toEqual([1]);
    expect(service.supabase.refunds).toEqual([]);
  });

  it('that was refunded is not written again either; another one is', async () => {
    const service = serviceWith(refuses(400, 'No'), GOOD_STORY);
    const headers = { 'x-guest-token': await guestToken(service) };
    await eventsOf(await askAsGuest(service, { headers }));
    const again = await askAsGuest(service, { headers });
    expect([again.status, (await errorOf(again)).code]).toEqual([409, 'duplicate_run']);
    expect(service.provider.requests).toHaveLength(1);
    const another = await eventsOf(await askAsGuest(service, { headers, body: as('run-2') }));
    expect(another.at(-1)).toMatchObject({ type: 'end' });
    expect([...service.supabase.used.values()]).toEqual([1]);
  });

  it('whose charge got lost on the way back is given back', async () => {
    const service = serviceWith(GOOD_STORY);
    service.supabase.lost.set('spend', 0);
    const response = await askAsGuest(service);
    expect(await errorOf(response)).toMatchObject({ code: 'quota_unavailable' });
    await until(() => service.supabase.refunds.length === 1);
    expect([...service.supabase.used.values()]).toEqual([0]);
    expect(service.provider.requests).toEqual([]);
  });

  it.each([
    null,
    4,
    'granted',
    {},
    { outcome: 'perhaps' },
    { outcome: 'granted' },
    { outcome: 'granted', used: -1 },
    { outcome: 'granted', used: '1' },
  ])('fails closed when the database answers %j', async (answer) => {
    const service = serviceWith(GOOD_STORY);
    service.supabase.answers.set('spend_guest_generation', answer);
    const response = await askAsGuest(service);
    expect(response.status).toBe(503);
    expect(await errorOf(response)).toMatchObject({ code: 'quota_unavailable' });
    expect(service.provider.requests).toEqual([]);
  });
});

describe('the network of guests', () => {
  const from = (address: string) => ({ headers: { 'cf-connecting-ip': address } });

  it('has a daily number of free stories, whoever asks', async () => {
    const provider = scriptedProvider(GOOD_STORY);
    const service = serviceUnderTest({ providerFetch: provider.fetch, config: { guards: { guestsPerNetwork: 2 } } });
    for (const address of ['203.0.113.5', '203.0.113.77']) await eventsOf(await askAsGuest(service, from(address)));
    await expectLimited(await askAsGuest(service, from('203.0.113.200')), {
      code: 'rate_limited',
      message:
        'Today’s free stories for your network are used up. Please try again in 5 hours, or sign in for unlimited stories.',
      retryAfter: 18_000,
    });
    expect(provider.requests).toHaveLength(2);
    expect((await askAsGuest(service, from('203.0.114.5'))).status).toBe(200);
    expect((await askAsUser(service)).status).toBe(200);
  });

  it('is told to the database as a mark, which no one can turn back, and to nobody else', async () => {
    const service = serviceWith(GOOD_STORY);
    await eventsOf(await askAsGuest(service, from('203.0.113.5')));
    const [spend] = service.supabase.rpcs;
    expect(spend?.args).toMatchObject({ p_run_id: 'run-1', p_network_limit: 100 });
    expect(spend?.args['p_network']).toMatch(/^[\da-f]{32}$/);
    expect(JSON.stringify(service.supabase.rpcs) + service.logged()).not.toContain('203.0.113');
  });

  it('is one for all who come without the proxy’s header; x-forwarded-for is not believed', async () => {
    const provider = scriptedProvider(GOOD_STORY);
    const service = serviceUnderTest({ providerFetch: provider.fetch, config: { guards: { guestsPerNetwork: 2 } } });
    const ask = async (address: string) =>
      (await askAsGuest(service, { headers: { 'x-forwarded-for': address } })).status;
    expect([await ask('203.0.113.5'), await ask('198.51.100.5'), await ask('192.0.2.5')]).toEqual([200, 200, 429]);
    expect(service.supabase.rpcs[0]?.args).toMatchObject({ p_network: null, p_network_limit: 2 });
    expect((await askAsGuest(service, from('203.0.113.5'))).status).toBe(200);
  });

  it('does not get stories for nothing by leaving each of them early', async () => {
    const provider = scriptedProvider(refuses(400, 'No'));
    const service = serviceUnderTest({ providerFetch: provider.fetch, config: { guards: { guestsPerNetwork: 1 } } });
    for (let story = 0; story < 3; story += 1) await eventsOf(await askAsGuest(service, from('203.0.113.5')));
    expect((await askAsGuest(service, from('203.0.113.5'))).status).toBe(429);
    expect(provider.requests).toHaveLength(3);
  });
});

describe('the operator’s guards over a signed-in person', () => {
  it('tell the database what they are', async () => {
    const service = endlessService({ perHour: 7 });
    await begunStory(service, 'a').then((reader) => reader.cancel());
    expect(service.supabase.rpcs[0]).toEqual({
      name: 'begin_story_run',
      args: {
        p_user_id: USER_ID,
        p_run_id: 'a',
        p_at_once: 2,
        p_per_hour: 7,
        p_per_day: null,
        p_claim: expect.any(String),
        p_expires_seconds: 64,
        p_abandoned_per_hour: 60,
        p_total_limit: null,
      },
    });
  });

  it('hold two stories at once by default, and let the next one begin when one is left', async () => {
    const service = endlessService();
    const readers = [await begunStory(service, 'a'), await begunStory(service, 'b')];
    await expectLimited(await askAsUser(service, as('c')), {
      code: 'rate_limited',
      message: 'You already have 2 stories in progress, the most at one time. Stop one, or try again in 10 seconds.',
      retryAfter: 10,
    });
    expect(service.provider.requests).toHaveLength(2);
    await readers[0]!.cancel();
    await begunStory(service, 'd').then((reader) => reader.cancel());
    await readers[1]!.cancel();
  });

  it.each([
    ['hour', { perHour: 2 }, 'You’ve reached the limit of 2 stories an hour', 'in 12 minutes', 700],
    ['day', { perDay: 2 }, 'You’ve reached the limit of 2 stories a day', 'in 12 hours', 40_000],
  ])('hold the stories of an %s', async (_, guards, what, when, retryAfter) => {
    const provider = scriptedProvider(GOOD_STORY);
    const service = serviceUnderTest({ providerFetch: provider.fetch, config: { guards } });
    for (const runId of ['a', 'b']) await eventsOf(await askAsUser(service, as(runId)));
    const message = `${what}. Please try again ${when}.`;
    await expectLimited(await askAsUser(service, as('c')), { code: 'rate_limited', message, retryAfter });
    expect(provider.requests).toHaveLength(2);
  });

  it('do not count a story that brought no text', async () => {
    const provider = scriptedProvider(refuses(400, 'No'), GOOD_STORY);
    const service = serviceUnderTest({ providerFetch: provider.fetch, config: { guards: { perHour: 1 } } });
    await eventsOf(await askAsUser(service, as('a')));
    expect((await askAsUser(service, as('b'))).status).toBe(200);
  });

  it('refuse a run that was asked for before', async () => {
    const service = serviceWith(GOOD_STORY);
    await eventsOf(await askAsUser(service));
    const again = await askAsUser(service);
    expect([again.status, (await errorOf(again)).code]).toEqual([409, 'duplicate_run']);
    expect(service.provider.requests).toHaveLength(1);
  });

  it.each([500, 404, 0])('fail closed when the database answers %i', async (status) => {
    const service = serviceWith(GOOD_STORY);
    service.supabase.failing.set('begin_story_run', status);
    const response = await askAsUser(service);
    expect([response.status, (await errorOf(response)).code]).toEqual([503, 'quota_unavailable']);
    expect(service.provider.requests).toEqual([]);
  });

  it('fail closed when the sign-in service does not say who it is', async () => {
    for (const answer of [null, {}, { id: 7 }, { id: "x' or 1=1" }]) {
      const service = serviceWith(GOOD_STORY);
      service.supabase.answers.set('/auth/v1/user', answer);
      expect((await askAsUser(service)).status).toBe(503);
      expect(service.provider.requests).toEqual([]);
    }
  });
});
