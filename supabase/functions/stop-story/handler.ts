import type { ServiceDeps } from '../_shared/deps.ts';
import { createQuotaCalls } from '../_shared/quota/quota-calls.ts';
import { createKeptRequests } from '../_shared/runs/kept-request.ts';
import { createKeptRuns } from '../_shared/runs/kept-runs.ts';
import { createStoredParts } from '../_shared/runs/stored-parts.ts';

const UNAVAILABLE = 'We couldn’t stop the story just now. It ends by itself if you leave it.';

/**
 * `stop-story`: stops a caller's run that goes on without its reader. A run that is over or unknown is no failure.
 *
 * @param runs those of this process, if it writes stories; another process learns of it by a mark in the database
 */
export function stopStory(deps: ServiceDeps, runs = createKeptRuns(deps)): (request: Request) => Promise<Response> {
  const runOf = createKeptRequests(deps);
  const parts = createStoredParts(deps);
  const { failClosed } = createQuotaCalls(deps);

  return async (request) => {
    const key = await runOf(request);
    const here = runs.find(key);
    here?.stop();
    // A run that is being handed over may be another process's by now.
    if (!here || deps.ending?.aborted) await failClosed({ step: 'stop', message: UNAVAILABLE }, () => parts.stop(key));
    return new Response(null, { status: 204 });
  };
}
