import { AppError } from '@storyloom/shared/api';
import { countWords, newId, type StoryOptions } from '@storyloom/shared/domain';
import {
  type GuestUsage,
  IDLE,
  isRunning,
  reduceRun,
  type RunError,
  type StoryEvent,
  type StoryRun,
} from '@storyloom/shared/stream';
import { useEffect, useReducer, useRef, useState } from 'react';
import { type Caller, generateStory } from '../api/generate-story.ts';
import { BlockStore } from './block-store.ts';
import { strings } from '../strings.ts';
import type { DraftStory } from './draft.ts';

/** A story on the page, its text aside: that lives in the block store. */
export type StoryMeta = Omit<DraftStory, 'text'>;

interface Callbacks {
  /** How to ask for stories; rejects with an AppError when that can't be had. */
  readonly getCaller: () => Promise<Caller>;
  readonly onUsage: (usage: GuestUsage) => void;
  readonly onComplete: () => void;
  readonly onFailure: (error: RunError) => void;
}

function runError(error: unknown): RunError {
  if (!(error instanceof AppError)) {
    console.error(error);
    return { code: 'network', message: 'The connection broke off' };
  }
  const { code, message, retryAfter } = error;
  const known = code === 'data' || code === 'auth' ? 'internal' : code;
  return { code: known, message, ...(retryAfter !== undefined && { retryAfter }) };
}

function initialRun(story: DraftStory | undefined): StoryRun {
  return story ? { phase: 'done', demo: story.demo, reason: story.reason, words: story.words } : IDLE;
}

/** One generation at a time: asks, shows what arrives, stops, and knows how it ended. */
export function useGeneration(initial: DraftStory | undefined, callbacks: Callbacks) {
  const [run, dispatch] = useReducer(reduceRun, initial, initialRun);
  const [story, setStory] = useState<StoryMeta | undefined>(initial);
  const [store] = useState(() => {
    const created = new BlockStore();
    if (initial) created.reset(initial.text);
    return created;
  });
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  async function generate(options: StoryOptions): Promise<void> {
    if (isRunning(run)) return;
    const { prompt, genre: _genre, ...settings } = options;
    const abort = new AbortController();
    controller.current = abort;
    const runId = newId();
    let begun = false;
    const settle = (change: Pick<StoryMeta, 'reason' | 'words'>) => {
      store.flush();
      setStory((before) => before && { ...before, ...change });
    };
    const before = { text: store.text, story };
    // A run that brought nothing must not cost the story that was there.
    const restore = () => {
      store.reset(before.text);
      setStory(before.story);
    };
    const handle = (event: StoryEvent) => {
      if (event.type === 'delta') {
        store.append(event.text);
        if (begun) return;
        begun = true;
      }
      if (event.type === 'start') {
        if (event.usage) callbacks.onUsage(event.usage);
        setStory({ id: runId, prompt, settings, demo: event.demo, reason: 'lost', words: 0, saved: false });
      }
      if (event.type === 'end' && !begun) throw new AppError('empty', strings.empty);
      dispatch(event);
      if (event.type === 'end') {
        settle({ reason: event.reason, words: event.words });
        if (event.reason === 'complete') callbacks.onComplete();
      }
      if (event.type === 'error') {
        if (begun) settle({ reason: 'lost', words: countWords(store.text, options.language) });
        else restore();
        callbacks.onFailure(event);
      }
    };

    store.reset();
    setStory(undefined);
    dispatch({ type: 'begin' });
    try {
      for await (const event of generateStory({ ...options, runId }, await callbacks.getCaller(), abort.signal)) {
        handle(event);
        if (event.type === 'end' || event.type === 'error') return;
      }
      throw new AppError('network', 'The connection broke off');
    } catch (error) {
      const words = countWords(store.text, options.language);
      if (abort.signal.aborted) {
        if (begun) settle({ reason: 'stopped', words });
        else restore();
        dispatch({ type: 'stop', words });
      } else if (begun) {
        settle({ reason: 'lost', words });
        dispatch({ type: 'cut', words, message: '' });
      } else {
        const failure = runError(error);
        restore();
        dispatch({ type: 'fail', error: failure });
        callbacks.onFailure(failure);
      }
    }
  }

  return {
    run,
    story,
    store,
    generate,
    stop: () => controller.current?.abort(),
    markSaved: () => setStory((before) => before && { ...before, saved: true }),
  };
}
