import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { type Attack, attacksOf } from '../attack.ts';
import { GUEST } from '../seed.ts';
import { ask, generates, guestToken } from './guest.ts';

const { tries } = attacksOf('The guests’ quota');

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Tokens that a guest could make from their own. */
const FORGED: readonly (readonly [attack: string, forge: (token: string) => string])[] = [
  ['no token', () => ''],
  ['a plain id in place of a token', () => randomUUID()],
  ['the id of another guest', () => GUEST],
  ['a payload without a signature', (token) => token.split('.').slice(0, 2).join('.')],
  ['a new id under the old signature', (token) => `v1.${encode({ id: randomUUID(), iat: 1 })}.${token.split('.')[2]}`],
  ['an empty signature', (token) => `${token.split('.').slice(0, 2).join('.')}.`],
  ['another spelling of the signature', (token) => `${token}=`],
  ['another version of the token', (token) => token.replace('v1', 'v2')],
];

export const quotaTokens: readonly Attack[] = FORGED.map(([attack, forge], index) =>
  tries(`Q-00${index + 1}`, `A story is requested with ${attack}`, 'a guest’s id is signed by the server', {
    async run(world) {
      const token = forge(await guestToken(world));
      expect((await ask(world, token)).status).toBe(401);
    },
    control: generates,
  }),
);
