import type { Caller } from '@storyloom/shared/api/story-service';
import type { Genre } from '@storyloom/shared/domain';
import { IDLE, isRunning, reduceRun, type RunAction } from '@storyloom/shared/stream';
import { startTransition, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import type { Draft } from './draft.ts';
import { RunWait } from '../../../runs/run-wait.ts';
import { type PlannedRun, plannedRun, runToRejoin, type Task } from './generation-task.ts';
import { type LiveRun, openRunOf } from './live-run.ts';
import { giveUp, loadedFollowing, loadFollowing } from './load-following.ts';
import type { RunCallbacks } from './record-run.ts';
import { liveRunOf, stopLive, stopRun } from './stop-run.ts';
import { claimStory, holdStory } from './story-lock.ts';
import { type OpenVersion, savedWith, type StoryVersion } from './story-version.ts';
import { useVersions } from './use-versions.ts';

interface Callbacks extends RunCallbacks {
  /** Who requests stories; may reject with an AppError. */
  readonly getCaller: () => Promise<Caller>;
  /** The page was left during a run, which goes on for a while. */
  readonly onLeave: () => void;
}

/** Follows one run at a time: requests a story or rejoins it, shows what arrives, stops, and records how it ended. */
export function useGeneration(initial: Draft, callbacks: Callbacks) {
  const [run, dispatch] = useReducer(reduceRun, IDLE);
  const [task, setTask] = useState<Task>();
  const [isReconnecting, setReconnecting] = useState(false);
  const [wait] = useState(() => new RunWait());
  const kept = useVersions(initial);
  const { versions, shown, latest, store, show, adopt, update } = kept;
  const live = useRef<LiveRun>(undefined);
  const work = useRef<Promise<unknown>>(undefined);
  /** A new story whose first words have not arrived, here or on the page before. */
  const waiting = useRef(initial.waiting);
  const [awaited, setAwaited] = useState(initial.waiting);

  /** Ends following the run, which goes on without this page for a while. */
  function leave(): void {
    if (!live.current) return;
    live.current.isLeft = true;
    live.current.abort.abort();
  }
  const leaveForGood = useEffectEvent(() => {
    if (!live.current) return;
    leave();
    callbacks.onLeave();
  });
  useEffect(() => () => leaveForGood(), []);

  async function followWith(plan: PlannedRun, now: LiveRun): Promise<void> {
    const { version, request } = plan;
    const isNew = version.text === '';
    const change = (action: RunAction) => {
      if (action.type === 'reset') setTask(undefined);
      dispatch(action);
    };
    const following = loadedFollowing() ?? (await loadFollowing().catch(() => undefined));
    if (!following) return giveUp({ live: now, callbacks, update, dispatch: change });
    await following.followPlan({
      live: now,
      kept,
      callbacks,
      getCaller: callbacks.getCaller,
      dispatch: change,
      wait,
      onCaller() {
        const known = { run: openRunOf(now) };
        if (isNew) waiting.current = { ...version, ...known };
        else if (request) update(version.id, known);
      },
      onReconnecting: setReconnecting,
    });
  }

  async function follow(plan: PlannedRun): Promise<void> {
    const now = liveRunOf(plan);
    live.current = now;
    const { run: open, text } = plan.version;
    const hasText = text.length > open.from;
    // When the last words came, an earlier page has not stored.
    wait.begin({ hasText, ...(!hasText && { since: open.since }) });
    const ask = () => {
      setAwaited(undefined);
      setTask(plan.task);
      dispatch({ type: 'begin' });
    };
    // A story that is on the page is taken away, or goes on, with the press.
    if (shown) ask();
    else startTransition(ask);
    await followWith(plan, now).finally(() => {
      // The next run may begin, even while the connection of this one is still closing.
      live.current = undefined;
      wait.end();
      if (!now.isLeft) waiting.current = undefined;
    });
  }

  async function write(next: Task): Promise<void> {
    if (live.current) return;
    const plan = plannedRun(next, versions);
    work.current = follow(plan);
    holdStory(plan.version.id, work.current);
    await work.current;
  }

  /** Whether this page has a longer text of the version. */
  function isBehind({ id, text }: StoryVersion): boolean {
    const now = latest();
    const here = id === now.shownId ? store.text : now.versions.find((version) => version.id === id)?.text;
    return here !== undefined && here.length > text.length && here.startsWith(text);
  }

  /** Changes what is shown, unless a story is being written. */
  function reset(to: () => void): void {
    if (isRunning(run) || live.current) return;
    dispatch({ type: 'reset' });
    to();
  }

  /** Stops the runs of versions that are removed. */
  function stopRunsOf(removed: readonly StoryVersion[]): void {
    for (const { run: open } of removed) {
      const stop = (caller: Caller) => open && stopRun(open.runId, caller);
      if (open) void callbacks.getCaller().then(stop, () => undefined);
    }
  }

  /** The version whose text is in the block store. */
  const growing = run.phase === 'streaming' ? shown?.id : undefined;
  return {
    run,
    task,
    versions,
    shown,
    store,
    /** The connection of the run is lost, and the page tries to restore it. */
    isReconnecting,
    /** What the run waits for. */
    wait,
    /** The new story for which the page before waited, until this page does. */
    awaited,
    write,
    /**
     * Follows the open run of a version further, unless another tab does.
     *
     * @returns whether this page did
     */
    async rejoin(version: OpenVersion, genre: Genre): Promise<boolean> {
      return claimStory(version.id, async () => {
        setAwaited(undefined);
        const { versions: all, shownId } = latest();
        // Another tab may have brought it to its end meanwhile, or another story is shown.
        const { run: open, ...now } = all.find(({ id }) => id === version.id) ?? version;
        if (live.current || !open || open.isLost || (now.text !== '' && now.id !== shownId)) return;
        work.current = follow(runToRejoin({ ...now, run: open }, genre));
        await work.current;
      });
    },
    stop: () => live.current && stopLive(live.current),
    /** Leaves the run that is followed, if any, for another story; it goes on for a while. */
    async setAside(): Promise<readonly StoryVersion[]> {
      leave();
      await work.current;
      return latest().versions;
    },
    /** Shows another version. */
    show: (version: StoryVersion) => reset(() => show(version)),
    remove: (id: string) =>
      reset(() => {
        stopRunsOf(versions.filter((version) => version.id === id));
        kept.remove(id);
      }),
    removeSaved: () => reset(kept.removeSaved),
    update,
    /** Records that a version was saved as this row, with the text that it had then. */
    noteSaved(of: StoryVersion, rowId: string): void {
      update(of.id, ({ id, text }) => ({ rowId, ...savedWith(of, text === of.text && id !== growing) }));
    },
    /** Replaces a version by the saved one, unless it is being written here. */
    adopt(version: StoryVersion): void {
      if (version.id !== live.current?.plan.version.id) adopt(version);
    },
    /**
     * Takes over a version that another tab has written, unless this page has a longer text: texts only grow. It is shown if the
     * page has no story and is not waiting for one.
     */
    takeIn(version: StoryVersion): void {
      if (version.id === live.current?.plan.version.id || isBehind(version)) return;
      if (version.id === waiting.current?.id) waiting.current = undefined;
      adopt(version);
      if (latest().shownId === undefined && !live.current) show(version);
    },
    /** The versions with their current texts, for storing. */
    snapshot: (): readonly StoryVersion[] =>
      latest()
        .versions.map((version) =>
          // Its words and its end may not be rendered yet.
          live.current?.begun && version.id === live.current.plan.version.id && version.ending === 'interrupted'
            ? // Counted again when read: the last count is from before the story was continued.
              { ...version, text: store.text, words: 0, run: openRunOf(live.current) }
            : version,
        )
        .filter(({ text }) => text !== ''),
    /** The new story that is waited for: it has no words yet, and an open run. */
    waiting: () => (live.current?.begun ? undefined : waiting.current),
  };
}
