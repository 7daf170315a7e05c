import { copyFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCatalogue } from '../testing/read-catalogue.ts';
import { migrationsFolder, openTestDatabase, temporaryFolder } from '../testing/test-server.ts';
import type { Database } from './database.ts';
import { migrate } from './migrations.ts';

/** Versions of the migrations of a database. */
async function appliedFiles({ connection }: Database): Promise<string[]> {
  const { rows } = await sql<{ version: string }>`
    select version from supabase_migrations.schema_migrations order by 1`.execute(connection.kysely);
  return rows.map((row) => row.version);
}

describe('migrations', () => {
  let database: Database;
  let folder: string;
  beforeAll(async () => {
    database = await openTestDatabase();
    folder = await temporaryFolder();
  });
  afterAll(() => database.close());

  const tables = async (): Promise<string[]> => {
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r'`.execute(database.connection.kysely);
    return rows.map((row) => row.name);
  };

  it('New migrations are applied to a used database in order', async () => {
    await writeFile(path.join(folder, '20990101000001_second.sql'), 'alter table public.later add column note text;');
    await writeFile(path.join(folder, '20990101000000_first.sql'), 'create table public.later (id int); select 1;');
    expect(await migrate(database, folder)).toEqual(['20990101000000_first.sql', '20990101000001_second.sql']);
    expect(await tables()).toContain('later');
    expect(await migrate(database, folder)).toEqual([]);
  });

  it('A migration with a failing statement is undone completely and tried again at the next start', async () => {
    const file = path.join(folder, '20990101000003_broken.sql');
    const sound = path.join(folder, '20990101000002_sound.sql');
    await writeFile(sound, 'create table public.sound (id int);');
    await writeFile(file, 'create table public.half (id int); select nonsense;');
    await expect(migrate(database, folder)).rejects.toThrow(
      /20990101000003_broken\.sql failed and was undone, with all others[^]*start that one to go on/,
    );
    // The one before it was undone, too: the release from before knows neither.
    expect(await tables()).not.toContain('half');
    expect(await tables()).not.toContain('sound');
    await writeFile(file, 'create table public.half (id int);');
    expect(await migrate(database, folder)).toEqual(['20990101000002_sound.sql', '20990101000003_broken.sql']);
  });

  it('A migration with a wrong name is refused', async () => {
    await writeFile(path.join(folder, 'tables.sql'), 'select 1;');
    await expect(migrate(database, folder)).rejects.toThrow(/tables\.sql is not named/);
    await rm(path.join(folder, 'tables.sql'));
  });
});

describe('a database from before the baseline', () => {
  /** A database whose history lists these steps. */
  async function openOld(...versions: readonly string[]) {
    const database = await openTestDatabase();
    await database.runScript(
      `delete from supabase_migrations.schema_migrations;
      insert into supabase_migrations.schema_migrations (version) values ${versions.map((version) => `('${version}')`).join()}`,
    );
    return database;
  }

  it('A database with all steps before the baseline gets only the migrations after it', async () => {
    const database = await openOld('20261120100000', '20261206000000');
    const folder = await temporaryFolder();
    const baseline = '20261210000000_baseline.sql';
    await copyFile(path.join(migrationsFolder, baseline), path.join(folder, baseline));
    await writeFile(path.join(folder, '20990101000000_later.sql'), 'create table public.later (id int);');
    expect(await migrate(database, folder)).toEqual(['20990101000000_later.sql']);
    expect(await appliedFiles(database)).toEqual([
      '20261120100000',
      '20261206000000',
      '20261210000000',
      '20990101000000',
    ]);
    expect(await migrate(database, folder)).toEqual([]);
    await database.close();
  });

  it('A database with only some steps before the baseline is refused with instructions and not changed', async () => {
    const database = await openOld('20261120100000', '20261201000300');
    const before = await readCatalogue(database);
    await expect(migrate(database, migrationsFolder)).rejects.toThrow(
      /too old for this one\. Nothing in it was changed\.[^]*git checkout [0-9a-f]+ && npm start[^]*npm run reset/,
    );
    expect(await appliedFiles(database)).toEqual(['20261120100000', '20261201000300']);
    expect(await readCatalogue(database)).toEqual(before);
    await database.close();
  });

  it('A database with the migrations of another product gets all of ours', async () => {
    const database = await openOld('20260101000000');
    const folder = await temporaryFolder();
    await writeFile(path.join(folder, '20261210000000_baseline.sql'), 'create table public.later (id int);');
    expect(await migrate(database, folder)).toEqual(['20261210000000_baseline.sql']);
    await database.close();
  });
});
