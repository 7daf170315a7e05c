import { STORY_LIMITS } from '@storyloom/shared/domain';
import { describe, expect, it } from 'vitest';
import {
  bodyOf,
  chunk,
  content,
  DONE,
  GOOD_STORY,
  GOOD_TEXT,
  refuses,
  STOP,
  streams,
  type Answer,
} from '../_shared/testing/scripted-provider.ts';
import {
  askAsGuest,
  askAsUser,
  CANARY_KEY,
  errorOf,
  eventsOf,
  SECRET_KEY,
  serviceUnderTest,
  serviceWith,
  STORY_BODY,
  textOf,
} from '../_shared/testing/service-under-test.ts';

const once = content(GOOD_TEXT);

describe('a story', () => {
  it('is streamed to a signed-in user, who spends no free story', async () => {
    const service = serviceWith(GOOD_STORY);
    const response = await askAsUser(service);
    expect(response.status).toBe(200);
    expect(await eventsOf(response)).toEqual([
      { type: 'start', runId: 'run-1', provider: 'Text provider', demo: false },
      { type: 'delta', text: GOOD_TEXT },
      { type: 'end', reason: 'complete', words: 28 },
    ]);
    expect(service.supabase.rpcs.map(({ name }) => name)).toEqual(['begin_story_run', 'end_story_run']);
  });

  it('tells a guest how many are used, and only the secret key spends them', async () => {
    const service = serviceWith(GOOD_STORY);
    const events = await eventsOf(await askAsGuest(service));
    expect(events[0]).toMatchObject({ type: 'start', usage: { used: 1, limit: 3 } });
    expect(service.supabase.keys.filter(({ path }) => path.includes('/rpc/'))).toEqual([
      { path: '/rest/v1/rpc/spend_guest_generation', apikey: SECRET_KEY },
      { path: '/rest/v1/rpc/finish_guest_run', apikey: SECRET_KEY },
    ]);
  });

  it('is asked for with the server’s model, limits and key, whatever the body says', async () => {
    const service = serviceWith(GOOD_STORY);
    await eventsOf(await askAsUser(service, { prompt: 'A door', tone: 'humorous', model: 'gpt-99', max_tokens: 9 }));
    const [request] = service.provider.requests;
    expect(request?.url).toBe('http://provider.test:8080/v1/chat/completions');
    expect(request?.headers.get('authorization')).toBe(`Bearer ${CANARY_KEY}`);
    const { messages, ...rest } = request?.body ?? {};
    expect(messages).toHaveLength(2);
    expect(rest).toEqual({ model: 'gpt-4o-mini', max_tokens: 8000, temperature: 0.9, stream: true });
  });

  it('is refused before anything is spent when the request is bad', async () => {
    const service = serviceWith(GOOD_STORY);
    const response = await askAsGuest(service, { body: { prompt: ' ' } });
    expect([response.status, (await errorOf(response)).code]).toEqual([400, 'bad_request']);
    expect([service.supabase.rpcs, service.provider.requests]).toEqual([[], []]);
  });
});

