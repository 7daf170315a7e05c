import { cpSync, existsSync } from 'node:fs';
import { chmod, mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { migrate } from './database/migrations.ts';
import { openPglite, type PgliteDatabase, type PgliteOptions } from './database/open-pglite.ts';

export interface DatabaseSources extends Pick<PgliteOptions, 'threadFile' | 'onStop' | 'sessions'> {
  readonly migrationsFolder: string;
  /** A migrated, empty database to copy at the first start; without one, it is built, which takes seconds longer. */
  readonly imageFolder?: string | undefined;
}

/**
 * Creates the folder, or removes the access of other users to it and to the files at its top, because it holds secrets and
 * private stories. Entries that belong to another user are left unchanged.
 */
export async function prepareDataFolder(dataFolder: string): Promise<void> {
  await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  const entries = await readdir(dataFolder, { withFileTypes: true });
  const modes = entries.map((entry) => [entry.name, entry.isDirectory() ? 0o700 : 0o600] as const);
  for (const [name, mode] of [['.', 0o700] as const, ...modes]) {
    await chmod(path.join(dataFolder, name), mode).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPERM' && error.code !== 'ENOENT') throw error;
    });
  }
}

/**
 * What Postgres copies to make another database, which a site never has. Their 600 files are half of those that a first start and a
 * backup would copy.
 */
const TEMPLATES = ['template0', 'template1'];

/** Builds a migrated, empty database in a folder and closes it. */
export async function buildDatabase(
  folder: string,
  { migrationsFolder, threadFile }: Pick<DatabaseSources, 'migrationsFolder' | 'threadFile'>,
): Promise<void> {
  const database = await openPglite({ folder, threadFile });
  try {
    await migrate(database, migrationsFolder);
    for (const name of TEMPLATES) {
      await database.pglite.exec(`update pg_database set datistemplate = false where datname = '${name}'`);
      await database.pglite.exec(`drop database ${name}`);
    }
  } finally {
    await database.close();
  }
}

/**
 * Opens the PGlite database of a data folder, creating it at the first start.
 * It is created under another name and renamed when complete: otherwise, a process that is killed meanwhile would leave a
 * folder that never opens again. The caller holds the lock of the data folder.
 */
export async function openDataFolder(dataFolder: string, sources: DatabaseSources): Promise<PgliteDatabase> {
  const folder = path.join(dataFolder, 'database');
  for (const name of await readdir(dataFolder)) {
    if (name.startsWith('database.new')) await rm(path.join(dataFolder, name), { recursive: true });
  }
  if (!existsSync(folder)) {
    const fresh = path.join(dataFolder, 'database.new');
    // A thousand small files. Copying synchronously takes a third of the time, and no request is served yet.
    if (sources.imageFolder && existsSync(sources.imageFolder)) cpSync(sources.imageFolder, fresh, { recursive: true });
    else await buildDatabase(fresh, sources);
    await rename(fresh, folder);
  }
  const { threadFile, onStop, sessions } = sources;
  return openPglite({ folder, threadFile, onStop, sessions });
}
