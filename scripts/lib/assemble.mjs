import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf } from '@storyloom/shared/build/integrity';
import { notFoundHtml, ORIGIN, pageHtml, startOf, withIntegrity } from './page-html.mjs';
import { PRERENDER, prerenderPages } from './prerender.mjs';
import { root } from './run.mjs';
import { SetupError } from './setup.mjs';
import { robotsTxt, sitemapXml } from './site-files.mjs';
import { compressAll, filesIn, mirror, writeWhole } from './site-folder.mjs';

/** @typedef {Readonly<Record<string, string>>} Hashes subresource integrity by name of the file */

/**
 * Combines the builds into one site and writes the release map into its HTML and into a file. A remote without a build
 * keeps its routes, so that its slot can name the missing module; its old files are removed.
 *
 * @param {{ site?: string, builds?: Readonly<Record<string, string>>, compresses?: boolean }} [options] folder of the site
 *   (`dist/`), folders of builds outside their modules, by module, and whether texts get compressed copies: most of the time of
 *   an assembly, and of no use to a browser on the same machine
 * @returns {Promise<{ remotes: string[], missing: string[] }>}
 */
export async function assemble({ site = join(root, 'dist'), builds = {}, compresses = true } = {}) {
  const buildOf = (/** @type {string} */ name) => builds[name] ?? join(root, name, 'dist');
  const shell = buildOf('shell');
  if (!existsSync(join(shell, 'index.html')))
    throw new SetupError('The shell has no build yet: run `npm run build` first.');
  const packages = (await readdir(root)).filter((name) => name.startsWith('mfe-')).sort();
  const missing = [];
  const releases = [];
  /** @type {Record<string, string>} */
  const built = {};
  for (const name of packages) {
    const descriptor = JSON.parse(await readFile(join(root, name, 'remote.json'), 'utf8'));
    if (existsSync(join(buildOf(name), 'remote.json'))) {
      built[descriptor.id] = buildOf(name);
    } else {
      missing.push(descriptor.id);
      console.warn(`! ${name} has no build: its pages will say so until it is built and assembled.`);
    }
    releases.push(await releaseOf(descriptor, built[descriptor.id]));
  }
  const map = { remotes: releases, ...contact() };
  const page = withIntegrity(await readFile(join(shell, 'index.html'), 'utf8'), await scriptsIn(shell));
  const html = withReleases(page, map);
  // All steps that may fail come before the first change of the site, which may be in use.
  const prerendered = await prerenderPages({ releases: map, builds: built, shell });
  const texts = siteTexts({ html, map, prerendered });
  for (const { id } of releases) {
    const target = join(site, 'remotes', id);
    if (built[id]) await mirror(built[id], target, [PRERENDER]);
    else await rm(target, { recursive: true, force: true });
  }
  await mirror(shell, site, [PRERENDER], ['remotes', ...Object.keys(texts)]);
  for (const [file, text] of Object.entries(texts)) await writeWhole(join(site, file), withOrigin(text));
  if (compresses) await compressAll(site);
  return { remotes: releases.map(({ id }) => id), missing };
}

/** Fills in the site's address when the operator has set it; otherwise the server does. @param {string} text */
function withOrigin(text) {
  const { SITE_URL } = process.env;
  return SITE_URL ? text.replaceAll(ORIGIN, SITE_URL.replace(/\/+$/, '')) : text;
}

/** The email address of the operator, if it is set. */
function contact() {
  const address = process.env['CONTACT_EMAIL']?.trim();
  if (!address) return {};
  if (!/^[^\s@<>"?&]+@[^\s@<>"?&]+$/.test(address)) throw new SetupError('CONTACT_EMAIL must be an email address.');
  return { contact: address };
}

