// @vitest-environment jsdom
import { REJOIN } from '@storyloom/shared/domain';
import { json } from '@storyloom/testing/network';
import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openGeneration, options } from '../../../testing/open-generation.ts';
import { readDraft } from './draft.ts';
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

  it('Stop is sent again after growing pauses, for as long as the run may go on', async () => {
    const { stops } = await stopping(Infinity);
    const sent: number[] = [];
    for (let second = 0; second <= 61; second += 1) {
      await vi.advanceTimersByTimeAsync(1000);
      sent.push(stops().length);
    }
    expect(REJOIN.runsOnMs).toBe(60_000);
    expect([0, 1, 3, 7, 15, 30, 60].map((second) => sent[second])).toEqual([2, 3, 4, 5, 6, 7, 8]);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(stops()).toHaveLength(8);
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
