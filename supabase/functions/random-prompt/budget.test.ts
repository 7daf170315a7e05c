import { describe, expect, it } from 'vitest';
import { expectLimited } from '../_shared/testing/expect-limited.ts';
import { USER_ID } from '../_shared/testing/fake-supabase.ts';
import { ask as askForPrompt, says } from '../_shared/testing/random-prompts.ts';
import {
  AS_USER,
  errorOf,
  guestToken,
  PUBLISHABLE_KEY,
  serviceWith,
  type ServiceUnderTest,
} from '../_shared/testing/service-under-test.ts';

const ANSWER = says('A door.');

const ask = (service: ServiceUnderTest, headers: Record<string, string>): Promise<Response> =>
  askForPrompt(service, undefined, { headers: { apikey: PUBLISHABLE_KEY, ...headers } });

async function times(count: number, work: () => Promise<Response>): Promise<Set<number>> {
  const statuses = new Set<number>();
  for (let turn = 0; turn < count; turn += 1) statuses.add((await work()).status);
  return statuses;
}

const asGuest = async (service: ServiceUnderTest, address = '203.0.113.5') => ({
  'x-guest-token': await guestToken(service),
  'cf-connecting-ip': address,
});

describe('the budget of random prompts', () => {
  it.each(['a user', 'a guest'])('There are 30 random prompts an hour for %s', async (who) => {
    const service = serviceWith(ANSWER);
    const headers = who === 'a guest' ? await asGuest(service) : AS_USER;
    expect(await times(30, () => ask(service, headers))).toEqual(new Set([200]));
    const message =
      'You’ve reached the limit of 30 random prompts an hour. Write your own, or try again in 12 minutes.';
    await expectLimited(await ask(service, headers), { code: 'rate_limited', message, retryAfter: 700 });
    expect(service.provider.requests).toHaveLength(30);
    expect((await ask(service, await asGuest(service))).status).toBe(200);
  });

  it('There are 300 random prompts a day for all guests of a network, and more for other networks and users', async () => {
    const service = serviceWith(ANSWER);
    for (let guest = 0; guest < 10; guest += 1) {
      const headers = await asGuest(service, `203.0.113.${guest}`);
      expect(await times(30, () => ask(service, headers))).toEqual(new Set([200]));
    }
    const message =
      'Today’s random prompts for guests on your network are used up. Write your own, sign in, or try again in 5 hours.';
    await expectLimited(await ask(service, await asGuest(service, '203.0.113.77')), {
      code: 'rate_limited',
      message,
      retryAfter: 18_000,
    });
    expect(service.provider.requests).toHaveLength(300);
    expect((await ask(service, await asGuest(service, '203.0.114.5'))).status).toBe(200);
    expect((await ask(service, { ...AS_USER, 'cf-connecting-ip': '203.0.113.5' })).status).toBe(200);
  });

  it('A guest who has had the day’s random prompts is told to sign in for more', async () => {
    const service = serviceWith(ANSWER);
    service.supabase.answers.set('spend_random_prompt', { outcome: 'day', retry_after: 18_000 });
    const message =
      'You’ve reached the limit of 60 random prompts a day. Write your own, sign in, or try again in 5 hours.';
    await expectLimited(await ask(service, await asGuest(service)), {
      code: 'rate_limited',
      message,
      retryAfter: 18_000,
    });
    expect(service.provider.requests).toEqual([]);
  });

  it('Random prompts are counted by caller, and for guests by a mark of their network too', async () => {
    const service = serviceWith(ANSWER);
    await ask(service, await asGuest(service));
    await ask(service, { 'x-guest-token': await guestToken(service) });
    await ask(service, { ...AS_USER, 'cf-connecting-ip': '203.0.113.5' });
    const guest = expect.stringMatching(/^guest:[\da-f-]{36}$/);
    expect(service.supabase.rpcs).toEqual(
      [
        {
          p_caller: guest,
          p_network: expect.stringMatching(/^[\da-f]{32}$/),
          p_per_hour: 30,
          p_per_network: 300,
          p_per_day: 60,
        },
        { p_caller: guest, p_network: null, p_per_hour: 30, p_per_network: 300, p_per_day: 60 },
        { p_caller: `user:${USER_ID}`, p_network: null, p_per_hour: 30, p_per_network: null, p_per_day: null },
      ].map((args) => ({ name: 'spend_random_prompt', args })),
    );
  });

  it.each([500, 404, 0])('No random prompt is written while the database answers %i', async (status) => {
    const service = serviceWith(ANSWER);
    service.supabase.failing.set('spend_random_prompt', status);
    const response = await ask(service, AS_USER);
    expect(response.status).toBe(503);
    expect(await errorOf(response)).toEqual({
      code: 'quota_unavailable',
      message: 'We couldn’t check your limit for random prompts just now. Please try again in a moment.',
    });
    expect(service.provider.requests).toEqual([]);
  });

  it.each([null, 4, 'granted', {}, { outcome: 'perhaps' }])(
    'No random prompt is written when the database answers %j',
    async (answer) => {
      const service = serviceWith(ANSWER);
      service.supabase.answers.set('spend_random_prompt', answer);
      const response = await ask(service, AS_USER);
      expect([response.status, (await errorOf(response)).code]).toEqual([503, 'quota_unavailable']);
      expect(service.provider.requests).toEqual([]);
    },
  );

  it('The waiting time is an hour or a day when the database does not give one', async () => {
    for (const [outcome, seconds] of [
      ['hour', '3600'],
      ['day', '86400'],
      ['network', '86400'],
    ]) {
      const service = serviceWith(ANSWER);
      service.supabase.answers.set('spend_random_prompt', { outcome, retry_after: null });
      expect((await ask(service, AS_USER)).headers.get('retry-after')).toBe(seconds);
    }
  });
});
