import { afterEach, expect, it, vi } from 'vitest';
import { boundAnswer } from './answer-bounds.ts';

afterEach(() => void vi.useRealTimers());

/** What counts as a flood of an answer that sends so many characters every 100 ms, for a minute. */
function floodOf(characters: number): number {
  vi.useFakeTimers({ toFake: ['performance'] });
  const bounds = boundAnswer();
  for (let passed = 0; passed < 60_000; passed += 100) {
    vi.advanceTimersByTime(100);
    bounds.arrived(characters, 1);
  }
  return bounds.flood;
}

it('counts no story as a flood, however long it is', () => {
  expect(floodOf(6000)).toBe(6000);
  expect(floodOf(60_000)).toBeGreaterThan(30_000_000);
});
