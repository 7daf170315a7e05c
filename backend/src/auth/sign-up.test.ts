import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { letAnHourPass } from '../testing/pass-time.ts';
import { newcomer, PASSWORD } from '../testing/second-factor.ts';
import { sharedServer, type TestServer } from '../testing/test-server.ts';
import { claimsOf } from './access-token.ts';

/** Fields of an account that no user may set. */
const CLAIMS = {
  id: '00000000-0000-4000-8000-000000000077',
  aud: 'admin',
  role: 'service_role',
  app_metadata: { role: 'service_role', provider: 'admin', roles: ['admin'] },
  is_super_admin: true,
  banned_until: '2001-01-01',
  created_at: '2001-01-01',
  phone: '+15550100',
};

let server: TestServer;
beforeAll(async () => {
  server = await sharedServer();
});
beforeEach(letAnHourPass);

async function send(path: string, body: string, more: { method?: string; token?: string } = {}) {
  const { status, text } = await server.call(`/auth/v1/${path}`, { body, ...more });
  return { status, answer: JSON.parse(text) as { msg?: string; error_code?: string; access_token?: string } };
}
const signUp = (fields: object) => send('signup', JSON.stringify({ password: PASSWORD, ...fields }));

/** Fails unless an account has nothing of {@link CLAIMS}. */
async function expectPlain(email: string): Promise<void> {
  const { rows } = await sql<Record<string, unknown>>`select * from auth.users where email = ${email}`.execute(
    server.database.connection.kysely,
  );
  expect(rows).toMatchObject([{ role: 'authenticated', aud: 'authenticated' }]);
  const { id, is_super_admin, raw_app_meta_data, created_at, phone } = rows[0]!;
  expect([is_super_admin ?? false, phone ?? null]).toEqual([false, null]);
  expect(JSON.stringify([id, raw_app_meta_data, created_at])).not.toMatch(/service_role|admin|2001|0077/);
}

describe('the sign-in service', () => {
  it('refuses a body that is no object', async () => {
    for (const path of ['signup', 'token?grant_type=password', 'token?grant_type=refresh_token', 'recover', 'verify'])
      for (const body of ['null', '[]']) {
        const { status, answer } = await send(path, body);
        expect([status, answer.msg], path).toEqual([400, 'The request must be a JSON object.']);
      }
  });

  it('refuses a sign-up with a wrong text, address or password', async () => {
    for (const fields of [
      { email: 'nul@example.com', data: { name: 'a\0b' } },
      { email: 'n\0ul@example.com' },
      { email: 'half@example.com', data: { name: 'a\ud800' } },
    ])
      expect((await signUp(fields)).answer.msg).toBe('Texts can’t hold NUL or half a character.');
    for (const email of [
      '<a@example.com>',
      'a;b@example.com',
      'a@example.com/x?y=1',
      `${'a'.repeat(290)}@example.com`,
    ]) {
      const { status, answer } = await signUp({ email });
      expect([status, answer.msg]).toEqual([400, 'Unable to validate email address: invalid format']);
    }
    expect((await signUp({ phone: '+15550100' })).status).toBeGreaterThanOrEqual(400);
  });

  it('makes one account of six sign-ups at once with one address, however it is written', async () => {
    const tried = await Promise.all(Array.from({ length: 6 }, () => signUp({ email: 'At.Once@example.com' })));
    const codes = tried.map(({ status, answer }) => [status, answer.error_code]).toSorted();
    expect(codes).toEqual([[200, undefined], ...Array.from({ length: 5 }, () => [422, 'user_already_exists'])]);
    for (const email of ['AT.ONCE@example.com', ' at.once@example.com'])
      expect((await signUp({ email })).status).toBeGreaterThanOrEqual(400);
  });

  it('sets the role, the id and the dates of an account itself', async () => {
    const { answer } = await signUp({ ...CLAIMS, email: 'claims@example.com', options: { data: CLAIMS } });
    await expectPlain('claims@example.com');
    expect(claimsOf(answer.access_token!)).toMatchObject({ role: 'authenticated', aud: 'authenticated' });

    const { client, email, id } = await newcomer(server);
    const { access_token } = (await client.auth.getSession()).data.session!;
    for (const body of [CLAIMS, { ...CLAIMS, data: { name: 'x' } }, { app_metadata: CLAIMS.app_metadata }])
      await send('user', JSON.stringify(body), { method: 'PUT', token: access_token });
    await expectPlain(email);
    expect((await client.auth.getUser()).data.user?.id).toBe(id);
  });

  it('changes the account of the token, whatever id a request names', async () => {
    const [ann, ben] = [await newcomer(server), await newcomer(server)];
    const { access_token: token } = (await ben.client.auth.getSession()).data.session!;
    const data = { name: 'Taken' };
    for (const name of ['id', 'user_id', 'sub'])
      await send('user', JSON.stringify({ [name]: ann.id, data }), { method: 'PUT', token });
    await send(`user?id=${ann.id}`, JSON.stringify({ data }), { method: 'PUT', token });
    expect((await ann.client.auth.getUser()).data.user?.user_metadata).toMatchObject({ name: 'Mara' });
    expect((await ben.client.auth.getUser()).data.user?.user_metadata).toMatchObject({ name: 'Taken' });
  });

  it('refuses passwords that are too short, too long to count whole, no text, or among the most common', async () => {
    const { client } = await newcomer(server);
    const change = (password: string) => client.auth.updateUser({ password, current_password: PASSWORD });
    for (const password of ['', 'short', 'x'.repeat(73), 'é'.repeat(37), 12_345_678, null, ['a']])
      expect((await signUp({ email: 'weak@example.com', password })).status, String(password)).toBeOneOf([400, 422]);
    for (const password of ['short', 'é'.repeat(37)]) expect((await change(password)).error).not.toBeNull();
    for (const common of ['password', 'Swordfish']) expect((await change(common)).error?.code).toBe('weak_password');
    expect((await signUp({ email: 'weak@example.com', password: '123456' })).answer.error_code).toBe('weak_password');
    for (const [index, password] of ['sixsix', 'é'.repeat(36), 'swordfish and chips'].entries())
      expect((await signUp({ email: `strong-${index}@example.com`, password })).status).toBe(200);
  });

  it('offers no other way to sign in', async () => {
    const paths = ['invite', 'sso', 'admin/users', 'admin/generate_link', 'token?grant_type=id_token', 'token'];
    for (const path of paths) {
      const { status } = await send(path, JSON.stringify({ email: 'a@example.com', type: 'signup', auth_code: 'x' }));
      expect(status, path).toBeGreaterThanOrEqual(400);
    }
  });
});
