import { readdirSync } from 'node:fs';
import path from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../src/database/database.ts';
import { migrate } from '../../src/database/migrations.ts';
import { openPostgres } from '../../src/database/open-postgres.ts';
import { enginesOf } from '../../src/testing/engines.ts';
import { startPostgres } from '../../src/testing/test-postgres.ts';
import { migrationsFolder, openTestDatabase } from '../../src/testing/test-server.ts';
import { FIND_PGTAP, pgtapScript, type RunScript, runTestFile, testsFolder, textsIn } from './pgtap.ts';

const files = readdirSync(testsFolder).filter((file) => file.endsWith('.test.sql'));

async function openOnPglite() {
  const database = await openTestDatabase();
  const run: RunScript = async (script) =>
    textsIn((await database.pglite.exec(script)).map(({ rows }) => rows as object[]));
  return { database: database as Database, run, close: () => database.close() };
}

async function openOnPostgres() {
  const server = await startPostgres();
  const database = await openPostgres(server.url);
  const sql = postgres(server.url, { max: 1, onnotice: () => {} });
  const run: RunScript = async (script) => {
    const results: unknown = await sql.unsafe(script).simple();
    return textsIn(results as object[][]);
  };
  const close = async (): Promise<void> => {
    await sql.end();
    await database.close();
    await server.stop();
  };
  return { database, run, close };
}

const ENGINES = enginesOf<{ engine: string; open: () => ReturnType<typeof openOnPglite> }>([
  { engine: 'PGlite', open: openOnPglite },
  { engine: 'Postgres', open: openOnPostgres },
]);

describe.each(ENGINES)('the rules of the data on $engine', ({ open }) => {
  let run: RunScript;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const opened = await open();
    ({ run, close } = opened);
    await migrate(opened.database, migrationsFolder);
    await opened.database.runScript(pgtapScript());
    await run(FIND_PGTAP);
  });
  afterAll(() => close());

  it.each(files)('All assertions of %s pass', async (file) => {
    const { passed, failures } = await runTestFile(run, path.join(testsFolder, file));
    expect(failures).toEqual([]);
    expect(passed).toBeGreaterThan(3);
  });
});
