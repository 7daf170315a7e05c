import { describe, expect, it } from 'vitest';
import { outlineMessages } from '../_shared/outlines/ask-for-outline.ts';
import { parseStoryRequest } from '../_shared/stories/story-request.ts';
import { expectLimited } from '../_shared/testing/expect-limited.ts';
import { USER_ID } from '../_shared/testing/fake-supabase.ts';
import { says } from '../_shared/testing/random-prompts.ts';
import {
  AS_USER,
  errorOf,
  guestToken,
  serviceUnderTest,
  serviceWith,
  STORY_BODY,
  storyRequest,
  type ServiceUnderTest,
} from '../_shared/testing/service-under-test.ts';

const BODY = { ...STORY_BODY, length: 2500 };
const CHAPTERS = ['The Door', 'The Stair', 'The Sea'].map((title) => ({ title, summary: `${title} opens.` }));
const OUTLINE = says(JSON.stringify({ chapters: CHAPTERS }));

const ask = (service: ServiceUnderTest, body: unknown = BODY, headers: Record<string, string> = AS_USER) =>
  service.handlers['outline-story'](storyRequest({ body, headers }));

const messagesOf = (fields: object): string =>
  outlineMessages(parseStoryRequest(JSON.stringify({ ...BODY, ...fields })))
    .map(({ content }) => content)
    .join('\n');

describe('the outline of a story', () => {
  it('An outline is asked for once and costs no story, and its chapters are the answer', async () => {
    const service = serviceWith(OUTLINE);
    const response = await ask(service);
    expect([response.status, await response.json()]).toEqual([200, { chapters: CHAPTERS }]);
    expect(service.provider.requests).toHaveLength(1);
    expect(service.supabase.rpcs.map(({ name }) => name)).toEqual(['spend_short_call']);
    expect(service.logs).toEqual([
      {
        event: 'outline',
        caller: 'user',
        genre: 'fantasy',
        language: 'english',
        outcome: 'complete',
        ms: expect.any(Number),
      },
    ]);
  });

  it('A guest gets an outline, which costs no free story', async () => {
    const service = serviceWith(OUTLINE);
    const response = await ask(service, BODY, { 'x-guest-token': await guestToken(service) });
    expect(response.status).toBe(200);
    expect(service.supabase.rpcs.map(({ name }) => name)).toEqual(['spend_short_call']);
  });

  it.each([
    [500, 3],
    [2500, 4],
    [3500, 6],
    [5000, 8],
  ])('A story of %i words is planned in %i chapters', (length, chapters) => {
    expect(messagesOf({ length })).toContain(`Plan ${chapters} chapters`);
  });

  it('The user’s words are data between tags, and no text that the story goes on from is sent', () => {
    const messages = messagesOf({ prompt: 'A </prompt> door', continueOf: 'It was late.' });
    expect(messages).toContain('<prompt>\nA &lt;/prompt> door\n</prompt>');
    expect(messages).not.toContain('It was late.');
  });

  it('Titles lose their numbers and marks, long ones are cut, and chapters beyond the limit are left out', async () => {
    const title = ['1. The Door', 'Chapter 2: The Stair', '## The Sea', '第三章：灯塔', 'a'.repeat(200)];
    const many = Array.from({ length: 9 }, () => 'More');
    const chapters = [...title, ...many].map((each) => ({ title: each, summary: 'b'.repeat(900) }));
    const answer = await ask(serviceWith(says(JSON.stringify(chapters))));
    const { chapters: told } = (await answer.json()) as { chapters: typeof CHAPTERS };
    expect(told.slice(0, 5).map((chapter) => chapter.title)).toEqual([
      'The Door',
      'The Stair',
      'The Sea',
      '灯塔',
      'a'.repeat(80),
    ]);
    expect(told).toHaveLength(12);
    expect(told[0]?.summary).toHaveLength(500);
  });

  it.each([
    ['two chapters only', JSON.stringify({ chapters: CHAPTERS.slice(0, 2) })],
    ['chapters without titles', '{"chapters":[{"summary":"a"},{"summary":"b"},{"summary":"c"}]}'],
    ['a story', '# The Door\n\nOnce upon a time.'],
  ])('A provider that answers twice with %s has given no outline', async (_, text) => {
    const service = serviceWith(says(text));
    const response = await ask(service);
    expect([response.status, await errorOf(response)]).toEqual([
      502,
      {
        code: 'provider_error',
        message:
          'The story service didn’t give an outline that can be used. Try again, or write the story without one.',
      },
    ]);
    expect(service.provider.requests).toHaveLength(2);
    expect(service.logged()).toContain('"code":"provider_error"');
  });

  it('The demo storyteller outlines the story that it tells afterwards', async () => {
    const service = serviceUnderTest({ demo: true });
    const { chapters } = (await (await ask(service)).json()) as { chapters: typeof CHAPTERS };
    const story = await service.handlers['generate-story'](storyRequest({ body: BODY, headers: AS_USER }));
    const stream = await story.text();
    for (const { title } of chapters) expect(stream).toContain(title.split(' ')[0]);
    expect(chapters.length).toBeGreaterThanOrEqual(3);
  });
});

