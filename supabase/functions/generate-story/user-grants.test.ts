import { describe, expect, it } from 'vitest';
import { begunStory, endlessService } from '../_shared/testing/endless-service.ts';
import { expectLimited } from '../_shared/testing/expect-limited.ts';
import { USER_ID } from '../_shared/testing/fake-supabase.ts';
import { GOOD_STORY, refuses, scriptedProvider } from '../_shared/testing/scripted-provider.ts';
import {
  askAsUser,
  errorOf,
  eventsOf,
  serviceUnderTest,
  serviceWith,
  STORY_BODY,
} from '../_shared/testing/service-under-test.ts';

const as = (runId: string) => ({ ...STORY_BODY, runId });

describe('the operator’s guards over a signed-in person', () => {
  it('The operator’s guards are sent to the database', async () => {
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
        p_expires_seconds: 180,
        p_abandoned_per_hour: 60,
        p_total_limit: null,
      },
    });
  });

  it('A signed-in user has at most two stories at once by default, and the next one begins when the user leaves one', async () => {
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
  ])(
    'A signed-in user has at most the operator’s number of stories per %s',
    async (_, guards, what, when, retryAfter) => {
      const provider = scriptedProvider(GOOD_STORY);
      const service = serviceUnderTest({ providerFetch: provider.fetch, config: { guards } });
      for (const runId of ['a', 'b']) await eventsOf(await askAsUser(service, as(runId)));
      const message = `${what}. Please try again ${when}.`;
      await expectLimited(await askAsUser(service, as('c')), { code: 'rate_limited', message, retryAfter });
      expect(provider.requests).toHaveLength(2);
    },
  );

  it('A story without any text does not count against the limit of a signed-in user', async () => {
    const provider = scriptedProvider(refuses(400, 'No'), GOOD_STORY);
    const service = serviceUnderTest({ providerFetch: provider.fetch, config: { guards: { perHour: 1 } } });
    await eventsOf(await askAsUser(service, as('a')));
    expect((await askAsUser(service, as('b'))).status).toBe(200);
  });

  it('A signed-in user’s run that was asked for before is refused', async () => {
    const service = serviceWith(GOOD_STORY);
    await eventsOf(await askAsUser(service));
    const again = await askAsUser(service);
    expect([again.status, (await errorOf(again)).code]).toEqual([409, 'duplicate_run']);
    expect(service.provider.requests).toHaveLength(1);
  });

  it.each([500, 404, 0])('A signed-in user gets no story when the database answers %i', async (status) => {
    const service = serviceWith(GOOD_STORY);
    service.supabase.failing.set('begin_story_run', status);
    const response = await askAsUser(service);
    expect([response.status, (await errorOf(response)).code]).toEqual([503, 'quota_unavailable']);
    expect(service.provider.requests).toEqual([]);
  });

  it('No story is written when the sign-in service does not say who the user is', async () => {
    for (const answer of [null, {}, { id: 7 }, { id: "x' or 1=1" }]) {
      const service = serviceWith(GOOD_STORY);
      service.supabase.answers.set('/auth/v1/user', answer);
      expect((await askAsUser(service)).status).toBe(503);
      expect(service.provider.requests).toEqual([]);
    }
  });
});
