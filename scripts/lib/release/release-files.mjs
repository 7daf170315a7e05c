// The files of one release of a module: below `/remotes/<id>/<release>/` they never change.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, cp, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { integrityOf } from '@storyloom/build/integrity';
import { PRERENDER } from '../prerender.mjs';
import { SetupError } from '../setup.mjs';
import { copyIfChanged, filesIn } from '../site-folder.mjs';

/** Folders with files that pages name, below the module's own folder: an address in a page outlives the release. */
export const STABLE = ['pictures', 'assets/pictures'];

/** What a build contains besides, and no browser asks for. */
const PRIVATE = [PRERENDER, '.vite', 'mf-stats.json'];

/** Characters of the name of a release. */
const NAME_LENGTH = 16;

/** The private record of a site: what its releases were made of, and when. Servers do not send names that begin with a dot. */
export const RECORD = '.releases';

/** The log of all changes. */
export const LOG = `${RECORD}/log.jsonl`;

/** The release map. */
export const MAP = 'remotes.json';

/** @param {string} file @param {readonly string[]} names of files and folders */
export const isIn = (file, names) => names.some((name) => file === name || file.startsWith(`${name}/`));

/**
 * Reads a file of a build as JSON.
 *
 * @param {string} file
 * @returns {Promise<any>}
 * @throws {SetupError} when it is missing or broken
 */
export async function readJson(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (cause) {
    throw new SetupError(`${file} can’t be read: ${/** @type {Error} */ (cause).message}. Build the module again.`);
  }
}

/**
 * The files that a build publishes, with their hashes, and the name of the release that they make. Scripts that its manifest does
 * not list are left out: they are of an earlier build.
 *
 * @param {string} build folder
 * @returns {Promise<{ name: string, files: ReadonlyMap<string, string> }>}
 */
export async function contentOf(build) {
  const { files: scripts } = await readJson(join(build, 'mf-manifest.json'));
  const published = (await filesIn(build)).filter(
    (file) => !isIn(file, [...PRIVATE, ...STABLE]) && !(file.endsWith('.js') && !(file in scripts)),
  );
  const hashes = published
    .sort()
    .map(async (file) => /** @type {const} */ ([file, integrityOf(await readFile(join(build, file)))]));
  const files = new Map(await Promise.all(hashes));
  const name = createHash('sha256')
    .update(JSON.stringify([...files]))
    .digest('hex')
    .slice(0, NAME_LENGTH);
  return { name, files };
}

/**
 * Publishes a build next to earlier releases, whole or not at all, and keeps what prerenders its pages.
 *
 * @param {string} site folder
 * @param {string} id of the module
 * @param {string} build folder
 * @returns {Promise<string>} name of the release
 */
export async function publish(site, id, build) {
  const { name, files } = await contentOf(build);
  const folder = join(site, 'remotes', id, name);
  if (!existsSync(folder)) {
    const partial = join(site, 'remotes', id, `.${name}`);
    await rm(partial, { recursive: true, force: true });
    for (const file of files.keys()) {
      await mkdir(dirname(join(partial, file)), { recursive: true });
      await copyFile(join(build, file), join(partial, file));
    }
    await rename(partial, folder);
  }
  for (const file of await filesIn(build))
    if (isIn(file, STABLE)) await copyIfChanged(join(build, file), join(site, 'remotes', id, file));
  await keepPrerender(build, join(site, RECORD, id, name));
  return name;
}

/** @param {string} build folder @param {string} record folder of the release, or of the shell */
export async function keepPrerender(build, record) {
  await rm(join(record, PRERENDER), { recursive: true, force: true });
  if (existsSync(join(build, PRERENDER)))
    await cp(join(build, PRERENDER), join(record, PRERENDER), { recursive: true });
}

/**
 * The entry of a published release in the release map.
 *
 * @param {string} site folder
 * @param {string} id of the module
 * @param {string} name of the release
 * @returns {Promise<import('@storyloom/shared/contract').RemoteRelease>}
 * @throws {SetupError} when the site does not have this release, or its files are not those that were built
 */
export async function entryOf(site, id, name) {
  const folder = join(site, 'remotes', id, name);
  if (!/^[0-9a-f]+$/.test(name) || !existsSync(folder))
    throw new SetupError(`${site} has no release ${name} of ${id}.`);
  const built = await readJson(join(folder, 'remote.json'));
  const manifest = await readFile(join(folder, built.entry));
  const { files } = JSON.parse(manifest.toString());
  for (const [file, { integrity }] of Object.entries(files)) {
    const isBuilt = existsSync(join(folder, file)) && integrityOf(await readFile(join(folder, file))) === integrity;
    if (!isBuilt) throw new SetupError(`${join(folder, file)} is not the file that was built. Build ${id} again.`);
  }
  return { ...built, entry: `/remotes/${id}/${name}/${built.entry}`, integrity: integrityOf(manifest) };
}

/** The name of the release that an entry of the map is of, or `undefined` for one that is not published. @param {{ entry: string }} release */
export const nameIn = ({ entry }) => /^\/remotes\/[^/]+\/([^/]+)\/mf-manifest\.json$/.exec(entry)?.[1];
