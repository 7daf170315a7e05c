import { STORED_TEXT } from '@storyloom/shared/domain';
import postgres, { type Sql } from 'postgres';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startPostgres, type TestPostgres } from '../testing/test-postgres.ts';
import { migrationsFolder } from '../testing/test-server.ts';
import { migrate } from './migrations.ts';
import { openPostgres } from './open-postgres.ts';

const WRITER = '00000000-0000-4000-8000-00000000000a';
const READER = '00000000-0000-4000-8000-00000000000b';
const STORY = '00000000-0000-4000-8000-000000000001';
const SESSION = '00000000-0000-4000-8000-000000000002';

let server: TestPostgres;
let first: Sql;
let second: Sql;
let observer: Sql;

beforeAll(async () => {
  server = await startPostgres();
  const database = await openPostgres(server.url);
  await migrate(database, migrationsFolder);
  await database.runScript(`insert into auth.users (id, email) values ('${WRITER}', 'writer@example.com'), ('${READER}', 'reader@example.com');
    insert into public.user_inspirations (id, user_id, title, prompt, category, difficulty)
      values ('${STORY}', '${WRITER}', 'T', 'P', 'fantasy', 'easy');
    insert into public.user_shared_stories (id, user_id, title, prompt, content, generator_id, language, is_public)
      values ('${STORY}', '${WRITER}', 'T', 'P', 'Text', 'fantasy', 'English', true)`);
  await database.close();
  const connect = () => postgres(server.url, { max: 1, onnotice: () => {} });
  [first, second, observer] = [connect(), connect(), connect()];
});
afterAll(async () => {
  await Promise.all([first.end(), second.end(), observer.end()]);
  await server.stop();
});
beforeEach(async () => {
  await observer`delete from public.user_stories`;
  await observer`
    insert into public.user_stories (id, user_id, prompt, story) values (${STORY}, ${WRITER}, 'P', 'Once.')`;
});

// Also after a failure, so that it holds up no other test.
afterEach(() => Promise.all([first.unsafe('rollback'), second.unsafe('rollback')]));

/** Calls a function as the writer, in a transaction that is ended by the caller. */
async function inTransaction(sql: Sql, call: string) {
  await sql.unsafe('begin');
  await sql`select set_config('request.jwt.claim.sub', ${WRITER}, true)`;
  const [row] = await sql.unsafe(`select public.${call} as answer`);
  return row?.['answer'] as unknown;
}
const saving = (text: string) => `save_story_text('${STORY}', 1, '${text}', 'typed', '${SESSION}')`;

/** Waits until one connection waits for a lock of another. */
const untilBlocked = () =>
  vi.waitFor(
    async () => expect(await observer`select from pg_stat_activity where wait_event_type = 'Lock'`).toHaveLength(1),
    { timeout: 20_000 },
  );

const kept = () => observer`select number, cause, story from public.story_revisions order by number`;

describe('two saves of one text at once', () => {
  it('The second save waits for the first, and is told the text of the first', async () => {
    expect(await inTransaction(first, saving('First.'))).toEqual({ outcome: 'saved', revision: 2 });
    const meeting = inTransaction(second, saving('Second.'));
    await untilBlocked();
    await first.unsafe('commit');
    expect(await meeting).toEqual({ outcome: 'conflict', revision: 2, story: 'First.' });
    await second.unsafe('commit');
    expect(await kept()).toEqual([
      { number: 1, cause: 'written', story: 'Once.' },
      { number: 2, cause: 'typed', story: 'First.' },
    ]);
  });

  it.each([
    ['deletes the story', `delete_story('${STORY}')`, { outcome: 'gone' }],
    [
      'continues the story',
      `lengthen_story('${STORY}', 'Once. And on.', '', '', '{}', false)`,
      { outcome: 'conflict', revision: 2, story: 'Once. And on.' },
    ],
  ])('A save that waits for another device, which %s, overwrites nothing', async (_what, call, expected) => {
    await inTransaction(first, call);
    const meeting = inTransaction(second, saving('Second.'));
    await untilBlocked();
    await first.unsafe('commit');
    expect(await meeting).toEqual(expected);
    await second.unsafe('commit');
  });
});

it.each([
  { table: 'user_inspirations', likes: 'inspiration_likes', column: 'inspiration_id' },
  { table: 'user_shared_stories', likes: 'shared_story_likes', column: 'shared_story_id' },
])('a row of $likes by hand waits for a like by the function, without a deadlock', async ({ table, likes, column }) => {
  const insert = `insert into public.${likes} (${column}, user_id) values ('${STORY}', '${READER}')`;
  await first.unsafe('begin');
  // What the function does first.
  await first.unsafe(`select from public.${table} where id = '${STORY}' for no key update`);
  const meeting = second.unsafe(insert).then(
    () => undefined,
    (error: { code: string }) => error.code,
  );
  await untilBlocked();
  await first.unsafe(`${insert} on conflict do nothing`);
  await first.unsafe('commit');
  // It was there already: no deadlock.
  expect(await meeting).toBe('23505');
  expect(await first.unsafe(`select likes_count from public.${table} where id = '${STORY}'`)).toEqual([
    { likes_count: 1 },
  ]);
});

it('two saves at once cannot exceed what a user can store in a day', async () => {
  const save = async (sql: Sql) => {
    await sql.unsafe('begin');
    await sql`select set_config('request.jwt.claim.sub', ${WRITER}, true)`;
    await sql`insert into public.user_stories (user_id, prompt, story) values (${WRITER}, 'P', ${'x'.repeat(40_000)})`;
  };
  await observer`
    insert into private.stored_text values (${WRITER}, private.today(), ${STORED_TEXT.bytesPerDay - 60_000}, 0)
    on conflict (user_id) do update set added = excluded.added`;
  await save(first);
  const meeting = save(second).then(
    () => undefined,
    (error: { code: string }) => error.code,
  );
  await untilBlocked();
  await first.unsafe('commit');
  expect(await meeting).toBe('PT429');
});
