/** Headers for every answer. The content security policy of a page is made with the page. */
const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
};

/** Everything runs on one origin; Lite would let every website read its answers. */
const CROSS_ORIGIN_HEADERS = [
  'access-control-allow-origin',
  'access-control-allow-headers',
  'access-control-allow-methods',
  'access-control-allow-credentials',
  'access-control-expose-headers',
  'access-control-max-age',
];

/** A year without an unencrypted visit, of this name and no other: names below it are not this server's. */
const HTTPS_ONLY = 'max-age=31536000';

/** @param isHttps whether people use this server by https */
export function secureHeaders(headers: Headers, requestId: string, isHttps: boolean): void {
  const tellsNobody = headers.get('referrer-policy') === 'no-referrer';
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) headers.set(name, value);
  if (tellsNobody) headers.set('referrer-policy', 'no-referrer');
  for (const name of CROSS_ORIGIN_HEADERS) headers.delete(name);
  headers.delete('x-powered-by');
  headers.set('x-request-id', requestId);
  if (isHttps) headers.set('strict-transport-security', HTTPS_ONLY);
  // Lite says nothing about caching, and its answers are someone's own.
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
  // An answer that is no page needs no right to load anything. A script is left out: in a worker this would rule it.
  const isScript = headers.get('content-type')?.startsWith('text/javascript');
  if (!isScript && !headers.has('content-security-policy')) {
    headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
  }
}
