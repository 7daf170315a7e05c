import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/**
 * Folders that a pattern of `workspaces` names, in alphabetical order: one folder, or with `*` at its end all that have a file.
 *
 * @param {string} pattern such as `mfe-*`
 * @param {{ base?: string, file?: string }} [options] folder that they are in, and the file that they must have
 * @returns {string[]}
 */
function foldersOf(pattern, { base = root, file = 'package.json' } = {}) {
  if (!pattern.endsWith('*')) return [pattern];
  const prefix = pattern.slice(0, -1);
  const folders = readdirSync(base).filter((name) => name.startsWith(prefix));
  return folders.filter((name) => existsSync(join(base, name, file))).sort();
}

/** Folders of all packages of the repository. @param {string} [base] the repository @returns {readonly string[]} */
export function workspaceFolders(base = root) {
  /** @type {{ workspaces: string[] }} */
  const { workspaces } = JSON.parse(readFileSync(join(base, 'package.json'), 'utf8'));
  return workspaces.flatMap((pattern) => foldersOf(pattern, { base }));
}

/**
 * Folders of the modules that the shell loads: those with a `remote.json`.
 *
 * @param {string} [base] the repository
 */
export const remoteFolders = (base = root) => foldersOf('mfe-*', { base, file: 'remote.json' });

/** Folders of the modules with pages, and of the shell. */
export const appFolders = () => ['shell', ...remoteFolders()];

/**
 * What a module's `remote.json` says that scripts need.
 *
 * @typedef {object} Descriptor
 * @property {string} id
 * @property {string} name
 * @property {number} port of its development server
 * @property {readonly string[]} routes
 * @property {readonly { label: string, to: string, order: number }[]} nav
 */

/** The descriptors of all modules. @param {string} [base] the repository @returns {readonly Descriptor[]} */
export const readDescriptors = (base = root) =>
  remoteFolders(base).map((folder) => JSON.parse(readFileSync(join(base, folder, 'remote.json'), 'utf8')));
