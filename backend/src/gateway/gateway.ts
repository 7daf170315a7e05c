import { randomUUID } from 'node:crypto';
import type { BlockList } from 'node:net';
import { type Context, Hono } from 'hono';
import { BODY_MAX_BYTES, STORY_BODY_MAX_BYTES } from '@storyloom/shared/domain';
import { paths } from '@storyloom/shared/contract';
import type { SharePages } from '@storyloom/functions/share-pages';
import { servedFor } from '../database/abandoned.ts';
import { describeError, type Log } from '../log.ts';
import type { LogMarks } from '../log-marks.ts';
import { clientAddress } from '../rate-limit/client-network.ts';
import { refuseForeign } from './foreign-origin.ts';
import { isFromThisMachine } from './from-this-machine.ts';
import { allowedHosts, hasTwoHosts, publicOrigin } from './host-check.ts';
import { isTooDeep } from './json-depth.ts';
import { jsonError, notFound, notServed } from './json-error.ts';
import { leavingOf, type Outgoing } from './leaving.ts';
import { readBody } from './read-body.ts';
import { secureHeaders } from './security-headers.ts';

export type Handler = (request: Request) => Promise<Response>;

/** Learns how a request was answered that the guard let through. */
type Hearing = (status: number, headers: Headers) => void;

type Verdict = Response | Hearing | undefined;

/** Looks at a request before anything serves it; an answer ends the matter. The place of rate limits. */
export type Guard = (request: Request, peerAddress: string | undefined) => Verdict | Promise<Verdict>;

/** What exists once the database is open. */
export interface Services {
  readonly supabase: Handler;
  /** Whether the database can cancel what a reader who left has asked for. */
  readonly cancels?: boolean;
  readonly functions: Readonly<Record<string, Handler>>;
  /** Heads and pictures of shared stories; without them their page is the site's as it is. */
  readonly sharePages?: SharePages;
}

/** Makes something else of the site's page, and says with which status it is sent. */
export type FillPage = (html: string) => Promise<{ readonly status: number; readonly html: string }>;

/** The assembled site. With `fill`, the page at the request's address is filled before it is sent. */
export type Site = (request: Request, origin: string, fill?: FillPage) => Promise<Response>;

export interface GatewayOptions {
  readonly host: string;
  readonly siteUrl?: URL | undefined;
  readonly trustedProxies: BlockList;
  readonly log: Log;
  /** Who a request comes from, as the log may say it. */
  readonly logMarks: (request: Request, peerAddress: string | undefined) => LogMarks;
  /** `undefined` while starting and while stopping. */
  readonly services: () => Services | undefined;
  readonly site: Site;
  /** Development only. */
  readonly browserConfiguration?: ((origin: string) => object) | undefined;
  readonly guards?: readonly Guard[];
  /** Mails for the person at this machine; absent when the server can be reached from elsewhere. */
  readonly inbox?: Handler | undefined;
}

/**
 * A saved story may have 60,000 characters, up to four bytes each, beside a prompt and JSON escapes: the data
 * interface takes more than a function does.
 */
const DATA_BODY_MAX_BYTES = 512 * 1024;

/** A story to be continued comes along whole; every other function takes little. */
const bodyMaxOf = (functionName: string): number =>
  functionName === 'generate-story' ? STORY_BODY_MAX_BYTES : BODY_MAX_BYTES;

/** Every other method is nobody's here. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** What hosted Supabase has beside what this server needs. */
const NOT_SERVED = /^\/(?:realtime|storage)\/v1(?:\/|$)/;

/** Paths that belong to a backend. Those that we do not serve must not be answered with the site's page. */
const BACKEND_PATH = /^\/(?:_|(?:auth|rest|functions|storage|realtime|graphql|pg)\/v\d+(?:\/|$))/;

/**
 * Names by which proxies say whom a request comes from. What arrives under them is anybody's claim, so none of it is passed
 * on; the address goes on in the one that hosted Supabase's proxy writes as well.
 */
const CLIENT_HEADERS = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'true-client-ip',
];
const CLIENT_ADDRESS_HEADER = 'cf-connecting-ip';

interface Bindings {
  readonly outgoing?: Outgoing;
  readonly incoming?: {
    /** Whether all of the request has arrived. */
    readonly complete: boolean;
    readonly destroyed: boolean;
    readonly socket: { readonly remoteAddress?: string };
    readonly httpVersion: string;
    /** Names and values by turns, as they came. */
    readonly rawHeaders: readonly string[];
  };
}

type Environment = { Bindings: Bindings; Variables: { requestId: string; url: URL } };

/** As nginx logs it; HTTP has no status for it. */
const CLIENT_LEFT = 499;

const starting = (): Response =>
  jsonError(503, { code: 'starting', message: 'Storyloom is not ready. Try again in a moment.', retryAfter: 1 });

