import type { StoryRequest } from '@storyloom/shared/domain';
import { type Sending, streamFrom } from '../../../runs/stream-from.ts';

/** Requests a story and passes on its events as they arrive. */
export const generateStory = (request: StoryRequest) => (sending: Sending) =>
  streamFrom('generate-story', request, sending);

/** Passes on the events of a run that goes on without this page, from the one after `lastEventId`, or from its start. */
export const rejoinStory = (runId: string, lastEventId: number | undefined, sending: Sending): Promise<void> =>
  streamFrom('rejoin-story', { runId }, sending, lastEventId);
