// Run by `assemble` in a separate process for the shell and for each remote, in the folder that holds the builds: { releases,
// remote } on standard input, its pages and files on standard output. React must be set to production before it loads.
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';

/** @typedef {import('@storyloom/shared/contract').PrerenderModule} PrerenderModule */

process.env.NODE_ENV = 'production';
const work = process.argv[2] ?? '';
/** @type {{ releases: object, remote?: string }} */
const { releases, remote } = JSON.parse(await text(process.stdin));

/** @param {string} file @returns {Promise<any>} */
const load = (file) => import(pathToFileURL(join(work, file)).href);

const { renderPage, startScript, ownPages } = await load('node_modules/storyloom-host/render-page.mjs');
/** @type {Pick<PrerenderModule, 'pages' | 'files'> & { remote?: PrerenderModule['remote'] }} */
const module = remote === undefined ? { pages: ownPages } : (await load(`${remote}/prerender.mjs`)).default;
const pages = [];
for (const page of module.pages) {
  const rendered = await renderPage({ path: page.path, releases, remote: module.remote });
  pages.push({ ...page, ...rendered, remote });
}
process.stdout.write(JSON.stringify({ pages, files: module.files ?? [], startScript }));
