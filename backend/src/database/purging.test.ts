import { ACCOUNT_DELETION, REJOIN } from '@storyloom/shared/domain';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { LogEntry } from '../log.ts';
import { createPendingWork } from '../pending-work.ts';
import { openTestDatabase } from '../testing/test-server.ts';
import type { Database } from './database.ts';
import { startPurging } from './purging.ts';

const PERSON = '00000000-0000-4000-8000-000000000001';

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
  const titles = async (): Promise<readonly string[]> =>
    (
      await sql<{ title: string }>`select title from public.user_stories order by title`.execute(
        database.connection.kysely,
      )
    ).rows.map(({ title }) => title);

  it('The purge runs at once and every minute until it is stopped', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const pending = createPendingWork();
    await save('Deleted long ago', `now() - interval '721 hours'`);
    await save('Deleted now', `now() + interval '1 hour'`);
    await save('In the trash', `now() - interval '719 hours'`);
    await save('Kept', 'null');
    const stop = startPurging({ database, pending, log: () => {} });
    await pending.settled();
    expect(await titles()).toEqual(['Deleted now', 'In the trash', 'Kept']);

    await save('Deleted meanwhile', `now() - interval '721 hours'`);
    vi.advanceTimersByTime(59_999);
    await pending.settled();
    expect(await titles()).toContain('Deleted meanwhile');
    vi.advanceTimersByTime(1);
    await pending.settled();
    expect(await titles()).not.toContain('Deleted meanwhile');
    stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('The text of a run is removed after the time of the domain', async () => {
    const minutes = REJOIN.keptMs / 60_000;
    await database.runScript(`insert into public.kept_runs (caller, run_id, kept_at)
      values ('guest:g', 'old', now() - interval '${minutes + 1} minutes'), ('guest:g', 'new', now() - interval '${minutes - 1} minutes')`);
    const pending = createPendingWork();
    const stop = startPurging({ database, pending, log: () => {} });
    await pending.settled();
    stop();
    const { rows } = await sql<{ run_id: string }>`select run_id from public.kept_runs`.execute(
      database.connection.kysely,
    );
    expect(rows).toEqual([{ run_id: 'new' }]);
  });

  it('A failed purge is logged with its error', async () => {
    const pending = createPendingWork();
    const entries: LogEntry[] = [];
    await database.runScript('alter function private.purge_deleted_stories() rename to another');
    const stop = startPurging({ database, pending, log: (entry) => entries.push(entry) });
    await pending.settled();
    stop();
    expect(entries).toMatchObject([{ level: 'error', event: 'purge', error: { message: expect.any(String) } }]);
    await database.runScript('alter function private.another() rename to purge_deleted_stories');
  });

  it('The purge removes log entries of sign-ins more than ninety days ago', async () => {
    const pending = createPendingWork();
    await database.runScript(`insert into auth.audit_log_entries (id, payload, created_at) values
      (gen_random_uuid(), '{"action": "old"}', now() - interval '2161 hours'),
      (gen_random_uuid(), '{"action": "kept"}', now() - interval '2159 hours')`);
    const stop = startPurging({ database, pending, log: () => {} });
    await pending.settled();
    stop();
    const { rows } = await sql`select payload ->> 'action' as action from auth.audit_log_entries`.execute(
      database.connection.kysely,
    );
    expect(rows).toEqual([{ action: 'kept' }]);
  });

  it('The purge removes accounts fourteen days after the request, at once and every hour', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const pending = createPendingWork();
    const request = (id: string, ago: string): Promise<void> =>
      database.runScript(`insert into auth.users (id, email) values ('${id}', '${id}@example.com');
        insert into public.account_deletions (user_id, requested_at) values ('${id}', now() - interval '${ago}')`);
    const emails = async (): Promise<readonly string[]> =>
      (
        await sql<{ email: string }>`select email from auth.users order by email`.execute(database.connection.kysely)
      ).rows.map(({ email }) => email);
    const [over, waiting, later] = [2, 3, 4].map((last) => PERSON.replace(/1$/, String(last))) as [
      string,
      string,
      string,
    ];
    await request(over, '337 hours');
    await request(waiting, '335 hours');
    const stop = startPurging({ database, pending, log: () => {} });
    await pending.settled();
    expect(await emails()).toEqual([`${waiting}@example.com`, 'ann@example.com']);

    await request(later, '337 hours');
    vi.advanceTimersByTime(ACCOUNT_DELETION.purgeMs - 1);
    await pending.settled();
    expect(await emails()).toContain(`${later}@example.com`);
    vi.advanceTimersByTime(1);
    await pending.settled();
    expect(await emails()).toEqual([`${waiting}@example.com`, 'ann@example.com']);
    stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});
