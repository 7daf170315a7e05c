import type { ServiceDeps } from '../_shared/deps.ts';
import { badRequest } from '../_shared/http/body-fields.ts';
import { ServiceFailure } from '../_shared/http/failure.ts';
import { createRejoining } from '../_shared/runs/rejoin-run.ts';
import { createKeptRequests } from '../_shared/runs/kept-request.ts';
import { createKeptRuns } from '../_shared/runs/kept-runs.ts';

const NOT_KEPT = 'This story is no longer being written, and its text isn’t kept here any more.';

/** The id of the last event that the reader has; 0 without one. @throws ServiceFailure `bad_request` */
function lastEventId({ headers }: Request): number {
  const id = headers.get('last-event-id') || '0';
  if (/^\d{1,9}$/.test(id)) return Number(id);
  throw badRequest('The id of the last event must be a whole number.');
}

/**
 * `rejoin-story`: streams the events of a caller's run after the last one that the caller has, from this process or another one.
 *
 * @param runs those of this process, if it writes stories
 */
export function rejoinStory(deps: ServiceDeps, runs = createKeptRuns(deps)): (request: Request) => Promise<Response> {
  const runOf = createKeptRequests(deps);
  const rejoin = createRejoining(deps, runs);

  return async (request) => {
    const after = lastEventId(request);
    const response = await rejoin(await runOf(request), after, request);
    if (!response) throw new ServiceFailure('not_found', NOT_KEPT);
    return response;
  };
}
