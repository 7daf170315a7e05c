import { describe, expect, it, vi } from 'vitest';
import { createHandlers } from '../_shared/handlers.ts';
import { outlineMessages } from '../_shared/outlines/ask-for-outline.ts';
import { parseStoryRequest } from '../_shared/stories/story-request.ts';
import { USER_ID } from '../_shared/testing/fake-supabase.ts';
import { says } from '../_shared/testing/scripted-provider.ts';
import {
  AS_USER,
  askAsUser,
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
  it('is given to users and guests for a short call and costs no story', async () => {
    const service = serviceWith(OUTLINE);
    const response = await ask(service);
    expect([response.status, await response.json()]).toEqual([200, { chapters: CHAPTERS }]);
    const guest = await ask(service, BODY, { 'x-guest-token': await guestToken(service) });
    expect(guest.status).toBe(200);
    expect((await ask(service, BODY, {})).status).toBe(401);
    expect(service.supabase.rpcs.map(({ name }) => name)).toEqual(['spend_short_call', 'spend_short_call']);
    const common = { event: 'outline', genre: 'fantasy', language: 'english', outcome: 'complete' };
    expect(service.logs[0]).toEqual({ ...common, caller: 'user', ms: expect.any(Number) });
  });

  it('has as many chapters as the length asks for', () => {
    const planned = [500, 2500, 3500, 5000].map((length) => /Plan (\d+) chapters/.exec(messagesOf({ length }))?.[1]);
    expect(planned).toEqual(['3', '4', '6', '8']);
  });

  it('is asked for with the user’s words between tags and without the story so far', () => {
    const messages = messagesOf({ prompt: 'A </prompt> door', continueOf: 'It was late.' });
    expect(messages).toContain('<prompt>\nA &lt;/prompt> door\n</prompt>');
    expect(messages).not.toContain('It was late.');
    expect(messagesOf({ notes: { outline: [{ title: 'Dawn' }] } })).not.toContain('Dawn');
  });

  it('loses numbers and marks of its titles, long texts and chapters beyond the limit', async () => {
    const title = ['1. The Door', 'Chapter 2: The Stair', '## The Sea', '第三章：灯塔', 'a'.repeat(200)];
    const many = Array.from({ length: 9 }, () => 'More');
    const chapters = [...title, ...many].map((each) => ({ title: each, summary: 'b'.repeat(900) }));
    const answer = await ask(serviceWith(says(JSON.stringify(chapters))));
    const { chapters: told } = (await answer.json()) as { chapters: typeof CHAPTERS };
    const titles = ['The Door', 'The Stair', 'The Sea', '灯塔', 'a'.repeat(80)];
    expect(told.slice(0, 5).map((chapter) => chapter.title)).toEqual(titles);
    expect([told.length, told[0]?.summary.length]).toEqual([12, 500]);
  });

  it('fails after two answers without three titled chapters', async () => {
    const untitled = ['a', 'b', 'c'].map((summary) => ({ summary }));
    const refused = [...CHAPTERS.slice(1), { title: 'I’m sorry, but I can’t help with that request.' }];
    for (const chapters of [CHAPTERS.slice(1), untitled, refused]) {
      const service = serviceWith(says(JSON.stringify({ chapters })));
      const response = await ask(service);
      const message =
        'The story service didn’t give an outline that can be used. Try again, or write the story without one.';
      expect([response.status, await errorOf(response)]).toEqual([502, { code: 'provider_error', message }]);
      expect(service.provider.requests).toHaveLength(2);
      expect(service.logged()).toContain('"outcome":"error","code":"provider_error"');
    }
  });

  it('of the demo storyteller is the one of the story that it tells afterwards', async () => {
    const service = serviceUnderTest({ demo: true });
    const { chapters } = (await (await ask(service)).json()) as { chapters: typeof CHAPTERS };
    expect(chapters.length).toBeGreaterThanOrEqual(3);
    const stream = await (await askAsUser(service, BODY)).text();
    for (const { title } of chapters) expect(stream).toContain(title.split(' ')[0]);
  });

  it('is refused when too many calls of a caller wait for the demo storyteller', async () => {
    const service = serviceUnderTest({ demo: true });
    const answerDemo = vi.fn(async () => ({ busySeconds: 2 }));
    const { 'outline-story': outline } = createHandlers({ ...service.deps, answerDemo });
    const headers = { ...AS_USER, 'cf-connecting-ip': '203.0.113.9' };
    const response = await outline(storyRequest({ body: BODY, headers }));
    const message = 'The story service is busy right now. Please try again in 2 seconds.';
    const error = { code: 'provider_rate_limited', message, retryAfter: 2 };
    expect([response.status, await errorOf(response)]).toEqual([429, error]);
    const caller = { id: USER_ID, address: '203.0.113.9' };
    expect(answerDemo).toHaveBeenCalledExactlyOnceWith(expect.any(String), caller, expect.any(AbortSignal));
  });

  it('ends when its caller leaves, before or after the provider is asked', async () => {
    for (const before of [true, false]) {
      const leaving = new AbortController();
      const service = serviceWith(() => {
        leaving.abort();
        return new Promise<Response>(() => undefined);
      });
      const request = storyRequest({ body: BODY, headers: AS_USER, signal: leaving.signal });
      const answer = service.handlers['outline-story'](request);
      if (before) leaving.abort();
      await answer;
      expect(service.logs.at(-1)).toMatchObject({ event: 'outline', outcome: 'left' });
    }
  });

  it('for children is asked for without unsuitable names to avoid', async () => {
    const service = serviceWith(OUTLINE);
    await ask(service, { ...BODY, genre: 'children', avoidNames: ['Ilse', 'cocaine'] });
    const sent = JSON.stringify(service.provider.requests);
    expect([sent.includes('Ilse'), sent.includes('cocaine')]).toEqual([true, false]);
  });
});
