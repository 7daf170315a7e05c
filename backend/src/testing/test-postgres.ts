import postgres from 'postgres';
import { startPostgres as start } from '../../../scripts/lib/hosted/postgres.mjs';

export interface TestPostgres {
  readonly url: string;
  /** A new database on the same server, and its address. */
  createDatabase(name: string, template?: string): Promise<string>;
  stop(): Promise<void>;
}

/** Starts a Postgres server for one test file. */
export async function startPostgres(): Promise<TestPostgres> {
  const { urlOf, stop } = await start();
  return {
    url: urlOf('postgres'),
    stop,
    async createDatabase(name, template = 'template1') {
      const sql = postgres(urlOf('postgres'), { max: 1 });
      await sql.unsafe(`create database "${name}" template "${template}"`);
      await sql.end();
      return urlOf(name);
    },
  };
}
