import type { IncomingMessage, RequestListener } from 'node:http';

/** A name has at most 253 letters. Reading thousands of them takes time that grows with their square. */
export const HOST_MAX = 300;

const AUTHORITY = /^[^/?#]*:\/\/([^/?#]*)/;

function hasLongName({ headers, url = '' }: IncomingMessage): boolean {
  const inAddress = url.startsWith('/') ? '' : (AUTHORITY.exec(url)?.[1] ?? '');
  return Math.max(inAddress.length, headers.host?.length ?? 0) > HOST_MAX;
}

/** Refuses requests to a name that cannot be one, before anything reads it. */
export function refuseLongNames(listener: RequestListener): RequestListener {
  return (incoming, outgoing) => {
    if (!hasLongName(incoming)) return listener(incoming, outgoing);
    outgoing.writeHead(400, { 'content-type': 'application/json', connection: 'close' });
    return outgoing.end(
      JSON.stringify({ error: { code: 'impossible_host', message: `A host may have ${HOST_MAX} letters.` } }),
    );
  };
}
