import { afterAll } from 'vitest';
import { startPostgres, type TestPostgres } from './test-postgres.ts';

/** `npm test` runs on PGlite, `npm run test:matrix` on every other database, a soak on all of them. */
const isMatrix = process.env['MODE'] === 'matrix';
const isSoak = process.env['SOAK'] === '1';

/** Whether a test takes everything that it has, in place of a part that could still fail for what it looks for. */
export const isThorough = isMatrix || isSoak;

/** Of these, the databases that this run is for. The first is PGlite. */
export const enginesOf = <Engine>([pglite, ...others]: readonly [Engine, ...Engine[]]): readonly Engine[] => [
  ...(isMatrix ? [] : [pglite]),
  ...(isMatrix || isSoak ? others : []),
];

/** A Postgres for this file, which starts when it is first asked for and stops with the file. */
export function lazyPostgres(): () => Promise<TestPostgres> {
  let started: Promise<TestPostgres> | undefined;
  afterAll(async () => (await started)?.stop());
  return () => (started ??= startPostgres());
}
