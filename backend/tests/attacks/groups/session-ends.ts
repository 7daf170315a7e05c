import { randomUUID } from 'node:crypto';
import { SESSION_LIMITS } from '@storyloom/shared/domain';
import { expect } from 'vitest';
import { type Attack, attacksOf } from '../attack.ts';
import { PASSWORD } from '../world.ts';
import * as sessions from './session-account.ts';

const { tries } = attacksOf('Sessions');

/** Where a server may stand: the time zones in which a day begins last and first, and UTC. */
const ZONES = ['Pacific/Pago_Pago', 'Pacific/Kiritimati', 'UTC'];

/** Events that end sessions. */
export const sessionEnds: readonly Attack[] = [
  tries(
    'S-008',
    'A stolen session is used after its owner chose a new password',
    'a new password ends all other sessions',
    {
      leavesOwnRows: true,
      async run(world) {
        const { email, first: stolen } = await sessions.newAccount(world);
        const own = await sessions.signIn(world, email);
        expect(
          (await sessions.change(world, own, { password: sessions.NEW_PASSWORD, current_password: PASSWORD })).status,
        ).toBe(200);
        expect(await sessions.goesOn(world, stolen)).toEqual(sessions.ENDED);
      },
      async control(world) {
        const { first } = await sessions.newAccount(world);
        await sessions.change(world, first, { password: sessions.NEW_PASSWORD, current_password: PASSWORD });
        expect(await sessions.goesOn(world, first)).toEqual(sessions.ALIVE);
      },
    },
  ),
  tries(
    'S-009',
    'A user who registered the address of another user keeps a session after its owner recovered the account',
    'recovering an account ends all its sessions',
    {
      leavesOwnRows: true,
      async run(world) {
        const { email, first: squatter } = await sessions.newAccount(world);
        const { status } = await sessions.verify(world, {
          type: 'recovery',
          token_hash: await sessions.recoveryCode(world, email),
        });
        expect(status).toBe(200);
        world.takeAnswers();
        expect(await sessions.goesOn(world, squatter)).toEqual(sessions.ENDED);
      },
      async control(world) {
        const { email } = await sessions.newAccount(world);
        expect(await sessions.goesOn(world, await sessions.recovered(world, email))).toEqual(sessions.ALIVE);
      },
    },
  ),
  tries(
    'S-010',
    'A stolen session is used after its owner confirmed a new address',
    'a new address ends all sessions',
    {
      leavesOwnRows: true,
      async run(world) {
        const { email, first: stolen } = await sessions.newAccount(world);
        const own = await sessions.signIn(world, email);
        const token_hash = await sessions.emailChangeCode(world, own, `new-${email}`);
        expect((await sessions.verify(world, { type: 'email_change', token_hash })).status).toBe(200);
        world.takeAnswers();
        expect(await sessions.goesOn(world, stolen)).toEqual(sessions.ENDED);
        expect(await sessions.goesOn(world, own)).toEqual(sessions.ENDED);
      },
      async control(world) {
        const { email, first } = await sessions.newAccount(world);
        const token_hash = await sessions.emailChangeCode(world, first, `new-${email}`);
        const { text } = await sessions.verify(world, { type: 'email_change', token_hash });
        expect(await sessions.goesOn(world, JSON.parse(text) as sessions.Session)).toEqual(sessions.ALIVE);
      },
    },
  ),
  tries(
    'S-011',
    'A stolen refresh token is used more than ten seconds after its owner renewed the session, one or five renewals ago',
    'an old refresh token ends the session for both',
    {
      leavesOwnRows: true,
      async run(world) {
        for (const renewals of [1, 5]) {
          const { first: stolen } = await sessions.newAccount(world);
          let newest = stolen;
          for (let count = 0; count < renewals; count += 1) {
            newest = await sessions.renew(world, newest);
            await sessions.renewedAgo(world, stolen, SESSION_LIMITS.reuseSeconds + 1);
          }
          world.takeAnswers();
          const { status, text } = await sessions.refresh(world, stolen);
          expect([status, text]).toEqual([400, expect.stringContaining('refresh_token_already_used')]);
          expect(await sessions.goesOn(world, newest)).toEqual(sessions.ENDED);
        }
      },
      // Two tabs that renew the session at once.
      async control(world) {
        const { first } = await sessions.newAccount(world);
        const renewed = await sessions.renew(world, first);
        expect((await sessions.renew(world, first)).refresh_token).toBe(renewed.refresh_token);
        expect(await sessions.goesOn(world, renewed)).toEqual(sessions.ALIVE);
      },
    },
  ),
  tries(
    'S-012',
    'A session is renewed that was unused for a month, or that is half a year old',
    'sessions have time limits',
    {
      leavesOwnRows: true,
      async run(world) {
        for (const zone of ZONES) {
          for (const [began, used] of [
            [`${SESSION_LIMITS.inactiveDays} days 1 hour`, `${SESSION_LIMITS.inactiveDays} days 1 hour`],
            [`${SESSION_LIMITS.totalDays} days 1 hour`, '1 minute'],
          ] as const)
            expect(await sessions.renewalAfter(world, zone, began, used), `${began} in ${zone}`).toBe(400);
        }
      },
      async control(world) {
        for (const zone of ZONES) {
          for (const [began, used] of [
            [`${SESSION_LIMITS.inactiveDays - 1} days 22 hours`, `${SESSION_LIMITS.inactiveDays - 1} days 22 hours`],
            [`${SESSION_LIMITS.totalDays - 1} days`, '1 minute'],
          ] as const)
            expect(await sessions.renewalAfter(world, zone, began, used), `${began} in ${zone}`).toBe(200);
        }
      },
    },
  ),
  tries(
    'S-016',
    'A user signs in again and again, to fill the database with sessions',
    'a user has at most 50 sessions',
    {
      leavesOwnRows: true,
      async run(world) {
        const { email, first } = await sessions.newAccount(world);
        await sessions.age(world, first, '1 day');
        const rows = Array.from(
          { length: SESSION_LIMITS.perUser },
          (_, minutes) => `('${randomUUID()}', '${first.user.id}', now() - interval '${minutes + 1} minutes')`,
        );
        await world.run(`insert into auth.sessions (id, user_id, created_at) values ${rows.join(', ')}`);
        const newest = await sessions.signIn(world, email);
        expect((await sessions.refresh(world, first)).status).toBe(400);
        const { text } = await world.send(sessions.call('own_sessions', newest));
        expect(JSON.parse(text)).toHaveLength(SESSION_LIMITS.perUser);
      },
      async control(world) {
        const { email, first } = await sessions.newAccount(world);
        const second = await sessions.signIn(world, email);
        expect([await sessions.goesOn(world, first), await sessions.goesOn(world, second)]).toEqual([
          sessions.ALIVE,
          sessions.ALIVE,
        ]);
      },
    },
  ),
  tries(
    'S-019',
    'A refresh token that was renewed long ago is used in a request that names two kinds of sign-in',
    'a request that names no kind or several is refused; an old refresh token always ends the session',
    {
      leavesOwnRows: true,
      async run(world) {
        for (const kinds of [
          'grant_type=refresh_token&grant_type=password',
          'grant_type=password&grant_type=refresh_token',
        ]) {
          const { first: stolen } = await sessions.newAccount(world);
          const newest = await sessions.renew(world, stolen);
          await sessions.renewedAgo(world, stolen, SESSION_LIMITS.reuseSeconds + 1);
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
        const { first } = await sessions.newAccount(world);
        expect(await sessions.goesOn(world, first)).toEqual(sessions.ALIVE);
      },
    },
  ),
];
