import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { addToLock, removeFromLock } from './lock-file.mjs';
import { moduleFiles } from './module-files.mjs';
import { checkNewId, freeOrder, freePort } from './module-names.mjs';
import { root, run } from './run.mjs';
import { SetupError } from './setup.mjs';
import { readDescriptors } from './workspaces.mjs';

/** Where Node finds a package of the repository. @param {string} folder */
const linkOf = (folder) => join(root, 'node_modules/@storyloom', folder);

/**
 * Makes the module `mfe-<id>`: its folder, its place in the lock file, and its link in `node_modules`.
 *
 * @param {string} id
 * @returns {Promise<{ folder: string, port: number, order: number, files: number }>} what it got, and how many files
 * @throws {SetupError} when the name can't be taken
 */
export async function createModule(id) {
  checkNewId(id, root);
  const folder = `mfe-${id}`;
  const descriptors = readDescriptors();
  const [port, order] = [freePort(descriptors), freeOrder(descriptors)];
  const files = await moduleFiles({ id, port, order });
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, folder, path)), { recursive: true });
    writeFileSync(join(root, folder, path), text);
  }
  addToLock(root, folder, JSON.parse(files.get('package.json') ?? ''));
  mkdirSync(dirname(linkOf(folder)), { recursive: true });
  symlinkSync(join('../..', folder), linkOf(folder), 'junction');
  return { folder, port, order, files: files.size };
}

/**
 * Files of a module that would be lost with it: neither in git as they are, nor as they were made.
 *
 * @param {import('./workspaces.mjs').Descriptor} descriptor
 * @returns {Promise<readonly string[]>} paths in the module's folder
 */
async function unsavedFiles({ id, port, nav }) {
  const folder = `mfe-${id}`;
  const status = ['status', '--porcelain', '-z', '--no-renames', '--untracked-files=all', '--', folder];
  const { code, output } = await run('git', status, { quiet: true });
  if (code !== 0) throw new SetupError(`git can’t tell what of ${folder} it has:\n\n${output}`);
  const made = await moduleFiles({ id, port, order: nav[0]?.order ?? 0 });
  return output
    .split('\0')
    .filter(Boolean)
    .map((line) => line.slice('XY '.length + folder.length + 1))
    .filter((path) => existsSync(join(root, folder, path)))
    .filter((path) => readFileSync(join(root, folder, path), 'utf8') !== made.get(path));
}

/**
 * Takes a module away again: its folder with what was built in it, its place in the lock file and its link.
 *
 * @param {string} id
 * @param {{ force?: boolean }} [options] `force`: also when files would be lost
 * @throws {SetupError} when there is no such module, or when files would be lost
 */
export async function removeModule(id, { force = false } = {}) {
  const descriptors = readDescriptors();
  const descriptor = descriptors.find((one) => one.id === id);
  if (!descriptor) {
    const ids = descriptors.map((one) => one.id).join(', ');
    throw new SetupError(`There is no module “${id}”. There are ${ids}.`);
  }
  const unsaved = force ? [] : await unsavedFiles(descriptor);
  if (unsaved.length > 0) {
    throw new SetupError(
      `mfe-${id} has changes that are not committed:\n${unsaved.map((path) => `  ${path}`).join('\n')}\n` +
        `Commit them, or lose them: npm run new -- --remove ${id} --force`,
    );
  }
  rmSync(linkOf(`mfe-${id}`), { force: true });
  removeFromLock(root, `mfe-${id}`);
  rmSync(join(root, `mfe-${id}`), { recursive: true, force: true });
}
