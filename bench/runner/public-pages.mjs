import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Folder of the assembled site. */
export const SITE = join(import.meta.dirname, '../../dist');

/** A mark that only prerendered pages have. */
const WRITTEN = 'id="storyloom-start"';

/** @param {string} path of a page of the site @returns {Promise<string>} its HTML, as it is assembled */
export const htmlOf = (path) => readFile(join(SITE, path, 'index.html'), 'utf8');

/**
 * Every public page in the sitemap, and whether it is prerendered.
 *
 * @param {readonly string[]} unlisted paths of pages that are public too
 * @returns {Promise<{ path: string, isWritten: boolean }[]>}
 */
export async function publicPages(unlisted) {
  const xml = await readFile(join(SITE, 'sitemap.xml'), 'utf8');
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  if (listed.length === 0) throw new Error('The site lists no public page: its sitemap.xml has no <loc>.');
  const pages = [...listed, ...unlisted].map(async (path) => ({
    path,
    isWritten: (await htmlOf(path)).includes(WRITTEN),
  }));
  return Promise.all(pages);
}
