import { describe, expect, it } from 'vitest';
import {
  begin,
  heard,
  keptStories,
  leftAfterOnce,
  readingOf,
  rejoin,
  rejoined,
  stop,
  type KeptStories,
  type Process,
} from '../_shared/testing/kept-stories.ts';
import { GOOD_TEXT } from '../_shared/testing/scripted-provider.ts';
import { askAsUser, errorOf, guestToken, until } from '../_shared/testing/service-under-test.ts';

const AT: readonly (readonly [string, (stories: KeptStories) => Process])[] = [
  ['the process that writes it', ({ handlers }) => handlers],
  ['another process', ({ other }) => other],
];

describe.each(AT)('a reader who comes back at %s', (_where, at) => {
  it('The rest follows the last event, and nothing comes twice', async () => {
    const stories = await keptStories();
    const first = await begin(stories.handlers);
    await stories.say('# The Door\nOnce');
    await until(() => first.text.endsWith('Once'));
    await first.leave();
    await stories.say(' upon');
    const again = readingOf(await rejoin(at(stories), { after: first }));
    await until(() => again.text === ' upon');
    await stories.say(GOOD_TEXT.slice('# The Door\nOnce upon'.length));
    await stories.finish();
    await until(() => again.closed);
    expect(first.text + again.text).toBe(GOOD_TEXT);
    expect([...first.ids, ...again.ids]).toEqual([1, 2, 3, 4, 5]);
    expect(again.events.at(-1)).toEqual({ type: 'end', reason: 'complete', words: 28 });
    expect(stories.logs).toContainEqual(
      expect.objectContaining({ event: 'story_run', outcome: 'complete', characters: GOOD_TEXT.length, rejoined: 1 }),
    );
    expect(stories.supabase.runs.get('run-1')).toBe('delivered');
  });

  it('A run that ended while nobody listened is free at once, and can still be fetched', async () => {
    const stories = await keptStories();
    const first = await leftAfterOnce(stories);
    const rest = GOOD_TEXT.slice('# The Door\nOnce'.length);
    await stories.say(rest);
    await stories.finish();
    await until(() => stories.supabase.runs.get('run-1') === 'delivered');
    const again = await rejoined(at(stories), { after: first });
    expect(again.events).toEqual([
      { type: 'delta', text: rest },
      { type: 'end', reason: 'complete', words: 26 },
    ]);
  });
});

describe('a run that nobody comes back to', () => {
  it('It is stopped after its time, and a later reader gets what was written', async () => {
    const stories = await keptStories({ runsOnMs: 100 });
    await leftAfterOnce(stories);
    await stories.passUntil(() => stories.server.left() === 1);
    await until(() => stories.supabase.runs.get('run-1') === 'delivered');
    const again = await rejoined(stories.handlers);
    // For the page it was interrupted, not stopped by its reader.
    expect(again.events.at(-1)).toEqual({ type: 'end', reason: 'lost', words: 1 });
    expect(stories.logs).toContainEqual(expect.objectContaining({ outcome: 'left', characters: 4, rejoined: 0 }));
  });

  it('A run goes on while its only reader is in another process', async () => {
    const stories = await keptStories({ runsOnMs: 150 });
    await leftAfterOnce(stories);
    const again = readingOf(await rejoin(stories.other));
    const calls = (wanted: string) => stories.supabase.rpcs.filter(({ name }) => name === wanted).length;
    // In all, longer than the run goes on alone: each time the reader asks, and then the process reports and hears of it.
    for (let step = 0; step < 5; step += 1) {
      stories.pass(100);
      const asked = calls('read_kept_run');
      await until(() => calls('read_kept_run') > asked);
      const reported = calls('keep_runs');
      await until(() => calls('keep_runs') > reported + 1);
    }
    expect(stories.server.left()).toBe(0);
    await again.leave();
    await stories.passUntil(() => stories.server.left() === 1);
  });

  it('When the host stops, it ends at once and is stored', async () => {
    const stories = await keptStories();
    await leftAfterOnce(stories);
    stories.stop();
    await until(() => stories.server.left() === 1);
    const again = await rejoined(stories.other);
    expect([again.text, again.events.at(-1)?.type]).toEqual(['Once', 'end']);
  });

  it('When the process that writes it is gone, a reader gets what was stored and then nothing', async () => {
    const stories = await keptStories({ unattendedMs: 200 });
    await leftAfterOnce(stories);
    const again = readingOf(await rejoin(stories.other));
    await until(() => again.text === 'Once');
    // As good as gone: nothing of it reaches the database any more.
    stories.supabase.failing.set('keep_runs', 0);
    await stories.passUntil(() => again.closed);
    expect(again.events.at(-1)?.type).toBe('delta');
    expect((await stories.passWhile(rejoin(stories.other, { after: again }))).status).toBe(404);
    expect((await rejoin(stories.other)).status).toBe(200);
  });

  it('Without the wish to rejoin, a run ends when its reader leaves, as ever', async () => {
    const stories = await keptStories();
    const first = await heard(stories, readingOf(await askAsUser(stories)), 'Once');
    await first.leave();
    await until(() => stories.server.left() === 1);
    expect((await stories.passWhile(rejoin(stories.handlers))).status).toBe(404);
  });
});

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
    expect((await stop(at(stories))).status).toBe(204);
  });

  it('A story that nobody reads is stopped, and can be fetched as far as it was written', async () => {
    const stories = await keptStories();
    await leftAfterOnce(stories);
    await stop(at(stories));
    await until(() => stories.server.left() === 1);
    const again = await rejoined(stories.other);
    expect([again.text, again.events.at(-1)]).toEqual(['Once', { type: 'end', reason: 'stopped', words: 1 }]);
  });

  it('A guest’s story without a word is refunded, and one with text is not', async () => {
    const stories = await keptStories();
    const headers = { 'x-guest-token': await guestToken(stories) };
    const silent = await begin(stories.handlers, 'silent', { headers });
    await until(() => silent.events.length === 1 && stories.server.requests() === 1);
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
