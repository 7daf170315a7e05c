import type { HostedSite, HostFile } from './hosted-site.ts';
import { cacheControlOf, commonHeaders } from './rules.ts';

/** A pattern of the router as addresses of a redirect; an optional segment and a wildcard stand for everything below. */
function addressesOf(pattern: string): readonly string[] {
  const closed = pattern.replace(/\/[^/]*[*?](?:\/[^]*)?$/, '');
  return closed === pattern ? [pattern] : [closed || '/', `${closed}/*`];
}

/**
 * `_headers` and `_redirects`. Rules that match one address add up there, so that each header has one rule: what is cached for
 * ever is listed file by file, and a missing file is not. The policy of a page stands in the page (`page-policy.ts`).
 */
export function netlifyFiles({ origin, policies, files, patterns }: HostedSite): readonly HostFile[] {
  const rule = (path: string, headers: Readonly<Record<string, string>>): string =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const kept = files.filter((file) => cacheControlOf(file) !== 'no-cache' && !/\.(?:br|gz)$/.test(file));
  const headers = [
    rule('/*', { ...commonHeaders(origin), 'content-security-policy': "frame-ancestors 'none'" }),
    ...kept.map((file) => rule(file, { 'cache-control': cacheControlOf(file) })),
  ];
  const pages = [...policies.keys()].filter((file) => file.endsWith('/index.html'));
  const redirects = [
    ...pages.map((file) => `${file} ${file.slice(0, -'/index.html'.length) || '/'} 301!`),
    ...patterns.flatMap(addressesOf).map((address) => `${address} /app.html 200`),
  ];
  return [
    { name: '_headers', text: `${headers.join('\n')}\n`, isInSite: true },
    { name: '_redirects', text: `${redirects.join('\n')}\n`, isInSite: true },
  ];
}
