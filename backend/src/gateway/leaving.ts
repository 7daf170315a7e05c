import type { ServerResponse } from 'node:http';

/** Node's response. */
export type Outgoing = Pick<ServerResponse, 'once' | 'writableFinished'>;

/** Aborted when the connection closes before the answer has been sent completely. */
export function leavingOf(outgoing: Outgoing): AbortSignal {
  const left = new AbortController();
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) left.abort();
  });
  return left.signal;
}
