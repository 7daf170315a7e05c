import { describe, expect, it } from 'vitest';
import { createHandlers } from '../_shared/handlers.ts';
import { collectGarbage } from '../_shared/testing/collect-garbage.ts';
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
import { content, DONE, STOP, streams } from '../_shared/testing/scripted-provider.ts';
import { serviceWith, STORY_BODY, until } from '../_shared/testing/service-under-test.ts';

describe('the place of a run that nobody reads', () => {
  it('Another story begins right after the reader left, and a third one once the first is stopped', async () => {
    const stories = await keptStories();
    const first = await heard(stories, await begin(stories.handlers, 'first'), 'Once');
    await first.leave();
    const second = await begin(stories.handlers, 'second');
    await until(() => second.events.length === 1);
    const third = () => call(stories.handlers, 'generate-story', { ...STORY_BODY, runId: 'third' });
    expect((await third()).status).toBe(429);
    await stop(stories.handlers, 'first');
    await until(() => stories.supabase.runs.get('first') === 'delivered');
    expect((await third()).status).toBe(200);
  });

  it('The host is kept alive until nobody can come back to this process', async () => {
    const stories = await keptStories({ runsOnMs: 100 });
    const work: Promise<unknown>[] = [];
    const process = createHandlers({ ...stories.deps, defer: (each) => work.push(each) });
    await leftAfterOnce(stories, process);
    expect(work).toHaveLength(1);
    await stories.passWhile(Promise.all(work));
    expect(stories.supabase.runs.get('run-1')).toBe('delivered');
    expect((await rejoined(process)).text).toBe('Once');
  });
});

describe('the memory of a run', () => {
  it('keeps the words of an event without its thoughts', async () => {
    const thought = 'z'.repeat(900_000);
    const parts = Array.from({ length: 20 }, (_, at) => content(`, and it rained ${at} days<think>${thought}</think>`));
    const service = serviceWith(streams(content('Once upon a time'), ...parts, STOP, DONE));
    const before = collectGarbage();
    const reading = await begin(service.handlers);
    await until(() => reading.closed);
    expect(reading.text).toContain('19 days');
    expect(collectGarbage() - before).toBeLessThan(8 * thought.length);
  });
});

describe('what is stored', () => {
  it('Nothing is stored of a run whose reader stays until its end', async () => {
    const stories = await keptStories({ runsOnMs: 100 });
    const first = await begin(stories.handlers);
    await stories.say('Once upon a time.');
    const reports = () => stories.supabase.rpcs.filter(({ name }) => name === 'keep_runs');
    await until(() => reports().length > 2);
    await stories.finish();
    await until(() => first.closed);
    const before = reports().length;
    await until(() => reports().length > before);
    expect(JSON.stringify(stories.supabase.rpcs)).not.toContain('Once');
  });

  it('A reader who is connected and has not got the end after a while finds all of it stored', async () => {
    const stories = await keptStories({ unattendedMs: 100 });
    // The answer is not read: a connection that is lost unnoticed.
    await call(stories.handlers, 'generate-story', { ...STORY_BODY, rejoinable: true });
    await stories.say('Once');
    await stories.finish();
    await stories.passUntil(() => JSON.stringify(stories.supabase.rpcs).includes('Once'));
    const again = await rejoined(stories.other);
    expect([again.text, again.events.at(-1)?.type]).toEqual(['Once', 'end']);
  });

  it('A part that was stored although its answer was lost is stored again with what was written since', async () => {
    const stories = await keptStories();
    const sent = () => stories.supabase.rpcs.filter(({ name }) => name === 'keep_runs').length;
    /** Waits until the report after the next one, so that the answer to the next one has arrived. */
    const reported = async (): Promise<void> => {
      const before = sent();
      await until(() => sent() > before + 1);
    };
    await leftAfterOnce(stories);
    const again = readingOf(await rejoin(stories.other));
    await until(() => again.text === 'Once');
    await reported();
    stories.supabase.lost.set('keep_runs', 503);
    await stories.say(' upon');
    await until(() => again.text === 'Once upon');
    await stories.say(' a time');
    await reported();
    expect(stories.logs.some(({ event }) => event === 'keep_runs_failed')).toBe(true);
    stories.supabase.lost.clear();
    await reported();
    await stories.finish();
    await until(() => again.closed);
    expect([again.text, (await rejoined(stories.other)).text]).toEqual(['Once upon a time', 'Once upon a time']);
  });

  it('Where stored events are missing, a reader gets those before them and no end', async () => {
    const stories = await keptStories({ unattendedMs: 100 });
    const start = { type: 'start', runId: 'run-1', demo: false };
    stories.supabase.answers.set('read_kept_run', {
      over: true,
      attended_ms: null,
      parts: [
        { first_id: 1, events: JSON.stringify([start, 'Once']) },
        { first_id: 4, events: JSON.stringify([' time', { type: 'end', reason: 'complete', words: 4 }]) },
      ],
    });
    const reading = readingOf(await rejoin(stories.other));
    await stories.passUntil(() => reading.closed);
    expect([reading.text, reading.ids]).toEqual(['Once', [1, 2]]);
    expect((await stories.passWhile(rejoin(stories.other, { after: reading }))).status).toBe(404);
  });
});
