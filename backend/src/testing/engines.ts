import { afterAll } from 'vitest';
import { startPostgres, type TestPostgres } from './test-postgres.ts';

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

/** The databases of this run, each with the settings of a server on it. */
export function databasesOf() {
  const postgres = lazyPostgres();
  return enginesOf<{ engine: string; environment(): Promise<Record<string, string>> }>([
    { engine: 'PGlite', environment: async () => ({}) },
    { engine: 'Postgres', environment: async () => ({ DATABASE_URL: (await postgres()).url }) },
  ]);
}
