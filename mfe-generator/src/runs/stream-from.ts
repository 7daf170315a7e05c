import { AppError } from '@storyloom/shared/api';
import { type Caller, callService } from '@storyloom/shared/api/story-service';
import { STREAM_SILENCE_MS } from '@storyloom/shared/domain';
import { readStoryStream, type StoryEvent } from '@storyloom/shared/stream';
import { runStrings } from './strings.ts';

export interface Sending {
  readonly caller: Caller;
  readonly signal: AbortSignal;
  /** What it throws is thrown. */
  readonly onEvent: (event: StoryEvent) => void;
}

/**
 * Sends a request to a function of the story service and passes on its events as they arrive. Aborting the signal closes the
 * connection, which also stops the provider.
 *
 * @throws AppError 'network' when the service can't be reached or falls silent, else the service's own error; the signal's reason on
 *   abort.
 */
export async function streamFrom(name: string, body: object, { caller, signal, onEvent }: Sending): Promise<void> {
  const response = await callService(name, { body, caller, accept: 'text/event-stream', signal });
  if (!response.body) throw new AppError('no_body', runStrings.noBody);
  await readStoryStream(response.body, onEvent, {
    silenceMs: STREAM_SILENCE_MS,
    // A connection can be lost without the page being notified.
    silenceError: () => new AppError('network', 'The connection fell silent'),
  });
}
