import { describe, expect, it } from 'vitest';
import { expectLimited } from '../_shared/testing/expect-limited.ts';
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

describe('a guest’s run', () => {
  it('A guest’s run that was charged before is neither charged nor written again', async () => {
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

  it('A guest’s run that was refunded is not written again, and another one is', async () => {
    const service = serviceWith(refuses(400, 'No'), GOOD_STORY);
    const headers = { 'x-guest-token': await guestToken(service) };
    await eventsOf(await askAsGuest(service, { headers }));
    const again = await askAsGuest(service, { headers });
    expect([again.status, (await errorOf(again)).code]).toEqual([409, 'duplicate_run']);
    expect(service.provider.requests).toHaveLength(1);
    const another = await eventsOf(await askAsGuest(service, { headers, body: { ...STORY_BODY, runId: 'run-2' } }));
    expect(another.at(-1)).toMatchObject({ type: 'end' });
    expect([...service.supabase.used.values()]).toEqual([1]);
  });

  it('A guest’s run is refunded when the answer to its charge was lost', async () => {
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
  ])('A guest gets no story when the database answers the charge with %j', async (answer) => {
    const service = serviceWith(GOOD_STORY);
    service.supabase.answers.set('spend_guest_generation', answer);
    const response = await askAsGuest(service);
    expect(response.status).toBe(503);
    expect(await errorOf(response)).toMatchObject({ code: 'quota_unavailable' });
    expect(service.provider.requests).toEqual([]);
  });
});

describe('a network of guests', () => {
  const from = (address: string) => ({ headers: { 'cf-connecting-ip': address } });

  it('The guests of a network share a daily number of free stories', async () => {
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

  it('The database gets a mark of the network, and neither the database nor the log gets the address', async () => {
    const service = serviceWith(GOOD_STORY);
    await eventsOf(await askAsGuest(service, from('203.0.113.5')));
    const [spend] = service.supabase.rpcs;
    expect(spend?.args).toMatchObject({ p_run_id: 'run-1', p_network_limit: 100 });
    expect(spend?.args['p_network']).toMatch(/^[\da-f]{32}$/);
    expect(JSON.stringify(service.supabase.rpcs) + service.logged()).not.toContain('203.0.113');
  });

  it('Guests without the proxy’s header share one network, and x-forwarded-for is ignored', async () => {
    const provider = scriptedProvider(GOOD_STORY);
    const service = serviceUnderTest({ providerFetch: provider.fetch, config: { guards: { guestsPerNetwork: 2 } } });
    const ask = async (address: string) =>
      (await askAsGuest(service, { headers: { 'x-forwarded-for': address } })).status;
    expect([await ask('203.0.113.5'), await ask('198.51.100.5'), await ask('192.0.2.5')]).toEqual([200, 200, 429]);
    expect(service.supabase.rpcs[0]?.args).toMatchObject({ p_network: null, p_network_limit: 2 });
    expect((await askAsGuest(service, from('203.0.113.5'))).status).toBe(200);
  });

  it('A network may start three times as many stories as it has, also when all of them fail', async () => {
    const provider = scriptedProvider(refuses(400, 'No'));
    const service = serviceUnderTest({ providerFetch: provider.fetch, config: { guards: { guestsPerNetwork: 1 } } });
    for (let story = 0; story < 3; story += 1) await eventsOf(await askAsGuest(service, from('203.0.113.5')));
    expect((await askAsGuest(service, from('203.0.113.5'))).status).toBe(429);
    expect(provider.requests).toHaveLength(3);
  });
});
