import { describe, expect, it } from 'vitest';
import { USER_ID } from '../testing/fake-supabase.ts';
import { says } from '../testing/scripted-provider.ts';
import { AS_USER, errorOf, guestToken, serviceWith, storyRequest } from '../testing/service-under-test.ts';

const OUTLINE = says(JSON.stringify({ chapters: ['a', 'b', 'c'].map((title) => ({ title, summary: '' })) }));

/** A call that is counted by this name, as the user or as a guest of a network. */
function caller(name: 'random-prompt' | 'outline-story') {
  const service = serviceWith(name === 'random-prompt' ? says('A door.') : OUTLINE);
  const ask = async (as: 'user' | 'guest', address?: string) => {
    const guest = { 'x-guest-token': await guestToken(service) };
    const network = address === undefined ? {} : { 'cf-connecting-ip': address };
    return service.handlers[name](storyRequest({ headers: { ...(as === 'user' ? AS_USER : guest), ...network } }));
  };
  return { ...service, ask };
}

describe.each([
  ['random-prompt', 'spend_random_prompt', 30],
  ['outline-story', 'spend_short_call', 60],
] as const)('the budget of %s', (name, counter, perHour) => {
  it('counts by caller, and for guests by a mark of their network too, and costs no story', async () => {
    const { ask, supabase } = caller(name);
    for (const [as, address] of [['guest', '203.0.113.5'], ['guest'], ['user', '203.0.113.5']] as const) {
      expect((await ask(as, address)).status).toBe(200);
    }
    const p_caller = expect.stringMatching(/^guest:[\da-f-]{36}$/);
    const guest = { p_caller, p_network: null, p_per_network: 300, p_per_day: 60 };
    const user = { p_caller: `user:${USER_ID}`, p_network: null, p_per_network: null, p_per_day: null };
    const withMark = { ...guest, p_network: expect.stringMatching(/^[\da-f]{32}$/) };
    const args = [withMark, guest, user].map((each) => ({ ...each, p_per_hour: perHour }));
    expect(supabase.rpcs).toEqual(args.map((each) => ({ name: counter, args: each })));
  });

  it('asks no provider while calls cannot be counted', async () => {
    const { ask, supabase, provider } = caller(name);
    for (const answer of [null, 'granted', { outcome: 'perhaps' }]) {
      supabase.answers.set(counter, answer);
      expect((await ask('user')).status, JSON.stringify(answer)).toBe(503);
    }
    expect(provider.requests).toEqual([]);
  });
});

it.each([
  ['random-prompt', 'hour', '3600', 'reached the limit of 30 random prompts an hour. Write your own, or'],
  ['random-prompt', 'day', '86400', 'reached the limit of 60 random prompts a day. Write your own, sign in, or'],
  ['random-prompt', 'network', '86400', 'for guests on your network are used up. Write your own, sign in, or'],
  ['outline-story', 'hour', '3600', 'limit of 60 outlines, casts and suggestions an hour. Go on without, or'],
  ['outline-story', 'day', '86400', 'reached the limit of 60 outlines a day. Go on without, sign in, or'],
  ['outline-story', 'network', '86400', 'for guests on your network are used up. Go on without, sign in, or'],
] as const)('%s beyond the limit of a %s says what to do and when', async (name, outcome, standard, words) => {
  const { ask, supabase, provider } = caller(name);
  supabase.answers.set('spend_', { outcome, retry_after: 700 });
  const response = await ask('guest');
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '700']);
  const message = expect.stringContaining(`${words} try again in 12 minutes.`);
  expect(await errorOf(response)).toEqual({ code: 'rate_limited', message, retryAfter: 700 });
  supabase.answers.set('spend_', { outcome, retry_after: null });
  expect((await ask('guest')).headers.get('retry-after')).toBe(standard);
  expect(provider.requests).toEqual([]);
});
