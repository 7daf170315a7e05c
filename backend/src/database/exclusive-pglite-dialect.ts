import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import { responseSettings } from './response-settings.ts';
import { setLocally, type Settings, settingsOf } from './local-settings.ts';
import type { PgliteRows, PgliteStatement } from './pglite-messages.ts';
import { setsCaller } from './request-context.ts';
import { type SessionWatch, unwatched } from './session-watch.ts';
import type { StoppablePglite } from './stoppable-pglite.ts';

const BEGIN = { sql: 'begin', parameters: [] };
const COMMIT = { sql: 'commit', parameters: [] };
const ROLLBACK = { sql: 'rollback', parameters: [] };

/** As Postgres answers a statement after one that failed. */
const aborted = (): Error =>
  Object.assign(new Error('current transaction is aborted, commands ignored until end of transaction block'), {
    code: '25P02',
  });

const READS = /^select\b/i;
const LOCKS = /\bfor\s+(?:no\s+key\s+)?(?:update|share|key)\b/i;

/**
 * Whether a statement only reads tables for the caller of a request, and calls no function of theirs; or is the single call of
 * the story service (`call-function.ts`). Its transaction is committed in the same message. Another statement of the request begins
 * a new one with the same settings: each statement sees what is committed (READ COMMITTED), and no other request comes in between.
 */
const standsAlone = (sql: string, settings: Settings): boolean =>
  settings.length > 0 && settings.every(([name]) => name !== 'request.method') && READS.test(sql) && !LOCKS.test(sql);

const statementOf = ({ sql, parameters }: CompiledQuery): PgliteStatement => ({ sql, parameters });

/** The session of one request. The beginning of its transaction, and settings, are held back and sent with the next statement. */
class PgliteSession implements DatabaseConnection {
  readonly #life: number;
  #transaction: 'none' | 'held' | 'open' | 'aborted' = 'none';
  #settings: Settings = [];
  #role: string | undefined;
  #isForClient = false;

  constructor(private readonly pglite: StoppablePglite) {
    this.#life = pglite.life;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#transaction === 'aborted') throw aborted();
    const settings = this.#transaction === 'none' ? undefined : settingsOf(query);
    if (settings) {
      this.#settings = [...this.#settings, ...settings];
      return { rows: [] };
    }
    const known = responseSettings(query);
    if (known) return { rows: known as R[] };
    const { rows, affectedRows } = await this.#send(statementOf(query));
    return {
      rows: rows as R[],
      ...(affectedRows !== undefined && { numAffectedRows: BigInt(affectedRows) }),
    };
  }

  begin(): void {
    this.#transaction = 'held';
  }

  commit(): Promise<void> {
    return this.#end(this.#transaction === 'aborted' ? ROLLBACK : COMMIT);
  }

  async rollback(): Promise<void> {
    this.#settings = [];
    if (!this.#isLost) await this.#end(ROLLBACK);
  }

  /** The database was stopped since this session began, and its transaction with it. */
  get #isLost(): boolean {
    return this.#life !== this.pglite.life;
  }

  async #end(statement: PgliteStatement): Promise<void> {
    const wasSent = this.#transaction !== 'held';
    this.#transaction = 'none';
    if (wasSent) await this.#send(statement);
    this.#settings = [];
    this.#role = undefined;
    this.#isForClient = false;
  }

  async #send(statement: PgliteStatement): Promise<PgliteRows> {
    const begins = this.#transaction === 'held';
    const commits = begins && standsAlone(statement.sql, this.#settings);
    const settings = this.#settings;
    const statements = [
      ...(begins ? [BEGIN] : []),
      ...(settings.length > 0 ? [statementOf(setLocally(settings))] : []),
      statement,
    ];
    if (!commits) {
      if (begins) this.#transaction = 'open';
      this.#settings = [];
    }
    this.#role = new Map(settings).get('role') ?? this.#role;
    this.#isForClient ||= setsCaller(settings);
    try {
      const use = { role: this.#role, commits, isForClient: this.#isForClient };
      return await this.pglite.run(statements, { ...use, life: this.#life });
    } catch (error) {
      // It is not known whether the transaction began; without it, further statements would run with all rights.
      if (begins && !this.#isLost) this.#transaction = 'aborted';
      throw error;
    }
  }

  // oxlint-disable-next-line require-yield
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('PGlite cannot stream a query.');
  }
}

/**
 * PGlite has one session, and a transaction sets the caller's role on it. Lite's own driver shares that session
 * between simultaneous requests, so an anonymous request could run inside a service-role transaction and read private
 * rows. This driver lends the session to one request at a time; the others wait.
 */
class ExclusivePgliteDriver implements Driver {
  private last: Promise<void> = Promise.resolve();
  private readonly releases = new WeakMap<PgliteSession, () => void>();

  constructor(
    private readonly pglite: StoppablePglite,
    private readonly asked: SessionWatch,
  ) {}

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PgliteSession> {
    const lent = this.asked();
    const before = this.last;
    let release = (): void => {};
    this.last = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    const returned = lent();
    const session = new PgliteSession(this.pglite);
    this.releases.set(session, () => {
      returned();
      release();
    });
    return session;
  }

  async releaseConnection(session: PgliteSession): Promise<void> {
    this.releases.get(session)?.();
  }

  async beginTransaction(session: PgliteSession): Promise<void> {
    session.begin();
  }

  commitTransaction(session: PgliteSession): Promise<void> {
    return session.commit();
  }

  rollbackTransaction(session: PgliteSession): Promise<void> {
    return session.rollback();
  }

  async destroy(): Promise<void> {}
}

/** The dialect to give Lite's connection. Closing PGlite stays with the code that opened it. */
export function exclusivePgliteDialect(pglite: StoppablePglite, sessions = unwatched): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new ExclusivePgliteDriver(pglite, sessions) as Driver,
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}
