import { json, type Answer } from './network.ts';

const html = (status: number) =>
  new Response('<!doctype html><html><head><title>Sorry</title></head><body><h1>It broke</h1></body></html>', {
    status,
    headers: { 'content-type': 'text/html' },
  });

/** An error of PostgREST or Postgres, written for operators. */
const says =
  (status: number, code: string, message: string, headers: Record<string, string> = {}) =>
  () =>
    new Response(JSON.stringify({ code, message, details: null, hint: null }), {
      status,
      headers: { 'content-type': 'application/json', ...headers },
    });

/** An error of our functions or of the gateway. */
const reports =
  (status: number, error: object, headers: Record<string, string> = {}) =>
  () =>
    new Response(JSON.stringify({ error }), { status, headers: { 'content-type': 'application/json', ...headers } });

/** Failures of any remote call. */
const ANY_FAILURES = {
  unreachable: () => new TypeError('Failed to fetch'),
  '401 without a word': () => new Response(null, { status: 401 }),
  '403 without a word': () => new Response(null, { status: 403 }),
  '404 with an empty list': () => json([], 404),
  '409 without a word': () => new Response(null, { status: 409 }),
  '413 without a word': () => new Response(null, { status: 413 }),
  '429 without a word': () => new Response(null, { status: 429 }),
  '429 with a wait': () => new Response(null, { status: 429, headers: { 'retry-after': '40' } }),
  '500 without a word': () => new Response(null, { status: 500 }),
  '500 as a page': () => html(500),
  '500 with half a body': () => new Response('{"message":"no', { status: 500 }),
  '500 with an object for words': () => json({ code: 'internal', message: {}, error: { code: {}, message: [] } }, 500),
  '500 with markup for words': () => json({ code: 'internal', message: '<b>no</b>' }, 500),
  '502 as a page': () => html(502),
  '503 with a wait': () => new Response(null, { status: 503, headers: { 'retry-after': '40' } }),
  'a page for an answer': () => html(200),
  'half a body for an answer': () => new Response('[{"id":"1', { status: 200 }),
  'an empty body for an answer': () => new Response('', { status: 200 }),
} as const satisfies Record<string, () => Answer>;

/** Failures of data calls. */
export const DATA_FAILURES = {
  ...ANY_FAILURES,
  '401 expired': says(401, 'PGRST301', 'JWT expired'),
  '403 by a policy': says(403, '42501', 'new row violates row-level security policy for table "user_stories"'),
  '404 of a table': says(404, 'PGRST205', "Could not find the table 'public.x' in the schema cache"),
  '404 in our words': says(404, 'PT404', 'There is no such story.'),
  '429 in our words': says(429, 'PT429', 'You’ve reached today’s limit for reports. Please try again tomorrow.'),
  '429 of the gateway': says(429, 'rate_limited', 'Too many requests from your network.', { 'retry-after': '40' }),
  '400 by a rule': says(400, '23514', 'new row for relation "x" violates check constraint "y"'),
  '500 of the database': says(500, '57014', 'canceling statement due to statement timeout'),
  '503 while starting': reports(503, { code: 'starting', message: 'Storyloom is not ready. Try again in a moment.' }),
} as const satisfies Record<string, () => Answer>;

/** Failures of calls of the story service. */
export const SERVICE_FAILURES = {
  ...ANY_FAILURES,
  '403 in its words': reports(403, {
    code: 'guest_limit_reached',
    message: 'You have used 3/3 free AI-generated stories. Sign in for unlimited stories.',
  }),
  '413 in its words': reports(413, { code: 'too_large', message: 'Your request is larger than 256 KB. Shorten it.' }),
  '429 in its words': reports(429, { code: 'rate_limited', message: 'Wait a little.', retryAfter: 60 }),
  'a known code without words': reports(503, { code: 'provider_unavailable' }),
  'a known code with markup': reports(502, { code: 'provider_error', message: '<html>no</html>' }),
  'a known code with {}': reports(429, { code: 'provider_rate_limited', message: {}, retryAfter: 'soon' }),
} as const satisfies Record<string, () => Answer>;
