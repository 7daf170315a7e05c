// The database counts, and never gives the three back: `supabase/tests/stories_a_day.test.sql`. What the page shows of it:
// `mfe-generator/src/features/generation/components/generator-guest.test.tsx`.
import { describe, expect, it } from 'vitest';
import {
  bodyOf,
  chunk,
  content,
  GOOD_STORY,
  refuses,
  says,
  unfinished,
  type Answer,
} from '../_shared/testing/scripted-provider.ts';
import {
  askAsGuest,
  askAsUser,
  errorOf,
  eventsOf,
  guestToken,
  readUntil,
  serviceUnderTest,
  STORY_BODY,
  until,
} from '../_shared/testing/service-under-test.ts';

/** A guest of a service whose provider gives these answers in turn. */
async function guestOf(answers: readonly Answer[] = [GOOD_STORY], guards: object = {}) {
  const service = serviceUnderTest({ answers, config: { guards } });
  const headers = { 'x-guest-token': await guestToken(service) };
  const ask = (runId: string, more: object = {}) =>
    askAsGuest(service, { headers, body: { ...STORY_BODY, runId, ...more } });
  const used = () => [...service.supabase.used.values()].find((count) => count > 0) ?? 0;
  const rpcs = (name: string) => service.supabase.rpcs.filter((call) => call.name === name);
  return { ...service, ask, used, rpcs };
}

const LIMIT = {
  code: 'guest_limit_reached',
  message: 'You have used 3/3 free AI-generated stories. Sign in for unlimited stories.',
};

describe('a guest’s fourth story', () => {
  it('is refused with 403, sent to no provider and not counted', async () => {
    const guest = await guestOf();
    for (const runId of ['a', 'b', 'c']) await eventsOf(await guest.ask(runId));
    const refused = await guest.ask('d');
    expect([refused.status, await errorOf(refused)]).toEqual([403, LIMIT]);
    expect(guest.provider.requests).toHaveLength(3);
    expect([guest.used(), guest.rpcs('refund_guest_generation')]).toEqual([3, []]);
    expect(guest.logs.filter(({ event }) => event === 'story_run')).toHaveLength(3);
  });

  it('takes nothing from another guest or from a signed-in user', async () => {
    const guest = await guestOf();
    for (const runId of ['a', 'b', 'c', 'd']) await (await guest.ask(runId)).text();
    expect((await askAsGuest(guest)).status).toBe(200);
    expect((await askAsUser(guest)).status).toBe(200);
  });

  it('is written when one of the three brought no word and was refunded', async () => {
    const thoughts = () => new Response(bodyOf([chunk({ reasoning: 'Hm' }), chunk({}, 'length')]));
    const guest = await guestOf([GOOD_STORY, thoughts, GOOD_STORY]);
    for (const runId of ['a', 'b', 'c']) await eventsOf(await guest.ask(runId));
    expect(guest.used()).toBe(2);
    expect((await eventsOf(await guest.ask('d')))[0]).toMatchObject({ type: 'start', usage: { used: 3, limit: 3 } });
    expect((await guest.ask('e')).status).toBe(403);
  });

  it('is refused, but an interrupted third one may be continued for free', async () => {
    const guest = await guestOf([() => new Response(bodyOf([content('Once')], 'break'))]);
    for (const runId of ['a', 'b', 'c']) await eventsOf(await guest.ask(runId));
    expect((await guest.ask('d')).status).toBe(403);
    expect((await guest.ask('d', { continueOf: '# The Door\n\nMara ran.', resumes: 'c' })).status).toBe(200);
    expect(guest.used()).toBe(3);
  });
});

