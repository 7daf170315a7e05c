import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { FREE_GUEST_STORIES, PROMPT_MAX_LENGTH, STORY_LIMITS } from '@storyloom/shared/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrationsFolder, startTestServer, type TestServer } from '../testing/test-server.ts';
import { migrate } from './migrations.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('migrations', () => {
  let folder: string;
  beforeAll(async () => {
    folder = path.join(server.folder, 'migrations');
    await mkdir(folder);
  });

  const tables = async (): Promise<string[]> => {
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r'`.execute(server.database.connection.kysely);
    return rows.map((row) => row.name);
  };

  it('are applied once', async () => {
    expect(await migrate(server.database, migrationsFolder)).toEqual([]);
  });

  it('are applied to a database that is already in use, in order', async () => {
    await writeFile(path.join(folder, '20990101000001_second.sql'), 'alter table public.later add column note text;');
    await writeFile(path.join(folder, '20990101000000_first.sql'), 'create table public.later (id int); select 1;');
    expect(await migrate(server.database, folder)).toEqual(['20990101000000_first.sql', '20990101000001_second.sql']);
    expect(await tables()).toContain('later');
    expect(await migrate(server.database, folder)).toEqual([]);
  });

  it('are undone as a whole when one statement fails, and tried again at the next start', async () => {
    const file = path.join(folder, '20990101000002_broken.sql');
    await writeFile(file, 'create table public.half (id int); select nonsense;');
    await expect(migrate(server.database, folder)).rejects.toThrow(/20990101000002_broken\.sql failed and was undone/);
    expect(await tables()).not.toContain('half');
    await writeFile(file, 'create table public.half (id int);');
    expect(await migrate(server.database, folder)).toEqual(['20990101000002_broken.sql']);
  });

  it('with a wrong name are refused', async () => {
    await writeFile(path.join(folder, 'tables.sql'), 'select 1;');
    await expect(migrate(server.database, folder)).rejects.toThrow(/tables\.sql is not named/);
    await rm(path.join(folder, 'tables.sql'));
  });
});

describe('the limits in the database', () => {
  async function check(name: string): Promise<string> {
    const { rows } = await sql<{ definition: string }>`
      select pg_get_constraintdef(oid) as definition from pg_constraint where conname = ${name}`.execute(
      server.database.connection.kysely,
    );
    return rows[0]?.definition ?? '';
  }
  const numbers = (definition: string): number[] => (definition.match(/\d+/g) ?? []).map(Number);

  it('are those of the domain', async () => {
    expect(numbers(await check('user_stories_prompt_length'))).toEqual([PROMPT_MAX_LENGTH]);
    expect(numbers(await check('user_stories_story_length'))).toEqual([1, STORY_LIMITS.characters]);
    expect(numbers(await check('anonymous_usage_count_range'))).toEqual([0, FREE_GUEST_STORIES]);
  });

  it('hold where people meet them', async () => {
    const { client } = await server.person();
    const save = (values: object) => client.from('user_stories').insert({ prompt: 'p', story: 's', ...values });
    const refusal = expect.objectContaining({ code: '23514' });
    // The longest text in the widest script also has to get through the gateway.
    const longest = await save({ prompt: '語'.repeat(PROMPT_MAX_LENGTH), story: '語'.repeat(STORY_LIMITS.characters) });
    expect(longest).toMatchObject({ error: null, status: 201 });
    const tooLong = await save({ prompt: 'x'.repeat(PROMPT_MAX_LENGTH + 1) });
    expect(tooLong).toMatchObject({ status: 400, error: refusal });
    expect(await save({ story: 'x'.repeat(STORY_LIMITS.characters + 1) })).toMatchObject({
      status: 400,
      error: refusal,
    });
    expect(await save({ story: '' })).toMatchObject({ status: 400, error: refusal });
    expect(await save({ title: 'x'.repeat(201) })).toMatchObject({ status: 400, error: refusal });
    expect(await save({ options: ['not an object'] })).toMatchObject({ status: 400, error: refusal });
    expect(await save({ story: null })).toMatchObject({ status: 400, error: { code: '23502' } });
  });
});
