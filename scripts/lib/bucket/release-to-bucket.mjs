import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentOf, LOG, MAP, RECORD } from '../release/release-files.mjs';
import { checkOptions, isChange } from '../release/options.mjs';
import { buildModule, releaseModule } from '../release/release.mjs';
import { SetupError, step } from '../setup.mjs';
import { openBucket } from './bucket.mjs';
import { headersOf, isCopy } from './headers.mjs';
import { inParallel } from './in-parallel.mjs';
import { changesIn, mirrorOf } from './mirror.mjs';

/**
 * @typedef {import('./bucket.mjs').Bucket} Bucket
 * @typedef {import('./mirror.mjs').Mirror} Mirror
 * @typedef {import('../release/release.mjs').Options} Options
 */

/** How often a release starts again because another one was quicker. */
const MOST_TRIES = 5;
/** What another release has just uploaded may not be in any map yet. */
const RECENT_MS = 60 * 60 * 1000;

/** What must be there before what leads to it. @type {readonly ((file: string) => boolean)[]} */
const ORDER = [(file) => /^(?:remotes|assets)\//.test(file), (file) => file.startsWith(`${RECORD}/`), () => true];

/** @param {string} file */
const isMap = (file) => file === MAP || file.startsWith(`${MAP}.`);

/** Adds the lines of this release to the log, whatever other releases add meanwhile. @param {Bucket} bucket @param {string} lines */
async function appendToLog(bucket, lines) {
  for (;;) {
    const log = await bucket.get(LOG);
    /** @type {Record<string, string>} */
    const condition = log ? { 'if-match': log.etag } : { 'if-none-match': '*' };
    const body = Buffer.concat([log?.body ?? Buffer.alloc(0), Buffer.from(lines)]);
    if (await bucket.put(LOG, body, { ...headersOf(LOG), ...condition })) return;
  }
}

/**
 * Uploads what a release changed; the release map comes last, and only if nobody has changed it since the mirror was made.
 *
 * @param {Bucket} bucket
 * @param {Mirror} mirror
 * @param {string} log what the log was before
 * @returns {Promise<boolean>} false when another release has
 */
async function upload(bucket, mirror, log) {
  const { folder, listed } = mirror;
  const hasCopies = [...listed.keys()].some(isCopy);
  const { written, gone } = await changesIn(mirror);
  const put = async (/** @type {string} */ file) =>
    bucket.put(file, await readFile(join(folder, file)), headersOf(file));
  const rest = new Set(written.filter((file) => file !== LOG && !isMap(file) && (hasCopies || !isCopy(file))));
  for (const isNext of ORDER) {
    const files = [...rest].filter(isNext);
    for (const file of files) rest.delete(file);
    await inParallel(files, put);
  }
  // A compressed copy must not outlive its map.
  const copies = ['.br', '.gz'].map((ending) => MAP + ending);
  if (written.includes(MAP))
    await inParallel(
      copies.filter((file) => listed.has(file)),
      (file) => bucket.remove(file),
    );
  const map = await readFile(join(folder, MAP));
  if (!(await bucket.put(MAP, map, { ...headersOf(MAP), 'if-match': mirror.mapTag }))) return false;
  const lines = (await readFile(join(folder, LOG), 'utf8').catch(() => '')).slice(log.length);
  if (lines) await appendToLog(bucket, lines);
  if (hasCopies)
    await inParallel(
      copies.filter((file) => written.includes(file)),
      put,
    );
  const isOld = (/** @type {string} */ file) => Date.now() - (listed.get(file)?.changed ?? 0) > RECENT_MS;
  await inParallel(gone.filter(isOld), (file) => bucket.remove(file));
  return true;
}

/** @param {string} folder @param {string} file @returns {Promise<string>} its text, or nothing */
const textOf = (folder, file) => readFile(join(folder, file), 'utf8').catch(() => '');

/**
 * One try. @param {Bucket} bucket @param {string} folder empty @param {string} id @param {Options} options
 * @returns {Promise<boolean>} false when another release was quicker
 */
async function tryRelease(bucket, folder, id, options) {
  const mirror = await mirrorOf(bucket, folder, id);
  if (!mirror) throw new SetupError(`${bucket.address} is not an assembled site: it has no ${MAP}.`);
  if (mirror.listed.has(`${RECORD}/host.json`))
    throw new SetupError(
      `${bucket.address} was made ready for a host, whose rules name all pages. Release into its folder, and copy that.`,
    );
  // An upload that was cut off may have left a part of this release.
  if (options.build && !options['dry-run']) {
    const { name } = await contentOf(options.build);
    await rm(join(folder, 'remotes', id, name), { recursive: true, force: true });
  }
  const [log, map] = [await textOf(folder, LOG), await textOf(folder, MAP)];
  /** @type {unknown} */
  let failure;
  try {
    await releaseModule(id, folder, options);
  } catch (error) {
    // Pages that can't be written leave a release in service: see `putInService`.
    if ((await textOf(folder, MAP)) === map) throw error;
    failure = error;
  }
  if (options['dry-run']) return true;
  const isDone = await step(`Uploading to ${bucket.address}`, () => upload(bucket, mirror, log));
  if (isDone && failure) throw failure;
  return isDone;
}

/**
 * Releases a module into a site in a bucket, or changes which of its releases is in service, as `releaseModule` does in a folder. When another
 * release changes the map meanwhile, it starts again; nothing of the other one is lost.
 *
 * @param {string} id of the module
 * @param {string} to `s3://bucket/prefix`
 * @param {Options} options
 * @param {Readonly<Record<string, string | undefined>>} [environment] with the credentials
 * @throws {SetupError} that says what to do; the release map is as it was then, unless only pages could not be written
 */
export async function releaseToBucket(id, to, options, environment = process.env) {
  const bucket = openBucket(to, environment);
  checkOptions(options);
  const build = isChange(options) ? undefined : (options.build ?? (await buildModule(id)));
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const folder = await mkdtemp(join(tmpdir(), 'storyloom-bucket-'));
    try {
      if (await tryRelease(bucket, folder, id, { ...options, ...(build && { build }) })) return;
      console.log('• Another release was quicker: starting again …');
    } catch (error) {
      if (error instanceof SetupError) error.message = error.message.replaceAll(folder, to);
      throw error;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
  throw new SetupError(`Other releases were quicker ${MOST_TRIES} times. Try again when they have ended.`);
}
