import { type Caller, stopStory, storedGuest } from '@storyloom/shared/api/story-service';
import { beforeSignOut } from '@storyloom/shared/auth';
import { startTransition } from 'react';
import type { RunEvent } from '../../../runs/follow-run.ts';
import { PAUSES_MS, reconnect } from '../../../runs/reconnect.ts';
import type { PlannedRun } from './generation-task.ts';
import type { LiveRun } from './live-run.ts';
import { recordRun, type Recording } from './record-run.ts';
import { runStory } from './run-story.ts';

/** Longest wait for the end of a run that another one continues, in milliseconds. */
const STOPPING_MS = 2000;

const delay = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Stops a run. Without a connection it is tried again for a minute, after which the run has ended by itself. */
export const stopRun = (runId: string, caller: Caller): Promise<void> =>
  reconnect({
    attempt: () => stopStory(runId, caller),
    arrived: () => undefined,
    pauses: () => [0, ...PAUSES_MS],
    signal: new AbortController().signal,
  }).catch(() => undefined);

/** Who requested the runs of this page that may still go on, by their ids: signing out stops them. */
const goingOn = new Map<string, Caller>();
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

interface Following extends Recording {
  readonly getCaller: () => Promise<Caller>;
  /** Called when it is known who requests the run, before it is requested. */
  readonly onCaller: () => void;
  readonly onReconnecting: (isReconnecting: boolean) => void;
}

/** Follows a run to its end, or until it is left, and records what arrives. */
export async function followPlan({ getCaller, onCaller, onReconnecting, ...recording }: Following): Promise<void> {
  const { live, kept } = recording;
  const { task, version, request } = live.plan;
  const { runId, guest } = version.run;
  const before = request && task.kind === 'more' ? task.of.run : undefined;

  async function getKnown(): Promise<Caller> {
    const caller = (guest ? storedGuest() : undefined) ?? (await getCaller());
    const isFirst = live.caller === undefined;
    live.caller = caller;
    goingOn.set(runId, caller);
    if (!isFirst) return caller;
    onCaller();
    // The service ends the run that is continued before it begins another.
    if (before) await Promise.race([stopRun(before.runId, caller), delay(STOPPING_MS)]);
    return caller;
  }

  const change = recordRun(recording);
  // Only the first words change the state of the run. Rendering such a change must not hold up words, or an answer to a press.
  function handle(event: RunEvent, eventId?: number): void {
    if (event.type === 'delta' && live.begun) kept.store.append(event.text);
    else startTransition(() => change(event));
    live.lastEventId = eventId ?? live.lastEventId;
  }

  const { signal } = live.abort;
  await runStory(live.plan, { getCaller: getKnown, signal, onEvent: handle, onReconnecting });
  if (!live.isLeft) goingOn.delete(runId);
}

/** Stops a run that is followed, on this page and at the service. */
export function stopLive(live: LiveRun): void {
  live.abort.abort();
  if (live.caller) void stopRun(live.plan.version.run.runId, live.caller);
}
