import { verifiedClaims } from './auth/verified-claims.ts';
import { readBody } from './http/read-body.ts';
import { createTokenBuckets } from './rate-limit/token-buckets.ts';

/** Bytes of a write that counts. Each rewrites a text of up to 180 KB, twice with its revision, in tables and in the log. */
const LARGE = 8 * 1024;

/** The writing desk saves once a second while its user types. */
const LIMIT = { capacity: 1200, refillMs: 20 * 60_000 };

/** Rows that a change may have which does not name one by its id. */
const ROWS_MAX = 20;

/** Longer bodies were refused before. */
const ANY_LENGTH = Number.POSITIVE_INFINITY;

function refuse(waitMs: number): Response {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  const body = {
    code: 'rate_limited',
    message: `You’ve saved very often. Please try again after ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
    details: null,
    hint: null,
  };
  return Response.json(body, { status: 429, headers: { 'retry-after': String(seconds) } });
}

/** Calls that take a story out of the index of words, or put it in again. */
const MOVES = /\/rpc\/(?:delete|restore)_story$/;

/** Long texts that a request may write, in rows or in indexes of their words: a change of a title writes those again. */
async function textsIn(request: Request): Promise<number> {
  const { pathname, searchParams } = new URL(request.url);
  if (!pathname.startsWith('/rest/') || request.method === 'GET' || request.method === 'HEAD') return 0;
  if (request.method === 'PATCH') return searchParams.get('id')?.startsWith('eq.') === true ? 1 : ROWS_MAX;
  // An upsert of an unchanged prompt writes the index of its words again, however short its body is.
  if (MOVES.test(pathname) || /resolution/i.test(request.headers.get('prefer') ?? '')) return 1;
  const body = await readBody(request, ANY_LENGTH);
  return body && body.byteLength > LARGE ? 1 : 0;
}

/**
 * Limits how often an account writes long texts through the data interface: saving one again is not counted as growth. Writes that
 * fail count, because the database may have written nearly all of it before.
 */
export function limitLargeWrites(jwtSecret: string) {
  const buckets = createTokenBuckets({ ...LIMIT, now: () => performance.now() });
  return async function write(request: Request, answer: () => Promise<Response>): Promise<Response> {
    const texts = await textsIn(request);
    if (texts === 0) return answer();
    const [, token = ''] = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
    const claims = verifiedClaims(token, jwtSecret);
    const waitMs = claims ? buckets.take(claims.userId, texts) : 0;
    return waitMs > 0 ? refuse(waitMs) : answer();
  };
}
