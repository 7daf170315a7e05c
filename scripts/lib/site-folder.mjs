// The folder of an assembled site: files are replaced whole, and texts have compressed copies.
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

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

/** @param {string} path @param {string | Buffer} content */
export async function writeIfChanged(path, content) {
  const isSame = existsSync(path) && (await readFile(path)).equals(Buffer.from(content));
  if (!isSame) await writeWhole(path, content);
}

/** @param {string} source @param {string} target files */
export async function copyIfChanged(source, target) {
  await writeIfChanged(target, await readFile(source));
}

/** Writes `.br` and `.gz` beside each text file whose copies are missing or older. @param {string} folder */
export async function compressAll(folder) {
  for (const file of await filesIn(folder)) {
    // The site's own record is not sent.
    if (file.startsWith('.')) continue;
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
