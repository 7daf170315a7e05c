import { AppError, siteConfig } from '@storyloom/shared/api';
import type { StoryOptions } from '@storyloom/shared/domain';
import { decodeStoryStream, type StoryEvent } from '@storyloom/shared/stream';
import { serviceError } from './service-error.ts';

/** Who asks: a signed-in person or a guest. */
export type Caller = { readonly accessToken: string } | { readonly guestToken: string };

export interface StoryRequest extends StoryOptions {
  /** Made by the page, one a run. */
  readonly runId: string;
}

/**
 * Asks for a story and gives its events as they arrive. Aborting the signal closes the connection, which stops the
 * provider too.
 *
 * @throws AppError 'network' when the service can't be reached, else what it answered; the signal's own error on abort.
 */
export async function* generateStory(
  request: StoryRequest,
  caller: Caller,
  signal: AbortSignal,
): AsyncGenerator<StoryEvent, void> {
  const { supabaseUrl, publishableKey } = siteConfig();
  const response = await fetch(`${supabaseUrl}/functions/v1/generate-story`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      apikey: publishableKey,
      ...('accessToken' in caller
        ? { authorization: `Bearer ${caller.accessToken}` }
        : { 'x-guest-token': caller.guestToken }),
    },
    body: JSON.stringify(request),
    signal,
  }).catch((cause: unknown) => {
    if (signal.aborted) throw cause;
    throw new AppError('network', 'The story service cannot be reached', { cause });
  });
  if (!response.ok) throw await serviceError(response);
  if (!response.body) throw new AppError('internal', 'No response body received');
  yield* decodeStoryStream(response.body);
}
