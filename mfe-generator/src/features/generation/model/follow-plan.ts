import { type Caller, storedGuest } from '@storyloom/shared/api/story-service';
import { startTransition } from 'react';
import type { RunEvent } from '../../../runs/follow-run.ts';
import type { RunWait } from '../../../runs/run-wait.ts';
import { recordRun, type Recording } from './record-run.ts';
import { runStory } from './run-story.ts';
import { goingOn, stopRun } from './stop-run.ts';

/** Longest wait for the end of a run that another one continues, in milliseconds. */
const STOPPING_MS = 2000;

const delay = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

interface Following extends Recording {
  readonly getCaller: () => Promise<Caller>;
  /** Called when it is known who requests the run, before it is requested. */
  readonly onCaller: () => void;
  readonly onReconnecting: (isReconnecting: boolean) => void;
  readonly wait: RunWait;
}

/** Follows a run to its end, or until it is left, and records what arrives. */
export async function followPlan({
  getCaller,
  onCaller,
  onReconnecting,
  wait,
  ...recording
}: Following): Promise<void> {
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
    wait.take(event);
    if (event.type === 'delta' && live.begun) kept.store.append(event.text);
    else startTransition(() => change(event));
    live.lastEventId = eventId ?? live.lastEventId;
  }

  const { signal } = live.abort;
  await runStory(live.plan, { getCaller: getKnown, signal, onEvent: handle, onReconnecting });
  if (!live.isLeft) goingOn.delete(runId);
}
