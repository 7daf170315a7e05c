import type { ServiceError, StoryEvent } from './story-events.ts';

/** One generation as the page sees it. The story itself is kept beside it, in a store made for growing. */
export type StoryRun =
  | { readonly phase: 'idle' }
  /** Asked for; not a word has arrived. */
  | { readonly phase: 'waiting' }
  | { readonly phase: 'streaming' }
  /** Whole or not: the story says how it ended. */
  | { readonly phase: 'done' }
  /** `hasText` tells whether words arrived before that stay on the page. */
  | { readonly phase: 'failed'; readonly error: RunError; readonly hasText: boolean };

/** A failure the service reported, or one of the connection to it. */
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

export function isRunning(run: StoryRun): boolean {
  return run.phase === 'waiting' || run.phase === 'streaming';
}

/** The next state of a generation. What arrives after its end is passed over. */
export function reduceRun(run: StoryRun, action: RunAction): StoryRun {
  if (action.type === 'begin') return { phase: 'waiting' };
  if (action.type === 'reset') return IDLE;
  if (!isRunning(run)) return run;
  const hasText = run.phase === 'streaming';
  switch (action.type) {
    case 'start':
      return run;
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
