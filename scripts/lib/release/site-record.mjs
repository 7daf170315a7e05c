// The release map of a site and its record: every change of a release, with its time.
import { existsSync } from 'node:fs';
import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '../site-folder.mjs';
import { LOG, MAP, nameIn, readJson, RECORD } from './release-files.mjs';
import { checkSigning, mapText } from './signing.mjs';

/**
 * @typedef {import('@storyloom/shared/contract').ReleaseMap} ReleaseMap
 * @typedef {import('@storyloom/shared/contract').RemoteRelease} RemoteRelease
 * @typedef {{ time: string, action: string, id: string, release: string, previous?: string }} Change one line of the log
 */

/**
 * The release map, which is going to be changed: if it is signed, only as it was signed.
 *
 * @param {string} site
 * @param {{ takesOtherKey?: boolean }} [options] see `checkSigning`
 * @returns {Promise<ReleaseMap>} without its signature, and without modules when the site has no map yet
 */
export async function readMap(site, options) {
  const file = join(site, MAP);
  /** @type {import('./signing.mjs').SignedMap} */
  const { signature, ...map } = existsSync(file) ? await readJson(file) : { remotes: [] };
  checkSigning(map, signature, options);
  return map;
}

/** The one step in which a release happens. @param {string} site @param {ReleaseMap} map */
export async function writeMap(site, map) {
  await writeWhole(join(site, MAP), mapText(map));
}

/** @param {string} site @param {Omit<Change, 'time'>} change */
export async function log(site, change) {
  await mkdir(join(site, RECORD), { recursive: true });
  await appendFile(join(site, LOG), `${JSON.stringify({ time: new Date().toISOString(), ...change })}\n`);
}

/** All changes, the oldest first. @param {string} site @returns {Promise<readonly Change[]>} */
export async function readLog(site) {
  const text = await readFile(join(site, LOG), 'utf8').catch(() => '');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

/** All releases that a map leads to. @param {ReleaseMap} map @returns {ReadonlySet<string>} as `id/release` */
export function inService({ remotes }) {
  const releases = remotes.flatMap((remote) => {
    const others = [...(remote.canary ? [remote.canary.release] : []), ...Object.values(remote.previews ?? {})];
    return [remote, ...others].map((release) => `${remote.id}/${nameIn(release)}`);
  });
  return new Set(releases);
}
