import { SECOND_STEP } from '@storyloom/shared/domain';
import { expect } from 'vitest';
import { codeAt, wrongCode } from '../../../src/testing/authenticator.ts';
import { type Attack, attacksOf } from '../attack.ts';
import * as twoStep from './two-step-account.ts';

const { tries } = attacksOf('Two-step sign-in');

/** Codes of the app and recovery codes that are repeated or guessed. */
export const secondFactorCodes: readonly Attack[] = [
  tries(
    'Z-005',
    'A code that was observed is used again, in the same challenge and in a new one',
    'a time step is used once, and a challenge is answered once',
    {
      leavesOwnRows: true,
      async run(world) {
        const account = await twoStep.guarded(world);
        const owner = await twoStep.signIn(world, account.email);
        await world.run(`delete from private.totp_steps where factor_id = '${account.factor}'`);
        const code = codeAt(account.secret);
        const { id } = await twoStep.challenge(world, owner, account.factor);
        const body = { challenge_id: id, code };
        const path = `/auth/v1/factors/${account.factor}/verify`;
        expect((await world.send(twoStep.as(owner, path, { body }))).status).toBe(200);
        const half = await twoStep.signIn(world, account.email);
        world.takeAnswers();
        expect((await world.send(twoStep.as(half, path, { body }))).status).toBe(422);
        expect((await twoStep.verify(world, half, account.factor, code)).status).toBe(422);
        expect(await twoStep.reads(world, half)).toBe(false);
      },
      async control(world) {
        const account = await twoStep.guarded(world);
        expect(
          await twoStep.reads(world, await twoStep.pass(world, await twoStep.signIn(world, account.email), account)),
        ).toBe(true);
      },
    },
  ),
  tries(
    'Z-006',
    'Codes are guessed: eleven in sequence, and twenty at once in two sessions',
    'ten tries for an account in a quarter of an hour, counted before they are checked',
    {
      leavesOwnRows: true,
      async run(world) {
        const account = await twoStep.guarded(world);
        const half = await twoStep.signIn(world, account.email);
        const statuses: number[] = [];
        for (let count = 0; count <= SECOND_STEP.tries; count += 1)
          statuses.push((await twoStep.verify(world, half, account.factor, wrongCode(account.secret))).status);
        expect(statuses).toEqual([...Array.from({ length: SECOND_STEP.tries }, () => 422), 429]);
        const recovery = twoStep.as(half, 'rpc/use_recovery_code', { body: { p_code: account.codes[0] } });
        expect((await world.send(recovery)).status).toBe(429);
        expect((await twoStep.verify(world, half, account.factor, codeAt(account.secret))).status).toBe(429);

        const other = await twoStep.guarded(world);
        const sessions = [await twoStep.signIn(world, other.email), await twoStep.signIn(world, other.email)];
        const at = (session: twoStep.Session) => twoStep.verify(world, session, other.factor, wrongCode(other.secret));
        const answers = await Promise.all(sessions.flatMap((session) => Array.from({ length: 10 }, () => at(session))));
        expect(answers.filter(({ status }) => status === 422)).toHaveLength(SECOND_STEP.tries);
        expect(answers.filter(({ status }) => status === 429)).toHaveLength(SECOND_STEP.tries);
      },
      async control(world) {
        const account = await twoStep.guarded(world);
        const half = await twoStep.signIn(world, account.email);
        for (let count = 1; count < SECOND_STEP.tries; count += 1)
          await twoStep.verify(world, half, account.factor, wrongCode(account.secret));
        expect(await twoStep.reads(world, await twoStep.pass(world, half, account))).toBe(true);
      },
    },
  ),
  tries(
    'Z-011',
    'A recovery code is used again, without the password, or after new ones were made',
    'only the newest ten codes work, and all end when one is used',
    {
      leavesOwnRows: true,
      async run(world) {
        const account = await twoStep.guarded(world);
        const body = { p_code: account.codes[0] };
        expect((await world.send({ as: 'anonymous', path: 'rpc/use_recovery_code', body })).status).toBeGreaterThan(
          400,
        );
        expect((await world.send({ as: 'stranger', path: 'rpc/use_recovery_code', body })).text).toBe('false');
        const session = await twoStep.pass(world, await twoStep.signIn(world, account.email), account);
        await twoStep.json(world, twoStep.as(session, 'rpc/make_recovery_codes', { body: {} }));
        world.takeAnswers();
        const half = await twoStep.signIn(world, account.email);
        expect((await world.send(twoStep.as(half, 'rpc/use_recovery_code', { body }))).text).toBe('false');
        expect(await twoStep.reads(world, half)).toBe(false);
      },
      async control(world) {
        const { email, codes } = await twoStep.guarded(world);
        const half = await twoStep.signIn(world, email);
        const use = twoStep.as(half, 'rpc/use_recovery_code', { body: { p_code: codes[0] } });
        expect((await world.send(use)).text).toBe('true');
        expect(await twoStep.reads(world, half)).toBe(true);
      },
    },
  ),
];
