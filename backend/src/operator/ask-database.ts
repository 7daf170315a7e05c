import { existsSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { DataFolderInUseError, holdDataFolder } from '../data-folder-lock.ts';
import type { Database } from '../database/database.ts';
import { openPglite } from '../database/open-pglite.ts';
import { openPostgres } from '../database/open-postgres.ts';
import type { Settings } from '../settings.ts';

/** The result of a statement. */
export interface Outcome {
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  /** The number of rows that a statement without result rows changed. */
  readonly changed: number;
}

/** A statement could not be run. The message is one sentence for the operator. */
export class CannotAskError extends Error {
  override readonly name = 'CannotAskError';
}

async function run(database: Database, statement: string): Promise<Outcome> {
  try {
    const result = await sql.raw<Record<string, unknown>>(statement).execute(database.connection.kysely);
    return { rows: result.rows, changed: Number(result.numAffectedRows ?? 0) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CannotAskError(`The database does not take that: ${reason.replaceAll(/\s+/g, ' ')}`, { cause: error });
  } finally {
    await database.close();
  }
}

interface AskedSettings extends Pick<Settings, 'databaseUrl' | 'dataFolder'> {
  /** See `StoppablePgliteOptions`. */
  readonly threadFile: string;
}

/**
 * Runs one SQL statement with all rights, on the database of a server with these settings. The embedded database is locked
 * meanwhile, so that no server opens it.
 *
 * @throws {CannotAskError} when a server uses the data folder, when there is no database yet, or when the SQL is wrong.
 */
export async function askDatabase(
  { databaseUrl, dataFolder, threadFile }: AskedSettings,
  statement: string,
): Promise<Outcome> {
  if (databaseUrl) return run(await openPostgres(databaseUrl), statement);
  const folder = path.join(dataFolder, 'database');
  if (!existsSync(folder)) {
    throw new CannotAskError(`There is no database in ${dataFolder} yet. Start the server once: npm start`);
  }
  const release = await holdDataFolder(dataFolder).catch((error: unknown) => {
    if (!(error instanceof DataFolderInUseError)) throw error;
    throw new CannotAskError(
      `The server is running with the data folder ${dataFolder}. Stop it first: a database in a folder is open once.`,
      { cause: error },
    );
  });
  try {
    return await run(await openPglite({ folder, threadFile }), statement);
  } finally {
    release();
  }
}
