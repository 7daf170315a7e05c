import type { PGlite } from '@electric-sql/pglite';
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

class PgliteSession implements DatabaseConnection {
  constructor(private readonly pglite: PGlite) {}

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const result = await this.pglite.query<R>(query.sql, [...query.parameters]);
    return {
      rows: result.rows,
      ...(result.affectedRows !== undefined && { numAffectedRows: BigInt(result.affectedRows) }),
    };
  }

  // oxlint-disable-next-line require-yield
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('PGlite cannot stream a query.');
  }
}

/**
 * PGlite has one session, and a transaction sets the caller's role on it. Lite's own driver hands that session to
 * everybody at once, so an anonymous request could run inside a service-role transaction and read private rows.
 * This driver hands it to one borrower after the other: who acquires waits until everybody before has released.
 */
class ExclusivePgliteDriver implements Driver {
  private last: Promise<void> = Promise.resolve();
  private readonly releases = new WeakMap<DatabaseConnection, () => void>();

  constructor(private readonly pglite: PGlite) {}

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.last;
    const session = new PgliteSession(this.pglite);
    this.last = new Promise((release) => this.releases.set(session, release));
    await before;
    return session;
  }

  async releaseConnection(session: DatabaseConnection): Promise<void> {
    this.releases.get(session)?.();
  }

  async beginTransaction(session: DatabaseConnection): Promise<void> {
    await session.executeQuery(CompiledQuery.raw('begin'));
  }

  async commitTransaction(session: DatabaseConnection): Promise<void> {
    await session.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(session: DatabaseConnection): Promise<void> {
    await session.executeQuery(CompiledQuery.raw('rollback'));
  }

  async destroy(): Promise<void> {}
}

/** The dialect to give Lite's PGlite connection. Closing PGlite stays with whoever opened it. */
export function exclusivePgliteDialect(pglite: PGlite): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new ExclusivePgliteDriver(pglite),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}
