import { expect } from 'vitest';
import { type Attack, attacksOf, succeeds } from '../attack.ts';
import { PASSWORD, type Sent } from '../world.ts';
import { put } from './account-changes.ts';

const { tries } = attacksOf('The sign-in service');

/** Passwords that must not be set. */
export const accountPasswords: readonly Attack[] = [
  tries('A-009', 'A password is set that is too short or is not text', 'the sign-in service checks the length, too', {
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
  }),
  tries('A-010', 'One of the most common passwords is chosen', 'the 10,000 most common passwords are refused', {
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
  tries('A-017', 'A password is chosen whose end would be ignored', 'a password has at most 72 bytes', {
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
