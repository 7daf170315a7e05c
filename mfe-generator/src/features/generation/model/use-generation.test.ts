// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openGeneration, options, settings } from '../../../testing/open-generation.ts';
import { origin, sharedPrompt } from '../../../testing/origins.ts';
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
    expect(generation.onEnd.mock.calls).toEqual([['complete', 7, 'The Light', settings]]);
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

describe('an unknown caller', () => {
  it('A run whose caller can’t be determined fails with the reason, and sends nothing', async () => {
    const generation = openGeneration();
    generation.getCaller.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await generation.write(asNew);
    expect(generation.asked()).toEqual([]);
    expect(generation.page().run).toMatchObject({ phase: 'failed', error: { code: 'network' } });
  });
});
