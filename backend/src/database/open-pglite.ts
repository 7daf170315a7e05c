import v8 from 'node:v8';
import type { Connection } from '@supabase/lite';
import { PgliteConnection } from '@supabase/lite/pglite';
import { Kysely } from 'kysely';
import { normalizeDatabaseError } from './database-errors.ts';
import { type Database, withTimeLimit } from './database.ts';
import { exclusivePgliteDialect } from './exclusive-pglite-dialect.ts';
import { hideInternals } from './exposed-schema.ts';
import { sayAtOnce } from './request-context.ts';
import type { SessionWatch } from './session-watch.ts';
import { StoppablePglite, type StoppablePgliteOptions } from './stoppable-pglite.ts';

/** The time limit of a statement in milliseconds. Most take a few, and all requests share one session. */
const STATEMENT_MS = 2000;

/**
 * How much of a WebAssembly function must have run before V8 compiles it a second time, for speed, in bytes of its code: 22 times as
 * much as by default. The start uses most functions of Postgres a few times, and compiling them twice was a quarter of its processor
 * time; lists are as quick as by default after some hundred requests. (With 110 times as much, only after some thousand.)
 */
const TIERING_BUDGET = 40_000_000;

/** The base class of Lite's connections to Postgres. Lite's own connection to PGlite would open it on this thread. */
const PostgresConnection = Object.getPrototypeOf(PgliteConnection) as abstract new (options: object) => Connection;

class ThreadConnection extends PostgresConnection {
  declare dialect: 'postgres';
  declare introspect: Connection['introspect'];
  override driver: StoppablePglite;

  constructor(pglite: StoppablePglite, sessions: SessionWatch | undefined) {
    super({});
    this.driver = pglite;
    this.kysely = new Kysely({ dialect: exclusivePgliteDialect(pglite, sessions) });
    this.normalizeDbError = normalizeDatabaseError;
  }

  override async close(): Promise<void> {
    await this.clearSchemaCache();
    await this.kysely.destroy();
    await this.driver.close();
  }
}

export interface PgliteOptions extends StoppablePgliteOptions {
  readonly sessions?: SessionWatch | undefined;
}

export type PgliteDatabase = Database & { readonly pglite: StoppablePglite };

/** Opens or creates the PGlite database of a folder, in a separate thread. */
export async function openPglite(options: PgliteOptions): Promise<PgliteDatabase> {
  v8.setFlagsFromString(`--wasm-tiering-budget=${TIERING_BUDGET}`);
  const pglite = await StoppablePglite.open(options);
  const connection = hideInternals(sayAtOnce(new ThreadConnection(pglite, options.sessions)));
  const runScripts = async (scripts: Iterable<string>): Promise<void> => {
    await pglite.exec('begin');
    try {
      for (const script of scripts) await pglite.exec(script);
      await pglite.exec('commit');
    } catch (error) {
      await pglite.exec('rollback');
      throw error;
    }
  };
  return {
    connection,
    pglite,
    isReady: () => pglite.isReady,
    life: () => pglite.life,
    // A running statement can be ended only together with its thread.
    cancels: false,
    hasAutovacuum: false,
    // Outside of any transaction, so no request may have the session. The checkpoint removes old files of the log.
    vacuum: (tables) =>
      connection.kysely.connection().execute(async () => {
        for (const table of tables) await pglite.exec(`vacuum ${table}`);
        await pglite.exec('checkpoint');
      }),
    runScripts,
    runScript: (script) => runScripts([script]),
    limitStatements: () => pglite.limit(STATEMENT_MS),
    close: () => withTimeLimit(connection.close()),
  };
}
