import postgres from 'postgres';
import { startPostgres as start } from '../../../scripts/lib/hosted/postgres.mjs';

export type TestPostgres = Awaited<ReturnType<typeof startPostgres>>;

/** Starts a Postgres server for one test file. */
export async function startPostgres() {
  const { urlOf, stop } = await start();
  return {
    url: urlOf('postgres'),
    stop,
    /** A new database on the same server, and its address. */
    async createDatabase(name: string, template = 'template1') {
      const sql = postgres(urlOf('postgres'), { max: 1 });
      await sql.unsafe(`create database "${name}" template "${template}"`);
      await sql.end();
      return urlOf(name);
    },
  };
}
