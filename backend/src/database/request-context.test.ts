import type { Connection } from '@supabase/lite';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../testing/test-server.ts';
import { callFunction } from './call-function.ts';
import type { PgliteDatabase } from './open-pglite.ts';

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

const ID = '00000000-0000-4000-8000-000000000001';
const CALLER = { auth: { role: 'authenticated', uid: ID, jwt: { sub: ID, role: 'authenticated', aal: 'aal1' } } };
const RPC = { method: 'POST', path: '/rpc/is_operator', readOnly: false, requestHeaders: { 'x-a': "b'c" } };

/** Everything that a request can read about itself. */
async function readContext(db: Kysely<unknown>) {
  const names = ['request.jwt.claim.sub', 'request.jwt.claim.role', 'request.jwt.claims', 'storage.operation'];
  const all = [...names, 'request.method', 'request.path', 'request.headers', 'response.status', 'response.headers'];
  const columns = all.map((name) => sql`current_setting(${name}, true) as ${sql.id(name)}`);
  const { rows } = await sql`select current_user::text as role, ${sql.join(columns)}`.execute(db);
  return rows[0];
}

/** A connection to the same database that sets the context as Lite does. */
function asLiteDoes(connection: Connection): Connection {
  const { applyJwtSessionContext, applyRpcRequestGucs } = Object.getPrototypeOf(Object.getPrototypeOf(connection));
  return Object.assign(Object.create(connection), { applyJwtSessionContext, applyRpcRequestGucs });
}

describe('the context of a request', () => {
  it.each([
    ['a guest', {}, undefined],
    ['a signed-in user', CALLER, undefined],
    ['a signed-in user who calls a function', CALLER, RPC],
    ['the service', { auth: { role: 'service_role', jwt: { role: 'service_role' } } }, RPC],
  ])('The context of %s equals the one that Lite sets in many statements', async (_who, caller, rpc) => {
    const read = (connection: Connection) => connection.withContext(caller, readContext, rpc && { rpc });
    const expected = await read(asLiteDoes(database.connection));
    expect(expected).toMatchObject({ role: 'auth' in caller ? caller.auth.role : 'anon' });
    expect(await read(database.connection)).toEqual(expected);
  });
});

describe('a call of the story service', () => {
  it('A function is called by the names of its arguments, with the role of the service', async () => {
    const answer = await callFunction(database, 'echo', { p_flag: true, p_number: 7, p_text: null });
    expect(answer).toEqual({ text: null, number: 7, flag: true, role: 'service_role' });
  });

  it('A call that fails rejects with the error of Postgres and leaves the session as it was', async () => {
    await expect(callFunction(database, 'fail', {})).rejects.toMatchObject({ message: 'no', code: '22023' });
    const { rows } = await sql<{ role: string }>`select current_user::text as role`.execute(database.connection.kysely);
    expect(rows).toEqual([{ role: 'postgres' }]);
  });
});
