import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDeadline } from '../deadline.ts';
import { createCallClock, createRunClock } from './run-clock.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a deadline', () => {
  it('is over once after its time, unless it is moved or cleared', () => {
    const over = vi.fn();
    const deadline = createDeadline(over);
    deadline.set(100);
    vi.advanceTimersByTime(60);
    deadline.set(100);
    // Its timer is not started again at each call: it still fires first at its old time.
    const moved = performance.now();
    vi.advanceTimersToNextTimer();
    expect(performance.now() - moved).toBe(40);
    vi.advanceTimersByTime(59);
    expect(over).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1000);
    expect(over).toHaveBeenCalledTimes(1);
    deadline.set(100);
    deadline.clear();
    vi.advanceTimersByTime(1000);
    expect([over.mock.calls.length, vi.getTimerCount()]).toEqual([1, 0]);
    deadline.set(100);
    deadline.set(10);
    vi.advanceTimersByTime(10);
    expect(over).toHaveBeenCalledTimes(2);
    deadline.set(100);
    deadline.end();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('the clock of a run', () => {
  it('ends a run at the total limit, which moves with each extension', () => {
    const clock = createRunClock(100);
    vi.advanceTimersByTime(80);
    clock.extend(50);
    vi.advanceTimersByTime(69);
    expect(clock.cut).toBeUndefined();
    vi.advanceTimersByTime(1);
    expect([clock.cut, clock.signal.aborted]).toEqual(['total', true]);
  });

  it('is neither extended nor waits for anything after its end', () => {
    const clock = createRunClock(100);
    clock.stop('client');
    clock.extend(50);
    clock.wait('idle', 10);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('ends its calls with the run, for the same reason, and the run never with a call', () => {
    const run = createRunClock(1000);
    const [call, other] = [createCallClock(run), createCallClock(run)];
    call.wait('idle', 10);
    vi.advanceTimersByTime(10);
    expect([call.cut, call.signal.aborted, run.cut, run.signal.aborted]).toEqual(['idle', true, undefined, false]);
    run.stop('client');
    expect([other.cut, createCallClock(run).cut]).toEqual(['client', 'client']);
  });
});
