// Files that nothing leads to any more stay for a while, for tabs that were opened before.
import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { filesIn, writeWhole } from '../site-folder.mjs';
import { isIn, RECORD, STABLE } from './release-files.mjs';
import { inService } from './site-record.mjs';

/** Code and pictures are kept this long after they left service. */
const KEEP_MS = 7 * 24 * 60 * 60 * 1000;

/** The list of unused files, with the time since when, in milliseconds. @param {string} site */
const listOf = (site) => join(site, RECORD, 'unused.json');

/** @param {string} file path in the site @param {ReadonlySet<string>} releases in service, as `id/release` */
function isOfService(file, releases) {
  const [folder, id, release, ...rest] = file.split('/');
  if (folder !== 'remotes') return false;
  return releases.has(`${id}/${release}`) || isIn([release, ...rest].join('/'), STABLE);
}

/**
 * Removes files that have been unused for long enough, and at once those that are not code.
 *
 * @param {string} site folder
 * @param {import('./site-record.mjs').ReleaseMap} map
 * @param {readonly string[]} named files of the shell and of the pages
 * @param {number} [now] milliseconds since 1970
 */
export async function removeUnused(site, map, named, now = Date.now()) {
  const releases = inService(map);
  const wanted = new Set(['remotes.json', ...named]);
  const before = existsSync(listOf(site)) ? JSON.parse(await readFile(listOf(site), 'utf8')) : {};
  /** @type {Record<string, number>} */
  const unused = {};
  for (const file of await filesIn(site)) {
    const original = file.replace(/\.(?:br|gz)$/, '');
    if (isIn(file, [RECORD]) || wanted.has(original) || isOfService(original, releases)) continue;
    const since = before[file] ?? now;
    if (isIn(file, ['assets', 'remotes']) && now - since < KEEP_MS) unused[file] = since;
    else await rm(join(site, file));
  }
  await writeWhole(listOf(site), JSON.stringify(unused));
  await removeEmptyRecords(site);
}

/** What prerenders the pages of a release goes with its files. @param {string} site */
async function removeEmptyRecords(site) {
  for (const id of await readdir(join(site, RECORD))) {
    const folder = join(site, RECORD, id);
    const names = id === 'shell' ? [] : await readdir(folder).catch(() => []);
    for (const name of names.filter((found) => /^[0-9a-f]{16}$/.test(found))) {
      const files = await filesIn(join(site, 'remotes', id, name));
      if (files.length === 0) await rm(join(folder, name), { recursive: true });
    }
  }
}
