import { afterAll } from 'vitest';
import { startPostgres, type TestPostgres } from './test-postgres.ts';
import { sharedServer, startTestServer, type TestServer } from './test-server.ts';

/** `npm test` runs on PGlite, `npm run test:matrix` on every other database, a soak on all of them. */
const isMatrix = process.env['MODE'] === 'matrix';
const isSoak = process.env['SOAK'] === '1';

/** Selects the databases of this run. The first is PGlite. */
export const enginesOf = <Engine>([pglite, ...others]: readonly [Engine, ...Engine[]]): readonly Engine[] => [
  ...(isMatrix ? [] : [pglite]),
  ...(isMatrix || isSoak ? others : []),
];

/** A Postgres for one test file, which starts when it is first used and stops with the file. */
export function lazyPostgres(): () => Promise<TestPostgres> {
  let started: Promise<TestPostgres> | undefined;
  afterAll(async () => (await started)?.stop());
  return () => (started ??= startPostgres());
}

export interface TestDatabase {
  readonly engine: string;
  /** The settings of a server on it. */
  environment(): Promise<Record<string, string>>;
  /** See `sharedServer`; on Postgres the server of the file. */
  openServer(): Promise<TestServer>;
}

/** The databases of this run. */
export function databasesOf(): readonly TestDatabase[] {
  const postgres = lazyPostgres();
  const environment = async () => ({ DATABASE_URL: (await postgres()).url });
  return enginesOf<TestDatabase>([
    { engine: 'PGlite', environment: async () => ({}), openServer: sharedServer },
    { engine: 'Postgres', environment, openServer: async () => startTestServer(await environment()) },
  ]);
}
