import { describe, expect, it } from 'vitest';
import {
  begin,
  heard,
  keptStories,
  leftAfterOnce,
  readingOf,
  rejoin,
  rejoined,
  type KeptStories,
  type Process,
} from '../_shared/testing/kept-stories.ts';
import { askAsUser, until } from '../_shared/testing/service-under-test.ts';

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
    await stories.say(' a time.');
    await stories.finish();
    await until(() => again.closed);
    expect(first.text + again.text).toBe('# The Door\nOnce upon a time.');
    expect([...first.ids, ...again.ids]).toEqual([1, 2, 3, 4, 5]);
    expect(again.events.at(-1)).toEqual({ type: 'end', reason: 'complete', words: 6 });
    expect(stories.logs).toContainEqual(
      expect.objectContaining({ event: 'story_run', outcome: 'complete', characters: 28, rejoined: 1 }),
    );
    expect(stories.supabase.runs.get('run-1')).toBe('delivered');
  });

  it('A run that ended while nobody listened is free at once, and can still be fetched', async () => {
    const stories = await keptStories();
    const first = await leftAfterOnce(stories);
    await stories.say(' upon a time.');
    await stories.finish();
    await until(() => stories.supabase.runs.get('run-1') === 'delivered');
    const again = await rejoined(at(stories), { after: first });
    expect(again.events).toEqual([
      { type: 'delta', text: ' upon a time.' },
      { type: 'end', reason: 'complete', words: 4 },
    ]);
  });

  it('A second reader gets the run while the first one is still connected', async () => {
    const stories = await keptStories();
    const first = await heard(stories, await begin(stories.handlers), 'Once');
    const second = readingOf(await rejoin(at(stories)));
    await until(() => second.text === 'Once');
    await stories.say(' upon');
    await stories.finish();
    await until(() => first.closed && second.closed);
    expect([first.text, second.text]).toEqual(['Once upon', 'Once upon']);
    expect(second.ids).toEqual([1, 2, 3, 4]);
    expect(second.events).toEqual(first.events);
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
    const first = readingOf(await askAsUser(stories));
    await stories.say('Once');
    await until(() => first.text === 'Once');
    await first.leave();
    await until(() => stories.server.left() === 1);
    expect((await stories.passWhile(rejoin(stories.handlers))).status).toBe(404);
  });
});
