import { expect } from 'vitest';
import { type Attack, attacksOf } from '../attack.ts';
import { CANARY } from '../seed.ts';
import { opens, ownersClaims, PRIVATE_PATH, PUBLIC_SECRET, seconds, sign } from './tokens.ts';

const { tries } = attacksOf('Tokens and keys');

const anonymousPath = 'user_inspirations?select=id';

const theKeys: readonly Attack[] = [
  tries('T-031', 'A request has no key', 'every request to data and sign-in needs a key', {
    async run(world) {
      for (const path of [anonymousPath, PRIVATE_PATH, '/auth/v1/settings', '/auth/v1/user'])
        expect((await world.send({ as: 'keyless', path })).status, path).toBe(401);
    },
    async control(world) {
      expect((await world.send({ as: 'anonymous', path: anonymousPath })).status).toBe(200);
    },
  }),
  tries('T-032', 'A token is sent without a key', 'every request to data and sign-in needs a key', {
    async run(world) {
      const headers = { authorization: `Bearer ${world.tokens.owner}` };
      expect((await world.send({ as: 'keyless', path: PRIVATE_PATH, headers })).status).toBe(401);
    },
    async control(world) {
      expect((await world.send({ as: 'owner', path: PRIVATE_PATH })).status).toBe(200);
    },
  }),
  tries('T-033', 'The secret key is guessed from the publishable one', 'keys are made of random bytes', {
    async run(world) {
      const { publishableKey } = world.server.secrets;
      const guesses = [
        publishableKey.replace('publishable', 'secret'),
        'sb_secret_',
        'service_role',
        `${publishableKey} `,
        PUBLIC_SECRET,
        sign({ role: 'service_role', exp: seconds() + 3600 }, PUBLIC_SECRET),
      ];
      for (const apikey of guesses) {
        const { text } = await world.send({ as: 'keyless', path: 'story_runs', headers: { apikey } });
        expect(text, apikey).not.toContain(CANARY);
      }
    },
    async control(world) {
      expect((await world.send({ as: 'service', path: 'story_runs' })).text).toContain(CANARY);
    },
  }),
  tries('T-034', 'A page in a browser sends the secret key', 'the secret key is refused from browsers', {
    async run(world) {
      const headers = { apikey: world.server.secrets.secretKey, 'user-agent': 'Mozilla/5.0 (X11) Firefox/140.0' };
      expect((await world.send({ as: 'keyless', path: 'story_runs', headers })).status).toBe(401);
    },
    async control(world) {
      expect((await world.send({ as: 'service', path: 'story_runs' })).status).toBe(200);
    },
  }),
  tries('T-035', 'The secret key is sent as a token, with the publishable key', 'a key is not accepted as a token', {
    async run(world) {
      const headers = { authorization: `Bearer ${world.server.secrets.secretKey}` };
      expect((await world.send({ as: 'anonymous', path: 'story_runs', headers })).text).not.toContain(CANARY);
    },
    async control(world) {
      expect((await world.send({ as: 'service', path: 'story_runs' })).text).toContain(CANARY);
    },
  }),
  tries('T-036', 'A token is sent in the address instead of the header', 'tokens are read from the header only', {
    async run(world) {
      for (const name of ['access_token', 'authorization', 'token', 'jwt']) {
        const { text } = await world.send({ as: 'anonymous', path: `${PRIVATE_PATH}&${name}=${world.tokens.owner}` });
        expect(text).not.toContain(CANARY);
      }
    },
    async control(world) {
      expect((await world.send({ as: 'owner', path: PRIVATE_PATH })).text).toContain(CANARY);
    },
  }),
  tries(
    'T-037',
    'The secret key is sent in the address, where logs and histories store it',
    'the log does not contain queries',
    {
      async run(world) {
        await world.send({ as: 'keyless', path: `story_runs?apikey=${world.server.secrets.secretKey}x` });
        await world.send({ as: 'keyless', path: `profiles?apikey=${world.server.secrets.publishableKey}` });
        const log = JSON.stringify(world.server.entries);
        for (const key of [world.server.secrets.secretKey, world.server.secrets.publishableKey])
          expect(log).not.toContain(key);
      },
      async control(world) {
        await world.send({ as: 'anonymous', path: 'profiles?select=id' });
        expect(JSON.stringify(world.server.entries)).toContain('/rest/v1/profiles');
      },
    },
  ),
];

const UNSIGNED_ROLES = ['anon', 'supabase_admin', 'authenticator', 'pg_read_all_data', '"; reset role; --'];

const roles: readonly Attack[] = [
  tries(
    'T-041',
    'A forged token names a role that browsers do not have',
    'a token with a wrong signature is refused, whatever its role',
    {
      async run(world) {
        for (const role of UNSIGNED_ROLES) {
          const token = sign(ownersClaims(world, { role }), 'not the secret');
          const { status } = await world.send({
            as: 'anonymous',
            path: 'story_runs',
            headers: { authorization: `Bearer ${token}` },
          });
          expect(status, role).toBe(401);
        }
      },
      async control(world) {
        const token = sign(ownersClaims(world, { role: 'authenticated' }), world.server.secrets.jwtSecret);
        expect(await opens(world, token)).toBe(true);
      },
    },
  ),
  tries('T-042', 'A valid token of one user is sent with the id of another', 'the id comes from the token', {
    async run(world) {
      const headers = { 'x-user-id': world.people.owner, 'request.jwt.claims': `{"sub":"${world.people.owner}"}` };
      expect((await world.send({ as: 'stranger', path: PRIVATE_PATH, headers })).text).toBe('[]');
    },
    async control(world) {
      expect((await world.send({ as: 'owner', path: PRIVATE_PATH })).text).toContain(CANARY);
    },
  }),
];

export const keys: readonly Attack[] = [...theKeys, ...roles];
