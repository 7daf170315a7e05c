import { LOADS_NOTHING } from '../gateway/security-headers.ts';
import { RELEASE } from '../site/caching.ts';
import { CONTENT_TYPES } from '../site/content-types.ts';
import type { HostedSite, HostFile } from './hosted-site.ts';
// oxlint-disable-next-line import/default -- the text of the file is put in by the build
import worker from './cloudflare-worker.mjs?raw';
import { CACHE_RULES, commonHeaders, HIDDEN, MISSING_FILE, NAMED_FILE, pageSources } from './rules.ts';

/**
 * A worker that answers every request, because `_headers` and `_redirects` of Cloudflare Pages know neither the status of an
 * answer, so that a missing file would be cached like one that is there, nor more than a hundred rules.
 */
export function cloudflareFiles({ origin, dataOrigin, policies, patterns }: HostedSite): readonly HostFile[] {
  const site = {
    policies: Object.fromEntries(policies),
    pages: pageSources(patterns),
    caching: CACHE_RULES.map(([pattern, value]) => [pattern.source, value]),
    types: CONTENT_TYPES,
    headers: { ...commonHeaders(origin), vary: 'accept-encoding' },
    hidden: HIDDEN,
    release: RELEASE.source,
    named: NAMED_FILE,
    loadsNothing: LOADS_NOTHING,
    missing: MISSING_FILE,
    ...(dataOrigin && { sharePage: `${dataOrigin}/functions/v1/share-page` }),
  };
  const code = worker.replace('export function', 'function');
  const text = `${code}\nexport default createWorker(${JSON.stringify(site, null, 2)});\n`;
  return [{ name: '_worker.js', text, isInSite: true }];
}
