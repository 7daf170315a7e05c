import type { ServerResponse } from 'node:http';
import type { ErrorBody } from './json-error.ts';

/** Answers a request that nothing else should read, and closes its connection. */
export function refuseEarly(outgoing: ServerResponse, status: number, error: ErrorBody): void {
  outgoing.writeHead(status, { 'content-type': 'application/json', connection: 'close' });
  outgoing.end(JSON.stringify({ error }));
}
