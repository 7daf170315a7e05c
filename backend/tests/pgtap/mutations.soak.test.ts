import { readdirSync } from 'node:fs';
import path from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../../src/database/migrations.ts';
import { openPostgres } from '../../src/database/open-postgres.ts';
import { startPostgres, type TestPostgres } from '../../src/testing/test-postgres.ts';
import { migrationsFolder } from '../../src/testing/test-server.ts';
import { LIST_MUTATIONS, type Mutation } from './mutations.ts';
import { FIND_PGTAP, pgtapScript, runTestFile, testsFolder, textsIn } from './pgtap.ts';

/** One in this many mutations is tried: all of them in a soak. */
const STEP = process.env.SOAK ? 1 : 29;

/** In milliseconds. A rule that only the slowest files test takes seconds, on a busy machine many times as long. */
const LIMIT = process.env.SOAK ? 1_800_000 : 600_000;

/** Each mutation of a rule makes at least one test fail. */
describe('weakened databases', () => {
  let server: TestPostgres;
  let mutations: readonly Mutation[];
  /** The test files; after the run on the unchanged database, the quickest first. */
  let files = readdirSync(testsFolder).filter((file) => file.endsWith('.test.sql'));
  beforeAll(async () => {
    server = await startPostgres();
    const database = await openPostgres(await server.createDatabase('whole'));
    await migrate(database, migrationsFolder);
    await database.runScript(pgtapScript());
    await database.close();
    const sql = postgres(server.url.replace(/postgres$/, 'whole'), { max: 1 });
    mutations = await sql.unsafe<Mutation[]>(LIST_MUTATIONS);
    await sql.end();
  });
  // Removes hundreds of databases.
  afterAll(() => server.stop(), LIMIT);

  /** The first file with a failing test, or undefined. Stores the milliseconds of each file in `took`. */
  async function noticedBy(name: string, mutation?: Mutation, took?: Map<string, number>): Promise<string | undefined> {
    const url = await server.createDatabase(name, 'whole');
    const sql = postgres(url, { max: 1, onnotice: () => {} });
    const run = async (script: string) => textsIn((await sql.unsafe(script).simple()) as unknown as object[][]);
    try {
      await run(FIND_PGTAP);
      if (mutation) await run(mutation.statement);
      for (const file of files) {
        const started = performance.now();
        const { failures } = await runTestFile(run, path.join(testsFolder, file));
        took?.set(file, performance.now() - started);
        if (failures.length > 0) return file;
      }
      return undefined;
    } finally {
      await sql.end();
    }
  }

  it('Every weakened database makes a test fail, and the unchanged one does not', { timeout: LIMIT }, async () => {
    expect(mutations.length).toBeGreaterThan(300);
    const took = new Map<string, number>();
    expect(await noticedBy('unchanged', undefined, took)).toBeUndefined();
    files = files.toSorted((one, other) => took.get(one)! - took.get(other)!);
    const missed: string[] = [];
    let tried = 0;
    for (const [index, mutation] of mutations.entries()) {
      if (index % STEP !== 0) continue;
      tried += 1;
      if (!(await noticedBy(`mutant_${index}`, mutation))) missed.push(mutation.name);
    }
    process.stderr.write(`${tried - missed.length} of ${tried} weakened databases were noticed.\n`);
    expect(missed).toEqual([]);
  });
});
