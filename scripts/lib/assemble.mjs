import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf } from '@storyloom/build/integrity';
import { withIntegrity } from './page-html.mjs';
import { PRERENDER } from './prerender.mjs';
import { forEverybody } from './release/change-map.mjs';
import { problemsOf, readShell as readShellRules, refusal } from './release/gate.mjs';
import { besides, problemsInService, releasesOf, shellRefusal } from './release/in-service.mjs';
import { exclusively } from './release/lock.mjs';
import { putInService } from './release/put-in-service.mjs';
import { contentOf, entryOf, isIn, keepPrerender, nameIn, publish, RECORD } from './release/release-files.mjs';
import { publicKeyText } from './release/signing.mjs';
import { log, readMap } from './release/site-record.mjs';
import { root } from './run.mjs';
import { SetupError } from './setup.mjs';
import { copyIfChanged, filesIn, writeIfChanged } from './site-folder.mjs';
import { remoteFolders } from './workspaces.mjs';

/**
 * Combines the builds into one site. A module without a build keeps the release that the site has, or without one its routes, so that
 * its slot can name the missing module.
 *
 * @param {{ site?: string, builds?: Readonly<Record<string, string>>, compresses?: boolean }} [options] folder of the site
 *   (`dist/`), folders of builds outside their modules, by module, and whether texts get compressed copies: most of the time of
 *   an assembly, and of no use to a browser on the same machine
 * @returns {Promise<{ remotes: string[], missing: string[] }>}
 * @throws {SetupError} when a build is refused (see `release/gate.mjs`) or pages can't be rendered. Everything else is in service by then
 */
export async function assemble({ site = join(root, 'dist'), builds = {}, compresses = true } = {}) {
  return exclusively(site, () => assembleInto(site, builds, compresses));
}

/** @param {string} site @param {Readonly<Record<string, string>>} builds @param {boolean} compresses see `assemble` */
async function assembleInto(site, builds, compresses) {
  const buildOf = (/** @type {string} */ name) => builds[name] ?? join(root, name, 'dist');
  const before = await readMap(site, { takesOtherKey: true });
  const shell = await readShell(buildOf('shell'));
  const checks = await readShellRules(join(shell.build, PRERENDER), join(shell.build, 'provides.json'));
  const modules = await Promise.all(remoteFolders().map((folder) => examine(folder, buildOf(folder), checks, before)));
  const staying = (await Promise.all(modules.map(releasesThatStay))).flat();
  const misfits = await problemsInService(site, staying, checks);
  if (misfits.length > 0) throw shellRefusal(misfits);
  const missing = [];
  const remotes = [];
  const refused = [];
  for (const { folder, build, described, old, problems } of modules) {
    const { id } = described;
    if (problems?.length === 0) remotes.push(await releaseInto(site, id, build, old));
    else remotes.push(old ?? withoutBuild(described));
    if (problems === undefined) {
      missing.push(id);
      const instead = old ? 'its last release stays' : 'its pages will say so until it is built and assembled';
      console.warn(`! ${folder} has no build: ${instead}.`);
    } else if (problems.length > 0) refused.push(refusal(id, problems).message);
  }
  await publishShell(site, shell);
  await putInService(site, { remotes, ...(await versionOf(shell.build)), ...contact() }, { compresses });
  if (refused.length > 0) throw new SetupError(`All other modules are in service.\n\n${refused.join('\n\n')}`);
  return { remotes: remotes.map(({ id }) => id), missing };
}

/**
 * Looks at a module of this checkout before anything is written.
 *
 * @param {string} folder of the module
 * @param {string} build folder
 * @param {import('./release/gate.mjs').Shell} shell
 * @param {import('./release/site-record.mjs').ReleaseMap} before
 */
async function examine(folder, build, shell, before) {
  const described = describedBy(folder);
  const others = remoteFolders().filter((other) => other !== folder);
  const problems = existsSync(join(build, 'remote.json'))
    ? await problemsOf(described.id, build, shell, others.map(describedBy))
    : undefined;
  return { folder, build, described, old: before.remotes.find(({ id }) => id === described.id), problems };
}

/**
 * The releases of a module that an assembly leaves in service.
 *
 * @param {Awaited<ReturnType<typeof examine>>} module
 * @returns {Promise<readonly import('./release/in-service.mjs').InService[]>}
 */
async function releasesThatStay({ build, old, problems }) {
  if (!old) return [];
  if (old.pinned || problems?.length !== 0) return releasesOf(old);
  const { canary: _canary, ...withoutCanary } = old;
  const isSame = (await contentOf(build)).name === nameIn(old);
  return besides(isSame ? old : withoutCanary);
}

