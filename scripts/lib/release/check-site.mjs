// `npm run check -- <module> --site <folder or address>`: a build of this checkout against what a deployed site has in service.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { PRERENDER } from '../prerender.mjs';
import { root, run } from '../run.mjs';
import { SetupError } from '../setup.mjs';
import { problemsOf, readShell } from './gate.mjs';
import { problemsInService, readFromSite, releasesOf } from './in-service.mjs';

/** @typedef {import('./site-record.mjs').RemoteRelease} RemoteRelease */

/** @param {string} site @param {string} path @returns {Promise<any>} @throws {SetupError} */
async function readJsonFrom(site, path) {
  const text = await readFromSite(site, path);
  try {
    return JSON.parse(text ?? '');
  } catch {
    throw new SetupError(`${site} is no deployed site: it has no readable ${path}.`);
  }
}

/**
 * The shell in service, as far as a site tells everyone. Its contract is that of the modules in service, which were compared with it.
 *
 * @param {string} site @param {readonly RemoteRelease[]} remotes
 * @returns {Promise<import('./gate.mjs').Shell>}
 */
async function shellInService(site, remotes) {
  const source = join(root, 'shared/src/contract/index.ts');
  /** @type {{ module: typeof import('@storyloom/shared/contract') }} */
  const { module: contract } = await runnerImport(source, { configFile: false, logLevel: 'error' });
  const CONTRACT = /** @type {typeof contract.CONTRACT} */ (remotes[0]?.contract ?? contract.CONTRACT);
  return { contract: { ...contract, CONTRACT }, provided: await readJsonFrom(site, '/provides.json') };
}

/** @param {string} folder */
async function built(folder) {
  const { code, output } = await run('npm', ['run', 'build'], { cwd: join(root, folder), quiet: true });
  if (code !== 0) throw new SetupError(`${folder} does not build:\n\n${output}`);
  return join(root, folder, 'dist');
}

/**
 * Why a build would not work with what a site has in service: of a module with the shell, of the shell with every release of the
 * modules.
 *
 * @param {string} folder of the module or of the shell
 * @param {string} site folder or address
 * @param {string} [given] folder of its build, when it is built already
 * @returns {Promise<readonly string[]>} sentences, none when it would work
 * @throws {SetupError} when the site can't be read, or nothing can be built
 */
export async function problemsWithSite(folder, site, given) {
  /** @type {{ remotes: readonly RemoteRelease[] }} */
  const { remotes } = await readJsonFrom(site, '/remotes.json');
  const build = given ?? (await built(folder));
  if (folder === 'shell') {
    const shell = await readShell(join(build, PRERENDER), join(build, 'provides.json'));
    return problemsInService(site, remotes.flatMap(releasesOf), shell);
  }
  const { id } = JSON.parse(readFileSync(join(root, folder, 'remote.json'), 'utf8'));
  const others = remotes.filter((remote) => remote.id !== id);
  return problemsOf(id, build, await shellInService(site, remotes), others);
}

/**
 * @param {string} folder of an app
 * @param {string} site folder or address
 * @returns {import('../checks.mjs').Check}
 */
export const siteCheck = (folder, site) => ({
  name: `${folder} works with what ${site} has in service`,
  async run() {
    const problems = existsSync(join(root, folder, 'vite.config.ts')) ? await problemsWithSite(folder, site) : [];
    return { ok: problems.length === 0, output: problems.map((problem) => `  • ${problem}`).join('\n') };
  },
});
