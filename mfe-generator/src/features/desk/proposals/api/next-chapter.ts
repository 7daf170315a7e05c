import type { StoryRequest } from '@storyloom/shared/domain';
import { type Sending, streamFrom } from '../../../../runs/stream-from.ts';

/** Asks for the chapter after `continueOf` and passes on its events as they arrive. */
export const nextChapter = (request: StoryRequest & { readonly next: string }) => (sending: Sending) =>
  streamFrom('generate-story', request, sending);
