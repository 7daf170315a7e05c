import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The files of a site as Cloudflare documents them for a worker: pages have addresses without `index.html` and `.html`, to which
 * others are redirected; what is missing is answered with `404.html`; types and ETags come from the platform.
 *
 * @param {string} folder
 * @returns {(request: Request) => Promise<Response>}
 */
export function createPagesAssets(folder) {
  const read = (/** @type {string} */ name) => readFile(join(folder, name)).catch(() => undefined);

  return async (request) => {
    const { pathname } = new URL(request.url);
    const pretty = pathname.replace(/\/index(?:\.html)?$/, '/').replace(/\.html$/, '');
    if (pretty !== pathname) return new Response(null, { status: 308, headers: { location: pretty } });
    const candidates = pathname.endsWith('/') ? [`${pathname}index.html`] : [pathname, `${pathname}.html`];
    for (const name of candidates) {
      const content = await read(decodeURIComponent(name));
      if (!content) continue;
      const etag = `"${createHash('md5').update(content).digest('hex')}"`;
      const headers = {
        etag,
        'cache-control': 'public, max-age=0, must-revalidate',
        'access-control-allow-origin': '*',
      };
      if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
      return new Response(request.method === 'HEAD' ? null : new Uint8Array(content), { headers });
    }
    if (await read(`${pathname}/index.html`))
      return new Response(null, { status: 308, headers: { location: `${pathname}/` } });
    return new Response(new Uint8Array((await read('404.html')) ?? []), { status: 404 });
  };
}
