import { AppError } from '@storyloom/shared/api';
import { type Caller, callService } from '@storyloom/shared/api/story-service';
import { STREAM_SILENCE_MS } from '@storyloom/shared/domain';
import { readStoryStream, type StoryEvent } from '@storyloom/shared/stream';
import { runStrings } from './strings.ts';

export interface Sending {
  readonly caller: Caller;
  readonly signal: AbortSignal;
  /** The service has taken the request, and its events follow. */
  readonly onAccepted?: () => void;
  /** What it throws is thrown. */
  readonly onEvent: (event: StoryEvent, id?: number) => void;
}

/**
 * Sends a request to a function of the story service and passes on its events as they arrive. Aborting the signal closes the
 * connection, which also stops the provider, unless the run can be rejoined.
 *
 * @param lastEventId id of the last event that has arrived, to take up the stream of a run after it
 * @throws AppError 'network' when the service can't be reached or falls silent, else the service's own error; the signal's reason on
 *   abort.
 */
export async function streamFrom(
  name: string,
  body: object,
  { caller, signal, onAccepted, onEvent }: Sending,
  lastEventId?: number,
): Promise<void> {
  const response = await callService(name, { body, caller, accept: 'text/event-stream', signal, lastEventId });
  if (!response.body) throw new AppError('no_body', runStrings.noBody);
  onAccepted?.();
  await readStoryStream(response.body, onEvent, {
    silenceMs: STREAM_SILENCE_MS,
    // A connection can be lost without the page being notified.
    silenceError: () => new AppError('network', 'The connection fell silent'),
  });
}
