import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';
import { SetupError } from './setup.mjs';
import { workspaceFolders } from './workspaces.mjs';

/** @param {string} folder */
const manifestOf = (folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));

/** Folders of all modules. */
export const modules = workspaceFolders();

/** @param {string} script */
const modulesWith = (script) => modules.filter((folder) => script in (manifestOf(folder).scripts ?? {}));

/** Folders of the modules with tests. */
export const testedModules = modulesWith('test');

/** Folders of the modules with tests on other databases and runtimes. */
export const matrixModules = modulesWith('test:matrix');

/**
 * The folder of a tested module, named by its folder with or without `mfe-`.
 *
 * @param {string} name such as `generator`
 * @throws {SetupError} that names the existing modules
 */
export function testedModule(name) {
  const folder = testedModules.find((module) => module === name || module === `mfe-${name}`);
  if (folder) return folder;
  throw new SetupError(`There is no module “${name}” with tests. There are ${testedModules.join(', ')}.`);
}
