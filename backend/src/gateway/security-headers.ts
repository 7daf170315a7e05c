/** Headers for every answer. The content security policy of a page is made with the page. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
};

/** Lite's CORS headers are removed: they would let every website read its answers, and all pages have this origin. */
const CROSS_ORIGIN_HEADERS = [
  'access-control-allow-origin',
  'access-control-allow-headers',
  'access-control-allow-methods',
  'access-control-allow-credentials',
  'access-control-expose-headers',
  'access-control-max-age',
];

/** HTTPS only, for a year. Without subdomains, which may belong to other servers. */
export const HTTPS_ONLY = 'max-age=31536000';

/** The content security policy of what is neither a page nor a script. */
export const LOADS_NOTHING = "default-src 'none'; frame-ancestors 'none'";

/** @param isHttps whether the public address of this server is https */
export function secureHeaders(headers: Headers, requestId: string, isHttps: boolean): void {
  const tellsNobody = headers.get('referrer-policy') === 'no-referrer';
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) headers.set(name, value);
  if (tellsNobody) headers.set('referrer-policy', 'no-referrer');
  for (const name of CROSS_ORIGIN_HEADERS) headers.delete(name);
  headers.delete('x-powered-by');
  headers.set('x-request-id', requestId);
  if (isHttps) headers.set('strict-transport-security', HTTPS_ONLY);
  // Lite sends no cache headers, and its answers are private.
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
  // Other answers than pages load nothing. Scripts are excluded, because a worker would apply the policy to itself.
  const isScript = headers.get('content-type')?.startsWith('text/javascript');
  if (!isScript && !headers.has('content-security-policy')) headers.set('content-security-policy', LOADS_NOTHING);
}
