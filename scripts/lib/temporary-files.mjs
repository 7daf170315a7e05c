// Where tests keep their temporary files: in memory, where the machine has enough of it. Journeys copy sites, databases and whole
// repositories, thousands of small files, which a disk with a journal takes several times as long to write and remove.
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

/** Linux keeps files there in memory. */
const IN_MEMORY = '/dev/shm';
const TMPFS = 0x01021994;
const GIB = 1024 ** 3;
/** The files of all workers take 0.5 GB at once (measured with `df` while the matrix ran). */
const ROOM_BYTES = 4 * GIB;
/** With what the tests themselves need. */
const FREE_BYTES = 10 * GIB;
const PREFIX = 'storyloom-tests-';
const NAME = new RegExp(`^${PREFIX}(\\d+)-`);

/** @param {number} pid @returns {boolean} */
function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/** @param {string} folder in which processes that are about to end may still write; the next run removes what they leave */
function remove(folder) {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch (error) {
    console.error(`${folder} could not be removed: ${error}`);
  }
}

/** Removes the folders of runs that were killed. */
function removeLeftovers() {
  for (const name of readdirSync(IN_MEMORY)) {
    const [, pid] = NAME.exec(name) ?? [];
    if (pid && !isRunning(Number(pid))) remove(join(IN_MEMORY, name));
  }
}

/**
 * Makes a folder in memory for the temporary files of this process and of all that it starts, and removes it when the process ends.
 *
 * @returns {string | undefined} nothing where memory is short, on other systems than Linux, and where `TMPDIR` names another place
 */
export function keepTemporaryFilesInMemory() {
  if (process.env['TMPDIR'] || !existsSync(IN_MEMORY)) return undefined;
  const { type, bavail, bsize } = statfsSync(IN_MEMORY);
  if (type !== TMPFS || bavail * bsize < ROOM_BYTES || freemem() < FREE_BYTES) return undefined;
  removeLeftovers();
  const folder = mkdtempSync(join(IN_MEMORY, `${PREFIX}${process.pid}-`));
  // Postgres runs as another user.
  chmodSync(folder, 0o755);
  process.env['TMPDIR'] = folder;
  process.on('exit', () => remove(folder));
  return folder;
}
