import { expect } from 'vitest';
import { type Attack, attacksOf } from '../attack.ts';
import { PASSWORD, type Sent } from '../world.ts';

const { tries } = attacksOf('The sign-in service');

/** Ways to sign in that the product does not offer. */
const CLOSED: readonly (readonly [what: string, requests: readonly Omit<Sent, 'as'>[]])[] = [
  [
    'an emailed link (otp, magiclink, resend)',
    ['otp', 'magiclink', 'resend'].map((name) => ({
      path: `/auth/v1/${name}`,
      body: { email: 'owner-canary@example.com', type: 'signup' },
    })),
  ],
  [
    'another provider (authorize, callback)',
    [{ path: '/auth/v1/authorize?provider=github' }, { path: '/auth/v1/callback?code=x&state=y' }],
  ],
  [
    'the administration of accounts',
    [
      { path: '/auth/v1/admin/users' },
      { path: '/auth/v1/admin/users', body: { email: 'new@example.com', password: PASSWORD } },
      { path: '/auth/v1/admin/users/{owner}' },
      { path: '/auth/v1/admin/users/{owner}', method: 'DELETE' },
      { path: '/auth/v1/admin/generate_link', body: { type: 'recovery', email: 'owner-canary@example.com' } },
      { path: '/auth/v1/invite', body: { email: 'new@example.com' } },
    ],
  ],
  [
    'factors and single sign-on',
    [
      { path: '/auth/v1/factors', body: { factor_type: 'totp' } },
      { path: '/auth/v1/sso', body: { domain: 'example.com' } },
      { path: '/auth/v1/sso/saml/acs', body: {} },
      { path: '/auth/v1/reauthenticate' },
    ],
  ],
  [
    'another grant (pkce, id_token, web3)',
    ['pkce', 'id_token', 'web3', 'client_credentials', ''].map((grant) => ({
      path: `/auth/v1/token?grant_type=${grant}`,
      body: { auth_code: 'x', code_verifier: 'y', id_token: 'z', provider: 'google' },
    })),
  ],
  [
    'to make an account without an address or password',
    [
      { path: '/auth/v1/signup', body: {} },
      { path: '/auth/v1/signup', body: { data: { name: 'x' } } },
      { path: '/auth/v1/signup', body: { phone: '+15550100', password: PASSWORD } },
    ],
  ],
];

export const waysIn: readonly Attack[] = CLOSED.map(([what, requests], index) =>
  tries(`A-01${index + 1}`, `A visitor or a user tries ${what}`, 'only passwords and recovery links sign in', {
    async run(world) {
      for (const request of requests) {
        for (const as of ['anonymous', 'stranger'] as const) {
          const { status, text } = await world.send({ as, ...request });
          expect(status, `${request.path} ${text}`).toBeGreaterThanOrEqual(400);
        }
      }
    },
    async control(world) {
      const path = '/auth/v1/token?grant_type=password';
      const body = { email: 'owner-canary@example.com', password: PASSWORD };
      expect((await world.send({ as: 'anonymous', path, body })).status).toBe(200);
    },
  }),
);
