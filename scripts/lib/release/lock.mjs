import { mkdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { SetupError } from '../setup.mjs';
import { RECORD } from './release-files.mjs';

const LOOK_MS = 100;
/** A command that is alive touches its lock this often. */
const TOUCH_MS = 2_000;
/** A lock that was not touched for this long is of a command that was killed. */
const DEAD_MS = 10_000;
const LONGEST_WAIT_MS = 5 * 60_000;

/** @param {string} lock folder @returns {Promise<boolean>} false while another command has it */
async function take(lock) {
  try {
    await mkdir(lock);
    return true;
  } catch {
    const touched = await stat(lock).catch(() => undefined);
    if (touched && Date.now() - touched.mtimeMs > DEAD_MS) await rm(lock, { recursive: true, force: true });
    return false;
  }
}

/**
 * Does something with a site while no other command changes it; waits for others.
 *
 * @template T
 * @param {string} site folder
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 * @throws {SetupError} after five minutes
 */
export async function exclusively(site, work) {
  await mkdir(join(site, RECORD), { recursive: true });
  const lock = join(site, RECORD, 'lock');
  const started = Date.now();
  while (!(await take(lock))) {
    if (Date.now() - started > LONGEST_WAIT_MS)
      throw new SetupError(`Another command changes ${site}. Try again when it has ended.`);
    await pause(LOOK_MS);
  }
  const touching = setInterval(() => void utimes(lock, new Date(), new Date()).catch(() => undefined), TOUCH_MS);
  try {
    return await work();
  } finally {
    clearInterval(touching);
    await rm(lock, { recursive: true, force: true });
  }
}
