import { REJOIN } from '@storyloom/shared/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { parseOpenRun } from './open-run.ts';

beforeEach(() => void vi.useFakeTimers());

const stored = (change: object = {}) => ({ runId: 'r-1', guest: true, since: Date.now(), from: 0, ...change });

describe('a run that an earlier page has stored', () => {
  it('A stored run is followed from the last event whose words the story has', () => {
    const run = stored({ lastEventId: 7 });
    expect(parseOpenRun(run, 'Once')).toEqual(run);
  });

  it('A stored run is not followed when its text is not kept any more', () => {
    const run = stored({ lastEventId: 7 });
    vi.advanceTimersByTime(REJOIN.keptMs - 1);
    expect(parseOpenRun(run, 'Once')).toEqual(run);
    vi.advanceTimersByTime(1);
    expect(parseOpenRun(run, 'Once')).toBeUndefined();
  });

  it('A stored run without words is followed from its start, and one with words of an unknown event is not', () => {
    expect(parseOpenRun(stored({ from: 4 }), 'Once')).toEqual(stored({ from: 4 }));
    expect(parseOpenRun(stored(), 'Once')).toBeUndefined();
  });

  it('A stored value that is not a run is ignored', () => {
    for (const wrong of [{ runId: 1 }, { since: 'now' }, { from: null }]) {
      expect(parseOpenRun(stored({ lastEventId: 7, ...wrong }), 'Once')).toBeUndefined();
    }
    expect(parseOpenRun(undefined, 'Once')).toBeUndefined();
  });
});
