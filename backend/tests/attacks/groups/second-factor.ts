import { randomUUID } from 'node:crypto';
import { SECOND_STEP } from '@storyloom/shared/domain';
import { expect } from 'vitest';
import { claimsOf } from '../../../src/auth/access-token.ts';
import { codeAt, wrongCode } from '../../../src/testing/authenticator.ts';
import { type Attack, attacksOf } from '../attack.ts';
import { PASSWORD } from '../world.ts';
import { seconds, sign } from './tokens.ts';
import {
  type Session,
  as,
  json,
  signIn,
  renew,
  challenge,
  verify,
  pass,
  guarded,
  reads,
  newEmail,
} from './two-step-account.ts';

const { tries } = attacksOf('Two-step sign-in');

/** The second step itself: codes, factors, recovery codes and the level of a session. */
export const secondFactor: readonly Attack[] = [
  tries(
    'Z-004',
    'A stolen session sets up a second factor of its own, or removes the one that there is, or gets recovery codes',
    'each takes the password or a code of the last two minutes',
    {
      leavesOwnRows: true,
      async run(world) {
        const body = { email: newEmail(), password: PASSWORD };
        const stolen = await json<Session>(world, { as: 'anonymous', path: '/auth/v1/signup', body });
        for (const session of [stolen, await renew(world, stolen)]) {
          const { status } = await world.send(as(session, '/auth/v1/factors', { body: { factor_type: 'totp' } }));
          expect(status).toBe(403);
        }
        const { factor, whole } = await guarded(world);
        const renewed = await renew(world, whole);
        world.takeAnswers();
        expect((await world.send(as(renewed, `/auth/v1/factors/${factor}`, { method: 'DELETE' }))).status).toBe(403);
        expect((await world.send(as(renewed, 'rpc/make_recovery_codes', { body: {} }))).status).toBe(403);
      },
      async control(world) {
        expect((await guarded(world)).codes).toHaveLength(SECOND_STEP.recoveryCodes);
      },
    },
  ),
  tries(
    'Z-005',
    'A code that was seen over a shoulder is used a second time, in the same challenge and in a new one',
    'a time step is used once, a challenge is answered once',
    {
      leavesOwnRows: true,
      async run(world) {
        const account = await guarded(world);
        const owner = await signIn(world, account.email);
        await world.run(`delete from private.totp_steps where factor_id = '${account.factor}'`);
        const code = codeAt(account.secret);
        const { id } = await challenge(world, owner, account.factor);
        const body = { challenge_id: id, code };
        const path = `/auth/v1/factors/${account.factor}/verify`;
        expect((await world.send(as(owner, path, { body }))).status).toBe(200);
        const half = await signIn(world, account.email);
        world.takeAnswers();
        expect((await world.send(as(half, path, { body }))).status).toBe(422);
        expect((await verify(world, half, account.factor, code)).status).toBe(422);
        expect(await reads(world, half)).toBe(false);
      },
      async control(world) {
        const account = await guarded(world);
        expect(await reads(world, await pass(world, await signIn(world, account.email), account))).toBe(true);
      },
    },
  ),
  tries(
    'Z-006',
    'Codes are guessed, eleven one after the other, and twenty at one moment in two sessions',
    'ten tries of an account in a quarter of an hour, counted before they are checked',
    {
      leavesOwnRows: true,
      async run(world) {
        const account = await guarded(world);
        const half = await signIn(world, account.email);
        const statuses: number[] = [];
        for (let count = 0; count <= SECOND_STEP.tries; count += 1)
          statuses.push((await verify(world, half, account.factor, wrongCode(account.secret))).status);
        expect(statuses).toEqual([...Array.from({ length: SECOND_STEP.tries }, () => 422), 429]);
        const recovery = as(half, 'rpc/use_recovery_code', { body: { p_code: account.codes[0] } });
        expect((await world.send(recovery)).status).toBe(429);
        expect((await verify(world, half, account.factor, codeAt(account.secret))).status).toBe(429);

        const other = await guarded(world);
        const sessions = [await signIn(world, other.email), await signIn(world, other.email)];
        const at = (session: Session) => verify(world, session, other.factor, wrongCode(other.secret));
        const answers = await Promise.all(sessions.flatMap((session) => Array.from({ length: 10 }, () => at(session))));
        expect(answers.filter(({ status }) => status === 422)).toHaveLength(SECOND_STEP.tries);
        expect(answers.filter(({ status }) => status === 429)).toHaveLength(SECOND_STEP.tries);
      },
      async control(world) {
        const account = await guarded(world);
        const half = await signIn(world, account.email);
        for (let count = 1; count < SECOND_STEP.tries; count += 1)
          await verify(world, half, account.factor, wrongCode(account.secret));
        expect(await reads(world, await pass(world, half, account))).toBe(true);
      },
    },
  ),
  tries(
    'Z-007',
    'The second factor of another account is asked, answered and removed by its id',
    'a factor is found among those of the user who asks; a challenge is one of its factor',
    {
      leavesOwnRows: true,
      async run(world) {
        const victim = await guarded(world);
        const eve = await guarded(world);
        const half = await signIn(world, victim.email);
        world.takeAnswers();
        const theirs = `/auth/v1/factors/${victim.factor}`;
        for (const sent of [
          as(eve.whole, `${theirs}/challenge`, { body: {} }),
          as(eve.whole, theirs, { method: 'DELETE' }),
          // The own factor of the attacker, in the session of the victim.
          as(half, `/auth/v1/factors/${eve.factor}/challenge`, { body: {} }),
        ])
          expect((await world.send(sent)).status).toBe(404);
        // The challenge of the one for the code of the other.
        const { id } = await challenge(world, eve.whole, eve.factor);
        const body = { challenge_id: id, code: codeAt(victim.secret) };
        expect((await world.send(as(half, `${theirs}/verify`, { body }))).status).toBe(404);
        const code = as(half, 'rpc/use_recovery_code', { body: { p_code: eve.codes[0] } });
        expect((await world.send(code)).text).toBe('false');
        expect(await reads(world, half)).toBe(false);
        for (const path of ['rpc/take_second_step_try', 'mfa_factors', 'recovery_codes'])
          for (const headers of [{}, { 'accept-profile': 'private', 'content-profile': 'private' }])
            expect((await world.send({ as: 'stranger', path, headers })).status).toBeGreaterThanOrEqual(400);
      },
      async control(world) {
        const { whole, factor } = await guarded(world);
        const { id } = await challenge(world, whole, factor);
        expect(id).toMatch(/^[\da-f-]{36}$/);
      },
    },
  ),
  tries(
    'Z-008',
    'A token says by itself that the second step was passed: by metadata, by the fields of a request, by a forged claim',
    'the level is a claim of the sign-in service, which it takes from the session',
    {
      leavesOwnRows: true,
      async run(world) {
        const { email } = await guarded(world);
        const aal = { aal: 'aal2', amr: [{ method: 'totp', timestamp: seconds() }] };
        const body = { email, password: PASSWORD, ...aal };
        const path = '/auth/v1/token?grant_type=password&aal=aal2';
        const half = await json<Session>(world, { as: 'anonymous', path, body });
        expect(claimsOf(half.access_token)).toMatchObject({ aal: 'aal1', amr: [{ method: 'password' }] });
        expect(await reads(world, half)).toBe(false);
        const { refresh_token } = half;
        const renewal = '/auth/v1/token?grant_type=refresh_token';
        const renewed = await json<Session>(world, { as: 'anonymous', path: renewal, body: { refresh_token, ...aal } });
        expect(claimsOf(renewed.access_token).aal).toBe('aal1');
        const forged = sign({ ...claimsOf(half.access_token), ...aal }, world.server.secrets.publishableKey);
        expect((await world.send(as({ ...half, access_token: forged }, 'user_stories'))).status).toBe(401);
        const metadata = { email: newEmail(), password: PASSWORD, data: { aal: 'aal2' } };
        expect((await world.send({ as: 'anonymous', path: '/auth/v1/signup', body: metadata })).status).toBe(400);
      },
      async control(world) {
        const { whole } = await guarded(world);
        expect(claimsOf(whole.access_token)).toMatchObject({
          aal: 'aal2',
          amr: [{ method: 'totp' }, { method: 'password' }],
        });
      },
    },
  ),
  tries(
    'Z-011',
    'A recovery code is used a second time, without the password, or after new ones were made',
    'a code is one of the newest ten, and goes with all others when it is used',
    {
      leavesOwnRows: true,
      async run(world) {
        const account = await guarded(world);
        const body = { p_code: account.codes[0] };
        expect((await world.send({ as: 'anonymous', path: 'rpc/use_recovery_code', body })).status).toBeGreaterThan(
          400,
        );
        expect((await world.send({ as: 'stranger', path: 'rpc/use_recovery_code', body })).text).toBe('false');
        const session = await pass(world, await signIn(world, account.email), account);
        await json(world, as(session, 'rpc/make_recovery_codes', { body: {} }));
        world.takeAnswers();
        const half = await signIn(world, account.email);
        expect((await world.send(as(half, 'rpc/use_recovery_code', { body }))).text).toBe('false');
        expect(await reads(world, half)).toBe(false);
      },
      async control(world) {
        const { email, codes } = await guarded(world);
        const half = await signIn(world, email);
        const use = as(half, 'rpc/use_recovery_code', { body: { p_code: codes[0] } });
        expect((await world.send(use)).text).toBe('true');
        expect(await reads(world, half)).toBe(true);
      },
    },
  ),
  tries(
    'Z-014',
    'A factor that someone with the password began at the moment the second step was set up is finished later',
    'where there is a verified factor, another one takes a session after the second step',
    {
      leavesOwnRows: true,
      async run(world) {
        const account = await guarded(world);
        const half = await signIn(world, account.email);
        // As if the two had come at one moment: the factor was begun before the other one was there.
        const own = { factor: randomUUID(), secret: account.secret };
        await world.run(`
          insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret)
          values ('${own.factor}', '${account.whole.user.id}', 'Eve', 'totp', 'unverified', now(), now(), '${own.secret}')`);
        const { status, text } = await verify(world, half, own.factor, codeAt(own.secret));
        expect([status, text]).toEqual([403, expect.stringContaining('insufficient_aal')]);
        expect(await reads(world, half)).toBe(false);
      },
      async control(world) {
        const { whole } = await guarded(world);
        const body = { factor_type: 'totp', friendly_name: 'Tablet' };
        const { id, totp } = await json<{ id: string; totp: { secret: string } }>(
          world,
          as(whole, '/auth/v1/factors', { body }),
        );
        expect((await verify(world, whole, id, codeAt(totp.secret))).status).toBe(200);
      },
    },
  ),
];
