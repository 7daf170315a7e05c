import { expect, vi } from 'vitest';
import { type Attack, attacksOf, succeeds } from '../attack.ts';
import { PASSWORD, type Sent, type World } from '../world.ts';

const { tries } = attacksOf('The sign-in service');

/** What nobody may say about themselves. */
const CLAIMS = {
  id: '00000000-0000-4000-8000-000000000077',
  sub: '00000000-0000-4000-8000-000000000077',
  aud: 'admin',
  role: 'service_role',
  app_metadata: { role: 'service_role', provider: 'admin', roles: ['admin'] },
  raw_app_meta_data: { role: 'service_role' },
  is_super_admin: true,
  is_anonymous: true,
  banned_until: '2001-01-01',
  email_confirmed_at: '2001-01-01',
  confirmed_at: '2001-01-01',
  created_at: '2001-01-01',
  encrypted_password: 'x',
  phone: '+15550100',
};

/** The row of an account as the database has it. */
async function rowOf(world: World, email: string): Promise<Record<string, unknown>> {
  const line = (await world.rows()).find((each) => each.startsWith('auth.users ') && each.includes(`"${email}"`));
  return JSON.parse(line?.slice('auth.users '.length) ?? '{}') as Record<string, unknown>;
}

function expectPlain(row: Record<string, unknown>): void {
  expect(row).toMatchObject({ role: 'authenticated', aud: 'authenticated' });
  expect(row['is_super_admin'] ?? false).toBe(false);
  expect(JSON.stringify(row['raw_app_meta_data'])).not.toMatch(/service_role|admin/);
  expect(row['id']).not.toBe(CLAIMS.id);
  expect(String(row['created_at'])).not.toContain('2001');
  expect(row['phone'] ?? null).toBeNull();
}

/** What asking for another address leaves in one's own account, whoever has the address. */
const LEFT = ['email_change_sent_at', 'updated_at'];

/** Until the change to this address has been looked at, which comes after its answer. */
async function lookedAt(world: World, email: string): Promise<void> {
  await vi.waitFor(async () => {
    expect((await rowOf(world, 'stranger-canary@example.com'))['email_change']).toBe(email);
  }, 5000);
}

const put = (body: object): Sent => ({ as: 'stranger', method: 'PUT', path: '/auth/v1/user', body });
const rename: Sent = put({ data: { name: 'New name' } });

