import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Folder of the assembled site. */
export const SITE = join(import.meta.dirname, '../../dist');

/** A mark that only prerendered pages have. */
const WRITTEN = 'id="storyloom-start"';
/** A mark of those that fetch their scripts at once, see `PublicPage` in `shared/src/contract`. */
const LIVE = '"live":true';

/** @param {string} path of a page of the site @returns {Promise<string>} its HTML, as it is assembled */
export const htmlOf = (path) => readFile(join(SITE, path, 'index.html'), 'utf8');

/**
 * Every public page in the sitemap, whether it is prerendered, and whether it fetches its scripts at once.
 *
 * @param {readonly string[]} unlisted paths of pages that are public too
 * @returns {Promise<{ path: string, isWritten: boolean, isLive: boolean }[]>}
 */
export async function publicPages(unlisted) {
  const xml = await readFile(join(SITE, 'sitemap.xml'), 'utf8');
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  if (listed.length === 0) throw new Error('The site lists no public page: its sitemap.xml has no <loc>.');
  const pages = [...listed, ...unlisted].map(async (path) => {
    const html = await htmlOf(path);
    return { path, isWritten: html.includes(WRITTEN), isLive: html.includes(LIVE) };
  });
  return Promise.all(pages);
}
