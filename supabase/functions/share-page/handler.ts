import type { ServiceDeps } from '../_shared/deps.ts';
import { describeError } from '../_shared/http/describe-error.ts';
import { textAtMost } from '../_shared/http/text-at-most.ts';
import { ANSWER_MAX_BYTES } from '../_shared/limits.ts';
import type { DrawPicture } from '../_shared/published-stories/draw-picture.ts';
import { createSharePages } from '../_shared/published-stories/share-pages.ts';

/** How long the site may take to send its page. */
const SITE_MS = 5000;

/** `/share-page/{shareId}` and the picture below it, after any prefix of the host. */
const ADDRESS = /\/share-page\/([\w-]+)(?:\/|(\/cover\.png))?$/;

/** The site's page and its content security policy; `undefined` when the site does not answer. */
async function readSite(
  deps: ServiceDeps,
  origin: string,
): Promise<{ html: string; policy: string | null } | undefined> {
  try {
    const site = await deps.fetch(`${origin}/app.html`, { signal: AbortSignal.timeout(SITE_MS) });
    if (!site.ok) throw new Error(`The site answered ${site.status}.`);
    const html = await textAtMost(site, ANSWER_MAX_BYTES.page);
    return { html, policy: site.headers.get('content-security-policy') };
  } catch (error) {
    deps.log({ event: 'share_page_failed', error: describeError(error) });
    return undefined;
  }
}

/**
 * `share-page`: the site's page for `/s/{shareId}` with the story's head and status, and `/s/{shareId}/cover.png`, for a
 * CDN that forwards these addresses.
 *
 * @throws Error at once without `siteUrl`
 */
export function sharePage(deps: ServiceDeps, draw: DrawPicture): (request: Request) => Promise<Response> {
  const { siteUrl } = deps.config;
  if (!siteUrl) throw new Error('SITE_URL must be set.');
  const { origin } = new URL(siteUrl);
  const pages = createSharePages(deps, draw);

  return async (request) => {
    const [, shareId, picture] = ADDRESS.exec(new URL(request.url).pathname) ?? [];
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
    }
    if (shareId === undefined) return new Response(null, { status: 404 });
    if (picture) return pages.picture(shareId, request.headers.get('if-none-match'));
    const site = await readSite(deps, origin);
    if (!site) return new Response(null, { status: 503, headers: { 'retry-after': '10' } });
    const { status, html } = await pages.page(site.html, shareId, `${origin}/s/${shareId}`);
    return new Response(html, {
      status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        ...(site.policy !== null && { 'content-security-policy': site.policy }),
      },
    });
  };
}
