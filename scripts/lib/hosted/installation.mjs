import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../run.mjs';
import { startNginx } from './nginx.mjs';
import { startPostgres } from './postgres.mjs';
import { createUndo, freePort, startProcess } from './processes.mjs';

/** All functions as one server for Deno (`npm run build -w @storyloom/functions`). */
const FUNCTIONS = join(root, 'supabase/dist/functions/_server/index.js');

/** Nothing is downloaded, and nothing is allowed that hosting does not allow. */
const DENO_FLAGS = ['run', '--no-remote', '--no-npm', '--no-config', '--no-lock', '--allow-net', '--allow-env'];

/**
 * Several backends and several servers of the functions on one Postgres, behind one address.
 *
 * @typedef {object} Installation
 * @property {string} url of nginx
 * @property {string} databaseUrl
 * @property {Secrets} secrets
 * @property {readonly Server[]} backends
 * @property {readonly Server[]} functions
 * @property {() => Promise<void>} stop ends all processes and removes the data
 *
 * @typedef {import('./processes.mjs').Running & { url: string }} Server
 * @typedef {{ publishableKey: string, secretKey: string, guestSecret: string }} Secrets
 */

/** The path of the program in the npm package `deno`. @returns {Promise<string>} */
async function denoProgram() {
  const require = createRequire(join(root, 'supabase/package.json'));
  const installation = await import(require.resolve('deno/install_api.cjs'));
  return installation.default.runInstall();
}

/** @param {Readonly<Record<string, string>>} env @param {string} name @returns {Promise<Server>} */
async function startBackend(env, name) {
  const port = await freePort();
  const running = await startProcess({
    name,
    command: process.execPath,
    args: ['--liftoff-only', join(root, 'backend/dist/main.js')],
    env: { PATH: process.env['PATH'], PORT: String(port), ...env },
    ready: /^Storyloom is ready at /m,
  });
  return { ...running, url: `http://127.0.0.1:${port}` };
}

/** @param {Readonly<Record<string, string>>} env @param {string} folder for Deno's own files @param {string} name @returns {Promise<Server>} */
async function startFunctions(env, folder, name) {
  const port = await freePort();
  const running = await startProcess({
    name,
    command: await denoProgram(),
    args: [...DENO_FLAGS, FUNCTIONS],
    env: {
      PATH: process.env['PATH'],
      DENO_DIR: join(folder, 'deno'),
      DENO_NO_UPDATE_CHECK: '1',
      DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`,
      NO_COLOR: '1',
      ...env,
    },
    ready: /Listening on /,
  });
  return { ...running, url: `http://127.0.0.1:${port}` };
}

/**
 * Starts Postgres, backends, functions and nginx with new data in a temporary folder.
 *
 * @param {object} [options]
 * @param {number} [options.backends] how many, 2 when absent; all start at the same moment
 * @param {number} [options.functions] how many, 2 when absent
 * @param {number} [options.port] of nginx; a free one when absent
 * @param {string} [options.site] folder of the site that nginx has; without one, there is only the data
 * @param {string} [options.siteUrl] address of a site with another origin, whose pages may ask this one
 * @param {Readonly<Record<string, string>>} [options.env] settings of the backends
 * @param {Readonly<Record<string, string>>} [options.functionsEnv] settings of the functions
 * @returns {Promise<Installation>}
 */
export async function startInstallation(options = {}) {
  const { backends = 2, functions = 2, port = await freePort(), siteUrl } = options;
  if (!existsSync(FUNCTIONS)) throw new Error('The functions are not built: run `npm run build`.');
  const undo = createUndo();
  try {
    const folder = mkdtempSync(join(tmpdir(), 'storyloom-installation-'));
    undo.add(() => rmSync(folder, { recursive: true, force: true }));
    const database = await startPostgres();
    undo.add(database.stop);
    const databaseUrl = database.urlOf('postgres');
    const url = `http://127.0.0.1:${port}`;
    const data = join(folder, 'data');
    const ofBackends = {
      DATABASE_URL: databaseUrl,
      // One folder for all of them: it has only the secrets, which must be the same.
      STORYLOOM_DATA: data,
      STORYLOOM_SITE: options.site ?? join(folder, 'no-site'),
      SITE_URL: siteUrl ?? url,
      TRUSTED_PROXIES: '127.0.0.1',
      ...options.env,
    };
    const started = await all(backends, (index) => startBackend(ofBackends, `backend ${index + 1}`), undo);
    /** @type {Secrets} */
    const secrets = JSON.parse(readFileSync(join(data, 'secrets.json'), 'utf8'));
    const ofFunctions = {
      SUPABASE_URL: url,
      SUPABASE_PUBLISHABLE_KEY: secrets.publishableKey,
      SUPABASE_SECRET_KEY: secrets.secretKey,
      GUEST_TOKEN_SECRET: secrets.guestSecret,
      SITE_URL: siteUrl ?? url,
      ...options.functionsEnv,
    };
    const written = await all(
      functions,
      (index) => startFunctions(ofFunctions, folder, `functions ${index + 1}`),
      undo,
    );
    const nginx = await startNginx(
      { port, backends: started.map((server) => server.url), functions: written.map((server) => server.url) },
      options.site ? { folder: options.site, publishableKey: secrets.publishableKey } : undefined,
    );
    undo.add(nginx.stop);
    return { url, databaseUrl, secrets, backends: started, functions: written, stop: undo.all };
  } catch (error) {
    await undo.all();
    throw error;
  }
}

/**
 * Starts servers at the same moment. When one does not start, all are ended by the caller.
 *
 * @param {number} count @param {(index: number) => Promise<Server>} start @param {ReturnType<typeof createUndo>} undo
 */
async function all(count, start, undo) {
  const starting = Array.from({ length: count }, (_, index) => start(index));
  const settled = await Promise.allSettled(starting);
  for (const result of settled) if (result.status === 'fulfilled') undo.add(() => result.value.stop());
  return Promise.all(starting);
}
