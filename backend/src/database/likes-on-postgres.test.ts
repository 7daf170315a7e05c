import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startPostgres, type TestPostgres } from '../testing/test-postgres.ts';
import { migrationsFolder } from '../testing/test-server.ts';
import { migrate } from './migrations.ts';
import { openPostgres } from './open-postgres.ts';

const AUTHOR = '00000000-0000-4000-8000-00000000000a';
const READER = '00000000-0000-4000-8000-00000000000b';
const THING = '00000000-0000-4000-8000-000000000001';

const ROWS = `
  insert into auth.users (id, email) values ('${AUTHOR}', 'author@example.com'), ('${READER}', 'reader@example.com');
  insert into public.user_inspirations (id, user_id, title, prompt, category, difficulty)
    values ('${THING}', '${AUTHOR}', 'T', 'P', 'fantasy', 'easy');
  insert into public.user_shared_stories (id, user_id, title, prompt, content, generator_id, language, is_public)
    values ('${THING}', '${AUTHOR}', 'T', 'P', 'Text', 'fantasy', 'English', true);
`;

const LIKES = [
  { table: 'user_inspirations', likes: 'inspiration_likes', column: 'inspiration_id' },
  { table: 'user_shared_stories', likes: 'shared_story_likes', column: 'shared_story_id' },
];

let server: TestPostgres;
let first: Sql;
let second: Sql;
let observer: Sql;

beforeAll(async () => {
  server = await startPostgres();
  const database = await openPostgres(server.url);
  await migrate(database, migrationsFolder);
  await database.runScript(ROWS);
  await database.close();
  const connect = () => postgres(server.url, { max: 1, onnotice: () => {} });
  [first, second, observer] = [connect(), connect(), connect()];
});
afterAll(async () => {
  await Promise.all([first.end(), second.end(), observer.end()]);
  await server.stop();
});

/** Waits until one connection waits for a lock of another. */
async function untilBlocked(): Promise<void> {
  await vi.waitFor(
    async () => expect(await observer`select from pg_stat_activity where wait_event_type = 'Lock'`).toHaveLength(1),
    { timeout: 20_000 },
  );
}

describe.each(LIKES)('$likes', ({ table, likes, column }) => {
  const insert = `insert into public.${likes} (${column}, user_id) values ('${THING}', '${READER}')`;

  it('A like by hand waits for a simultaneous like by the function, without a deadlock', async () => {
    await first.unsafe('begin');
    // What the function does first.
    await first.unsafe(`select from public.${table} where id = '${THING}' for no key update`);
    const meeting = second.unsafe(insert).then(
      () => undefined,
      (error: { code: string }) => error.code,
    );
    await untilBlocked();
    await first.unsafe(`${insert} on conflict do nothing`);
    await first.unsafe('commit');
    // It was there already: no deadlock.
    expect(await meeting).toBe('23505');
    const [row] = await first.unsafe(`select likes_count from public.${table} where id = '${THING}'`);
    expect(row).toEqual({ likes_count: 1 });
  });
});