describe('the end of a story', () => {
  it.each<[string, Answer, string]>([
    ['stop without DONE', streams(once, STOP), 'complete'],
    ['DONE without a reason', streams(once, DONE), 'complete'],
    ['a broken connection', () => new Response(bodyOf([once], 'break')), 'lost'],
    ['length', streams(once, chunk({}, 'length'), DONE), 'length'],
    ['the filter', streams(once, chunk({}, 'content_filter'), DONE), 'filtered'],
    ['a reason and then an open line', () => new Response(bodyOf([once, STOP], 'stay')), 'complete'],
    ['JSON', refuses(200, { choices: [{ message: { content: GOOD_TEXT }, finish_reason: 'stop' }] }), 'complete'],
  ])('has its reason, costs a guest a story, and is noted unless it broke off: %s', async (_, answer, reason) => {
    const service = serviceWith(answer);
    const events = await eventsOf(await askAsGuest(service));
    expect(textOf(events)).toBe(GOOD_TEXT);
    expect(events.at(-1)).toEqual({ type: 'end', reason, words: 28 });
    expect(service.provider.requests).toHaveLength(1);
    const noted = reason === 'lost' ? [] : ['finish_guest_run'];
    expect(service.supabase.rpcs.map(({ name }) => name)).toEqual(['spend_guest_generation', ...noted]);
  });

  it.each([
    ['{"error":{"message":"Overloaded","code":503}}', { code: 'provider_unavailable', message: 'Overloaded' }],
    ['{"error":{"code":"content_filter"}}', { type: 'end', reason: 'filtered', words: 4 }],
  ])('keeps the text before %s as one event and refunds nothing', async (error, last) => {
    const service = serviceWith(streams(`${content('Once ')}${content('upon a time')}data: ${error}\n\n`));
    expect((await eventsOf(await askAsGuest(service))).slice(1)).toEqual([
      { type: 'delta', text: 'Once upon a time' },
      expect.objectContaining(last),
    ]);
    expect(service.supabase.refunds).toEqual([]);
  });

  it('leaves out a whole text that the provider repeats, and counts words in the story’s language', async () => {
    const whole = 'data: {"choices":[{"message":{"content":"我喜欢看书。"},"finish_reason":"stop"}]}\n\n';
    const service = serviceWith(streams(...Array.from('# 门\n\n我喜欢看书。', content), whole, DONE));
    const events = await eventsOf(await askAsUser(service, { ...STORY_BODY, language: 'chinese' }));
    expect(textOf(events)).toBe('# 门\n\n我喜欢看书。');
    expect(events.at(-1)).toEqual({ type: 'end', reason: 'complete', words: 4 });
  });
});

describe('a story that is continued', () => {
  const goOn = { ...STORY_BODY, continueOf: '# The Door\n\nMara ran. The lamp went out.' };

  it('repeats neither the title nor a sentence, and counts only new words', async () => {
    for (const [pieces, text, words] of [
      [['# The', ' Door\n\nThe la', 'mp went', ' out. Then', ' it rained.'], ' Then it rained.', 3],
      [['The D'], ' The D', 2],
    ] as const) {
      const events = await eventsOf(await askAsUser(serviceWith(streams(...pieces.map(content), STOP, DONE)), goOn));
      expect(textOf(events)).toBe(text);
      expect(events.at(-1)).toEqual({ type: 'end', reason: 'complete', words });
    }
  });

  it('costs a guest nothing when it only repeats the story', async () => {
    const service = serviceWith(streams(content('The lamp went out.'), STOP, DONE));
    const events = await eventsOf(await askAsGuest(service, { body: goOn }));
    expect(events.at(-1)).toMatchObject({ type: 'error', code: 'empty', message: 'No story content was generated' });
    expect(service.supabase.refunds).toHaveLength(1);
  });

  it('stays with its continuation within the limit of characters, without halving one', async () => {
    const continueOf = `${'x'.repeat(STORY_LIMITS.characters - 511)} It rained.`;
    for (const pieces of [['b'.repeat(1000)], Array.from({ length: 1000 }, () => 'b'), ['😀'.repeat(400)]]) {
      const service = serviceWith(streams(...pieces.map(content), STOP, DONE));
      const events = await eventsOf(await askAsUser(service, { ...STORY_BODY, continueOf }));
      const length = continueOf.length + textOf(events).length;
      expect([length <= STORY_LIMITS.characters, length > STORY_LIMITS.characters - 2]).toEqual([true, true]);
      expect(events.at(-1)).toMatchObject({ type: 'end', reason: 'full' });
      expect(textOf(events)).not.toMatch(/\p{Surrogate}/u);
    }
  });

  it('stays within it also with text that was held back until the end', async () => {
    const filtered = serviceUnderTest({
      answers: [streams(content('Then <thinkin'), STOP, DONE)],
      limits: { characters: 'Mara ran. Then <th'.length },
    });
    const events = await eventsOf(await askAsUser(filtered, { ...STORY_BODY, continueOf: 'Mara ran.' }));
    expect(textOf(events)).toBe(' Then <th');
    expect(events.at(-1)).toMatchObject({ type: 'end', reason: 'full' });
  });
});
