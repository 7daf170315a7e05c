// @vitest-environment jsdom
import { json } from '@storyloom/testing/network';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openGeneration, options, settings } from '../../../testing/open-generation.ts';
import { origin, sharedPrompt } from '../../../testing/origins.ts';
import type { StoryStream } from '../../../testing/story-service.ts';
import { versionOf } from '../../../testing/version-of.ts';
import { readDraft } from './draft.ts';

const asNew = { kind: 'new', options } as const;

describe('Generate', () => {
  it('Generate requests a story and adds it as a version', async () => {
    const generation = openGeneration();
    await generation.write({ ...asNew, origin });
    expect(generation.asked()).toEqual([
      {
        ...options,
        attempt: 1,
        inspirationId: sharedPrompt.id,
        runId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        rejoinable: true,
      },
    ]);
    await generation.tell('# The Light\n\nOnce.', 'complete', 7);
    const { shown, versions, store } = generation.page();
    expect(versions).toEqual([shown]);
    expect(shown).toMatchObject({ prompt: 'A lighthouse', settings, origin, attempt: 1, ending: 'complete', words: 7 });
    expect(shown).toMatchObject({ text: '# The Light\n\nOnce.', saved: false, promptShared: false });
    expect(store.text).toBe('# The Light\n\nOnce.');
    expect(generation.onEnd.mock.calls).toEqual([[{ ending: 'complete', words: 7, title: 'The Light', settings }]]);
  });

  it('counts attempts with the same prompt and settings, also after a reload', async () => {
    const before = openGeneration();
    for (const task of [asNew, asNew, { ...asNew, options: { ...options, tone: 'light' as const } }, asNew]) {
      await before.write(task);
      await before.tell('Once.');
    }
    expect(before.asked().map(({ attempt }) => attempt)).toEqual([1, 2, 1, 3]);
    before.keep();
    before.unmount();
    const generation = openGeneration();
    expect(generation.page().versions).toHaveLength(4);
    await generation.write({ kind: 'another', options });
    expect(generation.asked()[0]).toMatchObject({ prompt: 'A lighthouse', attempt: 4 });
  });

  it('Another version keeps the origin of the prompt, and does not send its inspiration again', async () => {
    const generation = openGeneration();
    await generation.write({ kind: 'another', options, origin });
    await generation.tell('Once.');
    expect(generation.page().shown?.origin).toEqual(origin);
    expect(generation.asked()[0]).not.toHaveProperty('inspirationId');
  });
});

describe('the end of a run', () => {
  it('keeps the unused parts of the prompt with the story, not in its text', async () => {
    const before = openGeneration();
    await before.write(asNew);
    await before.act((stream) => {
      stream.start({ demo: true });
      stream.write('Once.');
      stream.send('end', { reason: 'complete', words: 1, unused: ['in the rain', 7] });
    });
    before.keep();
    before.unmount();
    expect(openGeneration().page().shown).toMatchObject({ text: 'Once.', unused: ['in the rain'] });
  });

  it.each([
    ['end', { reason: 'complete', words: 1 }],
    ['error', { code: 'provider_error', message: 'Broken' }],
  ])(
    'After the %s of a story the next one can be requested at once, although its connection is still closing',
    async (event, data) => {
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
    },
  );
});

describe('a closing page', () => {
  it('A connection that breaks as the page closes leaves the story as interrupted, and as lost only later', async () => {
    const generation = openGeneration();
    await generation.write(asNew);
    await generation.begin('Once upon');
    await generation.act((stream) => stream.break());
    expect(generation.page().snapshot()).toMatchObject([{ text: 'Once upon', ending: 'interrupted' }]);
    await waitFor(() => expect(generation.page().snapshot()).toMatchObject([{ ending: 'lost' }]));
  });
});

