import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { dataUrl, deployedSite, modulePort } from './dev-servers.mjs';

/** Sub-paths that belong to the backend. */
const BACKEND_PATHS = ['/auth/v1', '/rest/v1', '/functions/v1'];

/**
 * What development servers pass on, so that the page has one origin as in production: data calls, and files of modules that come from
 * a deployed site.
 *
 * @returns {Record<string, import('vite').ProxyOptions>}
 */
export function developmentProxy() {
  const data = dataUrl();
  // A deployed site refuses calls of pages of other sites.
  const headers = process.env['DEV_DATA'] ? { origin: new URL(data).origin } : {};
  const calls = BACKEND_PATHS.map((path) => [path, { target: data, changeOrigin: true, headers }]);
  const site = deployedSite();
  return Object.fromEntries([...calls, ...(site ? [['/remotes/', { target: site, changeOrigin: true }]] : [])]);
}

/** A backend that starts, or starts again after a change, answers after a second or two. */
const ANSWER_TRIES = 100;
const PAUSE_MS = 100;

/** The answer of an address, as soon as there is a good one. @param {string} address @param {RequestInit} request */
async function answerOf(address, request) {
  for (let tries = 1; tries < ANSWER_TRIES; tries += 1) {
    const response = await fetch(address, request).catch(() => undefined);
    if (response?.ok) return response;
    await pause(PAUSE_MS);
  }
  return undefined;
}

/**
 * The configuration of a page, from the backend, which may still be starting, or from the page of a deployed site. Its data calls go to the
 * page's own origin, and this server passes them on, unless the site has its data elsewhere.
 *
 * @returns {Promise<{ publishableKey: string, supabaseUrl?: string }>}
 */
async function backendConfig() {
  const isSite = Boolean(process.env['DEV_DATA']);
  const address = `${dataUrl()}/${isSite ? '' : 'storyloom-config.json'}`;
  const response = await answerOf(address, { headers: { accept: isSite ? 'text/html' : '*/*' } });
  const text = (await response?.text()) ?? '';
  try {
    const json = isSite ? (/id="storyloom-config"[^>]*>([^<]*)</.exec(text)?.[1] ?? '') : text;
    const { publishableKey, supabaseUrl = '' } = JSON.parse(json);
    const isElsewhere = isSite && URL.canParse(supabaseUrl) && new URL(supabaseUrl).origin !== new URL(address).origin;
    return { publishableKey, ...(isElsewhere && { supabaseUrl }) };
  } catch {
    return { publishableKey: '' };
  }
}

/**
 * A release map of the development servers of all modules.
 *
 * @param {string} repository
 * @returns {{ remotes: { id: string, entry: string }[] }}
 */
export function developmentReleases(repository) {
  const modules = readdirSync(repository).filter((name) => name.startsWith('mfe-'));
  const descriptors = modules.map((name) => join(repository, name, 'remote.json')).filter((file) => existsSync(file));
  const remotes = descriptors.map((file) => {
    const { port, ...descriptor } = JSON.parse(readFileSync(file, 'utf8'));
    return { ...descriptor, entry: `http://127.0.0.1:${modulePort({ port })}/mf-manifest.json` };
  });
  return { remotes };
}

/**
 * The release map of a deployed site, with one module of this repository in the place of its release.
 *
 * @param {string} repository
 * @param {string} site address
 * @param {string} id of the module
 * @throws {Error} when the site does not answer with a release map
 */
export async function mixedReleases(repository, site, id) {
  const response = await fetch(`${site}/remotes.json`);
  if (!response.ok) throw new Error(`${site}/remotes.json answered ${response.status}.`);
  /** @type {{ remotes: readonly { id: string }[] }} */
  const { remotes } = await response.json();
  const own = developmentReleases(repository).remotes.filter((release) => release.id === id);
  return { remotes: [...remotes.filter((release) => release.id !== id), ...own] };
}

/** The head elements of a remote's standalone page, as in the shell's page. */
const REMOTE_HEAD =
  '<meta name="viewport" content="width=device-width, initial-scale=1" /><script type="application/json" id="storyloom-config"></script></head>';

/**
 * Fills in an element of a page that contains JSON.
 *
 * @param {string} page @param {string} id of the element @param {object} value
 */
const fill = (page, id, value) =>
  page.replace(new RegExp(`(id="${id}">)[^<]*`), (_, open) => `${open}${JSON.stringify(value)}`);

/**
 * Adds to a development page the configuration that the backend adds to a deployed one.
 *
 * @returns {import('vite').Plugin}
 */
export function devConfig() {
  return {
    name: 'storyloom:dev-config',
    apply: 'serve',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const page = html.includes('id="storyloom-config"') ? html : html.replace('</head>', REMOTE_HEAD);
        return fill(page, 'storyloom-config', await backendConfig());
      },
    },
  };
}

/**
 * Gives the shell's development page the release map: of the development servers of all modules, or of a deployed site (`DEV_FROM`)
 * with one module (`DEV_MODULE`) of this repository.
 *
 * @param {string} root folder of the shell
 * @returns {import('vite').Plugin}
 */
export function devReleases(root) {
  const repository = join(root, '..');
  const releases = async () => {
    const site = deployedSite();
    return site ? mixedReleases(repository, site, process.env['DEV_MODULE'] ?? '') : developmentReleases(repository);
  };
  return {
    name: 'storyloom:dev-releases',
    apply: 'serve',
    // The page asks for the newest map when a module can't be loaded.
    configureServer({ middlewares }) {
      middlewares.use('/remotes.json', async (_request, response, next) => {
        try {
          const map = JSON.stringify(await releases());
          response.setHeader('Content-Type', 'application/json');
          response.end(map);
        } catch (error) {
          next(error);
        }
      });
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html) => fill(html, 'storyloom-releases', await releases()),
    },
  };
}
