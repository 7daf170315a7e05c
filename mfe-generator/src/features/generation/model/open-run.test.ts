import { REJOIN } from '@storyloom/shared/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { parseOpenRun } from './open-run.ts';

beforeEach(() => void vi.useFakeTimers());

const stored = (change: object = {}) => ({ runId: 'r-1', guest: true, since: Date.now(), from: 0, ...change });

describe('a run that an earlier page has stored', () => {
  it('It is followed from the last event whose words the story has', () => {
    const run = stored({ lastEventId: 7 });
    expect(parseOpenRun(run, 'Once')).toEqual(run);
  });

  it('It is not followed any more when its text is not kept any more', () => {
    const run = stored({ lastEventId: 7 });
    vi.advanceTimersByTime(REJOIN.keptMs - 1);
    expect(parseOpenRun(run, 'Once')).toEqual(run);
    vi.advanceTimersByTime(1);
    expect(parseOpenRun(run, 'Once')).toBeUndefined();
  });

  it('Before its first words it is followed from its start, and with words of an unknown event it is not', () => {
    expect(parseOpenRun(stored({ from: 4 }), 'Once')).toEqual(stored({ from: 4 }));
    expect(parseOpenRun(stored(), 'Once')).toBeUndefined();
  });

  it('What is not a run is none', () => {
    for (const wrong of [{ runId: 1 }, { since: 'now' }, { from: null }]) {
      expect(parseOpenRun(stored({ lastEventId: 7, ...wrong }), 'Once')).toBeUndefined();
    }
    expect(parseOpenRun(undefined, 'Once')).toBeUndefined();
  });
});
