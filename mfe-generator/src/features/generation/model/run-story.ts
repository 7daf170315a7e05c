import type { Caller } from '@storyloom/shared/api/story-service';
import type { StoryRequest } from '@storyloom/shared/domain';
import { followRun, type RunEvent } from '../../../runs/follow-run.ts';
import { generateStory } from '../api/generate-story.ts';
import { strings } from '../strings.ts';

/** One run of a story, from the request to its end. */
export const runStory = (
  request: StoryRequest,
  getCaller: () => Promise<Caller>,
  signal: AbortSignal,
  onEvent: (event: RunEvent) => void,
): Promise<void> => followRun({ send: generateStory(request), getCaller, signal, onEvent, empty: strings.empty });
