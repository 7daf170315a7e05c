import { compare } from '@node-rs/bcrypt';
import bcrypt from 'bcryptjs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { type ComparePassword, constantTimeSignIn, DUMMY_HASH, passwordChecks } from './constant-time-sign-in.ts';
import { enumerationSafeRecovery } from './enumeration-safe-recovery.ts';

const post = (path: string, fields: object) =>
  new Request(`http://127.0.0.1/auth/v1/${path}`, { method: 'POST', body: JSON.stringify(fields) });

it('a sign-in compares the password with a dummy hash when there is no account, and only then', async () => {
  const checked: string[] = [];
  const attempt = (status: number, fields: object) =>
    constantTimeSignIn({
      supabase: async (request) => new Response(await request.text(), { status }),
      hasPassword: async (email) => email === 'ann@example.com',
      compareDummy: async (password) => checked.push(password),
    })(post('token?grant_type=password', fields));
  await attempt(400, { email: 'ANN@example.com', password: 'wrong' });
  const nobody = { email: 'nobody@example.com', password: 'secret' };
  for (const status of [200, 401, 429, 500, 503]) await attempt(status, nobody);
  for (const fields of [{}, { email: 'x@example.com' }, { password: 'x' }, { email: 1, password: 2 }, []])
    await attempt(400, fields);
  expect(checked).toEqual([]);
  expect(await (await attempt(400, nobody)).json()).toEqual(nobody);
  expect(checked).toEqual(['secret']);
});

describe('recovery', () => {
  function start(status = 200) {
    const reached: string[] = [];
    const work: Promise<unknown>[] = [];
    const events: object[] = [];
    const recover = enumerationSafeRecovery({
      async supabase(request) {
        const { pathname, search } = new URL(request.url);
        reached.push(pathname + search);
        if (request.headers.get('apikey') === 'wrong') return new Response(null, { status: 401 });
        return new Response(null, { status: pathname.endsWith('/settings') ? 200 : status });
      },
      defer: (each) => work.push(each),
      log: (entry) => events.push(entry),
    });
    return { reached, work, events, recover };
  }
  const ANN = { email: 'ann@example.com' };

  it('is answered before the account is looked up', async () => {
    const { reached, work, recover } = start();
    const answer = await recover(post('recover?redirect_to=x', ANN));
    expect([answer.status, await answer.json()]).toEqual([200, {}]);
    expect(reached).toEqual(['/auth/v1/settings?redirect_to=x']);
    await Promise.all(work);
    expect(reached[1]).toBe('/auth/v1/recover?redirect_to=x');
  });

  it('without a valid key or address is refused by the sign-in service itself', async () => {
    const { reached, work, recover } = start();
    const request = post('recover', ANN);
    request.headers.set('apikey', 'wrong');
    expect((await recover(request)).status).toBe(401);
    for (const email of ['', 'ann', 'ann@example', 'a b@example.com', 7]) await recover(post('recover', { email }));
    expect(work).toEqual([]);
    expect(reached).toEqual(['/auth/v1/settings', ...Array.from({ length: 5 }, () => '/auth/v1/recover')]);
  });
});

describe('the existence of an account', () => {
  let server: TestServer;
  const comparePassword = vi.fn<ComparePassword>(compare);
  beforeAll(async () => {
    // Password hashes at their real cost.
    vi.stubEnv('LITE_AUTH_BCRYPT_COST', undefined);
    server = await startTestServer({}, { comparePassword });
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
    await server.close();
  });

  it('does not show in a refused sign-in: the same answer, and one hash of the same cost', async () => {
    const byLite = vi.spyOn(bcrypt, 'compare');
    const { email } = await server.person();
    async function refused(address: string) {
      for (const compared of [byLite, comparePassword]) compared.mockClear();
      const body = { email: address, password: 'wrong' };
      const { headers, ...rest } = await server.call('/auth/v1/token?grant_type=password', { body });
      const answer = { ...rest, headers: [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name)) };
      const checked = [byLite, comparePassword].map(({ mock }) =>
        mock.calls.map(([password, hash]) => [password, hash.split('$')[2]]),
      );
      return { answer, checked };
    }
    const known = await refused(email);
    const unknown = await refused('nobody@example.com');
    const once = [['wrong', DUMMY_HASH.split('$')[2]]];
    expect(known.checked).toEqual([once, []]);
    expect(unknown.checked).toEqual([[], once]);
    expect(unknown.answer).toEqual(known.answer);

    const { rows } = await sql<{ cost: string }>`
      select distinct split_part(encrypted_password, '$', 3) as cost from auth.users`.execute(
      server.database.connection.kysely,
    );
    expect(rows).toEqual([{ cost: DUMMY_HASH.split('$')[2] }]);
    const { hasPassword } = passwordChecks(server.database);
    expect([await hasPassword(email), await hasPassword('nobody@example.com')]).toEqual([true, false]);
  });
});
