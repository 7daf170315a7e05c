import { describe, expect, it } from 'vitest';
import { begunStory, endlessService } from '../_shared/testing/endless-service.ts';
import { USER_ID } from '../_shared/testing/fake-supabase.ts';
import { chunk, GOOD_STORY, unfinished } from '../_shared/testing/scripted-provider.ts';
import {
  askAsUser,
  errorOf,
  eventsOf,
  readUntil,
  serviceUnderTest,
  serviceWith,
  until,
} from '../_shared/testing/service-under-test.ts';

describe('the operator’s limits for a signed-in user', () => {
  it('are sent to the database', async () => {
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
    const limited = serviceUnderTest({ config: { guards: { perDay: 9, totalPerDay: 8 } }, limits: { calls: 5 } });
    await eventsOf(await askAsUser(limited));
    const args = { p_per_day: 9, p_total_limit: 8, p_expires_seconds: 360 };
    expect(limited.supabase.rpcs[0]?.args).toMatchObject(args);
  });

  it.each([
    ['hour', 3600, 'You’ve reached the limit of 1 story an hour. Please try again in 12 minutes.'],
    ['day', 86_400, 'You’ve reached the limit of 2 stories a day. Please try again in 12 minutes.'],
    ['abandoned', 3600, '60 of your stories ended within an hour before they began. Please try again in 12 minutes.'],
    ['total', 86_400, 'No more stories can be written today. Please try again in 12 minutes.'],
    [
      'at_once',
      30,
      'You already have 2 stories in progress, the most at one time. Stop one, or try again in 12 minutes.',
    ],
  ])('beyond “%s” answer 429 with the time to wait', async (outcome, standard, message) => {
    const service = serviceUnderTest({ config: { guards: { perHour: 1, perDay: 2 } } });
    service.supabase.answers.set('begin_story_run', { outcome, retry_after: 700 });
    const refused = await askAsUser(service);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '700']);
    expect(await errorOf(refused)).toEqual({ code: 'rate_limited', message, retryAfter: 700 });
    service.supabase.answers.set('begin_story_run', { outcome, retry_after: null });
    expect((await askAsUser(service)).headers.get('retry-after')).toBe(String(standard));
  });

  it('count a story that the user leaves before its first word as abandoned, begun or not', async () => {
    for (const [sent, delivered] of [
      [[], false],
      [[chunk({ reasoning: 'Hm' })], true],
    ] as const) {
      const { answer, heard } = unfinished(...sent);
      const service = serviceWith(answer);
      const reader = (await askAsUser(service)).body!.getReader();
      await readUntil(reader, 'event: start');
      await until(heard);
      await reader.cancel();
      await until(() => service.supabase.rpcs.length === 2);
      expect(service.supabase.rpcs[1]?.args).toMatchObject({ p_delivered: delivered, p_abandoned: true });
    }
    const heard = endlessService();
    await begunStory(heard, 'a').then((reader) => reader.cancel());
    await until(() => heard.supabase.rpcs.length === 2);
    expect(heard.supabase.rpcs[1]?.args).toMatchObject({ p_delivered: true, p_abandoned: false });
  });

  it('refuse a run that was asked for before', async () => {
    const service = serviceWith(GOOD_STORY);
    await eventsOf(await askAsUser(service));
    const again = await askAsUser(service);
    expect([again.status, (await errorOf(again)).code]).toEqual([409, 'duplicate_run']);
    expect(service.provider.requests).toHaveLength(1);
  });

  it('fail closed when the database does not answer', async () => {
    for (const status of [500, 404, 0]) {
      const service = serviceWith(GOOD_STORY);
      service.supabase.failing.set('begin_story_run', status);
      const response = await askAsUser(service);
      expect([response.status, (await errorOf(response)).code]).toEqual([503, 'quota_unavailable']);
      expect(service.provider.requests).toEqual([]);
    }
  });
});
