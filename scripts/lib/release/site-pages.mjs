// The HTML files of a site: written by the shell's build and from what the releases of the modules prerender.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { notFoundHtml, ORIGIN, pageHtml, startOf } from '../page-html.mjs';
import { PRERENDER, prerenderPages } from '../prerender.mjs';
import { robotsTxt, sitemapXml } from '../site-files.mjs';
import { filesIn, writeIfChanged } from '../site-folder.mjs';
import { nameIn, RECORD } from './release-files.mjs';

/**
 * @typedef {import('../page-html.mjs').PrerenderedPage} PrerenderedPage
 * @typedef {import('@storyloom/shared/contract').ReleaseMap} ReleaseMap
 * @typedef {{ pages: readonly PrerenderedPage[], files: readonly { path: string, content: string }[], startScript: string }} Rendered pages of the
 *   shell or of one module
 * @typedef {{ id: string, reason: string }} Failure whose pages can't be written, and why
 */

/** Everything that the pages of one release depend on besides their module: the shell, and the navigation of all modules. @param {string} site @param {ReleaseMap} map */
async function frameOf(site, map) {
  const hash = createHash('sha256');
  const shell = join(site, RECORD, 'shell', PRERENDER);
  for (const file of (await filesIn(shell)).sort()) hash.update(file).update(await readFile(join(shell, file)));
  const { remotes, shell: _, ...rest } = map;
  const seen = remotes.map(({ id, routes, nav, pageNames, prerendered }) => ({
    id,
    routes,
    nav,
    pageNames,
    prerendered,
  }));
  return hash.update(JSON.stringify([seen, rest])).digest('hex');
}

/**
 * Renders the pages of the shell, or of one module, unless the stored ones were rendered from the same. When that fails, the last
 * good pages stay.
 *
 * @param {string} site folder
 * @param {ReleaseMap} map
 * @param {string} frame see `frameOf`
 * @param {import('@storyloom/shared/contract').RemoteRelease} [release] of the module
 * @returns {Promise<{ rendered?: Rendered, failure?: Failure }>} nothing for a module without pages
 */
async function render(site, map, frame, release) {
  const folder = join(site, RECORD, release?.id ?? 'shell');
  const build = join(folder, release ? (nameIn(release) ?? '') : '', PRERENDER);
  if (!existsSync(build)) return {};
  const store = join(folder, 'pages.json');
  const from = `${frame} ${release?.entry} ${release?.integrity}`;
  const last = existsSync(store) ? JSON.parse(await readFile(store, 'utf8')) : undefined;
  if (last?.from === from) return { rendered: last };
  try {
    const shell = join(site, RECORD, 'shell', PRERENDER);
    const rendered = await prerenderPages({
      releases: map,
      shell,
      ...(release && { remote: { id: release.id, build } }),
    });
    await writeIfChanged(store, JSON.stringify({ from, ...rendered }));
    return { rendered };
  } catch (error) {
    return { rendered: last, failure: { id: release?.id ?? 'shell', reason: /** @type {Error} */ (error).message } };
  }
}

/**
 * Why the pages of a build can't be rendered, without writing anything.
 *
 * @param {string} site folder
 * @param {ReleaseMap} map with the module
 * @param {string} id of the module
 * @param {string} build folder
 * @returns {Promise<string | undefined>}
 */
export async function reasonAgainstPages(site, map, id, build) {
  if (!existsSync(join(build, PRERENDER))) return undefined;
  const shell = join(site, RECORD, 'shell', PRERENDER);
  const remote = { id, build: join(build, PRERENDER) };
  return prerenderPages({ releases: map, shell, remote }).then(
    () => undefined,
    (error) => error.message,
  );
}

/**
 * Renders the pages of the shell and of all modules whose pages have changed.
 *
 * @param {string} site folder
 * @param {ReleaseMap} map
 * @returns {Promise<{ rendered: readonly Rendered[], failures: readonly Failure[] }>}
 */
export async function renderAll(site, map) {
  const frame = await frameOf(site, map);
  const parts = await Promise.all([undefined, ...map.remotes].map((release) => render(site, map, frame, release)));
  return {
    rendered: parts.flatMap(({ rendered }) => rendered ?? []),
    failures: parts.flatMap(({ failure }) => failure ?? []),
  };
}

/**
 * The files of a site that are neither a module's nor the shell's build.
 *
 * @param {string} html the page of the shell's build
 * @param {readonly Rendered[]} rendered the shell's and the modules' pages
 * @returns {Record<string, string>} by name of the file
 */
export function pageTexts(html, rendered) {
  /** @type {Record<string, string>} */
  const texts = {
    'app.html': html,
    // Most hosts of static files serve this for unknown addresses, with status 404.
    '404.html': notFoundHtml(html),
    'index.html': html,
  };
  const pages = rendered.flatMap((part) => part.pages);
  const files = rendered.flatMap((part) => part.files);
  const start = startOf(html);
  const startScript = rendered[0]?.startScript ?? '';
  const feed = files.find(({ path }) => path.endsWith('.xml'))?.path;
  const home = pages.find(({ path }) => path === '/');
  for (const page of pages) {
    const { remote, picture: drawn } = (page.picture ? page : home) ?? {};
    const picture = drawn && `/remotes/${remote}/pictures/${drawn.name}.png`;
    texts[join(page.path, 'index.html').slice(1)] = pageHtml(html, page, { start, startScript, picture, feed });
  }
  for (const { path, content } of files) texts[path.slice(1)] = content.replaceAll('{origin}', ORIGIN);
  texts['sitemap.xml'] = sitemapXml(pages.filter(({ hidden }) => !hidden));
  texts['robots.txt'] = robotsTxt();
  return texts;
}

/** Fills in the site's address when the operator has set it; otherwise the server does. @param {string} text */
function withOrigin(text) {
  const { SITE_URL } = process.env;
  return SITE_URL ? text.replaceAll(ORIGIN, SITE_URL.replace(/\/+$/, '')) : text;
}

/** Writes the files that differ. @param {string} site @param {Readonly<Record<string, string>>} texts by name of the file */
export async function writePages(site, texts) {
  for (const [file, text] of Object.entries(texts)) await writeIfChanged(join(site, file), withOrigin(text));
}
