// The folder of an assembled site: files are replaced whole, and texts have compressed copies.
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Below this a compressed copy saves nothing worth a file. */
const MIN_COMPRESSED_BYTES = 1024;
/** Without pages, feeds and sitemaps: the server fills in their addresses, and a CDN compresses them itself. */
const COMPRESSIBLE = /\.(?:css|js|json|svg)$/;
/** Endings of compressed copies. */
const ENDINGS = ['.br', '.gz'];

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

/**
 * A file with the same name and content that has compressed copies, such as that of an earlier release: most scripts stay as they are.
 *
 * @param {string} folder
 * @param {readonly string[]} namesakes
 * @param {Buffer} content
 */
async function compressedBefore(folder, namesakes, content) {
  for (const path of namesakes.map((file) => join(folder, file))) {
    const { mtimeMs, size } = await stat(path);
    if (size !== content.length) continue;
    const copies = await Promise.all(ENDINGS.map((ending) => stat(path + ending).catch(() => undefined)));
    const areFresh = copies.every((copy) => copy && copy.size > 0 && copy.mtimeMs >= mtimeMs);
    if (areFresh && content.equals(await readFile(path))) return path;
  }
  return undefined;
}

/** Writes `.br` and `.gz` beside each text file whose copies are missing or older. @param {string} folder */
export async function compressAll(folder) {
  // The site's own record is not sent.
  const files = (await filesIn(folder)).filter((file) => !file.startsWith('.') && COMPRESSIBLE.test(file));
  for (const file of files) {
    const path = join(folder, file);
    const { mtimeMs, size } = await stat(path);
    const fresh = existsSync(`${path}.br`) && (await stat(`${path}.br`)).mtimeMs >= mtimeMs;
    if (fresh) continue;
    await Promise.all(ENDINGS.map((ending) => rm(path + ending, { force: true })));
    if (size < MIN_COMPRESSED_BYTES) continue;
    const content = await readFile(path);
    const namesakes = files.filter((other) => other !== file && basename(other) === basename(file));
    const before = await compressedBefore(folder, namesakes, content);
    if (before) {
      for (const ending of ENDINGS) await writeWhole(path + ending, await readFile(before + ending));
      continue;
    }
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
    await writeWhole(`${path}.br`, await promisify(brotliCompress)(content, { params }));
    await writeWhole(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
  }
}
