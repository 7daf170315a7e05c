import { AppError } from '@storyloom/shared/api';
import type { Caller } from '@storyloom/shared/api/story-service';
import type { StoryRequest } from '@storyloom/shared/domain';
import type { RunAction, StoryEvent } from '@storyloom/shared/stream';
import { generateStory } from '../api/generate-story.ts';
import { strings } from '../strings.ts';
import { abortable } from './abortable.ts';
import { runError } from './run-error.ts';

/** An event of a run: one from the service, or how the run ended without one. */
export type RunEvent = StoryEvent | Extract<RunAction, { readonly type: 'stop' | 'cut' | 'fail' }>;

/** Longer than a page that is closing still runs after its connections are closed, in milliseconds. */
const LEAVING_MS = 50;

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * One run, from the request to its end. The last event is always one of `end`, `error`, `stop` (`signal` was aborted), `cut` (the
 * connection broke after the first words) and `fail` (before them, or the story was empty). Never throws.
 *
 * @param getCaller who requests the story; may reject with an AppError
 */
export async function* runStory(
  request: StoryRequest,
  getCaller: () => Promise<Caller>,
  signal: AbortSignal,
): AsyncGenerator<RunEvent, void, undefined> {
  let begun = false;
  try {
    const caller = await abortable(getCaller(), signal);
    for await (const event of generateStory(request, caller, signal)) {
      if (event.type === 'delta') begun = true;
      if (event.type === 'end' && !begun) throw new AppError('empty', strings.empty);
      yield event;
      if (event.type === 'end' || event.type === 'error') return;
    }
    throw new AppError('network', 'The connection broke off');
  } catch (error) {
    // A page that is reloaded or closed loses its connection a moment before it is gone: that must not be stored as an ending.
    if (begun && !signal.aborted) await delay(LEAVING_MS);
    if (signal.aborted) yield { type: 'stop' };
    else if (begun) yield { type: 'cut' };
    else yield { type: 'fail', error: runError(error) };
  }
}
