import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestDatabase } from '../testing/test-server.ts';
import { callFunction } from './call-function.ts';
import type { PgliteDatabase } from './open-pglite.ts';

describe('a call of the story service', () => {
  let database: PgliteDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
    await database.runScript(`
      create function public.echo(p_text text, p_number integer, p_flag boolean) returns jsonb language sql as $$
        select jsonb_build_object('text', p_text, 'number', p_number, 'flag', p_flag, 'role', current_user::text);
      $$;
      create function public.fail() returns void language plpgsql as $$ begin raise exception 'no' using errcode = '22023'; end; $$;
    `);
  });
  afterAll(() => database.close());

  it('A function is called by the names of its arguments, with the role of the service', async () => {
    const answer = await callFunction(database, 'echo', { p_flag: true, p_number: 7, p_text: null });
    expect(answer).toEqual({ text: null, number: 7, flag: true, role: 'service_role' });
  });

  it('A call is one message to the database, which commits it', async () => {
    const run = vi.spyOn(database.pglite, 'run');
    await callFunction(database, 'finish_guest_run', { p_session_id: 'guest', p_run_id: 'run' });
    const messages = run.mock.calls.map(([statements, use]) => [statements.length, use?.commits]);
    run.mockRestore();
    expect(messages).toEqual([[3, true]]);
  });

  it('A call that fails rejects with the error of Postgres and leaves the session as it was', async () => {
    await expect(callFunction(database, 'fail', {})).rejects.toMatchObject({ message: 'no', code: '22023' });
    const { rows } = await sql<{ role: string }>`select current_user::text as role`.execute(database.connection.kysely);
    expect(rows).toEqual([{ role: 'postgres' }]);
  });
});
