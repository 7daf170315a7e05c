import { AppError } from '@storyloom/shared/api';
import { type Caller, callService } from '@storyloom/shared/api/story-service';
import { STREAM_SILENCE_MS, type StoryRequest } from '@storyloom/shared/domain';
import { decodeStoryStream, type StoryEvent } from '@storyloom/shared/stream';
import { strings } from '../strings.ts';
import { withIdleTimeout } from './with-idle-timeout.ts';

/**
 * Requests a story and yields its events as they arrive. Aborting the signal closes the connection, which also stops the
 * provider.
 *
 * @throws AppError 'network' when the service can't be reached or times out, else the service's own error; the signal's reason on
 *   abort.
 */
export async function* generateStory(
  request: StoryRequest,
  caller: Caller,
  signal: AbortSignal,
): AsyncGenerator<StoryEvent, void> {
  const response = await callService('generate-story', { body: request, caller, accept: 'text/event-stream', signal });
  if (!response.body) throw new AppError('no_body', strings.noBody);
  yield* decodeStoryStream(withIdleTimeout(response.body, STREAM_SILENCE_MS));
}
