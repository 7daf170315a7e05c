import { describe, expect, it } from 'vitest';
import { bodyOf, content, GOOD_STORY, scriptedProvider } from '../_shared/testing/scripted-provider.ts';
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
  type ServiceUnderTest,
} from '../_shared/testing/service-under-test.ts';

const CLAIM = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The claims that an RPC was called with, in order. */
const claims = (service: ServiceUnderTest, rpc: string): unknown[] =>
  service.supabase.rpcs.filter(({ name }) => name === rpc).map(({ args }) => args['p_claim']);

async function expectUnavailable(response: Response): Promise<void> {
  expect([response.status, (await errorOf(response)).code]).toEqual([503, 'quota_unavailable']);
}

describe('the claim of a request', () => {
  it('is one for a run’s beginning and its end, and another for the next request', async () => {
    const service = serviceWith(() => new Response(null));
    const headers = { 'x-guest-token': await guestToken(service) };
    for (const runId of ['a', 'b']) {
      await eventsOf(await askAsGuest(service, { headers, body: { ...STORY_BODY, runId } }));
    }
    const spent = claims(service, 'spend_guest_generation');
    expect(spent).toEqual([expect.stringMatching(CLAIM), expect.stringMatching(CLAIM)]);
    expect(new Set(spent).size).toBe(2);
    expect(claims(service, 'refund_guest_generation')).toEqual(spent);
    for (const runId of ['a', 'b']) await eventsOf(await askAsUser(service, { ...STORY_BODY, runId }));
    const begins = claims(service, 'begin_story_run');
    expect(new Set(begins).size).toBe(2);
    expect(claims(service, 'end_story_run')).toEqual(begins);
  });

  it.each(['spend_guest_generation', 'begin_story_run'])(
    'undoes a request whose answer from %s was lost',
    async (name) => {
      const service = serviceWith(GOOD_STORY);
      service.supabase.lost.set(name, 0);
      await expectUnavailable(await (name.startsWith('spend') ? askAsGuest(service) : askAsUser(service)));
      const undo = name.startsWith('spend') ? 'refund_guest_generation' : 'end_story_run';
      await until(() => claims(service, undo).length === 1);
      expect(claims(service, undo)).toEqual(claims(service, name));
      expect(claims(service, undo)).toEqual([expect.stringMatching(CLAIM)]);
    },
  );
});

describe('a charge that arrives after it was given up', () => {
  it('costs the guest nothing', async () => {
    const provider = scriptedProvider(() => new Response(bodyOf([content('Once upon')], 'stay')));
    const service = serviceUnderTest({ providerFetch: provider.fetch, limits: { supabaseMs: 30 } });
    let arrive = (): void => undefined;
    service.supabase.slow.set('spend_guest_generation', new Promise<void>((resolve) => (arrive = resolve)));
    await expectUnavailable(await askAsGuest(service));
    await until(() => claims(service, 'refund_guest_generation').length === 1);
    arrive();
    await until(() => claims(service, 'spend_guest_generation').length === 1);
    expect([...service.supabase.used.values()].filter((used) => used > 0)).toEqual([]);
    expect(provider.requests).toEqual([]);
  });

  it('holds no place of the user', async () => {
    const service = serviceUnderTest({ limits: { supabaseMs: 30 }, config: { guards: { atOnce: 1 } } });
    let arrive = (): void => undefined;
    service.supabase.slow.set('begin_story_run', new Promise<void>((resolve) => (arrive = resolve)));
    await expectUnavailable(await askAsUser(service));
    await until(() => claims(service, 'end_story_run').length === 1);
    arrive();
    await until(() => claims(service, 'begin_story_run').length === 1);
    expect([...service.supabase.runs.values()]).toEqual(['undelivered']);
  });
});
