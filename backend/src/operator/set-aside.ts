import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { lockDataFolder } from '../data-folder-lock.ts';
import type { Settings } from '../settings.ts';

/**
 * Gives a data folder another name beside its own, so that the next start makes a new one. Deletes nothing.
 *
 * @returns the name it has now; nothing when there was no folder
 * @throws {DataFolderInUseError} while a server runs with it
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
  // The lock goes along; it would say that someone uses the folder in its new place.
  lock.release();
  await rename(dataFolder, aside);
  return aside;
}
