import { createPgliteConnection } from '@supabase/lite/pglite';
import { Kysely } from 'kysely';
import { TIMESTAMPTZ_OID, TIMESTAMP_OID, timestampWithZone, timestampWithoutZone } from './column-parsers.ts';
import { normalizeDatabaseError } from './database-errors.ts';
import { type Database, withTimeLimit } from './database.ts';
import { exclusivePgliteDialect } from './exclusive-pglite-dialect.ts';
import { fewParsers } from './few-parsers.ts';
import { writeAsText } from './text-serializers.ts';

/** Opens (or makes) the PGlite database in a folder. */
export async function openPglite(folder: string): Promise<Database> {
  const connection = await createPgliteConnection({
    url: folder,
    pgliteOptions: {
      parsers: { [TIMESTAMPTZ_OID]: timestampWithZone, [TIMESTAMP_OID]: timestampWithoutZone },
    },
  });
  const pglite = connection.driver;
  connection.kysely = new Kysely({ dialect: exclusivePgliteDialect(pglite) });
  connection.normalizeDbError = normalizeDatabaseError;
  await pglite.waitReady;
  writeAsText(pglite.serializers);
  pglite.parsers = fewParsers(pglite.parsers);
  await pglite.exec("set time zone 'UTC'");
  return {
    connection,
    async runScript(script) {
      await pglite.exec('begin');
      try {
        await pglite.exec(script);
        await pglite.exec('commit');
      } catch (error) {
        await pglite.exec('rollback');
        throw error;
      }
    },
    close: () => withTimeLimit(connection.close()),
  };
}