describe('the snapshot of a running story', () => {
  async function writing() {
    const generation = openGeneration();
    await generation.write(asNew);
    await generation.begin('# The Light\n\nOnce upon');
    return generation;
  }

  it('A story kept while it is being written has all of its words counted', async () => {
    const generation = openGeneration([versionOf('a', { text: 'Once', ending: 'stopped', words: 1 })]);
    await generation.write({ kind: 'more', options, of: generation.page().shown! });
    await generation.begin(' upon a time, and on.');
    generation.keep();
    expect(readDraft('fantasy').draft.versions).toMatchObject([{ text: 'Once upon a time, and on.', words: 6 }]);
  });

  it('A story kept while it is being written is interrupted, with its run and the last event of its words', async () => {
    const { page, asked } = await writing();
    const run = { runId: asked()[0]?.['runId'], from: 0, lastEventId: 2, guest: true, since: expect.any(Number) };
    expect(page().snapshot()).toMatchObject([{ text: '# The Light\n\nOnce upon', ending: 'interrupted', run }]);
  });

  it('A story is not kept before its first word', async () => {
    const generation = openGeneration();
    await generation.write(asNew);
    await generation.act((stream) => stream.start());
    expect(generation.page().snapshot()).toEqual([]);
  });

  it('A story that is being written can’t be removed or replaced, here or from another tab', async () => {
    const { page } = await writing();
    const { shown } = page();
    act(() => page().remove(shown!.id));
    act(() => page().show(versionOf('b')));
    act(() => page().adopt({ ...shown!, text: 'Another text' }));
    act(() => page().takeIn({ ...shown!, text: '# The Light\n\nOnce upon a time.' }));
    expect(page().shown).toBe(shown);
    expect(page().store.text).toBe('# The Light\n\nOnce upon');
  });

  it('Leaving the page aborts the request', async () => {
    const { to, unmount, onLeave } = await writing();
    unmount();
    expect(to('/generate-story')[0]?.signal?.aborted).toBe(true);
    expect(onLeave).toHaveBeenCalledOnce();
    const ended = await writing();
    await ended.act((stream) => stream.end());
    ended.unmount();
    expect(ended.onLeave).not.toHaveBeenCalled();
  });
});

const unfinished = versionOf('a', { text: '# The Light\n\nOnce upon', ending: 'stopped', words: 4, saved: true });
const more = { kind: 'more', options, of: unfinished } as const;

describe('Continue', () => {
  it('sends the story so far, appends what arrives, and keeps the row of a saved one', async () => {
    const generation = openGeneration([{ ...unfinished, attempt: 4 }]);
    await generation.write({ ...more, of: generation.page().shown! });
    expect(generation.asked()).toEqual([
      {
        ...options,
        attempt: 4,
        continueOf: '# The Light\n\nOnce upon',
        runId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        rejoinable: true,
      },
    ]);
    await generation.tell(' a time.', 'complete', 2);
    const { versions, store } = generation.page();
    const text = '# The Light\n\nOnce upon a time.';
    expect(store.text).toBe(text);
    expect(versions).toMatchObject([{ id: 'a', text, ending: 'complete', words: 6, saved: false }]);
    expect(versions[0]).toMatchObject({ rowId: unfinished.rowId, rowTitle: 'The Light' });
  });

  const failures: readonly [string, (stream: StoryStream) => void][] = [
    ['an error event', (stream) => stream.send('error', { code: 'provider_error', message: 'Broken' })],
    ['an end', (stream) => stream.end()],
  ];
  it.each(failures)(
    'A continuation that fails before its first word, by %s, leaves the story as it was',
    async (_case, fail) => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const generation = openGeneration([unfinished]);
      await generation.write(more);
      await generation.act(fail);
      await waitFor(() => expect(generation.onFailure).toHaveBeenCalledTimes(1));
      expect(generation.page().versions).toEqual([unfinished]);
      expect(generation.page().store.text).toBe(unfinished.text);
      expect(generation.page().run).toMatchObject({ phase: 'failed', hasText: false });
    },
  );

  it('A continuation that is stopped before its first word leaves the story as it was', async () => {
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
  ])('A continuation that is %s later keeps all that arrived', async (how, ending) => {
    const generation = openGeneration([unfinished]);
    await generation.write(more);
    await generation.begin(' a time');
    await generation.act((stream) => {
      if (how === 'stopped') generation.page().stop();
      else if (how === 'cut off') stream.close();
      else stream.send('error', { code: 'provider_error', message: 'Broken' });
    });
    await waitFor(() =>
      expect(generation.page().versions).toMatchObject([
        { text: '# The Light\n\nOnce upon a time', ending, words: 6, saved: false },
      ]),
    );
  });

  it('takes back what was added when that is unsuitable for children', async () => {
    const generation = openGeneration([unfinished]);
    await generation.write(more);
    await generation.begin(' a dreadful time');
    await generation.act((stream) => stream.send('error', { code: 'unsuitable', message: 'It isn’t kept.' }));
    await waitFor(() => expect(generation.page().versions).toEqual([unfinished]));
    expect(generation.page().store.text).toBe(unfinished.text);
  });

  it('A continued story counts as the demo storyteller’s when one part of it is', async () => {
    const generation = openGeneration([unfinished]);
    await generation.write(more);
    await generation.act((stream) => stream.send('start', { runId: 'r', provider: 'demo', demo: true }));
    await generation.act((stream) => stream.write(' a time.'));
    expect(generation.page().shown?.demo).toBe(true);
  });
});

