// Draws the pictures that link previews show for the pages of this module.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { composePicture, PICTURE } from './pictures/compose-picture.mjs';
import { raster } from './raster.mjs';

/** @typedef {import('./pictures/compose-picture.mjs').PictureText} PictureText */

/**
 * A picture as PNG, 1200 by 630 pixels.
 *
 * @param {PictureText} text
 * @returns {Promise<Uint8Array>}
 * @throws Error when no font has one of its characters.
 */
export async function drawPicture(text) {
  return raster(composePicture(text).svg, PICTURE.width, (image) => image.asPng());
}

/** The source code that decides how pictures look. */
async function drawingCode() {
  const folder = join(import.meta.dirname, 'pictures');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.mjs')).sort();
  return (await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')))).join('\n');
}

/** A file beside the pictures with the hash of what each was drawn from. */
const NOTES = '.drawn.json';

/** @param {string} file @returns {Promise<Record<string, string>>} */
async function readNotes(file) {
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : {};
}

/**
 * Draws the picture of each page as `<folder>/<name>.png`, unless it exists and would look the same, and removes
 * pictures of pages that no longer exist.
 *
 * @param {readonly { readonly picture: PictureText & { readonly name: string } }[]} pages
 * @param {string} folder
 * @returns {Promise<readonly string[]>} names of what was drawn
 */
export async function drawPictures(pages, folder) {
  await mkdir(folder, { recursive: true });
  const code = await drawingCode();
  const notes = await readNotes(join(folder, NOTES));
  /** @type {Record<string, string>} */
  const now = {};
  const drawn = [];
  for (const { picture } of pages) {
    const { name, eyebrow, title } = picture;
    const file = join(folder, `${name}.png`);
    const hash = createHash('sha256')
      .update(JSON.stringify([code, eyebrow, title]))
      .digest('hex');
    now[name] = hash;
    if (notes[name] === hash && existsSync(file)) continue;
    await writeFile(file, await drawPicture(picture));
    drawn.push(name);
  }
  for (const name of Object.keys(notes))
    if (now[name] === undefined) await rm(join(folder, `${name}.png`), { force: true });
  await writeFile(join(folder, NOTES), JSON.stringify(now));
  return drawn;
}
