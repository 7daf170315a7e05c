// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { options } from '../../../testing/open-generation.ts';
import { versionOf } from '../../../testing/version-of.ts';
import { plannedRun, runToRejoin } from './generation-task.ts';
import { giveUp } from './load-following.ts';
import { liveRunOf } from './stop-run.ts';

function parts() {
  const callbacks = { onUsage: vi.fn(), onEnd: vi.fn(), onNothing: vi.fn(), onFailure: vi.fn() };
  return { callbacks, update: vi.fn(), dispatch: vi.fn() };
}

describe('a run whose code could not be fetched', () => {
  it('A story that is requested fails as without a connection', () => {
    const page = parts();
    giveUp({ live: liveRunOf(plannedRun({ kind: 'new', options }, [])), ...page });
    expect(page.callbacks.onFailure).toHaveBeenCalledWith(expect.objectContaining({ code: 'network' }), false);
    expect(page.dispatch).toHaveBeenCalledWith(expect.objectContaining({ type: 'fail' }));
  });

  it('A stored story keeps its run, to be rejoined when the browser has a connection again', () => {
    const page = parts();
    const run = { runId: 'r-1', guest: true, since: Date.now(), from: 0, lastEventId: 2 };
    giveUp({ live: liveRunOf(runToRejoin({ ...versionOf('a'), run }, 'fantasy')), ...page });
    expect(page.update).toHaveBeenCalledWith('a', { run: { ...run, isLost: true } });
    expect(page.callbacks.onFailure).not.toHaveBeenCalled();
  });
});