/** @param {string} folder of a module @returns {any} its description */
const describedBy = (folder) => JSON.parse(readFileSync(join(root, folder, 'remote.json'), 'utf8'));

/**
 * Publishes a build, and gives the entry of its module: of that build, unless an operator has pinned another release.
 *
 * @param {string} site @param {string} id @param {string} build @param {import('./release/site-record.mjs').RemoteRelease} [old]
 */
async function releaseInto(site, id, build, old) {
  const release = await publish(site, id, build);
  const previous = old && nameIn(old);
  if (old?.pinned) {
    if (previous !== release)
      console.warn(`! ${id} is pinned to ${previous}: this build of it is published and not in service.`);
    return old;
  }
  if (previous && previous !== release) await log(site, { action: 'assemble', id, release, previous });
  const entry = forEverybody(old, await entryOf(site, id, release));
  return previous === release && old?.canary ? { ...entry, canary: old.canary } : entry;
}

/** Its routes do not count as prerendered, so that its missing pages are not answered with 404. @param {any} descriptor */
function withoutBuild(descriptor) {
  const { port: _port, pageFiles: _files, ...described } = descriptor;
  return { ...described, prerendered: [], entry: `/remotes/${described.id}/none/mf-manifest.json` };
}

/** The email address of the operator, if it is set. */
function contact() {
  const address = process.env['CONTACT_EMAIL']?.trim();
  if (!address) return {};
  if (!/^[^\s@<>"?&]+@[^\s@<>"?&]+$/.test(address)) throw new SetupError('CONTACT_EMAIL must be an email address.');
  return { contact: address };
}

/** What the shell's build says of itself, if it does. @param {string} build @returns {Promise<{ shell?: object }>} */
async function versionOf(build) {
  const file = join(build, 'version.json');
  return existsSync(file) ? { shell: JSON.parse(await readFile(file, 'utf8')) } : {};
}

/** Origins besides the site's own that modules may come from (`REMOTE_ORIGINS`, separated by spaces). */
function remoteOrigins() {
  const origins = (process.env['REMOTE_ORIGINS'] ?? '').split(/\s+/).filter(Boolean);
  for (const origin of origins)
    if (!URL.canParse(origin) || new URL(origin).origin !== origin || !origin.startsWith('https://'))
      throw new SetupError(`REMOTE_ORIGINS must be origins such as https://modules.example: “${origin}” is none.`);
  return origins.join(' ');
}

/** Servers of developers from which a tab may take a module instead of its release (`REMOTE_OVERRIDES`, separated by spaces). */
function remoteOverrides() {
  const origins = (process.env['REMOTE_OVERRIDES'] ?? '').split(/\s+/).filter(Boolean);
  for (const origin of origins)
    if (!/^(?:https:\/\/[\w.:-]+|http:\/\/(?:localhost|127\.0\.0\.1):\d+)$/.test(origin))
      throw new SetupError(`REMOTE_OVERRIDES must be origins such as http://127.0.0.1:5172: “${origin}” is none.`);
  return origins.join(' ');
}

/** The shell's build: its folder, its page, and the files to publish. @param {string} build */
async function readShell(build) {
  if (!existsSync(join(build, 'index.html')))
    throw new SetupError('The shell has no build yet: run `npm run build` first.');
  if (!existsSync(join(build, PRERENDER)))
    throw new SetupError('The shell’s build is not whole: run `npm run build` again.');
  const files = (await filesIn(build)).filter((file) => !isIn(file, [PRERENDER, '.vite', 'index.html'])).sort();
  const hashes = files
    .filter((file) => file.endsWith('.js'))
    .map(async (file) => [`/${file}`, integrityOf(await readFile(join(build, file)))]);
  const page = withIntegrity(
    (await readFile(join(build, 'index.html'), 'utf8'))
      .replace(/(<meta name="storyloom-origins" content=")[^"]*/, (_, start) => start + remoteOrigins())
      .replace(/(<meta name="storyloom-overrides" content=")[^"]*/, (_, start) => start + remoteOverrides())
      .replace(/(<meta name="storyloom-map-key" content=")[^"]*/, (_, start) => start + publicKeyText()),
    Object.fromEntries(await Promise.all(hashes)),
  );
  return { build, page, files };
}

/** Publishes it next to what earlier releases need, and keeps what the pages of all modules are rendered with. @param {string} site @param {Awaited<ReturnType<typeof readShell>>} shell */
async function publishShell(site, { build, page, files }) {
  const record = join(site, RECORD, 'shell');
  for (const file of files) await copyIfChanged(join(build, file), join(site, file));
  await keepPrerender(build, record);
  await writeIfChanged(join(record, 'page.html'), page);
  await writeIfChanged(join(record, 'files.json'), JSON.stringify(files));
}
