import { expect } from 'vitest';
import { type Attack, attacksOf, succeeds } from '../attack.ts';
import { PASSWORD } from '../world.ts';
import { put, rename, rowOf } from './account-changes.ts';

const { tries } = attacksOf('The sign-in service');

/** Fields of an account that no user may set. */
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

function expectPlain(row: Record<string, unknown>): void {
  expect(row).toMatchObject({ role: 'authenticated', aud: 'authenticated' });
  expect(row['is_super_admin'] ?? false).toBe(false);
  expect(JSON.stringify(row['raw_app_meta_data'])).not.toMatch(/service_role|admin/);
  expect(row['id']).not.toBe(CLAIMS.id);
  expect(String(row['created_at'])).not.toContain('2001');
  expect(row['phone'] ?? null).toBeNull();
}

/** Roles, ids and dates that a request claims for an account. */
export const accountClaims: readonly Attack[] = [
  tries(
    'A-001',
    'A sign-up names a role, application metadata, an id and dates',
    'sign-up takes address, password and name only',
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
  tries('A-002', 'The token of a sign-up that names a role is used', 'the sign-in service sets the role', {
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
  tries(
    'A-003',
    'A user gives themselves a role by changing their account',
    "only the user's own metadata can be changed",
    {
      leavesOwnRows: true,
      async run(world) {
        for (const body of [CLAIMS, { ...CLAIMS, data: { name: 'x' } }, { app_metadata: CLAIMS.app_metadata }])
          await world.send(put(body));
        const row = await rowOf(world, 'stranger-canary@example.com');
        expectPlain(row);
        expect(row['id']).toBe(world.people.stranger);
      },
      control: (world) => succeeds(world, rename),
    },
  ),
  tries('A-004', 'A user changes the account of another user by naming its id', 'the token names the account', {
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
];
