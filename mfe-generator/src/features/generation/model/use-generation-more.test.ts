// @vitest-environment jsdom
import { json } from '@storyloom/testing/network';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openGeneration, options } from '../../../testing/open-generation.ts';
import type { StoryStream } from '../../../testing/story-service.ts';
import { versionOf } from '../../../testing/version-of.ts';

const asNew = { kind: 'new', options } as const;
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
