// The folder of an assembled site: files are replaced whole, old chunks stay for a while, and texts have compressed copies.
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Chunks of earlier releases are kept this long, so that a tab opened before a release still finds its own. */
const KEEP_MS = 7 * 24 * 60 * 60 * 1000;

/** Below this a compressed copy saves nothing worth a file. */
const MIN_COMPRESSED_BYTES = 1024;
/** Without pages, feeds and sitemaps: the server fills in their addresses, and a CDN compresses them itself. */
const COMPRESSIBLE = /\.(?:css|js|json|svg)$/;

/** Replaces a file in one step, never half of it. @param {string} path @param {string | Buffer} content */
export async function writeWhole(path, content) {
  await mkdir(dirname(path), { recursive: true });
  const partial = `${path}.partial`;
  await writeFile(partial, content);
  await rename(partial, path);
}

/** @param {string} folder @returns {Promise<string[]>} paths relative to the folder */
export async function filesIn(folder) {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

/** @param {string} file @param {readonly string[]} names of files and folders */
const isIn = (file, names) => names.some((name) => file === name || file.startsWith(`${name}/`));

/**
 * Copies what `source` publishes to `target` and removes other files, except recent hashed chunks.
 *
 * @param {string} source
 * @param {string} target
 * @param {readonly string[]} unpublished folders of the source that stay out of the site
 * @param {readonly string[]} foreign files and folders that are managed elsewhere
 */
export async function mirror(source, target, unpublished, foreign = []) {
  const isForeign = (/** @type {string} */ file) => isIn(file, foreign);
  const wanted = new Set((await filesIn(source)).filter((file) => !isForeign(file) && !isIn(file, unpublished)));
  for (const file of wanted) {
    const path = join(target, file);
    await mkdir(dirname(path), { recursive: true });
    if (existsSync(path) && (await readFile(path)).equals(await readFile(join(source, file)))) continue;
    await copyFile(join(source, file), `${path}.partial`);
    await rename(`${path}.partial`, path);
  }
  for (const file of await filesIn(target)) {
    const original = file.replace(/\.(?:br|gz)$/, '');
    if (wanted.has(file) || wanted.has(original) || isForeign(original)) continue;
    const path = join(target, file);
    const isChunk = file.includes('assets/') && Date.now() - (await stat(path)).mtimeMs < KEEP_MS;
    if (!isChunk) await rm(path);
  }
}

/** Writes `.br` and `.gz` beside each text file whose copies are missing or older. @param {string} folder */
export async function compressAll(folder) {
  for (const file of await filesIn(folder)) {
    if (!COMPRESSIBLE.test(file)) continue;
    const path = join(folder, file);
    const { mtimeMs, size } = await stat(path);
    const fresh = existsSync(`${path}.br`) && (await stat(`${path}.br`)).mtimeMs >= mtimeMs;
    if (fresh) continue;
    await Promise.all(['.br', '.gz'].map((ending) => rm(`${path}${ending}`, { force: true })));
    if (size < MIN_COMPRESSED_BYTES) continue;
    const content = await readFile(path);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
    await writeWhole(`${path}.br`, await promisify(brotliCompress)(content, { params }));
    await writeWhole(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
  }
}
