import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { getPath } from 'hono/utils/url';
import type { Hearing } from '../http/handler.ts';
import { describeError } from '../log.ts';
import { bodyMaxOf } from './body-limits.ts';
import { refuseForeign } from './foreign-origin.ts';
import { createForward } from './forward.ts';
import { isFromThisMachine } from './from-this-machine.ts';
import { allowedHosts, hasTwoHosts, publicOrigin } from './host-check.ts';
import { jsonError, notFound, notServed, restarting, starting } from '../http/json-error.ts';
import type { Environment, GatewayOptions } from './gateway-options.ts';
import { CLIENT_LEFT } from './leaving.ts';
import { addNetworkTurns } from './network-turns.ts';
import { addMetrics, addReleases, OPERATIONS_PATH } from './operations.ts';
import { refuseWhenLate } from './overload.ts';
import { secureHeaders } from './security-headers.ts';
import { addSharePages } from './share-pages.ts';
import { limitWholeTexts } from './whole-texts.ts';

/** The methods that the server accepts. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Services of hosted Supabase that this server does not have. */
const NOT_SERVED = /^\/(?:realtime|storage)\/v1(?:\/|$)/;

/** Paths of a backend. Those that are not served must not be answered with a page of the site. */
const BACKEND_PATH = /^\/(?:_|(?:auth|rest|functions|storage|realtime|graphql|pg)\/v\d+(?:\/|$))/;

