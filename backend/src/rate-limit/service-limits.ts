import type { BlockList } from 'node:net';
import { REPORTS_PATH } from '@storyloom/shared/contract';
import type { ErrorCode } from '@storyloom/shared/stream';
import { ERROR_HEADER } from '../database/database-errors.ts';
import type { Guard } from '../http/handler.ts';
import { jsonError } from '../http/json-error.ts';
import { clientNetwork } from './client-network.ts';
import { createTokenBuckets } from './token-buckets.ts';
import { tooManyRenewals } from './too-many-attempts.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The requests of one network to one path or several. */
interface Limit {
  readonly path: string | RegExp;
  readonly capacity: number;
  readonly refillMs: number;
  /**
   * Which requests take a token: all; successful ones, while others hold theirs until they are answered; or those that
   * the database failed on.
   */
  readonly counts: 'all' | 'successes' | 'faults';
}

/** Pictures of share links, each of which may have to be drawn. */
const PICTURE = /^\/s\/[^/]+\/cover\.png$/;

/** Pages of published stories, each of which is filled from the database. */
const FILLED_PAGES = /^\/(?:s|community)\/[^/]+\/?$/;

const DATA = /^\/rest\/v1(?:\/|$)/;
const SAVED_TEXT = '/rest/v1/rpc/save_story_text';
/** Without the saves of the writing desk, which must not use up what pages need to open. */
const PAGES_DATA = /^\/rest\/v1(?!\/rpc\/save_story_text$)(?:\/|$)/;

/** Enough for a school behind one address. The story service limits individual users. */
const LIMITS: readonly Limit[] = [
  { path: '/functions/v1/generate-story', capacity: 600, refillMs: 10 * MINUTE, counts: 'all' },
  { path: '/functions/v1/rejoin-story', capacity: 600, refillMs: 10 * MINUTE, counts: 'all' },
  { path: '/functions/v1/stop-story', capacity: 600, refillMs: 10 * MINUTE, counts: 'all' },
  { path: '/functions/v1/revise-passage', capacity: 600, refillMs: 10 * MINUTE, counts: 'all' },
  { path: '/functions/v1/outline-story', capacity: 300, refillMs: 10 * MINUTE, counts: 'all' },
  { path: '/functions/v1/extract-cast', capacity: 300, refillMs: 10 * MINUTE, counts: 'all' },
  { path: '/functions/v1/suggest-next', capacity: 300, refillMs: 10 * MINUTE, counts: 'all' },
  { path: '/functions/v1/random-prompt', capacity: 300, refillMs: 10 * MINUTE, counts: 'all' },
  // A visitor needs one; many come from clearing the storage of a browser.
  { path: '/functions/v1/guest-session', capacity: 300, refillMs: 10 * MINUTE, counts: 'all' },
  // A page sends five at most, and most send one.
  { path: REPORTS_PATH, capacity: 600, refillMs: 10 * MINUTE, counts: 'all' },
  { path: PICTURE, capacity: 300, refillMs: 10 * MINUTE, counts: 'all' },
  { path: FILLED_PAGES, capacity: 3000, refillMs: 10 * MINUTE, counts: 'all' },
  // Only stored addresses count; refused ones are not stored.
  { path: '/rest/v1/rpc/subscribe_to_newsletter', capacity: 60, refillMs: HOUR, counts: 'successes' },
  // A page sends three or four requests when it is opened: enough for fifty users who open pages all the time.
  { path: PAGES_DATA, capacity: 12_000, refillMs: 10 * MINUTE, counts: 'all' },
  // The writing desk saves once a second while a user types: enough for twenty users who never pause.
  { path: SAVED_TEXT, capacity: 12_000, refillMs: 10 * MINUTE, counts: 'all' },
  // No page causes faults, which cost more than most requests. When the database fails by itself, one in ten seconds passes.
  { path: DATA, capacity: 60, refillMs: 10 * MINUTE, counts: 'faults' },
];

/** Sign-ins, which this path also has, are limited as attempts. */
const RENEWALS = '/auth/v1/token';

/** The answer to a request that is too early. */
export function tooManyRequests(path: string, waitMs: number): Response {
  if (path === RENEWALS) return tooManyRenewals(waitMs);
  const retryAfter = Math.max(1, Math.ceil(waitMs / 1000));
  const message = `Too many requests from your network. Please try again after ${retryAfter} ${retryAfter === 1 ? 'second' : 'seconds'}.`;
  const code: ErrorCode = 'rate_limited';
  if (path.startsWith('/functions/') || path === REPORTS_PATH) return jsonError(429, { code, message, retryAfter });
  // The error shape of the data interface, for Supabase's client library.
  const headers = { 'retry-after': String(retryAfter) };
  return Response.json({ code, message, details: null, hint: null }, { status: 429, headers });
}

/** The decoded path, as the services read it, so that encoded letters do not bypass a limit. */
function decodedPath(url: string): string {
  const { pathname } = new URL(url);
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

interface ServiceLimitOptions {
  /** See {@link clientNetwork}. */
  readonly trustedProxies: BlockList;
  /** ms; only differences count. */
  readonly now: () => number;
}

/** Limits on functions, pictures, reports, the data interface, and what visitors can store. */
export function createServiceLimits({ trustedProxies, now }: ServiceLimitOptions): Guard {
  const limits = LIMITS.map((limit) => ({ ...limit, buckets: createTokenBuckets({ ...limit, now }) }));
  return (request, peerAddress) => {
    if (request.method === 'OPTIONS') return undefined;
    const asked = decodedPath(request.url);
    const these = limits.filter(({ path }) => (typeof path === 'string' ? path === asked : path.test(asked)));
    if (these.length === 0) return undefined;
    const network = clientNetwork(request, peerAddress, trustedProxies);
    const waitMs = Math.max(...these.map(({ buckets }) => buckets.wait(network)));
    if (waitMs > 0) return tooManyRequests(asked, waitMs);
    for (const { counts, buckets } of these) {
      if (counts === 'all' || counts === 'successes') buckets.take(network);
    }
    return (status, headers) => {
      const isFault = status === 500 || (status > 500 && headers.has(ERROR_HEADER));
      for (const { counts, buckets } of these) {
        if (counts === 'successes' && status >= 400) buckets.giveBack(network);
        if (counts === 'faults' && isFault) buckets.take(network);
      }
    };
  };
}
