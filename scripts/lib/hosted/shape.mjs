import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assemble } from '../assemble.mjs';
import { root, run } from '../run.mjs';
import { startInstallation } from './installation.mjs';
import { missingPrograms } from './missing.mjs';
import { createUndo, freePort } from './processes.mjs';
import { startWorkerd } from './workerd.mjs';

/**
 * Storyloom as it is hosted, on this machine: the site in Cloudflare's runtime, and its data at another origin, where our backend
 * stands in for the data interface and the sign-in service of hosted Supabase, and two processes of Deno run the functions.
 *
 * @typedef {object} HostedShape
 * @property {string} siteUrl
 * @property {import('./installation.mjs').Installation} installation what is at the origin of the data
 * @property {() => Promise<void>} stop ends all processes and removes the data
 */

/**
 * Starts the hosted shape from the builds, with new data in temporary folders.
 *
 * @param {object} [options]
 * @param {number} [options.sitePort] a free one when absent
 * @param {number} [options.dataPort] a free one when absent
 * @param {Readonly<Record<string, string>>} [options.env] settings of the backend
 * @param {Readonly<Record<string, string>>} [options.functionsEnv] settings of the functions
 * @returns {Promise<HostedShape>}
 * @throws Error with what to install, when a program is missing
 */
export async function startHosted({ sitePort, dataPort, ...settings } = {}) {
  const missing = missingPrograms(['nginx', 'workerd']);
  if (missing.length > 0) throw new Error(missing.join('\n'));
  const undo = createUndo();
  try {
    const siteUrl = `http://127.0.0.1:${sitePort ?? (await freePort())}`;
    const port = dataPort ?? (await freePort());
    const installation = await startInstallation({ backends: 1, port, siteUrl, ...settings });
    undo.add(installation.stop);
    const folder = mkdtempSync(join(tmpdir(), 'storyloom-site-'));
    undo.add(() => rmSync(folder, { recursive: true, force: true }));
    const site = join(folder, 'site');
    await assemble({ site, compresses: false });
    await makeReady(site, siteUrl, installation);
    undo.add((await startWorkerd(site, siteUrl)).stop);
    return { siteUrl, installation, stop: undo.all };
  } catch (error) {
    await undo.all();
    throw error;
  }
}

/** Writes the worker, and the address of the data into the pages. @param {string} site @param {string} siteUrl @param {import('./installation.mjs').Installation} installation */
async function makeReady(site, siteUrl, { url, secrets }) {
  const { code, output } = await run(
    process.execPath,
    [join(root, 'backend/dist/hosting.js'), '--for=cloudflare', `--site=${site}`],
    {
      quiet: true,
      env: { SITE_URL: siteUrl, SUPABASE_URL: url, SUPABASE_PUBLISHABLE_KEY: secrets.publishableKey },
    },
  );
  if (code !== 0) throw new Error(`The site could not be made ready for the worker:\n${output}`);
}
