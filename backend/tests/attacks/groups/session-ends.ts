import { randomUUID } from 'node:crypto';
import { SESSION_LIMITS } from '@storyloom/shared/domain';
import { expect } from 'vitest';
import { type Attack, attacksOf } from '../attack.ts';
import { PASSWORD } from '../world.ts';
import {
  NEW_PASSWORD,
  type Session,
  someone,
  signIn,
  refresh,
  change,
  verify,
  goesOn,
  ENDED,
  ALIVE,
  recoveryCode,
  recovered,
  emailChangeCode,
  age,
  renewedAgo,
  renew,
  call,
} from './session-account.ts';

const { tries } = attacksOf('Sessions');

/** What ends a session, and what must not go on after it. */
export const sessionEnds: readonly Attack[] = [
  tries('S-008', 'A stolen session goes on after its owner chose another password', 'a new password ends all others', {
    leavesOwnRows: true,
    async run(world) {
      const { email, first: stolen } = await someone(world);
      const own = await signIn(world, email);
      expect((await change(world, own, { password: NEW_PASSWORD, current_password: PASSWORD })).status).toBe(200);
      expect(await goesOn(world, stolen)).toEqual(ENDED);
    },
    async control(world) {
      const { first } = await someone(world);
      await change(world, first, { password: NEW_PASSWORD, current_password: PASSWORD });
      expect(await goesOn(world, first)).toEqual(ALIVE);
    },
  }),
  tries(
    'S-009',
    'A user who registered the address of another first stays in after its owner recovered the account',
    'recovering an account ends every session that was there',
    {
      leavesOwnRows: true,
      async run(world) {
        const { email, first: squatter } = await someone(world);
        const { status } = await verify(world, { type: 'recovery', token_hash: await recoveryCode(world, email) });
        expect(status).toBe(200);
        world.takeAnswers();
        expect(await goesOn(world, squatter)).toEqual(ENDED);
      },
      async control(world) {
        const { email } = await someone(world);
        expect(await goesOn(world, await recovered(world, email))).toEqual(ALIVE);
      },
    },
  ),
  tries(
    'S-010',
    'A stolen session goes on after its owner confirmed another address',
    'another address ends every session that was there',
    {
      leavesOwnRows: true,
      async run(world) {
        const { email, first: stolen } = await someone(world);
        const own = await signIn(world, email);
        const token_hash = await emailChangeCode(world, own, `new-${email}`);
        expect((await verify(world, { type: 'email_change', token_hash })).status).toBe(200);
        world.takeAnswers();
        expect(await goesOn(world, stolen)).toEqual(ENDED);
        expect(await goesOn(world, own)).toEqual(ENDED);
      },
      async control(world) {
        const { email, first } = await someone(world);
        const token_hash = await emailChangeCode(world, first, `new-${email}`);
        const { text } = await verify(world, { type: 'email_change', token_hash });
        expect(await goesOn(world, JSON.parse(text) as Session)).toEqual(ALIVE);
      },
    },
  ),
  tries(
    'S-011',
    'A stolen refresh token is used more than ten seconds after its owner went on, one or five renewals ago',
    'an old refresh token ends the session for both',
    {
      leavesOwnRows: true,
      async run(world) {
        for (const renewals of [1, 5]) {
          const { first: stolen } = await someone(world);
          let newest = stolen;
          for (let count = 0; count < renewals; count += 1) {
            newest = await renew(world, newest);
            await renewedAgo(world, stolen, SESSION_LIMITS.reuseSeconds + 1);
          }
          world.takeAnswers();
          const { status, text } = await refresh(world, stolen);
          expect([status, text]).toEqual([400, expect.stringContaining('refresh_token_already_used')]);
          expect(await goesOn(world, newest)).toEqual(ENDED);
        }
      },
      // Two tabs that wake at the same moment.
      async control(world) {
        const { first } = await someone(world);
        const renewed = await renew(world, first);
        expect((await renew(world, first)).refresh_token).toBe(renewed.refresh_token);
        expect(await goesOn(world, renewed)).toEqual(ALIVE);
      },
    },
  ),
  tries(
    'S-012',
    'A session is renewed that nobody used for a month, or that is half a year old',
    'the limits of a session',
    {
      leavesOwnRows: true,
      async run(world) {
        for (const [began, used] of [
          [`${SESSION_LIMITS.inactiveDays} days 1 hour`, `${SESSION_LIMITS.inactiveDays} days 1 hour`],
          [`${SESSION_LIMITS.totalDays} days 1 hour`, '1 minute'],
        ] as const) {
          const { first } = await someone(world);
          await age(world, first, began, used);
          expect((await refresh(world, first)).status, began).toBe(400);
        }
      },
      async control(world) {
        for (const [began, used] of [
          [`${SESSION_LIMITS.inactiveDays - 1} days`, `${SESSION_LIMITS.inactiveDays - 1} days`],
          [`${SESSION_LIMITS.totalDays - 1} days`, '1 minute'],
        ] as const) {
          const { first } = await someone(world);
          await age(world, first, began, used);
          expect((await refresh(world, first)).status, began).toBe(200);
        }
      },
    },
  ),
  tries('S-016', 'A user signs in again and again, to fill the database with sessions', 'a user has 50 sessions', {
    leavesOwnRows: true,
    async run(world) {
      const { email, first } = await someone(world);
      await age(world, first, '1 day');
      const rows = Array.from(
        { length: SESSION_LIMITS.perUser },
        (_, minutes) => `('${randomUUID()}', '${first.user.id}', now() - interval '${minutes + 1} minutes')`,
      );
      await world.run(`insert into auth.sessions (id, user_id, created_at) values ${rows.join(', ')}`);
      const newest = await signIn(world, email);
      expect((await refresh(world, first)).status).toBe(400);
      const { text } = await world.send(call('own_sessions', newest));
      expect(JSON.parse(text)).toHaveLength(SESSION_LIMITS.perUser);
    },
    async control(world) {
      const { email, first } = await someone(world);
      const second = await signIn(world, email);
      expect([await goesOn(world, first), await goesOn(world, second)]).toEqual([ALIVE, ALIVE]);
    },
  }),
  tries(
    'S-019',
    'A refresh token that was renewed long ago is used in a request that names two kinds of sign-in',
    'what names none or several kinds is refused; an old refresh token ends the session however it comes',
    {
      leavesOwnRows: true,
      async run(world) {
        for (const kinds of [
          'grant_type=refresh_token&grant_type=password',
          'grant_type=password&grant_type=refresh_token',
        ]) {
          const { first: stolen } = await someone(world);
          const newest = await renew(world, stolen);
          await renewedAgo(world, stolen, SESSION_LIMITS.reuseSeconds + 1);
          world.takeAnswers();
          const { refresh_token } = stolen;
          const answer = await world.send({
            as: 'anonymous',
            path: `/auth/v1/token?${kinds}`,
            body: { refresh_token },
          });
          expect(answer.status, answer.text).toBe(400);
          expect(answer.text).not.toContain(newest.refresh_token);
        }
      },
      async control(world) {
        const { first } = await someone(world);
        expect(await goesOn(world, first)).toEqual(ALIVE);
      },
    },
  ),
];
