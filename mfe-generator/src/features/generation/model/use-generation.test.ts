// @vitest-environment jsdom
import { json } from '@storyloom/shared/testing/network';
import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openGeneration, options, settings } from '../../../testing/open-generation.ts';
import { sharedPrompt, origin } from '../../../testing/origins.ts';
import { type StoryStream } from '../../../testing/story-service.ts';
import { versionOf } from '../../../testing/version-of.ts';
import { readDraft, writeVersion } from './draft.ts';

const asNew = { kind: 'new', options } as const;
const unfinished = versionOf('a', { text: '# The Light\n\nOnce upon', ending: 'stopped', words: 4, saved: true });
const more = { kind: 'more', options, of: unfinished } as const;

describe('Generate', () => {
  it('asks for the first story with these words, and makes it a version', async () => {
    const generation = openGeneration();
    await generation.write({ ...asNew, origin });
    expect(generation.asked()).toEqual([
      { ...options, attempt: 1, inspirationId: sharedPrompt.id, runId: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    ]);
    await generation.tell('# The Light\n\nOnce.', 'complete', 7);
    const { shown, versions, store } = generation.page();
    expect(versions).toEqual([shown]);
    expect(shown).toMatchObject({ prompt: 'A lighthouse', settings, origin, attempt: 1, ending: 'complete', words: 7 });
    expect(shown).toMatchObject({ text: '# The Light\n\nOnce.', saved: false, promptShared: false });
    expect(store.text).toBe('# The Light\n\nOnce.');
    expect(generation.onEnd.mock.calls).toEqual([['complete', 7, 'The Light']]);
  });

  it('counts up with the same words, and begins anew with others', async () => {
    const generation = openGeneration();
    for (const task of [asNew, asNew, { ...asNew, options: { ...options, tone: 'light' as const } }, asNew]) {
      await generation.write(task);
      await generation.tell('Once.');
    }
    expect(generation.asked().map(({ attempt }) => attempt)).toEqual([1, 2, 1, 3]);
    expect(generation.page().versions).toHaveLength(4);
  });

  it('counts on after a reload', async () => {
    const before = openGeneration();
    await before.write(asNew);
    await before.tell('Once.');
    before.keep();
    before.unmount();
    const generation = openGeneration();
    await generation.write({ kind: 'another', options });
    expect(generation.asked()[0]).toMatchObject({ prompt: 'A lighthouse', attempt: 2 });
    expect(generation.asked()[0]).not.toHaveProperty('continueOf');
  });

  it('makes another version of the same origin, without asking for its inspiration again', async () => {
    const generation = openGeneration();
    await generation.write({ kind: 'another', options, origin });
    await generation.tell('Once.');
    expect(generation.page().shown?.origin).toEqual(origin);
    expect(generation.asked()[0]).not.toHaveProperty('inspirationId');
    expect(generation.asked()[0]).not.toHaveProperty('origin');
  });

  it('is asked for once, however often it is pressed', async () => {
    const generation = openGeneration();
    await generation.write(asNew);
    await generation.write(asNew);
    expect(generation.asked()).toHaveLength(1);
  });

  it('leaves the former versions as they are when it fails before its first word', async () => {
    const former = versionOf('a');
    const generation = openGeneration([former]);
    await generation.write(asNew);
    await generation.act((stream) => stream.send('error', { code: 'provider_error', message: 'Broken' }));
    expect(generation.page().versions).toEqual([former]);
    expect(generation.page().run).toMatchObject({ phase: 'failed', hasText: false });
    expect(generation.onFailure).toHaveBeenCalledTimes(1);
  });

  it('tells what a guest has used as soon as the service says so', async () => {
    const generation = openGeneration();
    await generation.write(asNew);
    await generation.act((stream) => stream.start({ usage: { used: 2, limit: 3 } }));
    expect(generation.onUsage).toHaveBeenCalledWith({ used: 2, limit: 3 });
  });
});

describe('Continue', () => {
  it('sends the story so far with the same prompt, settings and number', async () => {
    const generation = openGeneration([{ ...unfinished, attempt: 4 }]);
    await generation.write({ ...more, of: generation.page().shown! });
    expect(generation.asked()).toEqual([
      {
        ...options,
        attempt: 4,
        continueOf: '# The Light\n\nOnce upon',
        runId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      },
    ]);
    expect(generation.asked()[0].runId).not.toBe('a');
  });

  it('appends what arrives, and counts the words of the whole', async () => {
    const generation = openGeneration([unfinished]);
    await generation.write(more);
    await generation.tell(' a time.', 'complete', 2);
    const { versions, store } = generation.page();
    expect(store.text).toBe('# The Light\n\nOnce upon a time.');
    expect(versions).toHaveLength(1);
    expect(versions[0]).toMatchObject({ id: 'a', text: store.text, ending: 'complete', words: 6 });
  });

  it('leaves the prompt to whom it is credited', async () => {
    const generation = openGeneration([{ ...unfinished, origin }]);
    await generation.write({ ...more, of: generation.page().shown! });
    await generation.tell(' a time.');
    expect(generation.page().shown).toMatchObject({ text: '# The Light\n\nOnce upon a time.', origin });
  });

  it('leaves a story that was saved its row, which has the shorter text', async () => {
    const generation = openGeneration([unfinished]);
    await generation.write(more);
    await generation.tell(' a time.');
    const [version] = generation.page().versions;
    expect(version).toMatchObject({ saved: false, rowId: unfinished.rowId, rowTitle: 'The Light' });
  });

  const failures: readonly [string, (stream: StoryStream) => void][] = [
    ['an error event', (stream) => stream.send('error', { code: 'provider_error', message: 'Broken' })],
    ['an end', (stream) => stream.end()],
    ['a broken connection', (stream) => stream.break()],
  ];
  it.each(failures)('that fails before its first word, by %s, leaves the story as it was', async (_case, fail) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const generation = openGeneration([unfinished]);
    await generation.write(more);
    await generation.act(fail);
    expect(generation.page().versions).toEqual([unfinished]);
    expect(generation.page().store.text).toBe(unfinished.text);
    expect(generation.page().run).toMatchObject({ phase: 'failed', hasText: false });
    expect(generation.onFailure).toHaveBeenCalledTimes(1);
  });

  it('that is stopped before its first word leaves the story as it was', async () => {
    const generation = openGeneration([unfinished]);
    await generation.write(more);
    await act(async () => generation.page().stop());
    expect(generation.page().versions).toEqual([unfinished]);
    expect(generation.page().run.phase).toBe('idle');
    expect(generation.onFailure).not.toHaveBeenCalled();
    expect(generation.onEnd).not.toHaveBeenCalled();
    expect(generation.onNothing).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['stopped', 'stopped'],
    ['cut off', 'lost'],
    ['broken off by an error', 'lost'],
  ])('that is %s later keeps all that came', async (how, ending) => {
    const generation = openGeneration([unfinished]);
    await generation.write(more);
    await generation.act((stream) => {
      stream.start();
      stream.write(' a time');
    });
    await generation.act((stream) => {
      if (how === 'stopped') generation.page().stop();
      else if (how === 'cut off') stream.close();
      else stream.send('error', { code: 'provider_error', message: 'Broken' });
    });
    await vi.waitFor(() =>
      expect(generation.page().versions).toMatchObject([
        { text: '# The Light\n\nOnce upon a time', ending, words: 6, saved: false },
      ]),
    );
  });

  it('remembers that one part of the story was the demo storyteller’s', async () => {
    const generation = openGeneration([unfinished]);
    await generation.write(more);
    await generation.act((stream) => stream.send('start', { runId: 'r', provider: 'demo', demo: true }));
    await generation.act((stream) => stream.write(' a time.'));
    expect(generation.page().shown?.demo).toBe(true);
  });
});

