// What a shell must fulfil before it joins a site: the releases that stay in service there go on working with it.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SetupError } from '../setup.mjs';
import { nameIn } from './release-files.mjs';
import { missingExports, versionMisfits } from './shell-fit.mjs';

/**
 * @typedef {import('@storyloom/shared/contract').RemoteRelease} RemoteRelease
 * @typedef {{ release: RemoteRelease, role: string }} InService `role`: `pinned`, `canary`, `preview <name>`, or empty
 */

const HTTP = /^https?:\/\//;

/**
 * Reads a text of a deployed site.
 *
 * @param {string} site folder or address
 * @param {string} path below the site, or an address
 * @returns {Promise<string | undefined>} nothing when it has no such file
 * @throws {SetupError} when an address can't be reached
 */
export async function readFromSite(site, path) {
  if (!HTTP.test(site) && !HTTP.test(path)) {
    const file = join(site, path);
    return existsSync(file) ? readFile(file, 'utf8') : undefined;
  }
  const address = HTTP.test(path) ? path : site.replace(/\/+$/, '') + path;
  const response = await fetch(address).catch((cause) => {
    throw new SetupError(`${address} can’t be reached: ${cause.cause?.message ?? cause.message}.`);
  });
  return response.ok ? response.text() : undefined;
}

/** All releases that an entry of the map leads to. @param {RemoteRelease} entry @returns {readonly InService[]} */
export const releasesOf = (entry) => [{ release: entry, role: entry.pinned ? 'pinned' : '' }, ...besides(entry)];

/** Its canary and its previews. @param {RemoteRelease} entry @returns {readonly InService[]} */
export const besides = ({ canary, previews = {} }) => [
  ...(canary ? [{ release: canary.release, role: 'canary' }] : []),
  ...Object.entries(previews).map(([name, release]) => ({ release, role: `preview ${name}` })),
];

/**
 * Why releases that are in service would not work with a shell, as sentences.
 *
 * @param {string} site folder or address of the site
 * @param {readonly InService[]} inService
 * @param {import('./gate.mjs').Shell} shell
 * @returns {Promise<readonly string[]>} none when all of them would
 */
export async function problemsInService(site, inService, { contract, provided }) {
  const problems = inService.map(async ({ release, role }) => {
    const name = nameIn(release);
    const whose = `${release.id} ${name ?? release.entry}${role && ` (${role})`}`;
    const text = await readFromSite(site, release.entry);
    // A module that was never built, or has lost its files, works with no shell.
    if (text === undefined) return [];
    const manifest = JSON.parse(text);
    const reasons = [
      ...(release.contract === contract.CONTRACT
        ? []
        : [`speaks contract ${release.contract}, this shell ${contract.CONTRACT}`]),
      ...versionMisfits(manifest, provided).map(
        ({ name: share, wanted, version }) => `wants ${share} ${wanted}, this shell has ${version}`,
      ),
      ...missingExports(manifest, provided).map(
        ({ share, name: missing }) => `uses \`${missing}\` of ${share}, which this shell does not have`,
      ),
      ...release.routes
        .filter((route) => contract.SHELL_PATTERNS.some((pattern) => contract.matchPattern(pattern, route)))
        .map((route) => `has pages at ${route}, which this shell takes`),
    ];
    return reasons.map((reason) => `${whose} ${reason}.`);
  });
  return (await Promise.all(problems)).flat();
}

/** @param {readonly string[]} problems @returns {SetupError} */
export const shellRefusal = (problems) =>
  new SetupError(
    `This shell does not fit releases that stay in service, and nothing is changed:\n${problems.map((problem) => `  • ${problem}`).join('\n')}\n` +
      'Keep for them what they use, or first release their modules again, `--unpin` them, or `--end` the canary or the previews.',
  );
