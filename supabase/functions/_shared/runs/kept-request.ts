import { createCallers, type Caller } from '../accounts/callers.ts';
import type { ServiceDeps } from '../deps.ts';
import { badRequest, parseFields } from '../http/body-fields.ts';
import { readBody } from '../http/read-body.ts';
import { idField } from '../http/run-fields.ts';

/** A run as the database and the registry of runs know it. */
export interface RunKey {
  /** `user:<id>` or `guest:<id>`. */
  readonly caller: string;
  readonly runId: string;
}

/** The run of a caller, whose id is from a verified token. */
export function runKeyOf({ kind, id }: Caller, runId: string): RunKey {
  return { caller: `${kind}:${id}`, runId };
}

/**
 * Reads requests for a run that was begun before: its id, and the caller, whose session is checked.
 * The function throws a ServiceFailure `bad_request` or one of the failures of a caller.
 */
export function createKeptRequests(deps: ServiceDeps): (request: Request) => Promise<RunKey> {
  const callerOf = createCallers(deps);
  return async (request) => {
    const runId = idField(parseFields(await readBody(request), 'run id'), 'runId', 'The run id');
    if (runId === undefined) throw badRequest('Say which run is meant by its run id.');
    return runKeyOf(await callerOf(request), runId);
  };
}
