import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { lockedVersion } from './lock-file.mjs';
import { titleOf } from './module-names.mjs';
import { root } from './run.mjs';

const TEMPLATE = join(root, 'scripts/templates/module');

/** The template is a module itself: its names, in every spelling, become those of the new one. */
const TEMPLATE_ID = 'new-module';
const [TEMPLATE_TITLE, TEMPLATE_IDENTIFIER] = ['New Module', 'NewModule'];

/** Files that oxfmt leaves alone. */
const UNFORMATTED = /\.md$/;

/**
 * Fills in the versions that the repository has.
 *
 * @param {Readonly<Record<string, string>>} dependencies
 * @param {string} base
 */
const withVersions = (dependencies, base) =>
  Object.fromEntries(Object.keys(dependencies).map((name) => [name, lockedVersion(base, name)]));

/**
 * @typedef {{ base: string, port: number, order: number }} Given
 * @typedef {Readonly<Record<string, string>>} Versions by package
 * @typedef {{ dependencies: Versions, devDependencies: Versions, nav: readonly [object] }} TemplateData the fields of the template's
 *   JSON files that are filled in; each file has its own
 */

/** What a file of the template that is data becomes. @type {Readonly<Record<string, (data: TemplateData, given: Given) => object>>} */
const DATA = {
  'package.json': ({ dependencies, devDependencies, ...manifest }, { base }) => ({
    ...manifest,
    dependencies: withVersions(dependencies, base),
    devDependencies: withVersions(devDependencies, base),
  }),
  'remote.json': ({ nav: [item], ...descriptor }, { port, order }) => ({
    ...descriptor,
    port,
    nav: [{ ...item, order }],
  }),
};

/**
 * The files of a new module, formatted, by their paths in its folder.
 *
 * @param {object} module
 * @param {string} module.id
 * @param {number} module.port of its development server
 * @param {number} module.order of its navigation item
 * @param {string} [module.base] the repository
 * @returns {Promise<ReadonlyMap<string, string>>}
 */
export async function moduleFiles({ id, port, order, base = root }) {
  const title = titleOf(id);
  const filled = (/** @type {string} */ text) =>
    text
      .replaceAll(TEMPLATE_ID, id)
      .replaceAll(TEMPLATE_TITLE, title)
      .replaceAll(TEMPLATE_IDENTIFIER, title.replaceAll(' ', ''))
      .replaceAll('{port}', String(port));
  const config = readFileSync(join(root, '.oxfmtrc.json'), 'utf8');
  const { $schema: _schema, ignorePatterns: _ignored, ...style } = JSON.parse(config);
  const entries = readdirSync(TEMPLATE, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = entries.map(async (entry) => {
    const file = join(entry.parentPath, entry.name);
    const path = filled(file.slice(TEMPLATE.length + 1));
    const text = filled(readFileSync(file, 'utf8'));
    const data = DATA[path]?.(JSON.parse(text), { base, port, order });
    const source = data ? JSON.stringify(data, null, 2) : text;
    if (UNFORMATTED.test(path)) return /** @type {const} */ ([path, source]);
    const { code, errors } = await format(path, source, style);
    if (errors.length > 0) throw new Error(`${path} can't be formatted: ${errors[0]?.message}`);
    return /** @type {const} */ ([path, code]);
  });
  return new Map(await Promise.all(files));
}
