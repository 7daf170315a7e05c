import type { ServiceDeps } from '../_shared/deps.ts';
import { ServiceFailure } from '../_shared/http/failure.ts';
import { createKeptRequests } from '../_shared/runs/kept-request.ts';

const NOT_KEPT = 'This story is no longer being written, and its text isn’t kept here any more.';

/** `rejoin-story`: streams the events of a caller's run after the last one that the caller has. */
export function rejoinStory(deps: ServiceDeps): (request: Request) => Promise<Response> {
  const runOf = createKeptRequests(deps);

  return async (request) => {
    await runOf(request);
    throw new ServiceFailure('not_found', NOT_KEPT);
  };
}