/** The one door to everything: decides what is served, and by whom. */
export function createGateway(options: GatewayOptions): Hono<Environment> {
  const hosts = allowedHosts(options.host, options.siteUrl);
  const isHttps = options.siteUrl?.protocol === 'https:';
  const gateway = new Hono<Environment>();

  gateway.use(async (context, next) => {
    const started = performance.now();
    const requestId = randomUUID();
    const url = new URL(context.req.url);
    context.set('requestId', requestId);
    context.set('url', url);
    await next();
    try {
      secureHeaders(context.res.headers, requestId, isHttps);
    } catch {
      // The headers of an answer that came from elsewhere cannot be changed; those of a copy can.
      context.res = new Response(context.res.body, context.res);
      secureHeaders(context.res.headers, requestId, isHttps);
    }
    const { status } = context.res;
    if (status < 400 && !BACKEND_PATH.test(url.pathname)) return;
    // The path without its query, which can hold e-mail addresses, tokens and search words.
    const request = { requestId, method: context.req.method, path: url.pathname, status };
    options.log({
      // What is not served is no fault of ours.
      level: status >= 500 && status !== 501 ? 'error' : 'info',
      event: 'request',
      ...request,
      ...options.logMarks(context.req.raw, context.env?.incoming?.socket.remoteAddress),
      ms: Math.round(performance.now() - started),
    });
  });

  // Probes come before the Host check: a load balancer calls by address, and there is nothing to learn from them.
  gateway.get('/healthz', (context) => context.json({ status: 'ok' }));
  gateway.get('/readyz', (context) => (options.services() ? context.json({ status: 'ready' }) : starting()));

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

  async function serve(context: Context<Environment>, limit: number, handler: Handler): Promise<Response> {
    const request = context.req.raw;
    const { method } = request;
    // Asking for the body of a request, or for its signal, costs as much as everything else here together.
    const init: RequestInit = { method, headers: request.headers };
    const reads = method === 'GET' || method === 'HEAD';
    if (!reads) {
      const body = await readBody(request, limit);
      if (!body) {
        const message = `The request is larger than ${limit / 1024} KB.`;
        return jsonError(413, { code: 'body_too_large', message }, { connection: 'close' });
      }
      if (isTooDeep(body)) {
        return jsonError(400, { code: 'too_deep', message: 'The request is nested too deeply. Send it flatter.' });
      }
      Object.assign(init, { body, signal: request.signal });
    }
    const forwarded = new Request(context.get('url'), init);
    for (const name of [...CLIENT_HEADERS, CLIENT_ADDRESS_HEADER]) forwarded.headers.delete(name);
    const address = clientAddress(request, context.env?.incoming?.socket.remoteAddress, options.trustedProxies);
    if (address) forwarded.headers.set(CLIENT_ADDRESS_HEADER, address);
    const outgoing = options.services()?.cancels ? context.env?.outgoing : undefined;
    // A write is carried out whether its answer is waited for or not.
    return reads && outgoing ? servedFor(leavingOf(outgoing), () => handler(forwarded)) : handler(forwarded);
  }

  for (const prefix of ['/auth/v1/*', '/rest/v1/*']) {
    const limit = prefix.startsWith('/rest') ? DATA_BODY_MAX_BYTES : BODY_MAX_BYTES;
    gateway.all(prefix, async (context) => {
      const services = options.services();
      return services ? serve(context, limit, services.supabase) : starting();
    });
  }

  gateway.all('/functions/v1/:name', async (context) => {
    const services = options.services();
    if (!services) return starting();
    const name = context.req.param('name');
    const handler = Object.hasOwn(services.functions, name) ? services.functions[name] : undefined;
    return handler ? serve(context, bodyMaxOf(name), handler) : notFound();
  });

  gateway.all('*', async (context, next) => (NOT_SERVED.test(context.get('url').pathname) ? notServed() : next()));

  gateway.get('/s/:shareId/cover.png', async (context) => {
    const pages = options.services()?.sharePages;
    if (!pages) return starting();
    return pages.picture(context.req.param('shareId'), context.req.header('if-none-match') ?? null);
  });

  const sharePage = async (context: Context<Environment>): Promise<Response> => {
    const origin = publicOrigin(context.get('url'), options.siteUrl);
    const pages = options.services()?.sharePages;
    const shareId = context.req.param('shareId') ?? '';
    const fill: FillPage | undefined =
      pages && ((html) => pages.page(html, shareId, `${origin}/s/${encodeURIComponent(shareId)}`));
    return options.site(context.req.raw, origin, fill);
  };
  gateway.get('/s/:shareId', sharePage);
  gateway.get('/s/:shareId/', sharePage);

  const communityStory = async (context: Context<Environment>): Promise<Response> => {
    const pages = options.services()?.sharePages;
    const fill: FillPage | undefined =
      pages && ((html) => pages.communityPage(html, context.req.param('storyId') ?? ''));
    return options.site(context.req.raw, publicOrigin(context.get('url'), options.siteUrl), fill);
  };
  gateway.get(paths.communityStory.pattern, communityStory);
  gateway.get(`${paths.communityStory.pattern}/`, communityStory);

  gateway.all('*', async (context) => {
    const url = context.get('url');
    if (BACKEND_PATH.test(url.pathname)) return notFound();
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
    // Nobody reads this answer. The status is the one by which logs tell that the client left.
    if (incoming?.destroyed && !incoming.complete) return new Response(null, { status: CLIENT_LEFT });
    options.log({ level: 'error', event: 'failure', requestId, error: describeError(error) });
    return jsonError(500, {
      code: 'internal',
      message: `Something went wrong here. Quote ${requestId} if you report it.`,
    });
  });

  return gateway;
}
