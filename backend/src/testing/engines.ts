import { afterAll } from 'vitest';
import { startPostgres, type TestPostgres } from './test-postgres.ts';

/** `npm test` runs on PGlite, `npm run test:matrix` on every other database, a soak on all of them. */
const isMatrix = process.env['MODE'] === 'matrix';
const isSoak = process.env['SOAK'] === '1';

/** Whether tests use all their cases, instead of a smaller selection. */
export const isThorough = isMatrix || isSoak;

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

interface NamedDatabase {
  readonly engine: string;
  /** The settings of a server on it. */
  environment(): Promise<Record<string, string>>;
}

/** The databases of this run, each for one server. */
export function databasesOf(): readonly NamedDatabase[] {
  const postgres = lazyPostgres();
  return enginesOf<NamedDatabase>([
    { engine: 'PGlite', environment: async () => ({}) },
    { engine: 'Postgres', environment: async () => ({ DATABASE_URL: (await postgres()).url }) },
  ]);
}
