import { readdirSync } from 'node:fs';
import path from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../../src/database/migrations.ts';
import { openPostgres } from '../../src/database/open-postgres.ts';
import { startPostgres, type TestPostgres } from '../../src/testing/test-postgres.ts';
import { migrationsFolder } from '../../src/testing/test-server.ts';
import { LIST_MUTATIONS, type Mutation } from './mutations.ts';
import { FIND_PGTAP, pgtapScript, readTestFile, type RunScript, runTestFile, testsFolder, textsIn } from './pgtap.ts';

/** One in this many weakened databases is tried: all of them in a soak. */
const STEP = process.env.SOAK ? 1 : 29;

/** In milliseconds. A rule that only the slowest files test takes seconds, on a busy machine many times as long. */
const LIMIT = 1_800_000;

/** Each mutation of a rule makes at least one test fail. */
describe('weakened databases', () => {
  let server: TestPostgres;
  let sql: postgres.Sql;
  let mutations: readonly Mutation[];
  /** The test files; after the run on the unchanged database, the quickest first. */
  let files = readdirSync(testsFolder).filter((file) => file.endsWith('.test.sql'));
  const texts = new Map(files.map((file) => [file, readTestFile(path.join(testsFolder, file))]));
  beforeAll(async () => {
    server = await startPostgres();
    const database = await openPostgres(server.url);
    await migrate(database, migrationsFolder);
    await database.runScript(pgtapScript());
    await database.close();
    sql = postgres(server.url, { max: 1, onnotice: () => {} });
    const all = await sql.unsafe<Mutation[]>(LIST_MUTATIONS);
    expect(all.length).toBeGreaterThan(300);
    mutations = all.filter((_, index) => index % STEP === 0);
    await sql.unsafe(FIND_PGTAP);
  });
  afterAll(async () => {
    await sql.end();
    await server.stop();
  });
  const run: RunScript = async (script) => textsIn((await sql.unsafe(script).simple()) as unknown as object[][]);

  /** The files, those first that name what is weakened, above all if few do. */
  function likeliest({ name, statement }: Mutation): readonly string[] {
    const names = new Set(`${name} ${statement.slice(0, 200)}`.match(/[a-z]+_\w+/g));
    const naming = [...names].map((each) => files.filter((file) => texts.get(file)!.includes(each)));
    const score = (file: string) => naming.reduce((sum, some) => sum + (some.includes(file) ? 1 / some.length : 0), 0);
    return files.toSorted((one, other) => score(other) - score(one));
  }

  /** Whether a file has a failing test. */
  async function fails(file: string, change?: string): Promise<boolean> {
    return (await runTestFile(run, path.join(testsFolder, file), change)).failures.length > 0;
  }

  async function isNoticed(mutation: Mutation): Promise<boolean> {
    // Otherwise a statement that fails would count as noticed.
    await run(`begin; ${mutation.statement}; rollback`);
    for (const file of likeliest(mutation)) if (await fails(file, mutation.statement)) return true;
    return false;
  }

  it('Every weakened database makes a test fail, and the unchanged one does not', { timeout: LIMIT }, async () => {
    const took = new Map<string, number>();
    for (const file of files) {
      const started = performance.now();
      expect(await fails(file), file).toBe(false);
      took.set(file, performance.now() - started);
    }
    files = files.toSorted((one, other) => took.get(one)! - took.get(other)!);
    const missed: string[] = [];
    for (const mutation of mutations) if (!(await isNoticed(mutation))) missed.push(mutation.name);
    process.stderr.write(
      `${mutations.length - missed.length} of ${mutations.length} weakened databases were noticed.\n`,
    );
    expect(missed).toEqual([]);
  });
});
