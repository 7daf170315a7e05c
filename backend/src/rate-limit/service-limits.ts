import type { BlockList } from 'node:net';
import type { ErrorCode } from '@storyloom/shared/stream';
import type { Guard } from '../gateway/gateway.ts';
import { jsonError } from '../gateway/json-error.ts';
import { clientNetwork } from './client-network.ts';
import { createTokenBuckets } from './token-buckets.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** One network's share of one address. */
interface Limit {
  readonly path: string;
  readonly capacity: number;
  readonly refillMs: number;
  /** Which answers keep the token: all of them, or only where something was done. */
  readonly counts: 'all' | 'successes';
}

/** Every picture of a shared story; each may have to be drawn. */
const PICTURE = /^\/s\/[^/]+\/cover\.png$/;
const PICTURES = '/s/:shareId/cover.png';

/** Generous enough for a school behind one address; what one person may do is the story service's to say. */
const LIMITS: readonly Limit[] = [
  { path: '/functions/v1/generate-story', capacity: 600, refillMs: 10 * MINUTE, counts: 'all' },
  { path: '/functions/v1/random-prompt', capacity: 300, refillMs: 10 * MINUTE, counts: 'all' },
  // A visitor asks once; a thousand new guests a minute are somebody clearing their storage.
  { path: '/functions/v1/guest-session', capacity: 300, refillMs: 10 * MINUTE, counts: 'all' },
  { path: PICTURES, capacity: 300, refillMs: 10 * MINUTE, counts: 'all' },
  // An address that is refused is stored nowhere, so that only what is stored counts.
  { path: '/rest/v1/rpc/subscribe_to_newsletter', capacity: 60, refillMs: HOUR, counts: 'successes' },
];

function refuse(path: string, waitMs: number): Response {
  const retryAfter = Math.max(1, Math.ceil(waitMs / 1000));
  const message = `Too many requests from your network. Please try again after ${retryAfter} ${retryAfter === 1 ? 'second' : 'seconds'}.`;
  const code: ErrorCode = 'rate_limited';
  if (path.startsWith('/functions/')) return jsonError(429, { code, message, retryAfter });
  // The shape that Supabase's client library reads from the data interface.
  const headers = { 'retry-after': String(retryAfter) };
  return Response.json({ code, message, details: null, hint: null }, { status: 429, headers });
}

/** The path as the services see it: an encoded letter must not lead around the limit. */
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

/** Limits on the functions, on pictures and on what anybody may store without an account. */
export function createServiceLimits({ trustedProxies, now }: ServiceLimitOptions): Guard {
  const limits = new Map(
    LIMITS.map((limit) => [limit.path, { ...limit, buckets: createTokenBuckets({ ...limit, now }) }]),
  );
  return (request, peerAddress) => {
    const path = decodedPath(request.url);
    const limit = limits.get(PICTURE.test(path) ? PICTURES : path);
    if (!limit || request.method === 'OPTIONS') return undefined;
    const network = clientNetwork(request, peerAddress, trustedProxies);
    const waitMs = limit.buckets.take(network);
    if (waitMs > 0) return refuse(limit.path, waitMs);
    return (status) => {
      if (limit.counts === 'successes' && status >= 400) limit.buckets.giveBack(network);
    };
  };
}
