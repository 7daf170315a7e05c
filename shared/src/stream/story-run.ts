import type { EndReason, GuestUsage, ServiceError, StoryEvent } from './story-events.ts';

/** One generation as the page sees it. The text itself is kept beside it, in a store made for growing. */
export type StoryRun =
  | { readonly phase: 'idle' }
  /** Asked for; not a word has arrived. */
  | { readonly phase: 'waiting'; readonly demo: boolean; readonly usage?: GuestUsage }
  | { readonly phase: 'streaming'; readonly demo: boolean; readonly usage?: GuestUsage }
  | { readonly phase: 'done'; readonly demo: boolean; readonly reason: EndReason; readonly words: number }
  /** `hasText` tells whether words arrived before; they stay on the page. */
  | { readonly phase: 'failed'; readonly demo: boolean; readonly error: RunError; readonly hasText: boolean };

/** A failure the service reported, or one of the connection to it. */
export type RunError = Omit<ServiceError, 'code'> & { readonly code: ServiceError['code'] | 'network' | 'no_body' };

export type RunAction =
  | { readonly type: 'begin' }
  | StoryEvent
  /** The body ended, or broke, without an `end` or `error` event. */
  | { readonly type: 'cut'; readonly words: number; readonly message: string }
  | { readonly type: 'stop'; readonly words: number }
  | { readonly type: 'fail'; readonly error: RunError }
  | { readonly type: 'reset' };

export const IDLE: StoryRun = { phase: 'idle' };

export function isRunning(run: StoryRun): boolean {
  return run.phase === 'waiting' || run.phase === 'streaming';
}

function failed(run: StoryRun, error: RunError): StoryRun {
  return { phase: 'failed', demo: run.phase !== 'idle' && run.demo, error, hasText: run.phase === 'streaming' };
}

/** The next state of a generation. What arrives after its end is passed over. */
export function reduceRun(run: StoryRun, action: RunAction): StoryRun {
  if (action.type === 'begin') return { phase: 'waiting', demo: false };
  if (action.type === 'reset') return IDLE;
  if (run.phase !== 'waiting' && run.phase !== 'streaming') return run;
  switch (action.type) {
    case 'start':
      return { ...run, demo: action.demo, ...(action.usage && { usage: action.usage }) };
    case 'delta':
      return run.phase === 'streaming' ? run : { ...run, phase: 'streaming' };
    case 'end':
      return { phase: 'done', demo: run.demo, reason: action.reason, words: action.words };
    case 'stop':
      return run.phase === 'streaming'
        ? { phase: 'done', demo: run.demo, reason: 'stopped', words: action.words }
        : IDLE;
    case 'cut':
      return run.phase === 'streaming'
        ? { phase: 'done', demo: run.demo, reason: 'lost', words: action.words }
        : failed(run, { code: 'network', message: action.message });
    case 'error':
      return failed(run, action);
    case 'fail':
      return failed(run, action.error);
  }
}
