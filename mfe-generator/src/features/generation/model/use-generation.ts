import type { Caller } from '@storyloom/shared/api/story-service';
import { countWords, FREE_RESUMPTIONS, newId } from '@storyloom/shared/domain';
import { type EndReason, type GuestUsage, IDLE, isRunning, reduceRun, type RunError } from '@storyloom/shared/stream';
import { startTransition, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import type { RunEvent } from '../../../runs/follow-run.ts';
import type { Draft } from './draft.ts';
import { requestFor, type Task } from './generation-task.ts';
import { runStory } from './run-story.ts';
import { holdStory } from './story-lock.ts';
import { isFreeToGoOn, newVersion, savedWith, shownTitle, type StoryVersion } from './story-version.ts';
import { useVersions } from './use-versions.ts';

interface Callbacks {
  /** Who requests stories; may reject with an AppError. */
  readonly getCaller: () => Promise<Caller>;
  readonly onUsage: (usage: GuestUsage) => void;
  /** The text has ended, for whatever reason; not called for a failure reported by the service. */
  readonly onEnd: (ending: EndReason, words: number, title: string) => void;
  /** Stopped before the first word, so that the service refunds a guest's free story. */
  readonly onNothing: () => void;
  /** @param hasStory whether a part of the story was there, now or before */
  readonly onFailure: (error: RunError, hasStory: boolean) => void;
  /** The page was left during a run, which ended it. */
  readonly onLeave: () => void;
}

/** Ends of a run after which a guest may continue for free: see `FREE_RESUMPTIONS`. */
const RESUMABLE: readonly EndReason[] = ['stopped', 'lost'];

/** Runs one generation at a time: requests a story, shows what arrives, stops, and records how it ended. */
export function useGeneration(initial: Draft, callbacks: Callbacks) {
  const [run, dispatch] = useReducer(reduceRun, IDLE);
  const [task, setTask] = useState<Task>();
  const kept = useVersions(initial);
  const { versions, shown, latest, store, show, add, adopt, update, takeBack } = kept;
  const controller = useRef<AbortController>(undefined);
  const tellLeave = useEffectEvent(callbacks.onLeave);
  useEffect(
    () => () => {
      if (!controller.current) return;
      controller.current.abort();
      tellLeave();
    },
    [],
  );

  async function write(next: Task): Promise<void> {
    if (controller.current) return;
    const abort = new AbortController();
    controller.current = abort;
    const id = next.kind === 'more' ? next.of.id : newId();
    // The next run may begin, even while the connection of this one is still closing.
    const work = runGeneration(next, id, abort).finally(() => (controller.current = undefined));
    holdStory(id, work);
    await work;
  }

  async function runGeneration(next: Task, id: string, abort: AbortController): Promise<void> {
    const { options } = next;
    const { prompt, genre: _genre, ...settings } = options;
    const more = next.kind === 'more' ? next.of : undefined;
    const request = requestFor(next, versions);
    const { runId, attempt } = request;
    const left = more && isFreeToGoOn(more) ? (more.resume?.left ?? 0) - 1 : FREE_RESUMPTIONS;
    const resume = { runId, left };
    let demo = false;
    let begun = false;

    const begin = () => {
      begun = true;
      if (next.kind === 'more') {
        update(id, (version) => ({
          ...(version.saved && savedWith(version, false)),
          ending: 'interrupted',
          demo: version.demo || demo,
          resume,
        }));
      } else {
        add({ ...newVersion({ id, prompt, settings, origin: next.origin, attempt, demo, ...next.plan }), resume });
      }
    };
    const settle = (ending: EndReason, words = countWords(store.text, options.language)) => {
      store.finish();
      update(id, { text: store.text, ending, words, ...(!RESUMABLE.includes(ending) && { resume: undefined }) });
      return words;
    };
    const end = (ending: EndReason, counted?: number) => {
      const words = settle(ending, counted);
      callbacks.onEnd(ending, words, shownTitle({ text: store.text, renamed: more?.renamed }));
    };
    const change = (event: RunEvent) => {
      switch (event.type) {
        case 'start':
          if (event.usage) callbacks.onUsage(event.usage);
          demo = event.demo;
          break;
        case 'delta':
          if (!begun) begin();
          store.append(event.text);
          break;
        case 'end':
          // The service counts the words of this run only.
          end(event.reason, more ? undefined : event.words);
          break;
        case 'stop':
          if (begun) end('stopped');
          else callbacks.onNothing();
          break;
        case 'cut':
          end('lost');
          break;
        case 'error': {
          const isTakenBack = event.code === 'unsuitable';
          if (begun && isTakenBack) takeBack(id, more, more ?? shown);
          else if (begun) settle('lost');
          callbacks.onFailure(event, (begun && !isTakenBack) || more !== undefined);
          break;
        }
        case 'fail':
          // The run can't be resumed any more; continuing uses a free story.
          if (more && event.error.code === 'duplicate_run') update(id, { resume: undefined });
          callbacks.onFailure(event.error, more !== undefined);
      }
      dispatch(event);
    };
    // Only the first words change the state of the run. Rendering such a change must not hold up words, or an answer to a press.
    const handle = (event: RunEvent) => {
      if (event.type === 'delta' && begun) store.append(event.text);
      else startTransition(() => change(event));
    };

    const ask = () => {
      setTask(next);
      dispatch({ type: 'begin' });
    };
    // A story that is on the page is taken away, or goes on, with the press.
    if (shown) ask();
    else startTransition(ask);
    await runStory(request, callbacks.getCaller, abort.signal, handle);
  }

  /** Whether this page has a longer text of the version. */
  function isBehind({ id, text }: StoryVersion): boolean {
    const now = latest();
    const here = id === now.shownId ? store.text : now.versions.find((version) => version.id === id)?.text;
    return here !== undefined && here.length > text.length && here.startsWith(text);
  }

  /** Changes what is shown, unless a story is being written. */
  function reset(to: () => void): void {
    if (isRunning(run)) return;
    dispatch({ type: 'reset' });
    to();
  }

  /** The version whose text is in the block store. */
  const growing = run.phase === 'streaming' ? shown?.id : undefined;
  return {
    run,
    task,
    versions,
    shown,
    store,
    write,
    stop: () => controller.current?.abort(),
    /** Shows another version. */
    show: (version: StoryVersion) => reset(() => show(version)),
    remove: (id: string) => reset(() => kept.remove(id)),
    removeSaved: () => reset(kept.removeSaved),
    update,
    /** Records that a version was saved as this row, with the text that it had then. */
    noteSaved(of: StoryVersion, rowId: string): void {
      update(of.id, ({ id, text }) => ({ rowId, ...savedWith(of, text === of.text && id !== growing) }));
    },
    /** Replaces a version by the saved one, unless it is being written here. */
    adopt(version: StoryVersion): void {
      if (version.id !== growing) adopt(version);
    },
    /**
     * Takes over a version that another tab has written, unless this page has a longer text: texts only grow. It is shown if the
     * page has no story and is not waiting for one.
     */
    takeIn(version: StoryVersion): void {
      if (version.id === growing || isBehind(version)) return;
      adopt(version);
      if (latest().shownId === undefined && !controller.current) show(version);
    },
    /** The versions with their current texts, for storing; `leaving` marks the one being written as stopped. */
    snapshot: (leaving: boolean): readonly StoryVersion[] =>
      latest()
        .versions.map((version) =>
          // Its end may not be rendered yet.
          version.id === growing && version.ending === 'interrupted'
            ? // Counted again when read: the last count is from before the story was continued.
              { ...version, text: store.text, words: 0, ending: leaving ? ('stopped' as const) : version.ending }
            : version,
        )
        .filter(({ text }) => text !== ''),
  };
}
