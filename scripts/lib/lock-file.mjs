import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {{ version: string }} LockedPackage
 * @typedef {{ packages: Record<string, object> }} Lock
 */

/** @param {string} base @returns {Lock} */
const read = (base) => JSON.parse(readFileSync(join(base, 'package-lock.json'), 'utf8'));

/** As npm writes it: packages in the order of the English alphabet. @param {string} base @param {Lock} lock */
function write(base, lock) {
  const packages = Object.entries(lock.packages).toSorted(([a], [b]) => a.localeCompare(b, 'en'));
  const text = JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2);
  writeFileSync(join(base, 'package-lock.json'), `${text}\n`);
}

/** @param {string} folder */
const linkOf = (folder) => `node_modules/@storyloom/${folder}`;

/**
 * Version of an installed package, or of a package of the repository.
 *
 * @param {string} base the repository
 * @param {string} name
 */
export function lockedVersion(base, name) {
  const { packages } = read(base);
  const installed = packages[`node_modules/${name}`];
  const locked = installed && 'resolved' in installed ? packages[String(installed.resolved)] : installed;
  if (!locked || !('version' in locked)) throw new Error(`package-lock.json has no ${name}`);
  return String(locked.version);
}

/**
 * Adds a workspace to the lock file, as `npm install` would, whose dependencies are all in it already.
 *
 * @param {string} base the repository
 * @param {string} folder
 * @param {{ name: string, version: string, dependencies: object, devDependencies: object }} manifest
 */
export function addToLock(base, folder, { name, version, dependencies, devDependencies }) {
  const lock = read(base);
  lock.packages[folder] = { name, version, dependencies, devDependencies };
  lock.packages[linkOf(folder)] = { resolved: folder, link: true };
  write(base, lock);
}

/** Takes a workspace out of the lock file. @param {string} base the repository @param {string} folder */
export function removeFromLock(base, folder) {
  const lock = read(base);
  delete lock.packages[folder];
  delete lock.packages[linkOf(folder)];
  write(base, lock);
}
