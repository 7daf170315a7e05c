import type { ServiceError, StoryEvent } from './story-events.ts';

/** The state of a run on the page. The story itself is in a separate store that is made for growing text. */
export type StoryRun =
  | { readonly phase: 'idle' }
  /** Requested; no text has arrived. */
  | { readonly phase: 'waiting' }
  /** `goesOn`: the text was still short of its length, and another call of the provider continues it. */
  | { readonly phase: 'streaming'; readonly goesOn?: true }
  /** Ended, complete or not. */
  | { readonly phase: 'done' }
  /** `hasText`: text arrived before, and stays on the page. */
  | { readonly phase: 'failed'; readonly error: RunError; readonly hasText: boolean };

/** A failure reported by the service, or of the connection to it. */
export type RunError = Omit<ServiceError, 'code'> & { readonly code: ServiceError['code'] | 'network' | 'no_body' };

export type RunAction =
  | { readonly type: 'begin' }
  | StoryEvent
  /** The body ended, or broke, after the first words without an `end` or `error` event. */
  | { readonly type: 'cut' }
  | { readonly type: 'stop' }
  | { readonly type: 'fail'; readonly error: RunError }
  | { readonly type: 'reset' };

export const IDLE: StoryRun = { phase: 'idle' };

export function isRunning(run: StoryRun): run is Extract<StoryRun, { readonly phase: 'waiting' | 'streaming' }> {
  return run.phase === 'waiting' || run.phase === 'streaming';
}

/** The next state of a run. Events after its end are ignored. */
export function reduceRun(run: StoryRun, action: RunAction): StoryRun {
  if (action.type === 'begin') return { phase: 'waiting' };
  if (action.type === 'reset') return IDLE;
  if (!isRunning(run)) return run;
  const hasText = run.phase === 'streaming';
  switch (action.type) {
    case 'start':
    case 'waiting':
      return run;
    case 'continuing':
      return hasText ? { ...run, phase: 'streaming', goesOn: true } : run;
    case 'delta':
      return hasText ? run : { phase: 'streaming' };
    case 'end':
    case 'cut':
      return { phase: 'done' };
    case 'stop':
      return hasText ? { phase: 'done' } : IDLE;
    case 'error':
      return { phase: 'failed', error: action, hasText: hasText && action.code !== 'unsuitable' };
    case 'fail':
      return { phase: 'failed', error: action.error, hasText };
  }
}
