// @vitest-environment jsdom
import { REJOIN } from '@storyloom/shared/domain';
import { json } from '@storyloom/testing/network';
import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openGeneration, options } from '../../../testing/open-generation.ts';
import { versionOf } from '../../../testing/version-of.ts';
import { readDraft } from './draft.ts';
import { runToRejoin } from './generation-task.ts';
import { giveUp } from './load-following.ts';
import { liveRunOf } from './stop-run.ts';
import { isGoingOn } from './story-version.ts';

const offline = () => new TypeError('Failed to fetch');

/** Begins a story and stops it; this many requests to stop it are not answered. */
async function stopping(unanswered: number, answer = () => new Response(null, { status: 204 })) {
  vi.useFakeTimers();
  let left = unanswered;
  const generation = openGeneration([], { stop: () => (left-- > 0 ? offline() : answer()) });
  await generation.write({ kind: 'new', options });
  await generation.begin('# The Light\n\nOnce');
  await act(async () => generation.page().stop());
  const [request] = generation.asked();
  return {
    ...generation,
    runId: request?.['runId'],
    stops: () => generation.to('/stop-story').map(({ body }) => body),
  };
}

describe('Stop without a connection', () => {
  it('Stop is sent again as soon as the browser has a connection again, until it has arrived', async () => {
    const { stops, runId } = await stopping(4);
    await vi.advanceTimersByTimeAsync(5000);
    const before = stops().length;
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(before).toBe(4);
    expect(stops()).toEqual(Array.from({ length: 5 }, () => ({ runId })));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(stops()).toHaveLength(5);
  });

  it('Stop is sent again for no longer than the run may go on', async () => {
    const { stops } = await stopping(Infinity);
    await vi.advanceTimersByTimeAsync(REJOIN.runsOnMs + 1000);
    const sent = stops().length;
    await vi.advanceTimersByTimeAsync(600_000);
    expect(stops()).toHaveLength(sent);
  });

  it('Stop that the service refuses is not sent again', async () => {
    const { stops } = await stopping(0, () => json({ error: { code: 'unauthorized', message: 'No' } }, 401));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(stops()).toHaveLength(1);
  });

  it('A story whose stop has not arrived yet is not rejoined by the next page', async () => {
    const { keep, page } = await stopping(Infinity);
    keep();
    expect(page().waiting()).toBeUndefined();
    const { versions } = readDraft('fantasy').draft;
    expect(versions).toMatchObject([{ text: '# The Light\n\nOnce', ending: 'stopped' }]);
    expect(versions.some(isGoingOn)).toBe(false);
  });
});

function parts() {
  const callbacks = { onUsage: vi.fn(), onEnd: vi.fn(), onNothing: vi.fn(), onFailure: vi.fn() };
  return { callbacks, update: vi.fn(), dispatch: vi.fn() };
}

describe('a run whose code could not be fetched', () => {
  it('A stored story keeps its run, to be rejoined when the browser has a connection again', () => {
    const page = parts();
    const run = { runId: 'r-1', guest: true, since: Date.now(), from: 0, lastEventId: 2 };
    giveUp({ live: liveRunOf(runToRejoin({ ...versionOf('a'), run }, 'fantasy')), ...page });
    expect(page.update).toHaveBeenCalledWith('a', { run: { ...run, isLost: true } });
    expect(page.callbacks.onFailure).not.toHaveBeenCalled();
  });
});

describe('a version from another tab', () => {
  const whole = versionOf('a', { text: '# The Light\n\nOnce upon a time.', ending: 'complete', words: 4 });
  const other = versionOf('b', { text: '# The Dark\n\nLong ago.', ending: 'complete', words: 2 });

  it('replaces the own one only if it is longer, with what became of it there', () => {
    const { page } = openGeneration([other, whole]);
    expect(page().shown).toEqual(whole);
    act(() => page().takeIn({ ...whole, text: '# The Light\n\nOnce', ending: 'interrupted' }));
    expect(page().versions).toEqual([other, whole]);
    const longer = { ...whole, text: `${whole.text} The end.`, words: 6, saved: true };
    act(() => page().takeIn(longer));
    expect(page().shown).toEqual(longer);
    expect(page().store.text).toBe(longer.text);
  });

  it('A version from another tab stays apart from a story whose first words are not rendered yet', async () => {
    const { page, write, streams } = openGeneration();
    await write({ kind: 'new', options });
    const rendered = page();
    await act(async () => {
      streams[0]!.start();
      streams[0]!.write('# The Ferry\n\n');
      await vi.waitFor(() => expect(page().store.text).toBe('# The Ferry\n\n'));
      rendered.takeIn(whole);
    });
    expect(page().store.text).toBe('# The Ferry\n\n');
    await act(async () => {
      streams[0]!.write('It came.');
      streams[0]!.end();
    });
    expect(page().shown?.text).toBe('# The Ferry\n\nIt came.');
    expect(page().versions).toHaveLength(2);
    expect(page().versions).toContainEqual(whole);
  });

  it('A version from another tab does not replace a story that is being waited for, and fills an empty page', async () => {
    const waiting = openGeneration();
    await waiting.write({ kind: 'new', options });
    act(() => waiting.page().takeIn(whole));
    expect(waiting.page()).toMatchObject({ shown: undefined, versions: [whole] });
    const empty = openGeneration();
    act(() => empty.page().takeIn(whole));
    expect(empty.page().shown).toEqual(whole);
  });
});
