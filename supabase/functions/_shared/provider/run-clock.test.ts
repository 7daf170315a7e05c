import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCallClock, createRunClock } from './run-clock.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the clock of a run', () => {
  it('The total limit ends a run, and moves with each extension', () => {
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

  it('A wait of a call ends the call alone', () => {
    const run = createRunClock(1000);
    const call = createCallClock(run);
    call.wait('idle', 10);
    vi.advanceTimersByTime(10);
    expect([call.cut, call.signal.aborted, run.cut, run.signal.aborted]).toEqual(['idle', true, undefined, false]);
    run.stop('over');
  });

  it('The end of a run ends its call for the same reason, also one that begins afterwards', () => {
    const run = createRunClock(1000);
    const call = createCallClock(run);
    run.stop('client');
    expect([call.cut, createCallClock(run).cut]).toEqual(['client', 'client']);
  });
});
