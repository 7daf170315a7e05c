import { AppError } from '@storyloom/shared/api';
import type { Caller } from '@storyloom/shared/api/story-service';
import { countWords, FREE_RESUMPTIONS, newId, type StoryOptions } from '@storyloom/shared/domain';
import {
  type EndReason,
  type GuestUsage,
  IDLE,
  isRunning,
  reduceRun,
  type RunError,
  type StoryEvent,
} from '@storyloom/shared/stream';
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { generateStory } from '../api/generate-story.ts';
import { strings } from '../strings.ts';
import { abortable } from './abortable.ts';
import type { Draft } from './draft.ts';
import type { PromptOrigin } from './prompt-origin.ts';
import { runError } from './run-error.ts';
import { holdStory } from './story-lock.ts';
import { isFreeToGoOn, newVersion, savedWith, shownTitle, type StoryVersion } from './story-version.ts';
import { useVersions } from './use-versions.ts';

interface Callbacks {
  /** How to ask for stories; rejects with an AppError when that can't be had. */
  readonly getCaller: () => Promise<Caller>;
  readonly onUsage: (usage: GuestUsage) => void;
  /** The text has come to an end, whichever; not called for a failure that the service reports. */
  readonly onEnd: (ending: EndReason, words: number, title: string) => void;
  /** Stopped before the first word, so that the service gives a guest's story back. */
  readonly onNothing: () => void;
  /** @param hasStory whether some of it was there, now or before */
  readonly onFailure: (error: RunError, hasStory: boolean) => void;
  /** The page was left while a story was written, which ended it. */
  readonly onLeave: () => void;
}

/** What is asked for: a story as the form has it, another version of one, or more of one. */
export type Task =
  | {
      readonly kind: 'new' | 'another';
      readonly options: StoryOptions;
      /** Where the prompt comes from. */
      readonly origin?: PromptOrigin | undefined;
    }
  | { readonly kind: 'more'; readonly options: StoryOptions; readonly of: StoryVersion };

/** Longer than a page that is being left still runs after its connections are closed, in milliseconds. */
const LEAVING_MS = 50;

/** How a run ends that the same story can be gone on with: see `FREE_RESUMPTIONS`. */
const RESUMABLE: readonly EndReason[] = ['stopped', 'lost'];

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const sameRequest = (version: StoryVersion, { prompt, genre: _genre, ...settings }: StoryOptions) =>
  version.prompt === prompt && JSON.stringify(version.settings) === JSON.stringify(settings);

