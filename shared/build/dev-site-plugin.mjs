import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Sub-paths that belong to the backend. */
const BACKEND_PATHS = ['/auth/v1', '/rest/v1', '/functions/v1'];

/** Where the backend listens in development. */
const backendUrl = () => `http://${process.env.HOST ?? '127.0.0.1'}:${process.env.PORT ?? 4000}`;

/** Development servers proxy data calls, so that the page has one origin as in production. */
export const backendProxy = () =>
  Object.fromEntries(BACKEND_PATHS.map((path) => [path, { target: backendUrl(), changeOrigin: true }]));

/** Waits for a backend that is starting. @returns {Promise<{ publishableKey: string }>} */
async function backendConfig() {
  const response = await fetch(`${backendUrl()}/storyloom-config.json`).catch(() => undefined);
  if (response?.ok) return response.json();
  return { publishableKey: '' };
}

/**
 * A release map of the development servers of all modules.
 *
 * @param {string} repository
 */
export function developmentReleases(repository) {
  const modules = readdirSync(repository).filter((name) => name.startsWith('mfe-'));
  const descriptors = modules.map((name) => join(repository, name, 'remote.json')).filter((file) => existsSync(file));
  const remotes = descriptors.map((file) => {
    const { port, ...descriptor } = JSON.parse(readFileSync(file, 'utf8'));
    return { ...descriptor, entry: `http://127.0.0.1:${port}/mf-manifest.json` };
  });
  return { remotes };
}

/** The head elements of a remote's standalone page, as in the shell's page. */
const REMOTE_HEAD =
  '<meta name="viewport" content="width=device-width, initial-scale=1" /><script type="application/json" id="storyloom-config"></script></head>';

/**
 * Adds to a development page what the assembly and the backend add to a deployed one: its configuration and, for the shell, a
 * release map of the development servers.
 *
 * @param {string} root folder of the app
 * @returns {import('vite').Plugin}
 */
export function devSite(root) {
  return {
    name: 'storyloom:dev-site',
    apply: 'serve',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const { publishableKey } = await backendConfig();
        const releases = developmentReleases(join(root, '..'));
        /** @param {string} page @param {string} id @param {object} value */
        const fill = (page, id, value) =>
          page.replace(new RegExp(`(id="${id}">)[^<]*`), (_, open) => `${open}${JSON.stringify(value)}`);
        const page = html.includes('id="storyloom-config"') ? html : html.replace('</head>', REMOTE_HEAD);
        return fill(fill(page, 'storyloom-config', { publishableKey }), 'storyloom-releases', releases);
      },
    },
  };
}
