import type { IncomingMessage, RequestListener } from 'node:http';
import { refuseEarly } from './http/refuse-early.ts';

/** A name has at most 253 letters. Reading thousands of them takes time that grows with their square. */
export const HOST_MAX = 300;

/** Without a user, for which the platform's `Request` throws, and without the beginning of a path. */
const HOST = /^[\w.:[\]-]*$/;

/** Browsers and proxies send some forty headers. Node leaves out those after 2,000, among which may be what a proxy says. */
const HEADERS_MAX = 200;

/** As `URL` reads it, with any number of slashes. */
const AUTHORITY = /^[^/?#]*:\/{2,}([^/?#]*)/;

function problemWith({ headers, url = '' }: IncomingMessage): string | undefined {
  // `URL` ends a query there, and the router of the data interface does not.
  if (url.includes('#')) return 'Send the address without its part after #.';
  const inAddress = url.startsWith('/') ? '' : (AUTHORITY.exec(url)?.[1] ?? '');
  const names = [inAddress, headers.host ?? ''];
  if (names.some(({ length }) => length > HOST_MAX)) return `A host may have ${HOST_MAX} letters.`;
  return names.every((name) => HOST.test(name)) ? undefined : 'Send a Host header with a valid name and port.';
}

/** Refuses requests to a name that cannot be one, before anything reads it. */
export function refuseLongNames(listener: RequestListener): RequestListener {
  return (incoming, outgoing) => {
    if (incoming.rawHeaders.length > 2 * HEADERS_MAX) {
      const message = `A request may have ${HEADERS_MAX} headers.`;
      return refuseEarly(outgoing, 431, { code: 'too_many_headers', message });
    }
    const message = problemWith(incoming);
    if (message === undefined) return listener(incoming, outgoing);
    return refuseEarly(outgoing, 400, { code: 'impossible_host', message });
  };
}
