import { randomUUID } from 'node:crypto';
import { SECOND_STEP } from '@storyloom/shared/domain';
import { expect } from 'vitest';
import { claimsOf } from '../../../src/auth/access-token.ts';
import { codeAt } from '../../../src/testing/authenticator.ts';
import { type Attack, attacksOf } from '../attack.ts';
import { PASSWORD } from '../world.ts';
import { seconds, sign } from './tokens.ts';
import * as twoStep from './two-step-account.ts';

const { tries } = attacksOf('Two-step sign-in');

/** Factors that are set up, removed or answered by another user, and the level that a token claims. */
export const secondFactor: readonly Attack[] = [
  tries(
    'Z-004',
    'A stolen session sets up a second factor, removes the existing one, or gets recovery codes',
    'setting up requires the password or a code entered in the last two minutes; the other two require a code',
    {
      leavesOwnRows: true,
      async run(world) {
        const body = { email: twoStep.newEmail(), password: PASSWORD };
        const stolen = await twoStep.json<twoStep.Session>(world, { as: 'anonymous', path: '/auth/v1/signup', body });
        for (const session of [stolen, await twoStep.renew(world, stolen)]) {
          const { status } = await world.send(
            twoStep.as(session, '/auth/v1/factors', { body: { factor_type: 'totp' } }),
          );
          expect(status).toBe(403);
        }
        const { factor, whole } = await twoStep.guarded(world);
        const renewed = await twoStep.renew(world, whole);
        world.takeAnswers();
        expect((await world.send(twoStep.as(renewed, `/auth/v1/factors/${factor}`, { method: 'DELETE' }))).status).toBe(
          403,
        );
        expect((await world.send(twoStep.as(renewed, 'rpc/make_recovery_codes', { body: {} }))).status).toBe(403);
      },
      async control(world) {
        expect((await twoStep.guarded(world)).codes).toHaveLength(SECOND_STEP.recoveryCodes);
      },
    },
  ),
  tries(
    'Z-007',
    'The second factor of another account is challenged, verified and removed by its id',
    'a factor is looked up among those of the caller, and a challenge among those of its factor',
    {
      leavesOwnRows: true,
      async run(world) {
        const victim = await twoStep.guarded(world);
        const eve = await twoStep.guarded(world);
        const half = await twoStep.signIn(world, victim.email);
        world.takeAnswers();
        const theirs = `/auth/v1/factors/${victim.factor}`;
        for (const sent of [
          twoStep.as(eve.whole, `${theirs}/challenge`, { body: {} }),
          twoStep.as(eve.whole, theirs, { method: 'DELETE' }),
          // The factor of the attacker, in the session of the victim.
          twoStep.as(half, `/auth/v1/factors/${eve.factor}/challenge`, { body: {} }),
        ])
          expect((await world.send(sent)).status).toBe(404);
        // The challenge of one factor with the code of another.
        const { id } = await twoStep.challenge(world, eve.whole, eve.factor);
        const body = { challenge_id: id, code: codeAt(victim.secret) };
        expect((await world.send(twoStep.as(half, `${theirs}/verify`, { body }))).status).toBe(404);
        const code = twoStep.as(half, 'rpc/use_recovery_code', { body: { p_code: eve.codes[0] } });
        expect((await world.send(code)).text).toBe('false');
        expect(await twoStep.reads(world, half)).toBe(false);
        for (const path of ['rpc/take_second_step_try', 'mfa_factors', 'recovery_codes'])
          for (const headers of [{}, { 'accept-profile': 'private', 'content-profile': 'private' }])
            expect((await world.send({ as: 'stranger', path, headers })).status).toBeGreaterThanOrEqual(400);
      },
      async control(world) {
        const { whole, factor } = await twoStep.guarded(world);
        const { id } = await twoStep.challenge(world, whole, factor);
        expect(id).toMatch(/^[\da-f-]{36}$/);
      },
    },
  ),
  tries(
    'Z-008',
    'A token claims that the second step was passed: by metadata, by fields of a request, by a forged claim',
    'the level is a claim of the sign-in service, which takes it from the session',
    {
      leavesOwnRows: true,
      async run(world) {
        const { email } = await twoStep.guarded(world);
        const aal = { aal: 'aal2', amr: [{ method: 'totp', timestamp: seconds() }] };
        const body = { email, password: PASSWORD, ...aal };
        const path = '/auth/v1/token?grant_type=password&aal=aal2';
        const half = await twoStep.json<twoStep.Session>(world, { as: 'anonymous', path, body });
        expect(claimsOf(half.access_token)).toMatchObject({ aal: 'aal1', amr: [{ method: 'password' }] });
        expect(await twoStep.reads(world, half)).toBe(false);
        const { refresh_token } = half;
        const renewal = '/auth/v1/token?grant_type=refresh_token';
        const renewed = await twoStep.json<twoStep.Session>(world, {
          as: 'anonymous',
          path: renewal,
          body: { refresh_token, ...aal },
        });
        expect(claimsOf(renewed.access_token).aal).toBe('aal1');
        const forged = sign({ ...claimsOf(half.access_token), ...aal }, world.server.secrets.publishableKey);
        expect((await world.send(twoStep.as({ ...half, access_token: forged }, 'user_stories'))).status).toBe(401);
        const metadata = { email: twoStep.newEmail(), password: PASSWORD, data: { aal: 'aal2' } };
        expect((await world.send({ as: 'anonymous', path: '/auth/v1/signup', body: metadata })).status).toBe(400);
      },
      async control(world) {
        const { whole } = await twoStep.guarded(world);
        expect(claimsOf(whole.access_token)).toMatchObject({
          aal: 'aal2',
          amr: [{ method: 'totp' }, { method: 'password' }],
        });
      },
    },
  ),
  tries(
    'Z-014',
    'A factor that was enrolled with only the password, before another was verified, is verified afterwards',
    'once one factor is verified, adding another requires a session that has passed the second step',
    {
      leavesOwnRows: true,
      async run(world) {
        const account = await twoStep.guarded(world);
        const half = await twoStep.signIn(world, account.email);
        // The factor was begun before the other one was verified.
        const own = { factor: randomUUID(), secret: account.secret };
        await world.run(`
          insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret)
          values ('${own.factor}', '${account.whole.user.id}', 'Eve', 'totp', 'unverified', now(), now(), '${own.secret}')`);
        const { status, text } = await twoStep.verify(world, half, own.factor, codeAt(own.secret));
        expect([status, text]).toEqual([403, expect.stringContaining('insufficient_aal')]);
        expect(await twoStep.reads(world, half)).toBe(false);
      },
      async control(world) {
        const { whole } = await twoStep.guarded(world);
        const body = { factor_type: 'totp', friendly_name: 'Tablet' };
        const { id, totp } = await twoStep.json<{ id: string; totp: { secret: string } }>(
          world,
          twoStep.as(whole, '/auth/v1/factors', { body }),
        );
        expect((await twoStep.verify(world, whole, id, codeAt(totp.secret))).status).toBe(200);
      },
    },
  ),
];
