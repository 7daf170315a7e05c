// What `npm run release` does to the release map of a site.
import { SetupError } from '../setup.mjs';
import { entryOf, nameIn } from './release-files.mjs';
import { readLog } from './site-record.mjs';

/**
 * @typedef {import('./site-record.mjs').ReleaseMap} ReleaseMap
 * @typedef {import('./site-record.mjs').RemoteRelease} RemoteRelease
 */

/** @param {ReleaseMap} map @param {string} id @param {RemoteRelease} release @returns {ReleaseMap} with this entry of the module */
export function withEntry(map, id, release) {
  const isKnown = map.remotes.some((remote) => remote.id === id);
  const remotes = map.remotes.map((remote) => (remote.id === id ? release : remote));
  return {
    ...map,
    remotes: isKnown ? remotes : [...remotes, release].sort((one, other) => one.id.localeCompare(other.id)),
  };
}

/** @param {ReleaseMap} map @param {string} id @returns {RemoteRelease} @throws {SetupError} when the site does not have the module */
export function entryIn(map, id) {
  const release = map.remotes.find((remote) => remote.id === id);
  if (release) return release;
  const known = map.remotes.map((remote) => remote.id).join(', ');
  throw new SetupError(`The site has no module “${id}”. It has ${known || 'none'}.`);
}

/** @param {ReleaseMap} map @param {string} id @returns {ReleaseMap} without the module */
export const withoutModule = (map, id) => ({ ...map, remotes: map.remotes.filter((remote) => remote.id !== id) });

/** The release without other releases beside it. @param {RemoteRelease} release @returns {RemoteRelease} */
export function alone({ canary: _canary, previews: _previews, pinned: _pinned, ...release }) {
  return release;
}

/** The release for all visitors; previews stay, and a canary ends. @param {RemoteRelease | undefined} before @param {RemoteRelease} release @returns {RemoteRelease} */
export const forEverybody = (before, release) => ({
  ...release,
  ...(before?.previews && { previews: before.previews }),
});

/** @param {RemoteRelease} current @param {number} percent @param {RemoteRelease} release @returns {RemoteRelease} */
export function withCanary(current, percent, release) {
  return { ...current, canary: { percent, release: alone(release) } };
}

/** @param {RemoteRelease} current @param {string} name @param {RemoteRelease} release @returns {RemoteRelease} */
export function withPreview(current, name, release) {
  return { ...current, previews: { ...current.previews, [name]: alone(release) } };
}

/**
 * The release that was in service before the current one.
 *
 * @param {string} site folder
 * @param {RemoteRelease} current
 * @returns {Promise<RemoteRelease>}
 * @throws {SetupError} when there is none, or its files are gone
 */
export async function releaseBefore(site, current) {
  const { id } = current;
  const changes = await readLog(site);
  // A roll-back does not count, so that a second one goes further back.
  const isArrival = (/** @type {import('./site-record.mjs').Change} */ { action, release, previous }) =>
    action !== 'rollback' && release === nameIn(current) && previous;
  const change = changes.findLast((other) => other.id === id && isArrival(other));
  if (!change?.previous) throw new SetupError(`${id} has no earlier release on this site.`);
  return entryOf(site, id, change.previous);
}
