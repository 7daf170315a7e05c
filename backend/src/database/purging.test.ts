import { ACCOUNT_DELETION, REJOIN } from '@storyloom/shared/domain';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { LogEntry } from '../log.ts';
import { createPendingWork } from '../pending-work.ts';
import { openTestDatabase } from '../testing/test-server.ts';
import type { Database } from './database.ts';
import { startPurging } from './purging.ts';

const personOf = (last: number): string => `00000000-0000-4000-8000-00000000000${last}`;
const PERSON = personOf(1);
const HALF_MINUTES_KEPT = REJOIN.keptMs / 30_000;

describe('the purge', () => {
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
  const saveMany = (last: number, most: number, deleted: string): Promise<void> =>
    database.runScript(`insert into public.user_stories (user_id, prompt, story, title, deleted_at)
      select '${personOf(last)}', 'p', 's', 'Many', ${deleted} from generate_series(1, ${most})`);
  const leave = (last: number, ago: string): Promise<void> =>
    database.runScript(`insert into auth.users (id, email) values ('${personOf(last)}', '${last}@example.com');
      insert into public.account_deletions (user_id, requested_at) values ('${personOf(last)}', now() - interval '${ago}')`);
  async function texts(query: string): Promise<readonly string[]> {
    const { rows } = await sql.raw<{ text: string }>(query).execute(database.connection.kysely);
    return rows.map(({ text }) => text).toSorted();
  }
  const titles = () => texts('select title as text from public.user_stories');
  const emails = () => texts('select email as text from auth.users');

  it('removes what has expired, and nothing else', async () => {
    const pending = createPendingWork();
    await save('Deleted long ago', `now() - interval '721 hours'`);
    await save('In the trash', `now() - interval '719 hours'`);
    await save('Kept', 'null');
    await leave(2, '337 hours');
    await leave(3, '335 hours');
    await database.runScript(`
      insert into public.kept_runs (caller, run_id, kept_at) values
        ('guest:g', 'old', now() - ${HALF_MINUTES_KEPT + 1} * interval '30 seconds'),
        ('guest:g', 'new', now() - ${HALF_MINUTES_KEPT - 1} * interval '30 seconds');
      insert into auth.audit_log_entries (id, payload, created_at) values
        (gen_random_uuid(), '{"action": "old"}', now() - interval '2161 hours'),
        (gen_random_uuid(), '{"action": "kept"}', now() - interval '2159 hours')`);
    const stop = startPurging({ database, pending, log: () => {} });
    await pending.settled();
    stop();
    expect(await titles()).toEqual(['In the trash', 'Kept']);
    expect(await emails()).toEqual(['3@example.com', 'ann@example.com']);
    expect(await texts('select run_id as text from public.kept_runs')).toEqual(['new']);
    expect(await texts(`select payload ->> 'action' as text from auth.audit_log_entries`)).toEqual(['kept']);
  });

  it('runs again every minute for stories and every hour for accounts, until it is stopped', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const pending = createPendingWork();
    const stop = startPurging({ database, pending, log: () => {} });
    await pending.settled();
    await save('Deleted meanwhile', `now() - interval '721 hours'`);
    await leave(4, '337 hours');
    const pass = async (ms: number) => {
      vi.advanceTimersByTime(ms);
      await pending.settled();
      return [(await titles()).includes('Deleted meanwhile'), (await emails()).includes('4@example.com')];
    };
    expect(await pass(59_999)).toEqual([true, true]);
    expect(await pass(1)).toEqual([false, true]);
    expect(await pass(ACCOUNT_DELETION.purgeMs - 60_001)).toEqual([false, true]);
    expect(await pass(1)).toEqual([false, false]);
    stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('removes many rows in several statements', async () => {
    const pending = createPendingWork();
    await leave(5, '337 hours');
    await saveMany(1, 450, `now() - interval '721 hours'`);
    await saveMany(5, 450, 'null');
    const stop = startPurging({ database, pending, log: () => {} });
    await pending.settled();
    stop();
    expect(await titles()).not.toContain('Many');
    expect(await emails()).not.toContain('5@example.com');
  });

  it('logs its error when it fails', async () => {
    const pending = createPendingWork();
    const entries: LogEntry[] = [];
    await database.runScript('alter function private.purge_deleted_stories(integer) rename to another');
    const stop = startPurging({ database, pending, log: (entry) => entries.push(entry) });
    await pending.settled();
    stop();
    expect(entries).toMatchObject([{ level: 'error', event: 'purge', error: { message: expect.any(String) } }]);
  });
});