const decoded = (pathname: string): string =>
  pathname.replaceAll(/%([0-7][0-9a-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** The router and Lite decode a path, but guards read it as it was sent. No path of a backend needs a percent sign. */
const isDisguised = (pathname: string): boolean => pathname.includes('%') && BACKEND_PATH.test(decoded(pathname));

/** The longest query of a page requests the copies of 24 stories. Node takes microseconds to decode each broken escape. */
const QUERY_MAX = 2048;

/** The longest path has some 100 characters. */
const PATH_MAX = 2048;

/** Of an absolute address. */
const hasLongPath = (url: string): boolean => (url.split('?', 1)[0] ?? '').length - url.indexOf('/', 8) > PATH_MAX;

/** Node throws for a broken escape, which takes microseconds, and the router would try each of them three times. */
function hasBrokenEscape(url: string): boolean {
  try {
    decodeURI(url.split('?', 1)[0] ?? '');
    return false;
  } catch {
    return true;
  }
}

/** Whether a statement failed because the database was stopped, or the connection to it lost. */
const isLost = (error: Error): boolean => 'code' in error && /^(?:08|57)/.test(String(error.code));

/** Receives every request and decides which part answers it. */
export function createGateway(options: GatewayOptions): Hono<Environment> {
  const hosts = allowedHosts(options.host, options.siteUrl);
  const isHttps = options.siteUrl?.protocol === 'https:';
  // The router decodes a path before anything here can refuse it.
  const gateway = new Hono<Environment>({
    getPath: (request) => (hasLongPath(request.url) || hasBrokenEscape(request.url) ? '/' : getPath(request)),
  });

  gateway.use(async (context, next) => {
    if (!URL.canParse(context.req.url)) {
      return jsonError(400, { code: 'impossible_host', message: 'Send a Host header with a valid name and port.' });
    }
    const started = performance.now();
    const requestId = randomUUID();
    const url = new URL(context.req.url);
    context.set('requestId', requestId);
    context.set('url', url);
    await next();
    try {
      secureHeaders(context.res.headers, requestId, isHttps);
    } catch {
      // The headers of a fetched answer are immutable; those of a copy are not.
      context.res = new Response(context.res.body, context.res);
      secureHeaders(context.res.headers, requestId, isHttps);
    }
    const { status } = context.res;
    const ms = performance.now() - started;
    options.onAnswer?.(url.pathname, status, ms);
    if (status < 400 && !BACKEND_PATH.test(url.pathname)) return;
    // Without the query, which can contain email addresses, tokens and search words.
    const request = { requestId, method: context.req.method, path: url.pathname, status };
    const address = context.env?.incoming?.socket.remoteAddress;
    // The answer does not wait for its line in the log.
    setImmediate(() =>
      options.log({
        // A service that is not offered is not a server error.
        level: status >= 500 && status !== 501 ? 'error' : 'info',
        event: 'request',
        ...request,
        ...options.logMarks(context.req.raw, address),
        ms: Math.round(ms),
      }),
    );
  });

  gateway.use(async (context, next) => {
    const { pathname, search } = context.get('url');
    if (search.length > QUERY_MAX) {
      const message = `A query may have ${QUERY_MAX} characters. Ask for fewer rows at once.`;
      return jsonError(414, { code: 'query_too_long', message });
    }
    if (hasLongPath(context.req.url)) {
      return jsonError(414, { code: 'path_too_long', message: `A path may have ${PATH_MAX} characters.` });
    }
    if (isDisguised(pathname)) {
      return jsonError(400, { code: 'encoded_path', message: 'Write the path without percent signs.' });
    }
    return hasBrokenEscape(context.req.url) ? notFound() : next();
  });

  // Before the Host check, because load balancers probe by address; probes reveal nothing.
  gateway.get('/healthz', (context) => context.json({ status: 'ok' }));
  gateway.get('/readyz', (context) => {
    const services = options.services();
    return services && services.isReady?.() !== false ? context.json({ status: 'ready' }) : starting();
  });
  addMetrics(gateway, options);
  refuseWhenLate(gateway, options);

  gateway.use(async (context, next) => {
    if (hasTwoHosts(context.env?.incoming?.rawHeaders ?? [])) {
      return jsonError(400, { code: 'two_hosts', message: 'Send one Host header.' });
    }
    const { hostname } = context.get('url');
    if (!hosts.has(hostname)) {
      const message = 'This server does not answer to that host name. Set SITE_URL to the address people use.';
      return jsonError(421, { code: 'wrong_host', message });
    }
    return next();
  });

  gateway.use(async (context, next) => {
    if (METHODS.has(context.req.method)) return next();
    const allow = [...METHODS].join(', ');
    return jsonError(405, { code: 'method_not_allowed', message: `Send this with one of ${allow}.` }, { allow });
  });

  gateway.use(async (context, next) => refuseForeign(context.req.raw, hosts) ?? next());

  gateway.use(async (context, next) => {
    const hearings: Hearing[] = [];
    for (const guard of options.guards ?? []) {
      const verdict = await guard(context.req.raw, context.env?.incoming?.socket.remoteAddress);
      if (verdict instanceof Response) {
        context.res = verdict;
        break;
      }
      if (verdict) hearings.push(verdict);
    }
    if (!context.finalized) await next();
    for (const hear of hearings) hear(context.res.status, context.res.headers);
  });

  addNetworkTurns(gateway, options);

  const { inbox } = options;
  gateway.get('/inbox', (context) => {
    const allowed = inbox && isFromThisMachine(context.req.raw, context.env?.incoming);
    return allowed ? inbox(context.req.raw) : notFound();
  });

  const { browserConfiguration } = options;
  if (browserConfiguration) {
    gateway.get('/storyloom-config.json', (context) =>
      context.json(browserConfiguration(publicOrigin(context.get('url'), options.siteUrl)), 200, {
        'cache-control': 'no-store',
      }),
    );
  }

  const serve = createForward(options);

  for (const prefix of ['/auth/v1/*', '/rest/v1/*']) {
    gateway.all(prefix, async (context) => {
      const services = options.services();
      if (!services) return starting();
      const reads = context.req.method === 'GET' || context.req.method === 'HEAD';
      return (
        (reads ? limitWholeTexts(context.get('url')) : undefined) ??
        serve(context, bodyMaxOf(prefix), services.supabase)
      );
    });
  }

  gateway.all('/functions/v1/:name', async (context) => {
    const services = options.services();
    if (!services) return starting();
    const name = context.req.param('name');
    const handler = Object.hasOwn(services.functions, name) ? services.functions[name] : undefined;
    return handler ? serve(context, bodyMaxOf(context.get('url').pathname), handler) : notFound();
  });

  gateway.all('*', async (context, next) => (NOT_SERVED.test(context.get('url').pathname) ? notServed() : next()));

  addReleases(gateway, options);
  addSharePages(gateway, options);

  gateway.all('*', async (context) => {
    const url = context.get('url');
    if (BACKEND_PATH.test(url.pathname) || OPERATIONS_PATH.test(url.pathname)) return notFound();
    if (context.req.method !== 'GET' && context.req.method !== 'HEAD') {
      return jsonError(
        405,
        { code: 'method_not_allowed', message: 'This address can only be read.' },
        { allow: 'GET, HEAD' },
      );
    }
    return options.site(context.req.raw, publicOrigin(url, options.siteUrl));
  });

  gateway.onError((error, context) => {
    const requestId = context.get('requestId');
    const { incoming } = context.env ?? {};
    // The client has left, so this answer is only logged.
    if (incoming?.destroyed && !incoming.complete) return new Response(null, { status: CLIENT_LEFT });
    options.log({ level: 'error', event: 'failure', requestId, error: describeError(error) });
    if (isLost(error)) return restarting();
    return jsonError(500, {
      code: 'internal',
      message: `Something went wrong here. Quote ${requestId} if you report it.`,
    });
  });

  return gateway;
}
