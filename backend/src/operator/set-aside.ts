import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { lockDataFolder } from '../data-folder-lock.ts';
import type { Settings } from '../settings.ts';

/**
 * Renames a data folder, so that the next start makes a new one. Deletes nothing.
 *
 * @returns its new path; `undefined` when there was no folder
 * @throws {DataFolderInUseError} while a server uses it
 */
export async function setAside(
  { dataFolder, databaseUrl }: Pick<Settings, 'dataFolder' | 'databaseUrl'>,
  now = new Date(),
): Promise<string | undefined> {
  if (databaseUrl) {
    throw new Error(
      'DATABASE_URL is set, and a reset touches no Postgres: create another database there, and set DATABASE_URL to it.',
    );
  }
  if (!existsSync(dataFolder)) return undefined;
  const lock = await lockDataFolder(dataFolder);
  const aside = `${dataFolder}-${now.toISOString().slice(0, 19).replaceAll(':', '')}`;
  // The lock was moved with the folder, and would make it look used.
  lock.release();
  await rename(dataFolder, aside);
  return aside;
}
