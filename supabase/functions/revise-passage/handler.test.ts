import { describe, expect, it } from 'vitest';
import { askForPassage, PASSAGE, passageRequest, revise } from '../_shared/testing/passages.ts';
import { content, DONE, STOP, streams } from '../_shared/testing/scripted-provider.ts';
import {
  errorOf,
  eventsOf,
  guestToken,
  PUBLISHABLE_KEY,
  serviceWith,
  textOf,
} from '../_shared/testing/service-under-test.ts';

const NEW = streams(content('Up the stairs went '), content('the keeper, lamp and all.'), STOP, DONE);

describe('who may change a passage', () => {
  it('A signed-in user gets another text for a passage as a stream of events', async () => {
    const { events, provider, service } = await revise({}, NEW);
    expect(events[0]).toEqual({ type: 'start', runId: 'run-1', provider: 'Text provider', demo: false });
    expect(textOf(events)).toBe('Up the stairs went the keeper, lamp and all.');
    expect(events.at(-1)).toEqual({ type: 'end', reason: 'complete', words: 9 });
    expect(provider.requests).toHaveLength(1);
    expect(service.supabase.rpcs.map(({ name }) => name)).toEqual(['begin_story_run', 'end_story_run']);
  });

  it.each(['guest', 'visitor', 'visitor with the publishable key'])(
    'A %s is asked to sign in, and nothing is spent',
    async (who) => {
      const service = serviceWith(NEW);
      const headers: Record<string, string> = who === 'guest' ? { 'x-guest-token': await guestToken(service) } : {};
      if (who.includes('key')) headers['authorization'] = `Bearer ${PUBLISHABLE_KEY}`;
      const response = await service.handlers['revise-passage'](passageRequest({}, headers));
      expect(response.status).toBe(401);
      expect(await errorOf(response)).toEqual({
        code: 'unauthorized',
        message: 'Sign in to change a passage of a story.',
      });
      expect(service.provider.requests).toEqual([]);
      expect(service.supabase.rpcs).toEqual([]);
    },
  );

  it('A user whose sign-in has expired is asked to sign in again', async () => {
    const service = serviceWith(NEW);
    const response = await service.handlers['revise-passage'](passageRequest({}, { authorization: 'Bearer old' }));
    expect([response.status, (await errorOf(response)).message]).toEqual([
      401,
      'Your sign-in has expired. Please sign in again.',
    ]);
  });

  it('The log of a run says what was done and nothing of the text', async () => {
    const { service } = await revise({ action: 'custom', instruction: 'Add a gull' }, NEW);
    expect(service.logs).toEqual([
      expect.objectContaining({
        event: 'passage_run',
        runId: 'run-1',
        caller: 'user',
        action: 'custom',
        genre: 'fantasy',
        language: 'english',
        length: PASSAGE.length,
        outcome: 'complete',
        words: 9,
      }),
    ]);
    for (const word of ['keeper', 'gull', 'lamp']) expect(service.logged()).not.toContain(word);
  });

  it('A run that was asked for before is not made twice', async () => {
    const service = serviceWith(NEW);
    await eventsOf(await askForPassage(service));
    const again = await askForPassage(service);
    expect([again.status, (await errorOf(again)).message]).toEqual([
      409,
      'This change was already requested, so it won’t be made twice. Ask for it again.',
    ]);
    expect(service.provider.requests).toHaveLength(1);
  });
});
