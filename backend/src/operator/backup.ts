import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { lockDataFolder } from '../data-folder-lock.ts';
import { openPglite } from '../database/open-pglite.ts';
import { loadSecrets } from '../secrets.ts';
import type { Settings } from '../settings.ts';

type DataSettings = Pick<Settings, 'dataFolder' | 'databaseUrl'>;

/** What a backup has of a data folder: everything but locks. */
const PARTS = ['database', 'secrets.json'];

async function tar(args: readonly string[]): Promise<void> {
  try {
    await promisify(execFile)('tar', args);
  } catch (error) {
    const { stderr = '', message } = error as Error & { stderr?: string };
    throw new Error(`tar could not do that: ${(stderr.trim() || message).split('\n')[0]}`, { cause: error });
  }
}

function refusePostgres({ databaseUrl, dataFolder }: DataSettings, tool: string): void {
  if (!databaseUrl) return;
  const secrets = path.join(dataFolder, 'secrets.json');
  throw new Error(`DATABASE_URL is set: use ${tool} for that database, and keep ${secrets} beside its file.`);
}

/**
 * Writes the data of a stopped server into one file, which holds private stories and secrets and is readable by its owner only.
 *
 * @param file a `.tar.gz` that does not exist yet
 * @throws {DataFolderInUseError} while a server uses the folder
 */
export async function backUp(settings: DataSettings, file: string): Promise<void> {
  refusePostgres(settings, 'pg_dump');
  const { dataFolder } = settings;
  if (existsSync(file)) throw new Error(`${file} exists already, and a backup replaces nothing.`);
  for (const part of PARTS) {
    if (!existsSync(path.join(dataFolder, part)))
      throw new Error(`There is nothing to back up: ${dataFolder} has no ${part}. Start the server once: npm start`);
  }
  const lock = await lockDataFolder(dataFolder);
  const partial = `${file}.partial`;
  try {
    await tar(['-czf', partial, '-C', dataFolder, ...PARTS]);
    await chmod(partial, 0o600);
    await rename(partial, file);
  } finally {
    lock.release();
    await rm(partial, { force: true });
  }
}

/**
 * Makes a data folder from a backup. The next start of the server applies the migrations that it does not have yet.
 *
 * @param threadFile see `StoppablePgliteOptions`
 * @throws when there is data already, or the backup is not whole; the data folder is as it was then
 */
export async function restore(settings: DataSettings, file: string, threadFile: string): Promise<void> {
  refusePostgres(settings, 'pg_restore');
  const { dataFolder } = settings;
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const present = existsSync(dataFolder) ? await readdir(dataFolder) : [];
  if (present.length > 0)
    throw new Error(
      `${dataFolder} has data already. Put it aside first: npm run reset. It keeps that under another name.`,
    );
  const partial = `${dataFolder}.restoring`;
  await rm(partial, { recursive: true, force: true });
  await mkdir(partial, { recursive: true, mode: 0o700 });
  try {
    await tar(['-xzf', file, '-C', partial]);
    await verify(partial, threadFile);
    await rm(dataFolder, { recursive: true, force: true });
    await rename(partial, dataFolder);
  } finally {
    await rm(partial, { recursive: true, force: true });
  }
}

/** @throws when a folder has no secrets, or a database that does not open */
async function verify(folder: string, threadFile: string): Promise<void> {
  const names = await readdir(folder);
  const absent = PARTS.find((part) => !names.includes(part));
  if (absent) throw new Error(`That is no backup of Storyloom: it has no ${absent}.`);
  await loadSecrets(folder);
  const database = await openPglite({ folder: path.join(folder, 'database'), threadFile });
  await database.close();
}
