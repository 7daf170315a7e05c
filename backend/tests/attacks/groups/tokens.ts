import { expect } from 'vitest';
import { claimsOf } from '../../../src/auth/access-token.ts';
import { encodePart, signToken } from '../../../src/testing/tokens.ts';
import { type Attack, revealsNothing } from '../attack.ts';
import { CANARY, ROW } from '../seed.ts';
import type { Sent, World } from '../world.ts';

const PRIVATE = `user_stories?id=eq.${ROW.ownersStory}`;

const seconds = (): number => Math.floor(Date.now() / 1000);

/** Whether a token reads the owner's private story or an account. */
async function opens(world: World, token: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${token}` };
  const data = await world.send({ as: 'anonymous', path: PRIVATE, headers });
  const account = await world.send({ as: 'anonymous', path: '/auth/v1/user', headers });
  return data.text.includes(CANARY) || account.status === 200;
}

/** The publicly known default secret of Supabase's own tools. */
const PUBLIC_SECRET = 'super-secret-jwt-token-with-at-least-32-characters-long';

/** Tokens that claim to be the owner's. */
function forgeries(world: World): Readonly<Record<string, string>> {
  const { publishableKey, jwtSecret } = world.server.secrets;
  const claims = claimsOf(world.ownersToken);
  const [header, payload] = world.ownersToken.split('.');
  const valid = (changes: object) => signToken({ ...claims, ...changes }, jwtSecret);
  return {
    'alg none': `${encodePart({ alg: 'none', typ: 'JWT' })}.${payload}.`,
    'the default secret of Supabase’s tools': signToken(claims, PUBLIC_SECRET),
    'the publishable key as the secret': signToken(claims, publishableKey),
    HS512: signToken(claims, publishableKey, { alg: 'HS512' }, 'sha512'),
    'its own key': signToken(claims, 'mine', { alg: 'HS256', jwk: { kty: 'oct', k: 'bWluZQ' } }),
    'a file as its key': signToken(claims, '', { alg: 'HS256', kid: '../../../../dev/null' }),
    'the signature of another token': `${header}.${payload}.${world.strangersToken.split('.')[2]}`,
    'the role of the service': signToken({ role: 'service_role', exp: seconds() + 3600 }, publishableKey),
    'an end in the past': valid({ exp: seconds() - 60, iat: seconds() - 3660 }),
    'a begin in the future': valid({ nbf: seconds() + 600 }),
  };
}

/** Ways to send the keys that must not work: what is sent, and the status. */
const misuses = ({ server: { secrets }, ownersToken }: World): readonly (readonly [sent: Sent, status: number])[] => {
  const { publishableKey, secretKey } = secrets;
  const keyless = (path: string, headers: Record<string, string> = {}) => ({ as: 'keyless', path, headers }) as const;
  return [
    [keyless('user_inspirations?select=id'), 401],
    [keyless(PRIVATE, { authorization: `Bearer ${ownersToken}` }), 401],
    [keyless('story_runs', { apikey: publishableKey.replace('publishable', 'secret') }), 401],
    [keyless('story_runs', { apikey: 'service_role' }), 401],
    [keyless('story_runs', { apikey: secretKey, 'user-agent': 'Mozilla/5.0 (X11) Firefox/140.0' }), 401],
    [{ as: 'anonymous', path: 'story_runs', headers: { authorization: `Bearer ${secretKey}` } }, 401],
    // The data interface would take both, and the limits would find no account in them.
    [{ as: 'anonymous', path: PRIVATE, headers: { authorization: `Bearer  ${ownersToken}` } }, 401],
    [{ as: 'anonymous', path: PRIVATE, headers: { authorization: `Bearer ${ownersToken}=` } }, 401],
  ];
};

export const TOKENS: readonly Attack[] = [
  {
    title: 'forges a token',
    async run(world) {
      for (const [what, token] of Object.entries(forgeries(world))) expect(await opens(world, token), what).toBe(false);
    },
    async control(world) {
      const claims = { ...claimsOf(world.ownersToken), nbf: seconds() - 5 };
      expect(await opens(world, signToken(claims, world.server.secrets.jwtSecret))).toBe(true);
    },
  },
  {
    title: 'sends no key, a wrong one, or the secret key from a browser or as a token',
    async run(world) {
      for (const [sent, status] of misuses(world))
        expect((await world.send(sent)).status, JSON.stringify(sent)).toBe(status);
    },
    async control(world) {
      expect((await world.send({ as: 'anonymous', path: 'user_inspirations?select=id' })).status).toBe(200);
      expect((await world.send({ as: 'service', path: 'story_runs' })).text).toContain(CANARY);
    },
  },
  {
    title: 'sends a token in the address, or the id of another user in a header',
    async run(world) {
      for (const name of ['access_token', 'authorization', 'token', 'jwt']) {
        const { text } = await world.send({ as: 'anonymous', path: `${PRIVATE}&${name}=${world.ownersToken}` });
        expect(text, name).not.toContain(CANARY);
      }
    },
    async control(world) {
      expect((await world.send({ as: 'owner', path: PRIVATE })).text).toContain(CANARY);
    },
  },
  revealsNothing('names another user in a header', [
    { as: 'stranger', path: PRIVATE, headers: { 'x-user-id': '{owner}', 'request.jwt.claims': '{"sub":"{owner}"}' } },
  ]),
];
