import type { ServerResponse } from 'node:http';

/** The answer as Node sends it. */
export type Outgoing = Pick<ServerResponse, 'once' | 'writableFinished'>;

/** Aborted when the connection closes before the answer has gone out whole. */
export function leavingOf(outgoing: Outgoing): AbortSignal {
  const left = new AbortController();
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) left.abort();
  });
  return left.signal;
}
