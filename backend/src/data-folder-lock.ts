import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import path from 'node:path';

/** Two processes on one PGlite folder would lose acknowledged rows, so the second one must not start. */
export class DataFolderInUseError extends Error {
  override readonly name = 'DataFolderInUseError';
  constructor(dataFolder: string, owner: LockOwner | undefined, file: string) {
    const who = owner ? ` (process ${owner.pid}${owner.url ? `, ${owner.url}` : ''})` : '';
    super(
      `Storyloom is already running with the data folder ${dataFolder}${who}.\n` +
        'Stop that process first, or give this one a folder and a port of its own:\n' +
        '  STORYLOOM_DATA=.storyloom-2 PORT=4001 npm start\n' +
        `If nothing is running, delete ${file} and try again.`,
    );
  }
}

interface LockOwner {
  readonly token: string;
  readonly pid: number;
  /** Distinguishes the owner from a later process with the same id. */
  readonly born?: string;
  readonly url?: string;
}

export interface DataFolderLock {
  /** Idempotent and synchronous, so that it also works in an `exit` handler. */
  release(): void;
}

/** Start time in clock ticks since boot; on Linux only. */
function birthOf(pid: number): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19];
  } catch {
    return undefined;
  }
}

function isAlive(owner: LockOwner): boolean {
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    // EPERM: the process is alive and belongs to another user.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return owner.born === undefined || birthOf(owner.pid) === owner.born;
}

function readOwner(file: string): LockOwner | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as LockOwner;
  } catch {
    return undefined;
  }
}

/** Hard-links a complete file into place: unlike with `open('wx')`, it is never read half-written. */
function claim(own: string, file: string): boolean {
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Removes the lock of a dead process. Of several processes that saw the same dead lock, only the holder of the guard named
 * after its token may remove it, after checking again, so that a new lock is never removed by mistake.
 */
function removeDeadLock(own: string, file: string, dead: LockOwner): void {
  const guard = `${file}.${dead.token}`;
  if (!claim(own, guard)) return;
  try {
    if (readOwner(file)?.token === dead.token) unlinkSync(file);
  } finally {
    unlinkSync(guard);
  }
}

/** @throws {DataFolderInUseError} when another live process holds the folder. */
export async function lockDataFolder(dataFolder: string, url?: string): Promise<DataFolderLock> {
  const file = path.join(dataFolder, 'lock');
  const token = randomUUID();
  const born = birthOf(process.pid);
  const owner: LockOwner = { token, pid: process.pid, ...(born && { born }), ...(url && { url }) };
  const own = path.join(dataFolder, `lock-${token}`);
  writeFileSync(own, JSON.stringify(owner), { mode: 0o600 });
  try {
    for (let attempt = 0; attempt < 20; attempt += 1) {
      if (claim(own, file)) return { release: () => releaseLock(file, token) };
      const holder = readOwner(file);
      if (holder && isAlive(holder)) throw new DataFolderInUseError(dataFolder, holder, file);
      if (holder) removeDeadLock(own, file, holder);
      await sleep(10);
    }
    throw new DataFolderInUseError(dataFolder, undefined, file);
  } finally {
    unlinkSync(own);
  }
}

/**
 * Locks a data folder until the result is called or this process exits.
 * @throws {DataFolderInUseError} when another live process holds the folder.
 */
export async function holdDataFolder(dataFolder: string, url?: string): Promise<() => void> {
  const { release } = await lockDataFolder(dataFolder, url);
  // An immediate exit, such as by a second Ctrl+C, must not leave the lock behind.
  process.once('exit', release);
  return () => {
    release();
    process.removeListener('exit', release);
  };
}

function releaseLock(file: string, token: string): void {
  if (readOwner(file)?.token === token) unlinkSync(file);
}
