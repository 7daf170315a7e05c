import type { IncomingMessage, RequestListener } from 'node:http';

/** A name has at most 253 letters. Reading thousands of them takes time that grows with their square. */
export const HOST_MAX = 300;

/** As `URL` reads it, with any number of slashes. */
const AUTHORITY = /^[^/?#]*:\/{2,}([^/?#]*)/;

function problemWith({ headers, url = '' }: IncomingMessage): string | undefined {
  const inAddress = url.startsWith('/') ? '' : (AUTHORITY.exec(url)?.[1] ?? '');
  const names = [inAddress, headers.host ?? ''];
  if (names.some(({ length }) => length > HOST_MAX)) return `A host may have ${HOST_MAX} letters.`;
  // The platform's `Request` throws for it.
  return names.some((name) => name.includes('@')) ? 'Send the address without a user name or password.' : undefined;
}

/** Refuses requests to a name that cannot be one, before anything reads it. */
export function refuseLongNames(listener: RequestListener): RequestListener {
  return (incoming, outgoing) => {
    const message = problemWith(incoming);
    if (message === undefined) return listener(incoming, outgoing);
    outgoing.writeHead(400, { 'content-type': 'application/json', connection: 'close' });
    return outgoing.end(JSON.stringify({ error: { code: 'impossible_host', message } }));
  };
}