describe('a story that is over', () => {
  it.each([
    ['end', { reason: 'complete', words: 1 }],
    ['error', { code: 'provider_error', message: 'Broken' }],
  ])('by its %s leaves room for the next at once, although its connection takes long to close', async (event, data) => {
    const generation = openGeneration();
    await generation.write(asNew);
    await generation.act((stream) => {
      stream.cancel.mockReturnValue(new Promise(() => {}));
      stream.start();
      stream.write('Once.');
      stream.send(event, data);
    });
    await generation.write(asNew);
    expect(generation.asked()).toHaveLength(2);
    await generation.write(asNew);
    expect(generation.asked()).toHaveLength(2);
  });
});

describe('a page that is left in the middle', () => {
  it('has not ended its story when its connection is closed a moment before it is gone', async () => {
    const generation = openGeneration();
    await generation.write(asNew);
    await generation.act((stream) => {
      stream.start();
      stream.write('Once upon');
    });
    await generation.act((stream) => stream.break());
    expect(generation.page().snapshot(false)).toMatchObject([{ text: 'Once upon', ending: 'interrupted' }]);
    await vi.waitFor(() => expect(generation.page().snapshot(false)).toMatchObject([{ ending: 'lost' }]));
  });
});

describe('what is kept of a story that is being written', () => {
  async function writing() {
    const generation = openGeneration();
    await generation.write(asNew);
    await generation.act((stream) => {
      stream.start();
      stream.write('# The Light\n\nOnce upon');
    });
    return generation;
  }

  it.each([false, true])(
    'has all of its words counted when it is opened again, left for another page: %s',
    async (leaving) => {
      const generation = openGeneration([{ ...unfinished, text: 'Once', words: 1 }]);
      await generation.write({ ...more, of: generation.page().shown! });
      await generation.act((stream) => {
        stream.start();
        stream.write(' upon a time, and on.');
      });
      for (const version of generation.page().snapshot(leaving)) writeVersion('fantasy', version);
      expect(readDraft('fantasy').draft.versions).toMatchObject([{ text: 'Once upon a time, and on.', words: 6 }]);
    },
  );

  it('is its text so far, as interrupted when the page closes and as stopped when the person goes on', async () => {
    const { page } = await writing();
    expect(page().snapshot(false)).toMatchObject([{ text: '# The Light\n\nOnce upon', ending: 'interrupted' }]);
    expect(page().snapshot(true)).toMatchObject([{ text: '# The Light\n\nOnce upon', ending: 'stopped' }]);
  });

  it('is nothing before its first word', async () => {
    const generation = openGeneration();
    await generation.write(asNew);
    await generation.act((stream) => stream.start());
    expect(generation.page().snapshot(false)).toEqual([]);
  });

  it('can’t be shown away or removed meanwhile', async () => {
    const { page } = await writing();
    const { shown } = page();
    act(() => page().remove(shown!.id));
    act(() => page().show(versionOf('b')));
    expect(page().shown).toBe(shown);
  });

  it('is not asked for any longer once the page is left', async () => {
    const { to, unmount } = await writing();
    unmount();
    expect(to('/generate-story')[0]?.signal?.aborted).toBe(true);
  });
});

