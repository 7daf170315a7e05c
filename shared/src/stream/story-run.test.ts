import { describe, expect, it } from 'vitest';
import type { StoryEvent } from './story-events.ts';
import { IDLE, isRunning, reduceRun, type RunAction, type StoryRun } from './story-run.ts';

const begin: RunAction = { type: 'begin' };
const start: StoryEvent = { type: 'start', runId: 'r1', provider: 'demo', demo: true };
const delta: StoryEvent = { type: 'delta', text: 'Once' };
const end: StoryEvent = { type: 'end', reason: 'complete', words: 3 };
const error: StoryEvent = { type: 'error', code: 'provider_timeout', message: 'Too slow', retryAfter: 5 };

const after = (...actions: readonly RunAction[]): StoryRun => actions.reduce(reduceRun, IDLE);

describe('reduceRun', () => {
  it('A run waits for the first words, and is the same object while words arrive, so that nothing renders', () => {
    for (const actions of [[begin], [begin, start]]) expect(after(...actions)).toEqual({ phase: 'waiting' });
    const streaming = after(begin, start, delta);
    expect(streaming).toEqual({ phase: 'streaming' });
    expect(reduceRun(streaming, { type: 'delta', text: ' upon' })).toBe(streaming);
  });

  it('A run that is continued because its text is short goes on until its end', () => {
    const longer: StoryEvent = { type: 'continuing', call: 2 };
    expect(after(begin, start, longer)).toEqual({ phase: 'waiting' });
    expect(after(begin, start, delta, longer, delta)).toEqual({ phase: 'streaming', goesOn: true });
    expect(after(begin, start, delta, longer, end)).toEqual({ phase: 'done' });
  });

  it('A run that is stopped before the first word is idle, and any that is over after it is done', () => {
    expect(after(begin, { type: 'stop' })).toEqual(IDLE);
    expect(after(begin, start, { type: 'stop' })).toEqual(IDLE);
    for (const last of [{ type: 'stop' }, { type: 'cut' }, end] as const)
      expect(after(begin, start, delta, last)).toEqual({ phase: 'done' });
  });

  it('A failed run has the service’s error, and whether words arrived before it', () => {
    expect(after(begin, start, error)).toMatchObject({ phase: 'failed', hasText: false, error: { retryAfter: 5 } });
    expect(after(begin, start, delta, error)).toMatchObject({
      phase: 'failed',
      hasText: true,
      error: { code: 'provider_timeout', message: 'Too slow' },
    });
    const refusal = { code: 'guest_limit_reached', message: 'No more' } as const;
    expect(after(begin, { type: 'fail', error: refusal })).toEqual({ phase: 'failed', error: refusal, hasText: false });
    // An unsuitable text is not kept.
    expect(after(begin, start, delta, { ...error, code: 'unsuitable' })).toMatchObject({ hasText: false });
  });

  const LATE: readonly RunAction[] = [
    start,
    delta,
    end,
    error,
    { type: 'stop' },
    { type: 'cut' },
    { type: 'fail', error: { code: 'network', message: 'gone' } },
  ];
  it('A run that is over ignores late events', () => {
    for (const run of [IDLE, after(begin, start, delta, end), after(begin, start, error)])
      for (const action of LATE) expect(reduceRun(run, action)).toBe(run);
  });

  it('A run in any phase can begin again or be reset, with nothing left of the last one', () => {
    for (const actions of [[], [begin, start, delta], [begin, start, delta, end], [begin, start, error]]) {
      const run = after(...actions);
      expect(reduceRun(run, begin)).toEqual({ phase: 'waiting' });
      expect(reduceRun(run, { type: 'reset' })).toBe(IDLE);
    }
  });
});

it('A run is running from the request to its end', () => {
  const runs = [IDLE, after(begin), after(begin, start, delta), after(begin, start, delta, end), after(begin, error)];
  expect(runs.map(isRunning)).toEqual([false, true, true, false, false]);
});
