import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { LogEntry } from '../log.ts';
import { createPendingWork } from '../pending-work.ts';
import { openTestDatabase } from '../testing/test-server.ts';
import type { Database } from './database.ts';
import { startPurging } from './purging.ts';

const PERSON = '00000000-0000-4000-8000-000000000001';

describe('removing deleted stories', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
    await database.runScript(`insert into auth.users (id, email) values ('${PERSON}', 'ann@example.com')`);
  });
  afterEach(() => vi.useRealTimers());
  afterAll(() => database.close());

  const save = (title: string, deleted: string): Promise<void> =>
    database.runScript(`insert into public.user_stories (user_id, prompt, story, title, deleted_at)
      values ('${PERSON}', 'p', 's', '${title}', ${deleted})`);
  const titles = async (): Promise<readonly string[]> =>
    (
      await sql<{ title: string }>`select title from public.user_stories order by title`.execute(
        database.connection.kysely,
      )
    ).rows.map(({ title }) => title);

  it('begins at once and goes on every minute, until it is stopped', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const pending = createPendingWork();
    await save('Deleted long ago', `now() - interval '12 seconds'`);
    await save('Deleted now', `now() + interval '1 hour'`);
    await save('Kept', 'null');
    const stop = startPurging({ database, pending, log: () => {} });
    await pending.settled();
    expect(await titles()).toEqual(['Deleted now', 'Kept']);

    await save('Deleted meanwhile', `now() - interval '12 seconds'`);
    vi.advanceTimersByTime(59_999);
    await pending.settled();
    expect(await titles()).toContain('Deleted meanwhile');
    vi.advanceTimersByTime(1);
    await pending.settled();
    expect(await titles()).not.toContain('Deleted meanwhile');
    stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('says in the log what kept it from it', async () => {
    const pending = createPendingWork();
    const entries: LogEntry[] = [];
    await database.runScript('alter function private.purge_deleted_stories() rename to another');
    const stop = startPurging({ database, pending, log: (entry) => entries.push(entry) });
    await pending.settled();
    stop();
    expect(entries).toMatchObject([{ level: 'error', event: 'purge', error: { message: expect.any(String) } }]);
  });
});
