import type { ServiceDeps } from '../_shared/deps.ts';
import { createKeptRequests } from '../_shared/runs/kept-request.ts';

/** `stop-story`: stops a caller's run that goes on without its reader. A run that is over or unknown is no failure. */
export function stopStory(deps: ServiceDeps): (request: Request) => Promise<Response> {
  const runOf = createKeptRequests(deps);

  return async (request) => {
    await runOf(request);
    return new Response(null, { status: 204 });
  };
}
