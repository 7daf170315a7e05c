import type { Caller } from '@storyloom/shared/api/story-service';
import { followRun, type RunEvent } from '../../../runs/follow-run.ts';
import { generateStory, rejoinStory } from '../api/generate-story.ts';
import { strings } from '../strings.ts';
import type { PlannedRun } from './generation-task.ts';

interface Following {
  readonly getCaller: () => Promise<Caller>;
  readonly signal: AbortSignal;
  readonly onEvent: (event: RunEvent, id?: number) => void;
  readonly onReconnecting: (isReconnecting: boolean) => void;
}

/** One run of a story, from the request to its end; a run that was requested before is rejoined. */
export function runStory({ request, version }: PlannedRun, { onReconnecting, ...following }: Following): Promise<void> {
  const { runId, from, lastEventId } = version.run;
  const found = request ? undefined : { lastEventId, begun: version.text.length > from };
  return followRun({
    ...following,
    send: request ? generateStory(request) : (sending) => rejoinStory(runId, lastEventId, sending),
    found,
    rejoining: { send: (last, sending) => rejoinStory(runId, last, sending), onReconnecting },
    empty: strings.empty,
  });
}
