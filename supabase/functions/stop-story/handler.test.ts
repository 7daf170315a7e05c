import { describe, expect, it } from 'vitest';
import {
  begin,
  heard,
  keptStories,
  leftAfterOnce,
  rejoined,
  stop,
  type KeptStories,
  type Process,
} from '../_shared/testing/kept-stories.ts';
import { errorOf, guestToken, until } from '../_shared/testing/service-under-test.ts';

const AT: readonly (readonly [string, (stories: KeptStories) => Process])[] = [
  ['the process that writes it', ({ handlers }) => handlers],
  ['another process', ({ other }) => other],
];

describe.each(AT)('a story that is stopped at %s', (_where, at) => {
  it('The provider stops, the readers hear of it, and the place is free', async () => {
    const stories = await keptStories();
    const reading = await heard(stories, await begin(stories.handlers), 'Once');
    expect((await stop(at(stories))).status).toBe(204);
    await until(() => reading.closed);
    expect(reading.events.at(-1)).toEqual({ type: 'end', reason: 'stopped', words: 1 });
    await until(() => stories.server.left() === 1);
    expect(stories.supabase.runs.get('run-1')).toBe('delivered');
    expect(stories.logs).toContainEqual(expect.objectContaining({ event: 'story_run', outcome: 'stopped' }));
  });

  it('A story that nobody reads is stopped, and can be fetched as far as it was written', async () => {
    const stories = await keptStories();
    await leftAfterOnce(stories);
    await stop(at(stories));
    await until(() => stories.server.left() === 1);
    const again = await rejoined(stories.other);
    expect([again.text, again.events.at(-1)]).toEqual(['Once', { type: 'end', reason: 'stopped', words: 1 }]);
  });

  it('Stopping again, or a story that is over, changes nothing', async () => {
    const stories = await keptStories({ runsOnMs: 50 });
    const reading = await heard(stories, await begin(stories.handlers), 'Once');
    await stories.finish();
    await until(() => reading.closed);
    expect((await stop(at(stories))).status).toBe(204);
    expect((await stop(at(stories))).status).toBe(204);
    expect(reading.events.at(-1)).toMatchObject({ reason: 'complete' });
  });

  it('A guest’s story without a word is refunded, and one with text is not', async () => {
    const stories = await keptStories();
    const headers = { 'x-guest-token': await guestToken(stories) };
    const silent = await begin(stories.handlers, 'silent', { headers });
    await until(() => silent.events.length === 1);
    await stop(at(stories), 'silent', { headers });
    await until(() => stories.supabase.refunds.length === 1 && silent.closed);
    const second = await begin(stories.handlers, 'heard', { headers });
    await until(() => stories.server.requests() === 2);
    await heard(stories, second, 'Once');
    await stop(at(stories), 'heard', { headers });
    await until(() => second.closed);
    expect(stories.supabase.refunds).toHaveLength(1);
  });
});

describe('a stop that comes early or cannot be noted', () => {
  it('A story that was stopped before it began ends as soon as it begins', async () => {
    const stories = await keptStories();
    await stop(stories.handlers);
    const reading = await begin(stories.handlers);
    await until(() => reading.closed);
    expect(reading.events.at(-1)).toMatchObject({ type: 'end', reason: 'stopped' });
  });

  it('Without a database the caller hears that the story could not be stopped', async () => {
    const stories = await keptStories();
    stories.supabase.failing.set('stop_kept_run', 503);
    const answer = await stop(stories.other);
    expect(answer.status).toBe(503);
    expect((await errorOf(answer)).code).toBe('quota_unavailable');
  });
});