export const accounts: readonly Attack[] = [
  tries(
    'A-001',
    'A sign-up brings a role, metadata of the application, an id and dates',
    'sign-up takes address, password and name',
    {
      leavesOwnRows: true,
      async run(world) {
        const body = {
          ...CLAIMS,
          email: 'claims-1@example.com',
          password: PASSWORD,
          data: { name: 'x' },
        };
        await world.send({ as: 'anonymous', path: '/auth/v1/signup', body });
        expectPlain(await rowOf(world, 'claims-1@example.com'));
      },
      control: (world) =>
        succeeds(world, {
          as: 'anonymous',
          path: '/auth/v1/signup',
          body: { email: 'plain-1@example.com', password: PASSWORD },
        }),
    },
  ),
  tries('A-002', 'The token after such a sign-up carries the role', 'the role is the service’s own', {
    leavesOwnRows: true,
    async run(world) {
      const body = { ...CLAIMS, email: 'claims-2@example.com', password: PASSWORD, options: { data: CLAIMS } };
      const { text } = await world.send({ as: 'anonymous', path: '/auth/v1/signup', body });
      const token = (JSON.parse(text) as { access_token?: string }).access_token ?? world.tokens.stranger;
      const payload = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as object;
      expect(payload).toMatchObject({ role: 'authenticated', aud: 'authenticated' });
      const headers = { authorization: `Bearer ${token}` };
      expect((await world.send({ as: 'anonymous', path: 'story_runs', headers })).status).toBe(403);
    },
    async control(world) {
      expect((await world.send({ as: 'service', path: 'story_runs' })).status).toBe(200);
    },
  }),
  tries('A-003', 'Someone gives themselves a role by changing their account', 'only the own metadata can be changed', {
    leavesOwnRows: true,
    async run(world) {
      for (const body of [CLAIMS, { ...CLAIMS, data: { name: 'x' } }, { app_metadata: CLAIMS.app_metadata }])
        await world.send(put(body));
      const row = await rowOf(world, 'stranger-canary@example.com');
      expectPlain(row);
      expect(row['id']).toBe(world.people.stranger);
    },
    control: (world) => succeeds(world, rename),
  }),
  tries('A-004', 'Someone changes the account of another by naming its id', 'the account is the token’s', {
    leavesOwnRows: true,
    async run(world) {
      const before = await rowOf(world, 'owner-canary@example.com');
      for (const name of ['id', 'user_id', 'sub']) await world.send(put({ [name]: '{owner}', data: { taken: true } }));
      await world.send({ ...put({ data: { taken: true } }), path: '/auth/v1/user?id={owner}' });
      await world.send({ ...put({ data: { taken: true } }), path: '/auth/v1/user/{owner}' });
      expect(await rowOf(world, 'owner-canary@example.com')).toEqual(before);
    },
    control: (world) => succeeds(world, rename),
  }),
  tries('A-005', 'Someone takes the address of another for their account', 'an address belongs to one account', {
    leavesOwnRows: true,
    async run(world) {
      for (const email of ['owner-canary@example.com', 'OWNER-canary@Example.com'])
        expect((await world.send(put({ email, current_password: PASSWORD }))).text, email).toContain(
          'stranger-canary@example.com',
        );
      expect((await world.send(put({ email: ' owner-canary@example.com ' }))).status).toBe(400);
      await lookedAt(world, 'owner-canary@example.com');
      expect((await rowOf(world, 'stranger-canary@example.com'))['id']).toBe(world.people.stranger);
      expect((await rowOf(world, 'owner-canary@example.com'))['id']).toBe(world.people.owner);
    },
    control: (world) => succeeds(world, rename),
  }),
  tries(
    'A-006',
    'Someone signs up again under a taken address, written another way',
    'an address belongs to one account',
    {
      async run(world) {
        for (const email of ['owner-canary@example.com', 'OWNER-CANARY@example.com', ' owner-canary@example.com']) {
          const { status } = await world.send({
            as: 'anonymous',
            path: '/auth/v1/signup',
            body: { email, password: 'another password' },
          });
          expect(status, email).toBeGreaterThanOrEqual(400);
        }
      },
      control: (world) =>
        succeeds(world, {
          as: 'anonymous',
          path: '/auth/v1/signup',
          body: { email: 'plain-2@example.com', password: PASSWORD },
        }),
    },
  ),
  tries(
    'A-007',
    'Who has an account is asked for by the wording of a refused sign-in, and of recovery',
    'one answer for both',
    {
      async run(world) {
        const ask = async (path: string, email: string) => {
          const { status, text } = await world.send({
            as: 'anonymous',
            path,
            body: { email, password: 'wrong password' },
          });
          return { status, text };
        };
        for (const path of ['/auth/v1/token?grant_type=password', '/auth/v1/recover'])
          expect(await ask(path, 'nobody-here@example.com')).toEqual(await ask(path, 'hermit-canary@example.com'));
      },
      async control(world) {
        const body = { email: 'hermit-canary@example.com', password: PASSWORD };
        expect((await world.send({ as: 'anonymous', path: '/auth/v1/token?grant_type=password', body })).status).toBe(
          200,
        );
      },
    },
  ),
  tries(
    'A-008',
    'Someone signed in learns who has an account by trying their addresses for themselves',
    'one answer for both, and the limit on changes of the address',
    {
      leavesOwnRows: true,
      async run(world) {
        const answers = new Set<string>();
        for (const email of ['hermit-canary@example.com', 'nobody-canary@example.com']) {
          const { status, text } = await world.send(put({ email, current_password: PASSWORD }));
          // What an earlier asking left in one's own account says nothing about this one.
          const account = Object.entries(JSON.parse(text) as object).filter(([name]) => !LEFT.includes(name));
          answers.add(JSON.stringify([status, account]));
          await lookedAt(world, email);
          // What one asked for stands in one's own account, and is no leak.
          await world.run(`update auth.users set email_change = null where id = '${world.people.stranger}'`);
        }
        expect(answers.size).toBe(1);
        const statuses = new Set<number>();
        for (let count = 0; count < 30; count += 1)
          statuses.add((await world.send(put({ email: 'stranger-canary@example.com' }))).status);
        expect([...statuses]).toContain(429);
      },
      // Changing anything from here has to wait now, but the account is as open as ever.
      async control(world) {
        expect((await world.send({ as: 'stranger', path: '/auth/v1/user' })).status).toBe(200);
      },
    },
  ),
  tries(
    'A-009',
    'A password that is too short, too long or no text is set',
    'the length is checked by the service, too',
    {
      async run(world) {
        for (const password of ['', 'short', 12_345_678, null, ['a'], { a: 1 }])
          await world.send({ as: 'anonymous', path: '/auth/v1/signup', body: { email: 'weak@example.com', password } });
        for (const password of ['', 'short']) await world.send(put({ password, current_password: PASSWORD }));
        const path = '/auth/v1/token?grant_type=password';
        const body = { email: 'stranger-canary@example.com', password: 'short' };
        expect((await world.send({ as: 'anonymous', path, body })).status).toBe(400);
      },
      control: (world) =>
        succeeds(world, {
          as: 'anonymous',
          path: '/auth/v1/signup',
          body: { email: 'strong@example.com', password: 'sixsix' },
        }),
    },
  ),
  tries('A-010', 'One of the passwords that most people use is chosen', 'the 10,000 most common ones are refused', {
    async run(world) {
      const signUp = (password: string): Sent => ({
        as: 'anonymous',
        path: '/auth/v1/signup',
        body: { email: 'common@example.com', password },
      });
      const change = (password: string) => put({ password, current_password: PASSWORD });
      for (const sent of [signUp('123456'), change('password'), change('Swordfish')]) {
        const { status, text } = await world.send(sent);
        expect([status, text]).toEqual([422, expect.stringContaining('weak_password')]);
      }
    },
    control: (world) =>
      succeeds(world, {
        as: 'anonymous',
        path: '/auth/v1/signup',
        body: { email: 'uncommon@example.com', password: 'swordfish and chips' },
      }),
  }),
  tries('A-017', 'A password is chosen of which the end is left out', 'a password has 72 bytes at most', {
    async run(world) {
      const body = { email: 'long@example.com', password: 'x'.repeat(73) };
      expect((await world.send({ as: 'anonymous', path: '/auth/v1/signup', body })).status).toBe(400);
      const change = put({ password: 'é'.repeat(37), current_password: PASSWORD });
      expect((await world.send(change)).status).toBe(400);
    },
    control: (world) =>
      succeeds(world, {
        as: 'anonymous',
        path: '/auth/v1/signup',
        body: { email: 'as-long@example.com', password: 'é'.repeat(36) },
      }),
  }),
];
