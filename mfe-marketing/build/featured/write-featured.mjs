// Writes the featured images of the posts into a folder.
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawFeatured } from './draw-featured.mjs';

/** @typedef {{ readonly slug: string, readonly files: readonly { readonly name: string, readonly width: number }[] }} FeaturedFiles */

/**
 * Draws missing pictures and removes those that no post has. A name changes with the drawing.
 *
 * @param {readonly FeaturedFiles[]} images
 * @param {string} drawings folder with a drawing `<slug>.svg` of each
 * @param {string} folder
 * @returns {Promise<readonly string[]>} names of what was drawn
 */
export async function writeFeaturedImages(images, drawings, folder) {
  await mkdir(folder, { recursive: true });
  const drawn = [];
  for (const { slug, files } of images) {
    const missing = files.filter(({ name }) => !existsSync(join(folder, name)));
    const svg = missing.length > 0 ? await readFile(join(drawings, `${slug}.svg`), 'utf8') : '';
    for (const { name, width } of missing) {
      await writeFile(join(folder, name), await drawFeatured(svg, width));
      drawn.push(name);
    }
  }
  const wanted = new Set(images.flatMap(({ files }) => files.map(({ name }) => name)));
  for (const name of await readdir(folder)) if (!wanted.has(name)) await rm(join(folder, name));
  return drawn;
}
