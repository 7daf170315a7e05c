import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { LogEntry } from '../log.ts';
import { createPendingWork } from '../pending-work.ts';
import { openTestDatabase } from '../testing/test-server.ts';
import type { PgliteDatabase } from './open-pglite.ts';
import { startVacuuming, vacuumWorn } from './vacuuming.ts';

const WRITER = '00000000-0000-4000-8000-000000000001';
const SAVES = 60;
/** Texts that do not compress, of some pages each. */
const RANDOM_TEXT = `(select string_agg(md5(random()::text || n), '') from generate_series(1, 1000) as n)`;

let database: PgliteDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.runScript(`
    insert into auth.users (id, email) values ('${WRITER}', 'writer@example.com');
    insert into public.user_stories (user_id, prompt, story) values ('${WRITER}', 'P', 'S')`);
});
afterAll(() => database.close());
afterEach(() => void vi.useRealTimers());

/** Postgres counts what was written once a second. */
const SOON = { interval: 100, timeout: 10_000 };

async function edit(): Promise<void> {
  for (let save = 0; save < SAVES; save += 1)
    await sql.raw(`update public.user_stories set story = ${RANDOM_TEXT}`).execute(database.connection.kysely);
}

async function sizeOfStories(): Promise<number> {
  const { rows } = await sql<{ size: number }>`
    select pg_total_relation_size('public.user_stories')::integer as size`.execute(database.connection.kysely);
  return rows[0]!.size;
}

it('an edited story takes no more space when its former texts are reclaimed', async () => {
  expect(await vacuumWorn(database)).toEqual([]);
  await edit();
  const size = await sizeOfStories();
  expect(size).toBeGreaterThan(SAVES * 30_000);
  await vi.waitFor(async () => expect(await vacuumWorn(database)).toEqual(['public.user_stories']), SOON);
  await edit();
  expect(await sizeOfStories()).toBeLessThan(size * 1.1);
});

it('reclaiming waits for the transaction of a request, which goes on', async () => {
  let reclaimed: Promise<void> | undefined;
  await database.connection.kysely.transaction().execute(async (transaction) => {
    await sql`update public.user_stories set title = 'Before'`.execute(transaction);
    reclaimed = database.vacuum?.(['public.user_stories']);
    await sql`update public.user_stories set title = title || ' and after'`.execute(transaction);
  });
  await reclaimed;
  const { rows } = await sql`select title from public.user_stories`.execute(database.connection.kysely);
  expect(rows).toEqual([{ title: 'Before and after' }]);
});

it('a server reclaims space every minute, until it stops, and logs a failure', async () => {
  await edit();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const entries: LogEntry[] = [];
  const pending = createPendingWork();
  const vacuum = vi.fn(() => Promise.reject(new Error('The disk is full')));
  const stop = startVacuuming({ database: { ...database, vacuum }, pending, log: (entry) => entries.push(entry) });
  await vi.waitFor(() => {
    vi.advanceTimersByTime(60_000);
    expect(vacuum).toHaveBeenCalledWith(['public.user_stories']);
  }, SOON);
  await pending.settled();
  expect(entries[0]).toMatchObject({ level: 'error', event: 'vacuum' });
  stop();
  expect(vi.getTimerCount()).toBe(0);
});
