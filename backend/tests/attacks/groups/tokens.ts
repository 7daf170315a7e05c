import { createHmac } from 'node:crypto';
import { expect } from 'vitest';
import { type Attack, attacksOf } from '../attack.ts';
import { CANARY, ROW } from '../seed.ts';
import { PASSWORD, type World } from '../world.ts';

const { tries } = attacksOf('Tokens and keys');

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token that is signed with this secret. */
export function sign(
  payload: object,
  secret: string,
  header: object = { alg: 'HS256', typ: 'JWT' },
  hash = 'sha256',
): string {
  const text = `${encode(header)}.${encode(payload)}`;
  return `${text}.${createHmac(hash, secret).update(text).digest('base64url')}`;
}

const claimsOf = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

export const seconds = (): number => Math.floor(Date.now() / 1000);

/** The claims of the owner's token, with changes. */
export const ownersClaims = (world: World, changes: object = {}): object => ({
  ...claimsOf(world.tokens.owner),
  ...changes,
});

export const PRIVATE_PATH = `user_stories?id=eq.${ROW.ownersStory}`;

/** Whether a token reads the owner's private story or an account. */
export async function opens(world: World, token: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${token}` };
  const data = await world.send({ as: 'anonymous', path: PRIVATE_PATH, headers });
  const account = await world.send({ as: 'anonymous', path: '/auth/v1/user', headers });
  return data.text.includes(CANARY) || account.status === 200;
}

/** The publicly known default secret of Supabase's own tools. */
export const PUBLIC_SECRET = 'super-secret-jwt-token-with-at-least-32-characters-long';

type Forge = (world: World) => string;

const FORGED: readonly (readonly [attack: string, proves: string, forge: Forge])[] = [
  [
    'has `alg: none` and no signature',
    'only HS256 is accepted',
    (w) => `${encode({ alg: 'none', typ: 'JWT' })}.${encode(ownersClaims(w))}.`,
  ],
  [
    'has `alg: None` and a made-up signature',
    'only HS256 is accepted',
    (w) => `${encode({ alg: 'None' })}.${encode(ownersClaims(w))}.AAAA`,
  ],
  [
    'is signed with the secret that Supabase’s tools use by default',
    'the secret is made at the first start',
    (w) => sign(ownersClaims(w), PUBLIC_SECRET),
  ],
  [
    'is signed with the publishable key',
    'the key is not the secret',
    (w) => sign(ownersClaims(w), w.server.secrets.publishableKey),
  ],
  ['is signed with an empty secret', 'the signature is checked', (w) => sign(ownersClaims(w), '')],
  [
    'is signed with HS512 and the publishable key',
    'only HS256 is accepted',
    (w) => sign(ownersClaims(w), w.server.secrets.publishableKey, { alg: 'HS512' }, 'sha512'),
  ],
  [
    'contains its own key (`jwk`)',
    'keys in tokens are ignored',
    (w) => sign(ownersClaims(w), 'mine', { alg: 'HS256', jwk: { kty: 'oct', k: 'bWluZQ' } }),
  ],
  [
    'names a file as its key (`kid`)',
    'keys in tokens are ignored',
    (w) => sign(ownersClaims(w), '', { alg: 'HS256', kid: '../../../../dev/null' }),
  ],
  ['has the payload of another user under an own signature', 'the signature is checked', (w) => swapped(w)],
  [
    'has its last character changed',
    'the signature is checked',
    (w) => w.tokens.owner.slice(0, -5) + (w.tokens.owner.endsWith('AAAAA') ? 'BBBBB' : 'AAAAA'),
  ],
  ['has no signature at all', 'the signature is checked', (w) => w.tokens.owner.split('.').slice(0, 2).join('.')],
  [
    'names the role `service_role`, signed with the publishable key',
    'a role needs a valid signature',
    (w) => sign({ role: 'service_role', exp: seconds() + 3600 }, w.server.secrets.publishableKey),
  ],
  [
    'names the role `postgres`, signed with the default secret',
    'a role needs a valid signature',
    (w) => sign(ownersClaims(w, { role: 'postgres' }), PUBLIC_SECRET),
  ],
];

function swapped(world: World): string {
  const [header, , signature] = world.tokens.stranger.split('.');
  return `${header}.${world.tokens.owner.split('.')[1]}.${signature}`;
}

const forged: readonly Attack[] = FORGED.map(([attack, proves, forge], index) =>
  tries(`T-${String(index + 1).padStart(3, '0')}`, `A token ${attack}`, proves, {
    async run(world) {
      expect(await opens(world, forge(world))).toBe(false);
    },
    async control(world) {
      expect(await opens(world, world.tokens.owner)).toBe(true);
      // The same claims with a valid signature are accepted, so the forgery is what was refused.
      world.takeAnswers();
      expect(await opens(world, sign(ownersClaims(world), world.server.secrets.jwtSecret))).toBe(true);
    },
  }),
);

const TIMES: readonly (readonly [attack: string, changes: () => object])[] = [
  ['A token that has expired is used', () => ({ exp: seconds() - 60, iat: seconds() - 3660 })],
  ['A token that is not valid yet is used', () => ({ nbf: seconds() + 600 })],
];

const times: readonly Attack[] = TIMES.map(([attack, changes], index) =>
  tries(`T-02${index + 1}`, attack, 'times in tokens are checked', {
    async run(world) {
      expect(await opens(world, sign(ownersClaims(world, changes()), world.server.secrets.jwtSecret))).toBe(false);
    },
    async control(world) {
      const valid = { nbf: seconds() - 5, iat: seconds() - 5, exp: seconds() + 60 };
      expect(await opens(world, sign(ownersClaims(world, valid), world.server.secrets.jwtSecret))).toBe(true);
    },
  }),
);

/** A new session, which an attack may end. */
export async function newSession(world: World, email = 'owner-canary@example.com') {
  const path = '/auth/v1/token?grant_type=password';
  const { text } = await world.send({ as: 'anonymous', path, body: { email, password: PASSWORD } });
  world.takeAnswers();
  return JSON.parse(text) as { access_token: string; refresh_token: string };
}

export const tokens: readonly Attack[] = [...forged, ...times];