describe('an interrupted run', () => {
  const asMore = (generation: ReturnType<typeof openGeneration>) =>
    ({ kind: 'more', options, of: generation.page().shown! }) as const;

  it.each(['stopped', 'lost'])(
    'A guest continues a story that is %s twice for free, as the run that was interrupted',
    async (reason) => {
      const generation = openGeneration();
      await generation.write(asNew);
      await generation.tell('Once.', reason);
      for (const left of [2, 1, 0]) {
        expect(generation.page().shown?.resume?.left).toBe(left);
        await generation.write(asMore(generation));
        await generation.tell(' More.', reason);
      }
      const [first, second, third, fourth] = generation.asked();
      expect([second?.resumes, third?.resumes, fourth?.resumes]).toEqual([first?.runId, second?.runId, undefined]);
      expect(first).not.toHaveProperty('resumes');
    },
  );

  it('keeps the limit that ended a story, which a guest can continue for free', async () => {
    for (const [reason, seconds] of [
      ['silent', 120],
      ['overtime', 600],
    ] as const) {
      const generation = openGeneration();
      await generation.write(asNew);
      await generation.begin('Once upon');
      await generation.act((stream) => stream.send('end', { reason, words: 2, seconds }));
      const limit = { ending: reason, limitSeconds: seconds };
      expect(generation.page().shown).toMatchObject({ ...limit, resume: { left: 2 } });
      expect(generation.onEnd).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(limit));
      generation.keep();
      generation.unmount();
      expect(readDraft('fantasy').draft.versions).toMatchObject([limit]);
      localStorage.clear();
    }
  });

  it('does not let a guest continue a story for free that stopped at its length limit', async () => {
    const generation = openGeneration();
    await generation.write(asNew);
    await generation.tell('Once.', 'length');
    expect(generation.page().shown?.resume).toBeUndefined();
  });

  it('An interrupted story can be continued for free after a reload, too', async () => {
    const generation = openGeneration();
    await generation.write(asNew);
    await generation.begin('Once.');
    generation.keep();
    const runId = generation.asked()[0]?.runId;
    generation.unmount();
    expect(openGeneration().page().shown).toMatchObject({ ending: 'interrupted', resume: { runId, left: 2 } });
  });

  it('A story that the service refuses to continue for free is not offered as free again', async () => {
    const error = { code: 'duplicate_run', message: 'This story can’t be continued for free any more.' };
    const of = { ...unfinished, resume: { runId: 'r-1', left: 1 } };
    const generation = openGeneration([of], { story: () => json({ error }, 409) });
    await generation.write({ kind: 'more', options, of });
    expect(generation.asked()[0]?.resumes).toBe('r-1');
    expect(generation.onFailure).toHaveBeenCalledWith(error, true);
    expect(generation.page().shown?.resume).toBeUndefined();
  });
});