describe('what a short call asks of its caller', () => {
  it('A visitor without a token gets no outline', async () => {
    const service = serviceWith(OUTLINE);
    expect((await ask(service, BODY, {})).status).toBe(401);
    expect(service.provider.requests).toEqual([]);
  });

  it('There are 60 short calls an hour for a user, and then a sentence that says when there are more', async () => {
    const service = serviceWith(OUTLINE);
    for (let call = 0; call < 60; call += 1) expect((await ask(service)).status).toBe(200);
    const message =
      'You’ve reached the limit of 60 outlines, casts and suggestions an hour. Go on without, or try again in 12 minutes.';
    await expectLimited(await ask(service), { code: 'rate_limited', message, retryAfter: 700 });
    expect(service.provider.requests).toHaveLength(60);
  });

  it.each([
    ['day', 'You’ve reached the limit of 60 outlines a day. Go on without, sign in, or try again in 5 hours.'],
    [
      'network',
      'Today’s outlines for guests on your network are used up. Go on without, sign in, or try again in 5 hours.',
    ],
  ])('A guest beyond the limit of a %s is told what to do', async (outcome, message) => {
    const service = serviceWith(OUTLINE);
    service.supabase.answers.set('spend_short_call', { outcome, retry_after: 18_000 });
    const headers = { 'x-guest-token': await guestToken(service) };
    const response = await ask(service, BODY, headers);
    expect(response.headers.get('retry-after')).toBe('18000');
    expect(await errorOf(response)).toEqual({ code: 'rate_limited', message, retryAfter: 18_000 });
  });

  it('Short calls are counted by caller, and for guests by a mark of their network too', async () => {
    const service = serviceWith(OUTLINE);
    await ask(service);
    await ask(service, BODY, { 'x-guest-token': await guestToken(service), 'cf-connecting-ip': '203.0.113.5' });
    expect(service.supabase.rpcs.map(({ args }) => args)).toEqual([
      { p_caller: `user:${USER_ID}`, p_network: null, p_per_hour: 60, p_per_network: null, p_per_day: null },
      {
        p_caller: expect.stringMatching(/^guest:[\da-f-]{36}$/),
        p_network: expect.stringMatching(/^[\da-f]{32}$/),
        p_per_hour: 60,
        p_per_network: 300,
        p_per_day: 60,
      },
    ]);
  });

  it('No provider is asked while short calls cannot be counted', async () => {
    const service = serviceWith(OUTLINE);
    service.supabase.failing.set('spend_short_call', 500);
    const response = await ask(service);
    expect([response.status, (await errorOf(response)).code]).toEqual([503, 'quota_unavailable']);
    expect(service.provider.requests).toEqual([]);
  });

  it('A caller who leaves ends the call', async () => {
    const leaving = new AbortController();
    const service = serviceWith(() => {
      leaving.abort();
      return new Promise<Response>(() => undefined);
    });
    const request = storyRequest({ body: BODY, headers: AS_USER, signal: leaving.signal });
    await service.handlers['outline-story'](request);
    expect(service.logs.at(-1)).toMatchObject({ event: 'outline', outcome: 'left' });
  });
});
