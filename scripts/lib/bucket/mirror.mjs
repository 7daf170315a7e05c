// A folder that stands for the site in a bucket while a release is made: with the texts that a release reads, and of all other files
// empty ones of the same names.
import { createHash } from 'node:crypto';
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { MAP, RECORD } from '../release/release-files.mjs';
import { inService } from '../release/site-record.mjs';
import { filesIn } from '../site-folder.mjs';
import { inParallel } from './in-parallel.mjs';

/**
 * @typedef {import('./bucket.mjs').Bucket} Bucket
 * @typedef {import('./bucket.mjs').Listed} Listed
 * @typedef {{ folder: string, listed: ReadonlyMap<string, Listed>, empty: ReadonlySet<string>, mapTag: string }} Mirror `empty`: files
 *   without their content; `mapTag`: the ETag of the release map that it was made with
 */

/** @param {string} key @param {ReadonlySet<string>} releases in service, as `id/release` @param {string} id of the module to be released */
function isNeeded(key, releases, id) {
  if (key === 'provides.json' || key.startsWith(`remotes/${id}/`)) return true;
  if (!key.startsWith(`${RECORD}/`)) return false;
  const [, owner, release = ''] = key.split('/');
  return owner === id || !/^[0-9a-f]{16}$/.test(release) || releases.has(`${owner}/${release}`);
}

/**
 * Makes the mirror of a site.
 *
 * @param {Bucket} bucket
 * @param {string} folder empty
 * @param {string} id of the module to be released
 * @returns {Promise<Mirror | undefined>} nothing when there is no site
 */
export async function mirrorOf(bucket, folder, id) {
  // First, so that whatever was released before it is in the list.
  const map = await bucket.get(MAP);
  if (!map) return undefined;
  const listed = new Map((await bucket.list()).map((entry) => [entry.key, entry]));
  const releases = inService(JSON.parse(map.body.toString()));
  const keys = [...listed.keys()];
  const empty = new Set(keys);
  for (const name of new Set(keys.map(dirname))) mkdirSync(join(folder, name), { recursive: true });
  // A thousand small files that are written one after the other take a third of the work of asynchronous calls.
  for (const key of keys) writeFileSync(join(folder, key), '');
  await inParallel(
    keys.filter((key) => key === MAP || isNeeded(key, releases, id)),
    async (key) => {
      const body = key === MAP ? map.body : (await bucket.get(key))?.body;
      if (!body) return;
      writeFileSync(join(folder, key), body);
      empty.delete(key);
    },
  );
  // Of one age, so that no compressed copy counts as older than its original.
  const now = new Date();
  for (const key of keys) utimesSync(join(folder, key), now, now);
  return { folder, listed, empty, mapTag: map.etag };
}

/** The ETag of a file that was stored at once. @param {Buffer} content */
const tagOf = (content) => `"${createHash('md5').update(content).digest('hex')}"`;

/**
 * What a release changed in the mirror.
 *
 * @param {Mirror} mirror
 * @returns {Promise<{ written: readonly string[], gone: readonly string[] }>} files whose content the bucket does not have, and those
 *   that it has in vain
 */
export async function changesIn({ folder, listed, empty }) {
  const files = await filesIn(folder);
  const changed = await Promise.all(
    files.map(async (file) => {
      const isUntouched = empty.has(file) && (await stat(join(folder, file))).size === 0;
      return !isUntouched && tagOf(await readFile(join(folder, file))) !== listed.get(file)?.etag;
    }),
  );
  const left = new Set(files);
  return {
    written: files.filter((_, index) => changed[index]),
    gone: [...listed.keys()].filter((key) => !left.has(key)),
  };
}
