import { AppError } from '@storyloom/shared/api';
import { type Caller, callService } from '@storyloom/shared/api/story-service';
import { STREAM_SILENCE_MS, type StoryRequest } from '@storyloom/shared/domain';
import { readStoryStream, type StoryEvent } from '@storyloom/shared/stream';
import { strings } from '../strings.ts';

/**
 * Requests a story and passes on its events as they arrive. Aborting the signal closes the connection, which also stops the
 * provider.
 *
 * @param onEvent what it throws is thrown
 * @throws AppError 'network' when the service can't be reached or falls silent, else the service's own error; the signal's reason on
 *   abort.
 */
export async function generateStory(
  request: StoryRequest,
  caller: Caller,
  signal: AbortSignal,
  onEvent: (event: StoryEvent) => void,
): Promise<void> {
  const response = await callService('generate-story', { body: request, caller, accept: 'text/event-stream', signal });
  if (!response.body) throw new AppError('no_body', strings.noBody);
  await readStoryStream(response.body, onEvent, {
    silenceMs: STREAM_SILENCE_MS,
    // A connection can be lost without the page being notified.
    silenceError: () => new AppError('network', 'The connection fell silent'),
  });
}
