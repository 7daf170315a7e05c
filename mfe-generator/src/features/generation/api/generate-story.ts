import type { StoryRequest } from '@storyloom/shared/domain';
import { type Sending, streamFrom } from '../../../runs/stream-from.ts';

/** Requests a story and passes on its events as they arrive. */
export const generateStory = (request: StoryRequest) => (sending: Sending) =>
  streamFrom('generate-story', request, sending);
