// What a build must fulfil before anything of it is written to a site. Each problem says how to fix it.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { integrityOf } from '@storyloom/build/integrity';
import { minifySync } from 'vite';
import { PRERENDER } from '../prerender.mjs';
import { SetupError } from '../setup.mjs';
import { readJson, RECORD } from './release-files.mjs';
import { missingExports, versionMisfits } from './shell-fit.mjs';

/**
 * @typedef {typeof import('@storyloom/shared/contract')} Contract
 * @typedef {import('@storyloom/shared/contract').RemoteRelease} RemoteRelease
 * @typedef {import('./shell-fit.mjs').Provided} Provided
 * @typedef {{ contract: Contract, provided: Provided }} Shell what the shell in service expects and provides
 */

/** Names below `/remotes/` and of the site's own parts. */
const RESERVED = ['shell', 'none'];
/** The quickest way to read a script: a parser hands over its whole tree. */
const ONLY_READ = { compress: false, mangle: false };
const ID = /^[a-z][a-z0-9-]*$/;

/** The shell in service. @param {string} site folder @returns {Promise<Shell>} */
export async function shellOf(site) {
  const record = join(site, RECORD, 'shell');
  if (!existsSync(record))
    throw new SetupError(
      `${site} is not an assembled site: run \`npm run assemble\` in a checkout with the shell first.`,
    );
  return readShell(join(record, PRERENDER), join(site, 'provides.json'));
}

/** @param {string} prerender folder of its build for prerendering @param {string} provides its list of shares @returns {Promise<Shell>} */
export async function readShell(prerender, provides) {
  return {
    contract: await import(pathToFileURL(join(prerender, 'contract.mjs')).href),
    provided: await readJson(provides),
  };
}

/** Its files: the entry and every script of the manifest. @param {string} build @param {any} manifest */
async function problemsOfFiles(build, { files, metaData }) {
  if (!files || !metaData?.remoteEntry)
    return ['mf-manifest.json lists no files or no entry. Build it with the plugins of `shared/build`.'];
  const { path = '', name = '' } = metaData.remoteEntry;
  const entry = `${path}${name}`;
  const problems = entry in files ? [] : [`The entry ${entry} is not a file of the build. Build the module again.`];
  for (const [file, { integrity }] of Object.entries(files)) {
    const at = join(build, file);
    if (!existsSync(at)) problems.push(`${file} is missing. Build the module again.`);
    else if (integrityOf(await readFile(at)) !== integrity)
      problems.push(`${file} was changed after the build. Build the module again.`);
    else if (minifySync(file, await readFile(at, 'utf8'), ONLY_READ).errors.length > 0)
      problems.push(`${file} is no valid JavaScript. Build the module again.`);
  }
  return problems;
}

/** Its shares against the copies of the page. @param {any} manifest @param {Provided} provided */
const problemsOfShares = (manifest, provided) => [
  ...versionMisfits(manifest, provided).map(
    ({ name, wanted, version }) =>
      `It wants ${name} ${wanted}; the site has ${version}. Use the version of the site, or release the shell first.`,
  ),
  ...missingExports(manifest, provided).map(
    ({ share, name }) => `It uses \`${name}\` of ${share}, which the site does not have yet. Release the shell first.`,
  ),
];

/** Parameters by any name are the same. @param {string} pattern */
const shapeOf = (pattern) => pattern.replace(/:[^/]+/g, ':').replace(/(.)\/$/, '$1');

/** Its routes against those of the shell and of the other modules. @param {RemoteRelease} release @param {readonly RemoteRelease[]} others @param {Contract} contract */
function problemsOfRoutes(
  { routes, prerendered = [], pageNames = {} },
  others,
  { SHELL_PATTERNS, SERVER_PATHS = [], matchPattern },
) {
  const problems = routes
    .filter((route) => !route.startsWith('/'))
    .map((route) => `The route ${route} does not begin with “/”.`);
  for (const [index, route] of routes.entries()) {
    const isSame = (/** @type {string} */ other) => shapeOf(other) === shapeOf(route);
    const owner = others.find((other) => other.routes.some(isSame));
    if (owner)
      problems.push(
        `The route ${route} belongs to ${owner.id} already. Choose another one, or take it out of ${owner.id} and release that first.`,
      );
    if (SHELL_PATTERNS.some((pattern) => isSame(pattern) || matchPattern(pattern, route)))
      problems.push(`The route ${route} belongs to the shell. Choose another one.`);
    if (SERVER_PATHS.some((path) => route === path || route.startsWith(`${path}/`)))
      problems.push(`The route ${route} belongs to the server. Choose another one.`);
    if (routes.findIndex(isSame) !== index) problems.push(`The route ${route} is listed twice.`);
  }
  for (const route of [...prerendered, ...Object.keys(pageNames)])
    if (!routes.includes(route))
      problems.push(`${route} is not one of its routes. Add it to \`routes\` in remote.json.`);
  return problems;
}

/** @param {RemoteRelease} release @param {Contract} contract */
function problemsOfNavigation({ routes, nav }, { matchPattern }) {
  return nav.flatMap(({ label, to }) => {
    if (label.trim() === '') return [`The navigation item to ${to} has no label.`];
    const isOwn = routes.some((route) => matchPattern(route, to.replace(/[?#].*$/, '')));
    return isOwn ? [] : [`The navigation item “${label}” leads to ${to}, which is not one of its routes.`];
  });
}

/**
 * Everything that keeps a build from being released, as sentences.
 *
 * @param {string} id under which it would be released
 * @param {string} build folder
 * @param {Shell} shell
 * @param {readonly RemoteRelease[]} others releases of the other modules in service
 * @returns {Promise<readonly string[]>} none when it may be released
 */
export async function problemsOf(id, build, { contract, provided }, others) {
  if (!ID.test(id) || RESERVED.includes(id))
    return [
      `“${id}” can’t be the id of a module: lower-case letters, digits and hyphens, and not ${RESERVED.join(' or ')}.`,
    ];
  const built = await readJson(join(build, 'remote.json'));
  if (built.id !== id)
    return [`remote.json says that this is “${built.id}”, not “${id}”. Each module has its own folder and id.`];
  if (built.contract !== contract.CONTRACT)
    return [
      `It speaks contract ${built.contract}, the site ${contract.CONTRACT}. Build it with the \`shared\` of the site.`,
    ];
  const [release] = contract.parseReleaseMap(JSON.stringify({ remotes: [built] }))?.remotes ?? [];
  if (!release)
    return ['remote.json has a field of a wrong form: see `RemoteRelease` in shared/src/contract/release-map.ts.'];
  const manifest = await readJson(join(build, built.entry));
  return [
    ...(await problemsOfFiles(build, manifest)),
    ...problemsOfShares(manifest, provided),
    ...problemsOfRoutes(release, others, contract),
    ...problemsOfNavigation(release, contract),
  ];
}

/** @param {string} reason @returns {string} */
export const pagesProblem = (reason) =>
  `Its pages can’t be written, so its code may not run in a browser either. Fix this: ${reason}`;

/** @param {string} id @param {readonly string[]} problems @returns {SetupError} */
export const refusal = (id, problems) =>
  new SetupError(`${id} is not released:\n${problems.map((problem) => `  • ${problem}`).join('\n')}`);
