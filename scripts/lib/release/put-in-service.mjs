import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressAll } from '../site-folder.mjs';
import { SetupError } from '../setup.mjs';
import { pagesProblem, refusal } from './gate.mjs';
import { readJson, RECORD } from './release-files.mjs';
import { pageTexts, renderAll, writePages } from './site-pages.mjs';
import { writeMap } from './site-record.mjs';
import { removeUnused } from './unused-files.mjs';

/**
 * Puts a release map in service: writes the pages that change with it and then, in one step, the map. The files of its releases are
 * published already.
 *
 * @param {string} site folder
 * @param {import('./site-record.mjs').ReleaseMap} map
 * @param {{ compresses?: boolean, released?: string }} [options] whether texts get compressed copies, and the id of a module of which nothing is put
 *   in service when its pages can't be rendered
 * @throws {SetupError} when pages could not be rendered. Those of other modules stay as they were, and everything else is in service
 */
export async function putInService(site, map, { compresses = true, released } = {}) {
  const { rendered, failures } = await renderAll(site, map);
  const own = failures.find(({ id }) => id === released);
  if (own) throw refusal(own.id, [pagesProblem(own.reason)]);
  const html = await readFile(join(site, RECORD, 'shell', 'page.html'), 'utf8');
  const texts = pageTexts(html, rendered);
  await writePages(site, texts);
  if (compresses) await compressAll(site);
  await writeMap(site, map);
  if (compresses) await compressAll(site);
  /** @type {string[]} */
  const shell = await readJson(join(site, RECORD, 'shell', 'files.json'));
  await removeUnused(site, map, [...shell, ...Object.keys(texts)]);
  if (failures.length > 0)
    throw new SetupError(
      `The release map is in service. The pages of these could not be written, and the last good ones stay:\n\n${failures.map(({ id, reason }) => `${id}: ${reason}`).join('\n\n')}`,
    );
}
