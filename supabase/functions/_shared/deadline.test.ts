import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDeadline } from './deadline.ts';

describe('a deadline', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    // First, or a spy would put the fake timer back later.
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it('It is over once, after its time', () => {
    const over = vi.fn();
    const deadline = createDeadline(over);
    deadline.set(100);
    vi.advanceTimersByTime(99);
    expect(over).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1000);
    expect(over).toHaveBeenCalledTimes(1);
  });

  it('A later time replaces an earlier one, and an earlier one a later one', () => {
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

  it('A deadline that was cleared is not over until it is set again', () => {
    const over = vi.fn();
    const deadline = createDeadline(over);
    deadline.set(100);
    deadline.clear();
    vi.advanceTimersByTime(1000);
    expect(over).not.toHaveBeenCalled();
    deadline.set(100);
    vi.advanceTimersByTime(100);
    expect(over).toHaveBeenCalledTimes(1);
  });

  it('Setting it again starts no timer, and its end leaves none', () => {
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