/**
 * The files that the assembly generates.
 *
 * @param {{ html: string, map: { remotes: readonly { id: string, entry: string, scripts?: Hashes, pageScripts?: Readonly<Record<string, Hashes>> }[] },
 *   prerendered: Awaited<ReturnType<typeof prerenderPages>> }} parts
 *   HTML of the shell with its release map, and prerendered pages
 * @returns {Record<string, string>} by name of the file in the site
 */
function siteTexts({ html, map, prerendered: { pages, files, startScript } }) {
  /** @type {Record<string, string>} */
  const texts = {
    'remotes.json': JSON.stringify(map),
    'app.html': html,
    // Most hosts of static files serve this for unknown addresses, with status 404.
    '404.html': notFoundHtml(html),
    'index.html': html,
  };
  const fileOf = (/** @type {string} */ path) => join(path, 'index.html').slice(1);
  const start = startOf(html);
  const feed = files.find(({ path }) => path.endsWith('.xml'))?.path;
  const home = pages.find(({ path }) => path === '/');
  const pictureOf = (/** @type {typeof home} */ page) => {
    const { remote, picture } = (page?.picture ? page : home) ?? {};
    return picture && `/remotes/${remote}/pictures/${picture.name}.png`;
  };
  for (const page of pages) {
    const release = map.remotes.find(({ id }) => id === page.remote);
    const early = { ...release?.scripts, ...release?.pageScripts?.[page.route ?? ''] };
    const scripts = Object.entries(early).map(([file, hash]) => [`/remotes/${page.remote}/${file}`, hash]);
    texts[fileOf(page.path)] = pageHtml(html, page, {
      start: { ...start, scripts: { ...start.scripts, ...Object.fromEntries(scripts) } },
      startScript,
      picture: pictureOf(page),
      feed,
    });
  }
  for (const { path, content } of files) texts[path.slice(1)] = content.replaceAll('{origin}', ORIGIN);
  texts['sitemap.xml'] = sitemapXml(pages.filter(({ hidden }) => !hidden));
  texts['robots.txt'] = robotsTxt();
  return texts;
}

/**
 * @param {{ id: string, pageFiles?: object }} descriptor
 * @param {string | undefined} build folder of the remote's build, if there is one
 */
async function releaseOf(descriptor, build) {
  const base = `/remotes/${descriptor.id}/`;
  const { pageFiles: _, ...described } = descriptor;
  // Without a build no route counts as prerendered, so that its missing pages are not answered with 404.
  if (!build) return { ...described, prerendered: [], entry: `${base}mf-manifest.json` };
  const built = JSON.parse(await readFile(join(build, 'remote.json'), 'utf8'));
  const manifest = await readFile(join(build, built.entry));
  const { files } = JSON.parse(manifest.toString());
  for (const [file, { integrity }] of Object.entries(files)) {
    const isBuilt = existsSync(join(build, file)) && integrityOf(await readFile(join(build, file))) === integrity;
    if (!isBuilt)
      throw new SetupError(`${join(build, file)} is not the file that was built. Run \`npm run build\` again.`);
  }
  return { ...built, entry: `${base}${built.entry}`, integrity: integrityOf(manifest) };
}

/** @param {string} build folder of the shell's build @returns {Promise<Record<string, string>>} integrity by address */
async function scriptsIn(build) {
  const files = (await filesIn(build))
    .filter((file) => file.endsWith('.js') && !file.startsWith(`${PRERENDER}/`))
    .sort();
  const hashes = files.map(async (file) => [`/${file}`, integrityOf(await readFile(join(build, file)))]);
  return Object.fromEntries(await Promise.all(hashes));
}

/** @param {string} html of the shell's build @param {object} map */
function withReleases(html, map) {
  const slot = /(<script type="application\/json" id="storyloom-releases">)[^<]*(<\/script>)/;
  if (!slot.test(html)) throw new SetupError("The shell's index.html has no storyloom-releases element.");
  const json = JSON.stringify(map).replaceAll('<', '\\u003c');
  return html.replace(slot, (_, open, close) => `${open}${json}${close}`);
}
