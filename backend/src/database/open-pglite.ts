import type { Connection } from '@supabase/lite';
import { PgliteConnection } from '@supabase/lite/pglite';
import { Kysely } from 'kysely';
import { normalizeDatabaseError } from './database-errors.ts';
import { type Database, withTimeLimit } from './database.ts';
import { exclusivePgliteDialect } from './exclusive-pglite-dialect.ts';
import { sayAtOnce } from './request-context.ts';
import { StoppablePglite, type StoppablePgliteOptions } from './stoppable-pglite.ts';

/** The time limit of a statement in milliseconds. Most take a few, and all requests share one session. */
const STATEMENT_MS = 2000;

/** The base class of Lite's connections to Postgres. Lite's own connection to PGlite would open it on this thread. */
const PostgresConnection = Object.getPrototypeOf(PgliteConnection) as abstract new (options: object) => Connection;

class ThreadConnection extends PostgresConnection {
  declare dialect: 'postgres';
  declare introspect: Connection['introspect'];
  override driver: StoppablePglite;

  constructor(pglite: StoppablePglite) {
    super({});
    this.driver = pglite;
    this.kysely = new Kysely({ dialect: exclusivePgliteDialect(pglite) });
    this.normalizeDbError = normalizeDatabaseError;
  }

  override async close(): Promise<void> {
    await this.clearSchemaCache();
    await this.kysely.destroy();
    await this.driver.close();
  }
}

export type PgliteDatabase = Database & { readonly pglite: StoppablePglite };

/** Opens or creates the PGlite database of a folder, in a separate thread. */
export async function openPglite(options: StoppablePgliteOptions): Promise<PgliteDatabase> {
  const pglite = await StoppablePglite.open(options);
  const connection = sayAtOnce(new ThreadConnection(pglite));
  return {
    connection,
    pglite,
    // A running statement can be ended only together with its thread.
    cancels: false,
    hasAutovacuum: false,
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
    limitStatements: () => pglite.limit(STATEMENT_MS),
    close: () => withTimeLimit(connection.close()),
  };
}
