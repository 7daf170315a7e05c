import { countWords } from '@storyloom/shared/domain';
import { describe, expect, it } from 'vitest';
import {
  begin,
  call,
  heard,
  keptStories,
  leftAfterOnce,
  readingOf,
  rejoin,
  rejoined,
  stop,
} from '../_shared/testing/kept-stories.ts';
import { someProse } from '../_shared/testing/lengths.ts';
import { guestToken, SECRET_KEY, STORY_BODY, storyRequest, until } from '../_shared/testing/service-under-test.ts';

/** As much as a story of 500 words needs: a short answer would be asked for more. */
const REST = someProse(480);

describe('a story whose process is about to be ended by its host', () => {
  it('goes on in the next process, without a word missing or twice', async () => {
    const stories = await keptStories();
    const first = await heard(stories, await begin(stories.handlers), '# The Door\n\nOnce upon');
    stories.end();
    await until(() => first.closed);
    expect(first.events.at(-1)?.type).toBe('delta');
    await until(() => stories.server.requests() === 2);
    const again = readingOf(await stories.passWhile(rejoin(stories.other, { after: first })));
    await stories.say(` a time. ${REST}`);
    await stories.finish();
    await until(() => again.closed);
    expect(first.text + again.text).toBe(`# The Door\n\nOnce upon a time. ${REST}`);
    expect([...first.ids, ...again.ids]).toEqual([...first.ids, ...again.ids].map((_, at) => at + 1));
    expect(again.events.map(({ type }) => type)).not.toContain('continuing');
    expect(again.events.at(-1)).toEqual({
      type: 'end',
      reason: 'complete',
      words: countWords(first.text + again.text, 'english'),
    });
    await until(() => stories.supabase.runs.get('run-1') === 'delivered');
    const outcomes = stories.logs.map(({ outcome }) => outcome);
    expect(outcomes).toEqual(['handed_on', 'complete']);
  });

  it('is handed over between two words', async () => {
    const stories = await keptStories({ wordMs: 60_000 });
    const first = await heard(stories, await begin(stories.handlers), 'The drag');
    stories.end();
    await stories.say('on sl');
    await until(() => first.closed);
    expect(first.text).toBe('The dragon');
    await until(() => stories.server.requests() === 2);
    await stories.say(`slept. ${REST}`);
    await stories.finish();
    const again = await rejoined(stories.other, { after: first });
    expect(first.text + again.text).toBe(`The dragon slept. ${REST}`);
  });

  it('is whole for a reader who was away while it was handed over', async () => {
    const stories = await keptStories();
    const first = await leftAfterOnce(stories);
    stories.end();
    await until(() => stories.server.requests() === 2);
    await stories.say(` upon a time. ${REST}`);
    await stories.finish();
    await until(() => stories.supabase.runs.get('run-1') === 'delivered');
    const again = await rejoined(stories.other, { after: first });
    expect(first.text + again.text).toBe(`Once upon a time. ${REST}`);
  });

  it('is refunded to a guest when no word of it comes', async () => {
    const stories = await keptStories();
    const headers = { 'x-guest-token': await guestToken(stories) };
    const first = await begin(stories.handlers, 'run-1', { headers });
    await until(() => stories.server.requests() === 1);
    stories.end();
    await until(() => first.closed && stories.server.requests() === 2);
    await stop(stories.next, 'run-1', { headers });
    await until(() => stories.supabase.refunds.length > 0);
    expect(stories.supabase.refunds).toHaveLength(1);
  });

  it('is not handed over when its reader stops it meanwhile', async () => {
    const stories = await keptStories();
    const first = await heard(stories, await begin(stories.handlers), 'Once');
    stories.end();
    await stop(stories.handlers);
    await until(() => first.closed);
    expect(first.events.at(-1)).toEqual({ type: 'end', reason: 'stopped', words: 1 });
    expect(stories.server.requests()).toBe(1);
  });

  it('keeps no text that the next process finds unsuitable for children', async () => {
    const stories = await keptStories();
    const first = await begin(stories.handlers, 'run-1', { genre: 'children' });
    await stories.say(someProse(60));
    await until(() => first.text !== '');
    stories.end();
    await until(() => stories.server.requests() === 2);
    await stories.say(`${REST} They committed a murder.`);
    await stories.finish();
    await until(() => stories.supabase.rpcs.some(({ args }) => String(args['p_runs']).includes('"over":true')));
    const again = await rejoined(stories.other, { after: 0 });
    expect([again.text, again.events.at(-1)]).toMatchObject(['', { type: 'error', code: 'unsuitable' }]);
  });

  it('ends as lost when no process takes it, and can be continued', async () => {
    const stories = await keptStories();
    const first = await heard(stories, await begin(stories.handlers), 'Once');
    stories.supabase.failing.set('keep_runs', 500);
    stories.end();
    await until(() => first.closed);
    expect(first.events.at(-1)).toEqual({ type: 'end', reason: 'lost', words: 1 });
  });

  it('is taken from the service alone', async () => {
    const stories = await keptStories();
    for (const key of ['', 'wrong', `${SECRET_KEY}x`]) {
      const headers = { 'x-storyloom-handover': key };
      const answer = await stories.next['generate-story'](storyRequest({ body: STORY_BODY, headers }));
      expect([key, answer.status]).toEqual([key, 401]);
    }
    expect(await call(stories.next, 'generate-story', STORY_BODY).then(({ status }) => status)).toBe(200);
  });
});
