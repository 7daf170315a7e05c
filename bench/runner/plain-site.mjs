import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { htmlOf, SITE } from './public-pages.mjs';

/** The path of the pages without scripts in the measured site. */
export const PLAIN = '/plain';

/** The same HTML without any script, and without anything that fetches one. @param {string} html */
export function withoutScripts(html) {
  return html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script\s*>/gi, '')
    .replaceAll(/<link\b[^>]*(?:\brel="modulepreload"|\bas="script")[^>]*>/gi, '');
}

/**
 * A copy of the site with some of its pages twice: unchanged, and below `/plain` without scripts. One server sends
 * both, with the same headers except for the hashes of scripts.
 *
 * @param {string} folder that the copy is made in
 * @param {readonly string[]} paths of the pages
 */
export async function copyWithPlainPages(folder, paths) {
  // A compressed copy is used as long as it is not older than its file.
  await cp(SITE, folder, { recursive: true, preserveTimestamps: true });
  for (const path of paths) {
    const place = join(folder, PLAIN, path);
    await mkdir(place, { recursive: true });
    await writeFile(join(place, 'index.html'), withoutScripts(await htmlOf(path)));
  }
}
