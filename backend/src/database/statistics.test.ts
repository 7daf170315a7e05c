import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { openTestDatabase } from '../testing/test-server.ts';
import { statisticsOf } from './statistics.ts';

const AUTHOR = '00000000-0000-4000-8000-000000000001';

it('the statistics of the planner are collected for columns of lists, and again for tables that have changed', async () => {
  const database = await openTestDatabase();
  const { kysely } = database.connection;
  // More rows than fit on the few pages that the planner takes for granted.
  await database.runScript(`
    insert into auth.users (id, email) values ('${AUTHOR}', 'author@example.com');
    insert into public.user_inspirations (user_id, title, prompt, category, is_public)
    select '${AUTHOR}', 'Lamp ' || n, repeat('A keeper of lamps. ', 10), 'fantasy', true from generate_series(1, 1000) as n`);
  const mostLiked = () =>
    kysely.transaction().execute(async (transaction) => {
      await sql`set local role anon`.execute(transaction);
      const { rows } = await sql<Record<string, string>>`
        explain select * from user_inspirations where is_public = true order by likes_count desc limit 10
      `.execute(transaction);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
  const run = vi.spyOn(database.pglite, 'run');
  const collect = statisticsOf(database);
  const analyzed = async () => {
    run.mockClear();
    await collect();
    const sent = run.mock.calls.flatMap(([statements]) => statements.map((each) => each.sql));
    return sent.filter((text) => text.startsWith('analyze')).map((text) => text.split(' ')[1]);
  };

  expect(await mostLiked()).toContain('Sort');
  expect(await analyzed()).toContain('public.user_inspirations');
  expect(await mostLiked()).toMatch(/Index Scan using user_inspirations_most_liked/);
  expect(await mostLiked()).not.toContain('Sort');

  // Postgres counts changes once a second.
  const soon = { interval: 100, timeout: 10_000 };
  await vi.waitFor(async () => expect(await analyzed()).toEqual([]), soon);
  await database.runScript(`update public.user_inspirations set title = title || '.'`);
  await vi.waitFor(async () => expect(await analyzed()).toEqual(['public.user_inspirations']), soon);
  run.mockRestore();
  await database.close();
});
