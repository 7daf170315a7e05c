import { createHash } from 'node:crypto';

/** What a request is answered with, on every host. */
export interface ExpectedAnswer {
  readonly path: string;
  readonly encoding?: string;
  readonly status: number | readonly number[];
  readonly type?: string;
  readonly cache?: string;
  readonly location?: string;
  /** Part of the body. */
  readonly body?: string;
  /** `page`: allows exactly the inline code of the body. `nothing`: loads nothing. */
  readonly policy?: 'page' | 'nothing' | 'none';
  /** How the body is compressed; `null`: not at all. */
  readonly coding?: string | null;
  /** Whether search engines are told not to index it. */
  readonly hidden?: boolean;
}

const HTML = 'text/html; charset=utf-8';
const JS = 'text/javascript; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';
const FOR_EVER = 'public, max-age=31536000, immutable';
const STORY = '5b0e1d52-6f4e-4f0d-9c57-0b8a4f5b1c11';
const POST = '/blog/world-building-for-people-who-have-never-built-a-world';

const page = (path: string, name: string): ExpectedAnswer => ({
  path,
  status: 200,
  type: HTML,
  cache: 'no-cache',
  body: `${name} page`,
  policy: 'page',
});
const unknown = (path: string): ExpectedAnswer => ({
  path,
  status: 404,
  type: HTML,
  cache: 'no-store',
  policy: 'page',
  hidden: true,
});
const missing = (path: string): ExpectedAnswer => ({
  path,
  status: 404,
  type: 'application/json',
  cache: 'no-store',
  body: 'not_found',
});
const file = (path: string, type: string, cache: string): ExpectedAnswer => ({
  path,
  status: 200,
  type,
  cache,
  policy: type === JS ? 'none' : 'nothing',
});
const moved = (path: string, location: string): ExpectedAnswer => ({ path, status: 301, location, cache: 'no-cache' });
/** A server may refuse these before it looks for a file. */
const refused = (path: string): ExpectedAnswer => ({ path, status: [400, 404] });

export const HOSTING_TABLE: readonly ExpectedAnswer[] = [
  page('/', 'home'),
  page('/about', 'about'),
  page('/about/?from=here', 'about'),
  page(POST, 'post'),
  page('/generators/fantasy', 'app'),
  page('/Generators/Fantasy/', 'app'),
  page('/auth', 'app'),
  page(`/story/${STORY}`, 'app'),
  page('/library/any/shelf', 'app'),
  page('/app.html', 'app'),
  ...['/nowhere/at/all', '/about/us', '/blog/no-such-post', '/story/1', '/app', '/404', '/404.html'].map(unknown),
  { ...file('/assets/main-abcdef12.js', JS, FOR_EVER), encoding: 'gzip, deflate, br', coding: 'br' },
  { ...file('/assets/main-abcdef12.js', JS, FOR_EVER), encoding: 'gzip', coding: 'gzip' },
  { ...file('/assets/main-abcdef12.js', JS, FOR_EVER), encoding: 'br;q=0, gzip', coding: 'gzip' },
  { ...file('/assets/main-abcdef12.js', JS, FOR_EVER), encoding: 'identity', coding: null, body: 'once upon a time' },
  { ...page('/about', 'about'), encoding: 'gzip', coding: 'gzip' },
  file('/assets/small-abcdef12.js', JS, FOR_EVER),
  file('/assets/style-abcdef12.css', 'text/css; charset=utf-8', FOR_EVER),
  file('/assets/font-abcdef12.woff2', 'font/woff2', FOR_EVER),
  file('/remotes/generator/3f9a0c1d2b4e5f60/entry.js', JS, FOR_EVER),
  // The name of a release spelled in another way, for another attempt.
  file('/remotes/generator/%33f9a0c1d2b4e5f60/entry.js', JS, FOR_EVER),
  file('/remotes/generator/3%669%610c1d2b4e5f60/entry.js', JS, FOR_EVER),
  file('/remotes/generator/assets/routes-C-d_f012.js', JS, FOR_EVER),
  file('/remotes/generator/assets/remoteEntry-abcdef12.js', JS, 'no-cache'),
  file('/remotes/generator/remoteEntry.js', JS, 'no-cache'),
  file('/remotes/generator/mf-manifest.json', JSON_TYPE, 'no-cache'),
  file('/remotes.json', JSON_TYPE, 'no-cache'),
  file('/favicon.svg', 'image/svg+xml; charset=utf-8', 'no-cache'),
  file('/sitemap.xml', 'application/xml; charset=utf-8', 'no-cache'),
  file('/robots.txt', 'text/plain; charset=utf-8', 'no-cache'),
  ...[
    '/assets/missing-abcdef12.js',
    '/missing.png',
    '/remotes/nobody/remoteEntry.js',
    '/remotes/generator',
    '/assets/main-abcdef12.js.br',
    '/.env',
    '/assets/.hidden',
    '/a%5c..%5cb',
  ].map(missing),
  moved('/about/index.html', '/about'),
  moved('/index.html?a=b', '/?a=b'),
  moved('//about', '/about'),
  moved('/generators//fantasy?x=1', '/generators/fantasy?x=1'),
  moved('/caf%C3%A9//x', '/caf%C3%A9/x'),
  ...['/..%2f..%2fetc/passwd', '/%2e%2e%2fsecret', '/%00', '/%E0%A4%A'].map(refused),
];

