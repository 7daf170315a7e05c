// Run by `assemble` in a separate process, in the folder that holds the builds: { releases, remotes } on standard
// input, every public page and file on standard output. React must be set to production before it loads.
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';

/** @typedef {import('@storyloom/shared/contract').PrerenderModule} PrerenderModule */

process.env.NODE_ENV = 'production';
const work = process.argv[2] ?? '';
/** @type {{ releases: object, remotes: string[] }} */
const { releases, remotes } = JSON.parse(await text(process.stdin));

/** @param {string} file @returns {Promise<any>} */
const load = (file) => import(pathToFileURL(join(work, file)).href);

const { renderPage, startScript, ownPages } = await load('node_modules/storyloom-host/render-page.mjs');
const pages = [];
const files = [];
for (const page of ownPages) pages.push({ ...page, ...(await renderPage({ path: page.path, releases })) });
for (const id of remotes) {
  /** @type {PrerenderModule} */
  const module = (await load(`${id}/prerender.mjs`)).default;
  for (const page of module.pages) {
    const rendered = await renderPage({ path: page.path, releases, remote: module.remote });
    pages.push({ ...page, ...rendered, remote: id });
  }
  files.push(...(module.files ?? []));
}
process.stdout.write(JSON.stringify({ pages, files, startScript }));
