import { jsonError } from '../http/json-error.ts';
import { HOST_MAX } from '../long-names.ts';

/** Requests that sign in, send email, cost money or are counted. The data interface needs a token for its writes. */
const ASKED = /^\/(?:(?:auth|functions)\/v1|metrics)\//;
/** CSV and forms cost the database interface more than JSON, and no page sends them. */
const TAKES_JSON = /^\/(?:(?:auth|functions|rest)\/v1|metrics)\//;
const READING = new Set(['GET', 'HEAD', 'OPTIONS']);
const JSON_TYPE = /^application\/json\s*(?:;|$)/i;

/**
 * Refuses what pages of other sites can send: a browser names the origin of the page, and without a CORS permission, which
 * this server never gives, it sends only text and forms. Ports are not compared, as with `Host`. A request without
 * `Origin` is not from a page.
 */
export function refuseForeign({ method, url, headers }: Request, hosts: ReadonlySet<string>): Response | undefined {
  if (READING.has(method)) return undefined;
  const { pathname } = new URL(url);
  const origin = ASKED.test(pathname) ? headers.get('origin') : null;
  if (origin !== null && !(origin.length <= HOST_MAX && URL.canParse(origin) && hosts.has(new URL(origin).hostname))) {
    return jsonError(403, { code: 'foreign_origin', message: 'Pages of other sites cannot ask this server.' });
  }
  const type = headers.get('content-type');
  if (type !== null && TAKES_JSON.test(pathname) && !JSON_TYPE.test(type)) {
    return jsonError(415, { code: 'not_json', message: 'Send JSON, with the content type application/json.' });
  }
  return undefined;
}
