import type { ServiceDeps } from '../_shared/deps.ts';
import type { LoadRenderer } from '../_shared/shares/draw-picture.ts';
import { createSharePages } from '../_shared/shares/share-pages.ts';

/** `/share-page/{shareId}` and the picture below it, behind whatever the host puts before them. */
const ADDRESS = /\/share-page\/([\w-]+)(\/cover\.png)?$/;

/**
 * `share-page`: the site's page for `/s/{shareId}`, with the story's head and status, for a CDN that sends that address
 * here; and `/s/{shareId}/cover.png`.
 *
 * @throws Error at once without `siteUrl`, where the site's page is.
 */
export function sharePage(deps: ServiceDeps, loadRenderer: LoadRenderer): (request: Request) => Promise<Response> {
  const { siteUrl } = deps.config;
  if (!siteUrl) throw new Error('SITE_URL must be set.');
  const { origin } = new URL(siteUrl);
  const pages = createSharePages(deps, loadRenderer);

  return async (request) => {
    const [, shareId, picture] = ADDRESS.exec(new URL(request.url).pathname) ?? [];
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
    }
    if (shareId === undefined) return new Response(null, { status: 404 });
    if (picture) return pages.picture(shareId, request.headers.get('if-none-match'));
    const site = await deps.fetch(`${origin}/index.html`);
    if (!site.ok) return new Response(null, { status: 503, headers: { 'retry-after': '10' } });
    const { status, html } = await pages.page(await site.text(), shareId, `${origin}/s/${shareId}`);
    return new Response(html, {
      status,
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' },
    });
  };
}
