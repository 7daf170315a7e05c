// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { fakeNetwork, json } from '@storyloom/testing/network';
import { outlineStory } from './outline-story.ts';

const STORY = {
  prompt: 'A door',
  genre: 'fantasy',
  language: 'english',
  perspective: 'third',
  tone: 'neutral',
  length: 2500,
  runId: 'run-1',
  attempt: 1,
} as const;
const CHAPTERS = [{ title: 'The Door', summary: 'Mira finds it.' }];

it('An outline is requested for a story by its caller, and its chapters are returned', async () => {
  const requests = fakeNetwork(() => json({ chapters: CHAPTERS }));
  expect(await outlineStory(STORY, { guestToken: 'token-2' })).toEqual(CHAPTERS);
  expect(requests).toMatchObject([
    { method: 'POST', url: { pathname: '/functions/v1/outline-story' }, body: { ...STORY } },
  ]);
  expect(requests[0]?.headers.get('x-guest-token')).toBe('token-2');
});

it.each([
  ['no chapters', () => json({ chapters: [] })],
  ['chapters of another shape', () => json({ chapters: ['The Door'] })],
  ['HTML', () => new Response('<h1>Hello</h1>')],
])('An outline fails as “empty” when the service answers with %s', async (_case, answer) => {
  fakeNetwork(answer);
  await expect(outlineStory(STORY, { guestToken: 'token-2' })).rejects.toMatchObject({ code: 'empty' });
});

it('An outline that the service refuses fails with its message', async () => {
  fakeNetwork(() => json({ error: { code: 'rate_limited', message: 'Wait a little.', retryAfter: 60 } }, 429));
  const failure = outlineStory(STORY, { guestToken: 'token-2' });
  await expect(failure).rejects.toMatchObject({ code: 'rate_limited', message: 'Wait a little.' });
});
