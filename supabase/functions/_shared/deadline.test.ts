import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDeadline } from './deadline.ts';

describe('a deadline', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    // First, or a spy would put the fake timer back later.
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it('is over once after its time, unless it is cleared', () => {
    const over = vi.fn();
    const deadline = createDeadline(over);
    deadline.set(100);
    vi.advanceTimersByTime(99);
    expect(over).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1000);
    expect(over).toHaveBeenCalledTimes(1);
    deadline.set(100);
    deadline.clear();
    vi.advanceTimersByTime(1000);
    expect([over.mock.calls.length, vi.getTimerCount()]).toEqual([1, 0]);
    deadline.set(100);
    vi.advanceTimersByTime(100);
    expect(over).toHaveBeenCalledTimes(2);
  });

  it('moves to a later or an earlier time', () => {
    const over = vi.fn();
    const deadline = createDeadline(over);
    deadline.set(100);
    vi.advanceTimersByTime(60);
    deadline.set(100);
    vi.advanceTimersByTime(99);
    expect(over).not.toHaveBeenCalled();
    deadline.set(10);
    vi.advanceTimersByTime(10);
    expect(over).toHaveBeenCalledTimes(1);
  });

  it('starts no timer when set again and leaves none at its end', () => {
    const deadline = createDeadline(() => undefined);
    const started = vi.spyOn(globalThis, 'setTimeout');
    for (let delta = 0; delta < 100; delta += 1) {
      deadline.set(1000);
      deadline.clear();
    }
    expect(started).toHaveBeenCalledTimes(1);
    deadline.end();
    expect(vi.getTimerCount()).toBe(0);
  });
});