describe('who may not ask', () => {
  it('is told why, and nothing is asked for', async () => {
    const generation = openGeneration();
    generation.getCaller.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await generation.write(asNew);
    expect(generation.asked()).toEqual([]);
    expect(generation.page().run).toMatchObject({ phase: 'failed', error: { code: 'network' } });
  });
});

describe('a story that was interrupted', () => {
  const asMore = (generation: ReturnType<typeof openGeneration>) =>
    ({ kind: 'more', options, of: generation.page().shown! }) as const;

  it.each(['stopped', 'lost'])('that is %s is gone on with as the run it was, twice for nothing', async (reason) => {
    const generation = openGeneration();
    await generation.write(asNew);
    await generation.tell('Once.', reason);
    for (const left of [2, 1, 0]) {
      expect(generation.page().shown?.resume?.left).toBe(left);
      await generation.write(asMore(generation));
      await generation.tell(' More.', reason);
    }
    const [first, second, third, fourth] = generation.asked();
    expect([second.resumes, third.resumes, fourth.resumes]).toEqual([first.runId, second.runId, undefined]);
    expect(first).not.toHaveProperty('resumes');
  });

  it.each(['complete', 'length', 'filtered'])('is no story that is %s', async (reason) => {
    const generation = openGeneration();
    await generation.write(asNew);
    await generation.tell('Once.', reason);
    expect(generation.page().shown?.resume).toBeUndefined();
  });

  it('is known as one after a reload, from what was kept while it was written', async () => {
    const generation = openGeneration();
    await generation.write(asNew);
    await generation.act((stream) => {
      stream.start();
      stream.write('Once.');
    });
    generation.keep();
    const runId = generation.asked()[0].runId;
    generation.unmount();
    expect(openGeneration().page().shown).toMatchObject({ ending: 'interrupted', resume: { runId, left: 2 } });
  });

  it('that the service goes on with no more for nothing is not offered as free again', async () => {
    const error = { code: 'duplicate_run', message: 'This story can’t be continued for free any more.' };
    const of = { ...unfinished, resume: { runId: 'r-1', left: 1 } };
    const generation = openGeneration([of], { story: () => json({ error }, 409) });
    await generation.write({ kind: 'more', options, of });
    expect(generation.asked()[0].resumes).toBe('r-1');
    expect(generation.onFailure).toHaveBeenCalledWith(error, true);
    expect(generation.page().shown?.resume).toBeUndefined();
  });
});
