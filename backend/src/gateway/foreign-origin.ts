import { jsonError } from '../http/json-error.ts';

/** What signs in, sends mail or costs money; the data interface takes nothing without a token. */
const ASKED = /^\/(?:auth|functions)\/v1\//;
const READING = new Set(['GET', 'HEAD', 'OPTIONS']);
const JSON_TYPE = /^application\/json\s*(?:;|$)/i;

/**
 * Refuses what the page of another site can send without being allowed to: a browser says whose page asks, and sends
 * nothing but text and forms unless this server agrees, which it never does. Ports are not compared, as with `Host`.
 * Without `Origin` no page asks.
 */
export function refuseForeign({ method, url, headers }: Request, hosts: ReadonlySet<string>): Response | undefined {
  if (READING.has(method) || !ASKED.test(new URL(url).pathname)) return undefined;
  const origin = headers.get('origin');
  if (origin !== null && !(URL.canParse(origin) && hosts.has(new URL(origin).hostname))) {
    return jsonError(403, { code: 'foreign_origin', message: 'Pages of other sites cannot ask this server.' });
  }
  const type = headers.get('content-type');
  if (type !== null && !JSON_TYPE.test(type)) {
    return jsonError(415, { code: 'not_json', message: 'Send JSON, with the content type application/json.' });
  }
  return undefined;
}
