import { describe, expect, it } from 'vitest';
import { askForPassage, PASSAGE, revise } from '../_shared/testing/passages.ts';
import {
  bodyOf,
  chunk,
  content,
  DONE,
  refuses,
  STOP,
  streams,
  type Answer,
} from '../_shared/testing/scripted-provider.ts';
import {
  errorOf,
  eventsOf,
  guestToken,
  PUBLISHABLE_KEY,
  serviceUnderTest,
  serviceWith,
  textOf,
} from '../_shared/testing/service-under-test.ts';

const HALF = 'Up the stairs went';
const WHOLE = `${HALF} the keeper, lamp and all.`;
const NEW = streams(content('Up the stairs went '), content('the keeper, lamp and all.'), STOP, DONE);

describe('who may change a passage', () => {
  it('streams another text to a signed-in user, and logs nothing of it', async () => {
    const { events, provider, service } = await revise({ action: 'custom', instruction: 'Add a gull' }, NEW);
    expect(events[0]).toEqual({ type: 'start', runId: 'run-1', provider: 'Text provider', demo: false });
    expect(textOf(events)).toBe(WHOLE);
    expect(events.at(-1)).toEqual({ type: 'end', reason: 'complete', words: 9 });
    expect(provider.requests).toHaveLength(1);
    expect(service.supabase.rpcs.map(({ name }) => name)).toEqual(['begin_story_run', 'end_story_run']);
    const settings = { action: 'custom', genre: 'fantasy', language: 'english', length: PASSAGE.length };
    expect(service.logs).toEqual([
      expect.objectContaining({ event: 'passage_run', caller: 'user', ...settings, outcome: 'complete', words: 9 }),
    ]);
    for (const word of ['keeper', 'gull', 'lamp']) expect(service.logged()).not.toContain(word);
  });

  it('asks guests and visitors to sign in and spends nothing', async () => {
    const service = serviceWith(NEW);
    const guest = { 'x-guest-token': await guestToken(service) };
    service.supabase.calls.length = 0;
    for (const headers of [guest, {}, { authorization: `Bearer ${PUBLISHABLE_KEY}` }]) {
      const response = await askForPassage(service, {}, headers);
      const error = { code: 'unauthorized', message: 'Sign in to change a passage of a story.' };
      expect([response.status, await errorOf(response)]).toEqual([401, error]);
    }
    expect([service.provider.requests, service.supabase.calls]).toEqual([[], []]);
  });

  it('makes a run that was asked for before only once', async () => {
    const service = serviceWith(NEW);
    await eventsOf(await askForPassage(service));
    const again = await askForPassage(service);
    const message = 'This change was already requested, so it won’t be made twice. Ask for it again.';
    expect([again.status, (await errorOf(again)).message]).toEqual([409, message]);
    expect(service.provider.requests).toHaveLength(1);
    service.supabase.failing.set('begin_story_run', 500);
    const failed = 'We couldn’t check your limit for changes just now. Please try again in a moment.';
    expect((await errorOf(await askForPassage(service))).message).toBe(failed);
  });

  it('says that stories and changes share one limit', async () => {
    for (const [outcome, reason] of [
      ['hour', 'You’ve reached the limit of 1 story or change to a passage an hour. Please'],
      ['at_once', 'You already have 2 stories and changes to passages in progress, the most at one time. Stop one, or'],
      ['total', 'No more passages can be changed today. Please'],
    ] as const) {
      const service = serviceUnderTest({ config: { guards: { perHour: 1 } } });
      service.supabase.answers.set('begin_story_run', { outcome, retry_after: 700 });
      const message = `${reason} try again in 12 minutes.`;
      expect(await errorOf(await askForPassage(service))).toEqual({ code: 'rate_limited', message, retryAfter: 700 });
    }
  });
});

describe('a passage of a story for children', () => {
  const CHILDREN = { genre: 'children' };

  it('is not read before its user may change it', async () => {
    const service = serviceWith(NEW);
    service.supabase.answers.set('begin_story_run', { outcome: 'hour', retry_after: 60 });
    const response = await askForPassage(service, { ...CHILDREN, passage: 'The fox took cocaine.' });
    expect([response.status, (await errorOf(response)).code]).toEqual([429, 'rate_limited']);
  });
});

describe('how a change ends', () => {
  const FILTERED =
    'The story service’s content filter declined this passage. Change the passage or the instruction and try again.';
  const broken = 'data: {"choices":[{"del\n\n';
  it.each<[string, Answer, string, object]>([
    ['declined by the filter', streams(chunk({}, 'content_filter')), '', { code: 'filtered', message: FILTERED }],
    ['declined with 400', refuses(400, { error: { code: 'content_filter' } }), '', { message: FILTERED }],
    ['with a broken event', streams(content('Up '), broken, content('there.'), DONE), 'Up there.', { type: 'end' }],
    ['cut off', () => new Response(bodyOf([content(HALF)], 'break')), HALF, { type: 'end', reason: 'lost' }],
    ['with a page', streams('<p>Hi'), '', { message: 'The passage couldn’t be changed. Please try again.' }],
    ['empty', streams(DONE), '', { message: 'No new text was written for the passage. Please try again.' }],
  ])('keeps what arrived and says why: %s', async (_, answer, text, last) => {
    const { events, service } = await revise({}, answer);
    expect(textOf(events)).toBe(text);
    expect(events.at(-1)).toMatchObject(last);
    expect([...service.supabase.runs.values()]).toEqual([text === '' ? 'undelivered' : 'delivered']);
  });

  it('stops a text that never stops at its growth and asks for no more tokens than it needs', async () => {
    const endless = streams(content('Up the stairs she went. '.repeat(500)));
    const { events, provider } = await revise({ tone: 'humorous' }, endless);
    expect(textOf(events)).toHaveLength(2226);
    expect(events.at(-1)).toMatchObject({ type: 'end', reason: 'length' });
    expect(provider.requests[0]?.body).toMatchObject({ max_tokens: 891, temperature: 0.9, stream: true });
    const chinese = await revise({ language: 'chinese', passage: '灯'.repeat(6000), action: 'expand' }, NEW);
    expect(chinese.provider.requests[0]?.body).toMatchObject({ max_tokens: 8000, temperature: 0.7 });
  });

  it('asks a model that only thought once more with a larger allowance', async () => {
    // Its server leaves the connection open.
    const thoughts = () => new Response(bodyOf([chunk({ reasoning: 'Hm' }), chunk({}, 'length')], 'stay'));
    const { events, provider } = await revise({}, thoughts, NEW);
    expect(textOf(events)).toBe(WHOLE);
    expect(provider.requests.map(({ body }) => body['max_tokens'])).toEqual([891, 2891]);
    const twice = await revise({}, thoughts);
    expect(twice.provider.requests).toHaveLength(2);
    expect(twice.events.at(-1)).toMatchObject({ code: 'empty', message: expect.stringContaining('whole allowance') });
  });
});