describe('a guest’s story is charged once', () => {
  it('and a run that was charged or refunded before is refused', async () => {
    const guest = await guestOf([GOOD_STORY, refuses(400, 'No')]);
    for (const runId of ['a', 'b']) await eventsOf(await guest.ask(runId));
    for (const runId of ['a', 'b']) {
      const again = await guest.ask(runId);
      expect(again.status).toBe(409);
      expect(await errorOf(again)).toEqual({
        code: 'duplicate_run',
        message: 'This story was already requested, so it won’t be written twice. Start a new one to continue.',
      });
    }
    expect([guest.provider.requests.length, guest.used()]).toEqual([2, 1]);
  });

  it('and not for a text of next to no words, unless it was cut', async () => {
    for (const [text, finish, used] of [
      ['Unauthorized', 'stop', 0],
      ['I', 'length', 1],
    ] as const) {
      const guest = await guestOf([says(text, finish)]);
      expect((await eventsOf(await guest.ask('a'))).at(-1)).toMatchObject({ type: 'end', words: 1 });
      expect([guest.used(), guest.rpcs('refund_guest_generation').length]).toEqual([used, 1 - used]);
      await eventsOf(await askAsUser(guest));
      expect(guest.rpcs('end_story_run')[0]?.args).toMatchObject({ p_delivered: used === 1 });
    }
  });

  it('and refunded if the guest leaves before the provider has begun', async () => {
    const thoughts = chunk({ reasoning_content: 'A fox, perhaps.' });
    const counts = 'data: {"choices":[],"usage":{"prompt_tokens":412,"completion_tokens":0}}\n\n';
    for (const sent of [[], [thoughts], [counts]]) {
      const used = sent.length;
      const { answer, heard } = unfinished(...sent);
      const guest = await guestOf([answer]);
      const reader = (await guest.ask('a')).body!.getReader();
      await readUntil(reader, 'event: start');
      await until(heard);
      await reader.cancel();
      await until(() => used === 1 || guest.rpcs('refund_guest_generation').length === 1);
      expect(guest.used(), String(sent)).toBe(used);
    }
  });

  it('and refunded before the reader gets the error, once, with a second try', async () => {
    const lost = await guestOf([refuses(200)]);
    lost.supabase.lost.set('refund', 0);
    await eventsOf(await lost.ask('a'));
    expect([lost.supabase.refunds.length, lost.used()]).toEqual([1, 0]);
    const failing = await guestOf([refuses(200)]);
    failing.supabase.failing.set('refund', 500);
    expect((await eventsOf(await failing.ask('a'))).at(-1)).toMatchObject({ type: 'error', code: 'empty' });
    expect(failing.supabase.calls.filter((call) => call.includes('refund'))).toHaveLength(2);
    expect(failing.logged()).toContain('guest_refund_failed');
  });
});

describe('a guest gets no story', () => {
  const answered = async (answer: unknown, guards: object = {}) => {
    const guest = await guestOf([GOOD_STORY], guards);
    guest.supabase.answers.set('spend_guest_generation', answer);
    const response = await guest.ask('a');
    expect(guest.provider.requests).toEqual([]);
    return { status: response.status, error: await errorOf(response), wait: response.headers.get('retry-after') };
  };

  it.each([
    ['attempts', 'You’ve started 9 stories today, the most without an account.', ', or sign in.'],
    ['network', 'Today’s free stories for your network are used up.', ', or sign in for unlimited stories.'],
    ['guests', 'Today’s free stories are used up.', ', or sign in for unlimited stories.'],
    ['total', 'No more stories can be written today.', '.'],
  ])('beyond the daily limit “%s”, and is told when to try again', async (outcome, reason, advice) => {
    const message = `${reason} Please try again in 5 hours${advice}`;
    const error = { code: 'rate_limited', message, retryAfter: 18_000 };
    expect(await answered({ outcome, used: 0, retry_after: 18_000 })).toEqual({ status: 429, error, wait: '18000' });
    expect((await answered({ outcome, used: 0, retry_after: null })).wait).toBe('86400');
  });

  it('after one start a day where a whole network may have one story', async () => {
    const { error } = await answered({ outcome: 'attempts', used: 0, retry_after: null }, { guestsPerNetwork: 1 });
    expect(error.message).toMatch(/^You’ve started 1 story today/);
  });

  it('when the database answers something else', async () => {
    for (const answer of [null, { outcome: 'perhaps' }, { outcome: 'granted' }, { outcome: 'granted', used: -1 }]) {
      const { status, error } = await answered(answer);
      expect([status, error.code], JSON.stringify(answer)).toEqual([503, 'quota_unavailable']);
    }
  });
});

describe('what the database gets of a guest’s story', () => {
  const from = (address: string) => ({ 'cf-connecting-ip': address });
  const spent = async (headers: Record<string, string>, guards: object = {}) => {
    const guest = await guestOf([GOOD_STORY], guards);
    await eventsOf(await askAsGuest(guest, { headers }));
    expect(JSON.stringify(guest.supabase.rpcs) + guest.logged()).not.toContain('203.0.113');
    return guest.rpcs('spend_guest_generation')[0]?.args ?? {};
  };

  it('is a mark of the network, never its address, and the operator’s limits', async () => {
    const one = await spent(from('203.0.113.5'));
    expect(one).toMatchObject({ p_run_id: 'run-1', p_network_limit: 100, p_attempts_limit: 9, p_guests_limit: null });
    expect(one['p_network']).toMatch(/^[\da-f]{32}$/);
    expect((await spent(from('203.0.113.200')))['p_network']).toBe(one['p_network']);
    const guards = { guestsPerNetwork: 2, guestsPerDay: 7, totalPerDay: 8 };
    const limits = { p_network_limit: 2, p_attempts_limit: 3, p_guests_limit: 7, p_total_limit: 8 };
    expect(await spent(from('203.0.113.5'), guards)).toMatchObject(limits);
    expect(await spent(from('203.0.113.5'), { guestsPerNetwork: 0 })).toMatchObject({ p_attempts_limit: 1 });
    // Without the proxy’s header there is no network, whatever x-forwarded-for says.
    expect(await spent({ 'x-forwarded-for': '203.0.113.5' })).toMatchObject({ p_network: null });
  });
});
