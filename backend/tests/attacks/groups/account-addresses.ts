import { expect, vi } from 'vitest';
import { type Attack, attacksOf, succeeds } from '../attack.ts';
import { PASSWORD, type World } from '../world.ts';
import { put, rename, rowOf } from './account-changes.ts';

const { tries } = attacksOf('The sign-in service');

/** Fields of the own account that every request for a new address changes. */
const LEFT = ['email_change_sent_at', 'updated_at'];

/** Waits until a change to this address was processed, which happens after its answer. */
async function lookedAt(world: World, email: string): Promise<void> {
  await vi.waitFor(async () => {
    expect((await rowOf(world, 'stranger-canary@example.com'))['email_change']).toBe(email);
  }, 5000);
}

/** Addresses of other accounts. */
export const accountAddresses: readonly Attack[] = [
  tries('A-005', 'A user changes their address to that of another user', 'an address belongs to one account', {
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
  tries('A-006', 'A visitor signs up with a taken address, written differently', 'an address belongs to one account', {
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
  }),
  tries(
    'A-007',
    'The wording of refused sign-ins and recoveries is used to learn who has an account',
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
    'A user learns who has an account by changing their address to those of other users',
    'one answer for both, and a limit on changes of the address',
    {
      leavesOwnRows: true,
      async run(world) {
        const answers = new Set<string>();
        for (const email of ['hermit-canary@example.com', 'nobody-canary@example.com']) {
          const { status, text } = await world.send(put({ email, current_password: PASSWORD }));
          // Fields that earlier requests changed reveal nothing about this one.
          const account = Object.entries(JSON.parse(text) as object).filter(([name]) => !LEFT.includes(name));
          answers.add(JSON.stringify([status, account]));
          await lookedAt(world, email);
          // The requested address is in the own account, which is no leak.
          await world.run(`update auth.users set email_change = null where id = '${world.people.stranger}'`);
        }
        expect(answers.size).toBe(1);
        const statuses = new Set<number>();
        for (let count = 0; count < 30; count += 1)
          statuses.add((await world.send(put({ email: 'stranger-canary@example.com' }))).status);
        expect([...statuses]).toContain(429);
      },
      // Further changes have to wait, but the account can be read as before.
      async control(world) {
        expect((await world.send({ as: 'stranger', path: '/auth/v1/user' })).status).toBe(200);
      },
    },
  ),
];
