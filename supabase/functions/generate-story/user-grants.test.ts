import { describe, expect, it } from 'vitest';
import { USER_ID } from '../_shared/testing/fake-supabase.ts';
import { chunk, content, unfinished } from '../_shared/testing/scripted-provider.ts';
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
    const argsWith = async (guards: object, limits = {}) => {
      const service = serviceUnderTest({ config: { guards }, limits });
      await eventsOf(await askAsUser(service));
      return service.supabase.rpcs[0]?.args;
    };
    expect(await argsWith({ perHour: 7 })).toEqual({
      p_user_id: USER_ID,
      p_run_id: 'run-1',
      p_at_once: 2,
      p_per_hour: 7,
      p_per_day: null,
      p_claim: expect.any(String),
      p_expires_seconds: 1860,
      p_abandoned_per_hour: 60,
      p_total_limit: null,
    });
    const limited = { p_per_day: 9, p_total_limit: 8, p_expires_seconds: 360 };
    expect(await argsWith({ perDay: 9, totalPerDay: 8 }, { totalMs: 120_000, calls: 5 })).toMatchObject(limited);
  });

  it.each([
    ['hour', 3600, 'You’ve reached the limit of 1 story an hour.'],
    ['day', 86_400, 'You’ve reached the limit of 2 stories a day.'],
    ['abandoned', 3600, '60 of your stories ended within an hour before they began.'],
    ['total', 86_400, 'No more stories can be written today.'],
    ['at_once', 30, 'You already have 2 stories in progress, the most at one time.'],
  ])('beyond “%s” answer 429 with the time to wait', async (outcome, standard, reason) => {
    const service = serviceUnderTest({ config: { guards: { perHour: 1, perDay: 2 } } });
    service.supabase.answers.set('begin_story_run', { outcome, retry_after: 700 });
    const refused = await askAsUser(service);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '700']);
    const message = `${reason} ${outcome === 'at_once' ? 'Stop one, or' : 'Please'} try again in 12 minutes.`;
    expect(await errorOf(refused)).toEqual({ code: 'rate_limited', message, retryAfter: 700 });
    service.supabase.answers.set('begin_story_run', { outcome, retry_after: null });
    expect((await askAsUser(service)).headers.get('retry-after')).toBe(String(standard));
  });

  it('count a story that the user leaves before its first word as abandoned, begun or not', async () => {
    for (const [sent, delivered, abandoned] of [
      [[], false, true],
      [[chunk({ reasoning: 'Hm' })], true, true],
      [[content('Once')], true, false],
    ] as const) {
      const { answer, heard } = unfinished(...sent);
      const service = serviceWith(answer);
      const reader = (await askAsUser(service)).body!.getReader();
      await readUntil(reader, abandoned ? 'event: start' : 'Once');
      await until(() => !abandoned || heard());
      await reader.cancel();
      await until(() => service.supabase.rpcs.length === 2);
      expect(service.supabase.rpcs[1]?.args).toMatchObject({ p_delivered: delivered, p_abandoned: abandoned });
    }
  });
});
