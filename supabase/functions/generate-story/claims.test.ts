import { describe, expect, it } from 'vitest';
import { content, GOOD_STORY, refuses, streams, type Answer } from '../_shared/testing/scripted-provider.ts';
import {
  askAsGuest,
  askAsUser,
  errorOf,
  eventsOf,
  guestToken,
  readUntil,
  serviceUnderTest,
  serviceWith,
  STORY_BODY,
  until,
  wait,
  type ServiceUnderTest,
} from '../_shared/testing/service-under-test.ts';

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
      await eventsOf(await askAsUser(service, { ...STORY_BODY, runId }));
    }
    for (const [begin, end] of [
      ['spend_guest_generation', 'refund_guest_generation'],
      ['begin_story_run', 'end_story_run'],
    ] as const) {
      const begun = claims(service, begin);
      expect(begun).toEqual(Array(2).fill(expect.stringMatching(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/)));
      expect(new Set(begun).size).toBe(2);
      expect(claims(service, end)).toEqual(begun);
    }
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
    },
  );
});

describe('a charge that arrives after it was given up', () => {
  it.each([
    ['spend_guest_generation', 'refund_guest_generation', askAsGuest],
    ['begin_story_run', 'end_story_run', askAsUser],
  ] as const)('costs nothing and takes no place: %s', async (begin, end, ask) => {
    const service = serviceUnderTest({ answers: [GOOD_STORY], limits: { supabaseMs: 30 } });
    let arrive = (): void => undefined;
    service.supabase.slow.set(begin, new Promise<void>((resolve) => (arrive = resolve)));
    await expectUnavailable(await ask(service));
    await until(() => claims(service, end).length === 1);
    arrive();
    await until(() => claims(service, begin).length === 1);
    expect([...service.supabase.used.values()].filter((used) => used > 0)).toEqual([]);
    expect([...service.supabase.runs.values()]).not.toContain('running');
    expect(service.provider.requests).toEqual([]);
  });
});

describe('the end of a run', () => {
  const ends = (service: ServiceUnderTest) =>
    service.supabase.rpcs.filter(({ name }) => name === 'end_story_run').map(({ args }) => args['p_delivered']);

  it.each<[string, Answer, string, boolean]>([
    ['end', GOOD_STORY, 'event: end', true],
    ['failure', streams(content('Once'), 'data: {"error":{"message":"no"}}\n\n'), 'event: error', true],
    ['refusal', refuses(400, 'No'), 'event: error', false],
  ])('comes once, before the reader gets its %s, so the next story can begin', async (_, answer, last, delivered) => {
    const service = serviceUnderTest({ answers: [answer], config: { guards: { atOnce: 1 } } });
    for (const runId of ['a', 'b']) {
      service.supabase.slow.set('end_story_run', wait(60));
      const response = await askAsUser(service, { ...STORY_BODY, runId });
      expect(response.status).toBe(200);
      await readUntil(response.body!.getReader(), last);
      expect(service.supabase.runs.get(runId)).toBe(delivered ? 'delivered' : 'undelivered');
    }
    expect(ends(service)).toEqual([delivered, delivered]);
  });

  it('does not wait for a slow database', async () => {
    const service = serviceUnderTest({ answers: [GOOD_STORY], limits: { overMs: 30 } });
    let answer = (): void => undefined;
    service.supabase.slow.set('end_story_run', new Promise<void>((resolve) => (answer = resolve)));
    const events = await eventsOf(await askAsUser(service));
    expect(events.at(-1)).toMatchObject({ type: 'end', reason: 'complete' });
    expect([...service.supabase.runs.values()]).toEqual(['running']);
    answer();
    await until(() => [...service.supabase.runs.values()].includes('delivered'));
    expect(ends(service)).toEqual([true]);
  });

  it('is tried once more when the database fails', async () => {
    const service = serviceWith(GOOD_STORY);
    service.supabase.failing.set('end_story_run', 503);
    await eventsOf(await askAsUser(service));
    await until(() => service.logs.filter(({ event }) => event === 'story_run_end_failed').length === 2);
    expect(service.supabase.calls.filter((call) => call.includes('end_story_run'))).toHaveLength(2);
  });
});
