import { type Caller, stopStory } from '@storyloom/shared/api/story-service';
import { beforeSignOut } from '@storyloom/shared/auth';
import { PAUSES_MS, reconnect } from '../../../runs/reconnect.ts';
import type { PlannedRun } from './generation-task.ts';
import type { LiveRun } from './live-run.ts';

/** Stops a run. Without a connection it is tried again for a minute, after which the run has ended by itself. */
export const stopRun = (runId: string, caller: Caller): Promise<void> =>
  reconnect({
    attempt: () => stopStory(runId, caller),
    arrived: () => undefined,
    pauses: () => [0, ...PAUSES_MS],
    signal: new AbortController().signal,
  }).catch(() => undefined);

/** Who requested the runs of this page that may still go on, by their ids: signing out stops them. */
export const goingOn = new Map<string, Caller>();
beforeSignOut(async () => {
  await Promise.all([...goingOn].map(([runId, caller]) => stopRun(runId, caller)));
});

/** A run before anything of it has arrived here. */
export const liveRunOf = (plan: PlannedRun): LiveRun => ({
  plan,
  abort: new AbortController(),
  lastEventId: plan.version.run.lastEventId,
  begun: false,
  isLeft: false,
  caller: undefined,
});

/** Stops a run that is followed, on this page and at the service. */
export function stopLive(live: LiveRun): void {
  live.abort.abort();
  if (live.caller) void stopRun(live.plan.version.run.runId, live.caller);
}
