// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { pause } from './pause.ts';

beforeEach(() => void vi.useFakeTimers());

/** Begins a pause of a second. Returns whether it is over. */
function begin(signal: AbortSignal): () => boolean {
  let isOver = false;
  void pause(1000, signal).then(() => (isOver = true));
  return () => isOver;
}

it('A pause ends after its time', async () => {
  const isOver = begin(new AbortController().signal);
  await vi.advanceTimersByTimeAsync(999);
  expect(isOver()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isOver()).toBe(true);
});

it.each([
  ['the browser has a connection again', () => dispatchEvent(new Event('online'))],
  ['it is given up', (leaving: AbortController) => leaving.abort()],
])('A pause ends as soon as %s, and leaves no timer', async (_case, end) => {
  const leaving = new AbortController();
  const isOver = begin(leaving.signal);
  end(leaving);
  await vi.advanceTimersByTimeAsync(0);
  expect(isOver()).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

it('A pause that is given up before it begins ends at once', async () => {
  const isOver = begin(AbortSignal.abort());
  await vi.advanceTimersByTimeAsync(0);
  expect(isOver()).toBe(true);
});
