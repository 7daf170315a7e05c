import type { ServerResponse } from 'node:http';

/** The client left before the answer: nginx's status, because HTTP has none. */
export const CLIENT_LEFT = 499;

/** Node's response. */
export type Outgoing = Pick<ServerResponse, 'closed' | 'once' | 'writableFinished'>;

/** Aborted when the connection closes before the answer has been sent completely. */
export function leavingOf(outgoing: Outgoing): AbortSignal {
  const left = new AbortController();
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) left.abort();
  });
  return left.signal;
}
