import type { Connection } from '@supabase/lite';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestDatabase } from '../testing/test-server.ts';
import type { PgliteDatabase } from './open-pglite.ts';

let database: PgliteDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
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

  it('A request that reads is one message; one that calls a function has a second one, which ends its transaction', async () => {
    const run = vi.spyOn(database.pglite, 'run');
    const messages = async (rpc: typeof RPC | undefined) => {
      run.mockClear();
      await database.connection.withContext(CALLER, readContext, rpc && { rpc });
      return run.mock.calls.map(([statements, use]) => ({
        statements: statements.map(({ sql: text }) => text.slice(0, 17)),
        commits: use?.commits,
      }));
    };
    const context = 'select set_config';
    const statement = 'select current_us';
    const statements = ['begin', context, statement];
    expect(await messages(undefined)).toEqual([{ statements, commits: true }]);
    expect(await messages(RPC)).toEqual([
      { statements, commits: false },
      { statements: ['commit'], commits: false },
    ]);
    run.mockRestore();
  });
});