const SECURITY: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
};

const sha = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The policy that a page must have: with the hash of each inline script and style of it, and no other. */
function policyFor(html: string): object {
  const hashes = (pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([, code = '']) => sha(code));
  return {
    'default-src': "'self'",
    'frame-ancestors': "'none'",
    'base-uri': "'none'",
    'script-src': ["'self'", ...hashes(/<script>(.*?)<\/script>/gs)].join(' '),
    'style-src': ["'self'", sha(''), ...hashes(/<style>(.*?)<\/style>/gs)].join(' '),
  };
}

/** A policy as its directives, without those that a table of hosts says nothing of. */
function directivesOf(policy: string | null, kind: ExpectedAnswer['policy']): unknown {
  if (kind !== 'page') return policy;
  const directives = (policy ?? '').split('; ').map((part) => part.split(/ (.*)/).slice(0, 2));
  return Object.fromEntries(directives.filter(([name = '']) => name in policyFor('')));
}

const policyOf = (kind: ExpectedAnswer['policy'], html: string): unknown => {
  if (kind === 'page') return policyFor(html);
  return kind === 'none' ? null : "default-src 'none'; frame-ancestors 'none'";
};

/** A name for a row in a list of tests. */
export const nameOf = ({ path, encoding }: ExpectedAnswer): string => (encoding ? `${path} (${encoding})` : path);

/** What an answer has of that which is expected of every host, and that: the two are to be equal. */
export async function compare(response: Response, expected: ExpectedAnswer): Promise<{ seen: object; wanted: object }> {
  const { headers } = response;
  const html = await response.text();
  const { status, location, cache, type, body, policy, coding, hidden = false } = expected;
  if (typeof status !== 'number')
    return { seen: { isRefused: status.includes(response.status) }, wanted: { isRefused: true } };
  const facts: (readonly [name: string, seen: unknown, wanted: unknown])[] = [
    ['status', response.status, status],
    ['security', Object.fromEntries([...headers].filter(([name]) => name in SECURITY)), SECURITY],
    ['robots', headers.get('x-robots-tag'), hidden ? 'noindex' : null],
  ];
  if (location !== undefined) facts.push(['location', headers.get('location'), location]);
  if (cache !== undefined) facts.push(['cache', headers.get('cache-control'), cache]);
  if (type !== undefined) facts.push(['type', headers.get('content-type')?.toLowerCase().slice(0, type.length), type]);
  if (body !== undefined) facts.push(['body', html.includes(body) ? body : html, body]);
  if (policy)
    facts.push(['policy', directivesOf(headers.get('content-security-policy'), policy), policyOf(policy, html)]);
  if (coding !== undefined) {
    facts.push(['coding', headers.get('content-encoding'), coding]);
    facts.push(['vary', headers.get('vary')?.toLowerCase().includes('accept-encoding'), true]);
  }
  return {
    seen: Object.fromEntries(facts.map(([name, seen]) => [name, seen])),
    wanted: Object.fromEntries(facts.map(([name, , wanted]) => [name, wanted])),
  };
}
