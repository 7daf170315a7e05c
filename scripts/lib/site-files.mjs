import { ORIGIN } from './page-html.mjs';

/**
 * The list of public pages for search engines.
 *
 * @param {readonly { path: string, changed?: string }[]} pages
 */
export function sitemapXml(pages) {
  const entries = pages.map(({ path, changed }) => {
    const day = changed ? `<lastmod>${changed}</lastmod>` : '';
    return `  <url><loc>${ORIGIN}${encodeURI(path)}</loc>${day}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** Everything may be indexed except pages of one user; the pages of share links decide for themselves. */
export function robotsTxt() {
  const closed = ['/dashboard', '/story/', '/auth/v1/', '/rest/v1/', '/functions/v1/'];
  return ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${ORIGIN}/sitemap.xml`, ''].join(
    '\n',
  );
}
