import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type { StoppablePglite } from './stoppable-pglite.ts';

class PgliteSession implements DatabaseConnection {
  readonly #life: number;

  constructor(private readonly pglite: StoppablePglite) {
    this.#life = pglite.life;
  }

  /** The database was stopped since this session began, and its transaction with it. */
  get isLost(): boolean {
    return this.#life !== this.pglite.life;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, affectedRows } = await this.pglite.query(query.sql, query.parameters, this.#life);
    return {
      rows: rows as R[],
      ...(affectedRows !== undefined && { numAffectedRows: BigInt(affectedRows) }),
    };
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

  constructor(private readonly pglite: StoppablePglite) {}

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PgliteSession> {
    const before = this.last;
    let release = (): void => {};
    this.last = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    const session = new PgliteSession(this.pglite);
    this.releases.set(session, release);
    return session;
  }

  async releaseConnection(session: PgliteSession): Promise<void> {
    this.releases.get(session)?.();
  }

  async beginTransaction(session: PgliteSession): Promise<void> {
    await session.executeQuery(CompiledQuery.raw('begin'));
  }

  async commitTransaction(session: PgliteSession): Promise<void> {
    await session.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(session: PgliteSession): Promise<void> {
    if (!session.isLost) await session.executeQuery(CompiledQuery.raw('rollback'));
  }

  async destroy(): Promise<void> {}
}

/** The dialect to give Lite's connection. Closing PGlite stays with the code that opened it. */
export function exclusivePgliteDialect(pglite: StoppablePglite): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new ExclusivePgliteDriver(pglite) as Driver,
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}