/** One generation at a time: asks, shows what arrives, stops, and knows how it ended. */
export function useGeneration(initial: Draft, callbacks: Callbacks) {
  const [run, dispatch] = useReducer(reduceRun, IDLE);
  const [task, setTask] = useState<Task>();
  const { versions, shown, latest, store, show, add, adopt, update, remove, removeSaved, takeBack } =
    useVersions(initial);
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

  /** The number that makes a new story differ from those that were asked for in the same words. */
  function nextAttempt(options: StoryOptions): number {
    const attempts = versions.filter((version) => sameRequest(version, options)).map(({ attempt }) => attempt);
    return Math.max(0, ...attempts) + 1;
  }

  async function write(next: Task): Promise<void> {
    if (controller.current) return;
    const abort = new AbortController();
    controller.current = abort;
    const id = next.kind === 'more' ? next.of.id : newId();
    const work = runGeneration(next, id, abort).finally(() => finish(abort));
    holdStory(id, work);
    await work;
  }

  /** The run is over, and the next may begin: also while the connection of this one is still being closed. */
  function finish(abort: AbortController): void {
    if (controller.current === abort) controller.current = undefined;
  }

  async function runGeneration(next: Task, id: string, abort: AbortController): Promise<void> {
    const { options } = next;
    const { prompt, genre: _genre, ...settings } = options;
    const more = next.kind === 'more' ? next.of : undefined;
    const runId = newId();
    const attempt = more?.attempt ?? nextAttempt(options);
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
        add({ ...newVersion({ id, prompt, settings, origin: next.origin, attempt, demo }), resume });
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
    const handle = (event: StoryEvent) => {
      if (event.type === 'start') {
        if (event.usage) callbacks.onUsage(event.usage);
        demo = event.demo;
      }
      if (event.type === 'delta') {
        if (!begun) begin();
        store.append(event.text);
      }
      if (event.type === 'end') {
        if (!begun) throw new AppError('empty', strings.empty);
        // What the service counts is this run alone.
        end(event.reason, more ? undefined : event.words);
      }
      if (event.type === 'error') {
        const isTakenBack = event.code === 'unsuitable';
        if (begun && isTakenBack) takeBack(id, more, more ?? shown);
        else if (begun) settle('lost');
        callbacks.onFailure(event, (begun && !isTakenBack) || more !== undefined);
      }
      if (event.type === 'end' || event.type === 'error') finish(abort);
      dispatch(event);
    };

    setTask(next);
    dispatch({ type: 'begin' });
    const request = {
      ...options,
      runId,
      attempt,
      ...(next.kind === 'new' &&
        next.origin?.inspirationId !== undefined && { inspirationId: next.origin.inspirationId }),
      ...(more && { continueOf: more.text }),
      ...(more && isFreeToGoOn(more) && { resumes: more.resume?.runId }),
    };
    try {
      const caller = await abortable(callbacks.getCaller(), abort.signal);
      for await (const event of generateStory(request, caller, abort.signal)) {
        handle(event);
        if (event.type === 'end' || event.type === 'error') return;
      }
      throw new AppError('network', 'The connection broke off');
    } catch (error) {
      // A page that is reloaded or closed loses its connection a moment before it is gone: that is no ending to keep.
      if (begun && !abort.signal.aborted) await delay(LEAVING_MS);
      if (abort.signal.aborted) {
        if (begun) end('stopped');
        else callbacks.onNothing();
        dispatch({ type: 'stop' });
      } else if (begun) {
        end('lost');
        dispatch({ type: 'cut' });
      } else {
        const failure = runError(error);
        // It serves no more; going on takes a story.
        if (more && failure.code === 'duplicate_run') update(id, { resume: undefined });
        dispatch({ type: 'fail', error: failure });
        callbacks.onFailure(failure, more !== undefined);
      }
    }
  }

  /** Whether this page has all of its text, and more. */
  function isBehind({ id, text }: StoryVersion): boolean {
    const now = latest();
    const here = id === now.shownId ? store.text : now.versions.find((version) => version.id === id)?.text;
    return here !== undefined && here.length > text.length && here.startsWith(text);
  }

  const running = isRunning(run);
  /** Its text is in the block store. */
  const growing = run.phase === 'streaming' ? shown?.id : undefined;
  return {
    run,
    task,
    versions,
    shown,
    store,
    write,
    stop: () => controller.current?.abort(),
    /** Puts another version on the page. */
    show(version: StoryVersion): void {
      if (running) return;
      dispatch({ type: 'reset' });
      show(version);
    },
    remove(id: string): void {
      if (running) return;
      dispatch({ type: 'reset' });
      remove(id);
    },
    removeSaved(): void {
      if (running) return;
      dispatch({ type: 'reset' });
      removeSaved();
    },
    update,
    /** Notes that a version is in the collection, as that row and with the text that it had then. */
    noteSaved(of: StoryVersion, rowId: string): void {
      update(of.id, ({ id, text }) => ({ rowId, ...savedWith(of, text === of.text && id !== growing) }));
    },
    /** Takes in a version as it is in the collection, unless it is the one that grows here. */
    adopt(version: StoryVersion): void {
      if (version.id !== growing) adopt(version);
    },
    /**
     * Takes in a version as another tab wrote it, unless that has less of it than this one: a text only ever grows. It comes
     * onto a page that has no story and is not waiting for one.
     */
    takeIn(version: StoryVersion): void {
      if (version.id === growing || isBehind(version)) return;
      adopt(version);
      if (latest().shownId === undefined && !controller.current) show(version);
    },
    /** The versions with all of their text, for keeping them; one that is cut short by leaving has stopped. */
    snapshot: (leaving: boolean): readonly StoryVersion[] =>
      versions
        .map((version) =>
          version.id === growing
            ? // Who reads it counts: what was counted last is what a story had before it went on.
              { ...version, text: store.text, words: 0, ending: leaving ? ('stopped' as const) : version.ending }
            : version,
        )
        .filter(({ text }) => text !== ''),
  };
}
