import { SESSION_LIMITS } from '@storyloom/shared/domain';
import { expect } from 'vitest';
import { codeIn, recoveryMail } from '../../../src/testing/recovery.ts';
import { type Attack, attacksOf } from '../attack.ts';
import { PASSWORD } from '../world.ts';
import * as sessions from './session-account.ts';

const { tries } = attacksOf('Sessions');

/** The rights of sessions and of emailed links. */
export const sessionRules: readonly Attack[] = [
  tries(
    'S-013',
    'A stolen session changes the password or the address, without the current password or with a guess',
    'both changes take the current password, which the sign-in service checks',
    {
      leavesOwnRows: true,
      async run(world) {
        const { email, first: stolen } = await sessions.newAccount(world);
        for (const guess of [{}, { current_password: 'a guess' }, { current_password: '' }]) {
          expect((await sessions.change(world, stolen, { password: sessions.NEW_PASSWORD, ...guess })).status).toBe(
            400,
          );
          expect((await sessions.change(world, stolen, { email: `stolen-${email}`, ...guess })).status).toBe(400);
        }
        expect(
          (await sessions.change(world, stolen, { password: sessions.NEW_PASSWORD, current_password: 1 })).status,
        ).toBe(400);
        await sessions.signIn(world, email);
      },
      async control(world) {
        const { email, first } = await sessions.newAccount(world);
        await sessions.emailChangeCode(world, first, `new-${email}`);
        expect(
          (await sessions.change(world, first, { password: sessions.NEW_PASSWORD, current_password: PASSWORD })).status,
        ).toBe(200);
        await sessions.signIn(world, email, sessions.NEW_PASSWORD);
        // A recovery link allows one new password.
        const session = await sessions.recovered(world, email);
        expect((await sessions.change(world, session, { password: PASSWORD })).status).toBe(200);
        expect((await sessions.change(world, session, { password: sessions.NEW_PASSWORD })).status).toBe(400);
      },
    },
  ),
  tries(
    'S-014',
    'A mail scanner follows the link of an email, or calls the service with its code by GET and HEAD',
    'a code is redeemed by POST only',
    {
      leavesOwnRows: true,
      async run(world) {
        const { email } = await sessions.newAccount(world);
        const { link = '' } = await recoveryMail(world.server, email);
        const code = codeIn({ link });
        for (const method of ['GET', 'HEAD'])
          for (const path of [
            new URL(link).pathname + new URL(link).search,
            `/auth/v1/verify?token=${code}&type=recovery`,
            `/auth/v1/verify?token_hash=${code}&type=recovery`,
          ]) {
            const { headers, text } = await world.send({ as: 'anonymous', method, path });
            expect(`${headers.get('location')} ${text}`).not.toContain('access_token');
          }
        expect((await sessions.verify(world, { type: 'recovery', token_hash: code })).status).toBe(200);
      },
      async control(world) {
        const { email } = await sessions.newAccount(world);
        const token_hash = await sessions.recoveryCode(world, email);
        expect((await sessions.verify(world, { type: 'recovery', token_hash })).status).toBe(200);
        expect((await sessions.verify(world, { type: 'recovery', token_hash })).status).toBe(403);
      },
    },
  ),
  tries(
    'S-015',
    'The code of an email is redeemed as one of another kind, or by address and digits',
    'a code works for its purpose only',
    {
      leavesOwnRows: true,
      async run(world) {
        const { email } = await sessions.newAccount(world);
        const token_hash = await sessions.recoveryCode(world, email);
        for (const type of ['magiclink', 'signup', 'email', 'email_change', 'invite', ''])
          expect((await sessions.verify(world, { type, token_hash })).status, type).toBeOneOf([400, 403]);
        for (const token of ['000000', token_hash])
          expect((await sessions.verify(world, { type: 'recovery', email, token })).status).toBeOneOf([400, 403]);
      },
      async control(world) {
        const { email } = await sessions.newAccount(world);
        const token_hash = await sessions.recoveryCode(world, email);
        expect((await sessions.verify(world, { type: 'recovery', token_hash })).status).toBe(200);
      },
    },
  ),
  tries(
    'S-017',
    'A user lists or ends the sessions of another user, or uses a session that has ended',
    'the functions read the sessions of their caller, who needs a valid session',
    {
      leavesOwnRows: true,
      async run(world) {
        const [ann, ben] = [await sessions.newAccount(world), await sessions.newAccount(world)];
        const { text } = await world.send(sessions.call('own_sessions', ben.first));
        expect((JSON.parse(text) as { id: string }[]).map(({ id }) => id)).toEqual([sessions.idOf(ben.first)]);
        await world.send(sessions.call('end_session', ben.first, { p_id: sessions.idOf(ann.first) }));
        const stolen = await sessions.signIn(world, ann.email);
        await world.send(sessions.call('end_session', ann.first, { p_id: sessions.idOf(stolen) }));
        expect((await world.send(sessions.call('own_sessions', stolen))).text).toBe('[]');
        await world.send(sessions.call('end_session', stolen, { p_id: sessions.idOf(ann.first) }));
        for (const as of ['anonymous', 'service'] as const) {
          expect((await world.send({ as, path: 'rpc/own_sessions', body: {} })).status).toBeOneOf([401, 403, 404]);
          await world.send({ as, path: 'rpc/end_session', body: { p_id: sessions.idOf(ann.first) } });
        }
        expect(await sessions.goesOn(world, ann.first)).toEqual(sessions.ALIVE);
      },
      async control(world) {
        const { email, first } = await sessions.newAccount(world);
        const second = await sessions.signIn(world, email);
        expect((await world.send(sessions.call('own_sessions', second))).text).toContain(sessions.idOf(first));
        expect((await world.send(sessions.call('end_session', second, { p_id: sessions.idOf(first) }))).text).toBe(
          'true',
        );
        expect([await sessions.goesOn(world, first), await sessions.goesOn(world, second)]).toEqual([
          sessions.ENDED,
          sessions.ALIVE,
        ]);
      },
    },
  ),
  tries(
    'S-018',
    'A user stores a large amount of data in the metadata of their account',
    'the metadata of an account is limited to a name',
    {
      leavesOwnRows: true,
      async run(world) {
        const { first } = await sessions.newAccount(world);
        for (const data of [
          { notes: 'x'.repeat(10_000) },
          { name: 'x'.repeat(1001) },
          { name: { long: 'x' } },
          ['name'],
        ]) {
          expect((await sessions.change(world, first, { data })).status, JSON.stringify(data)).toBe(400);
        }
        const body = { email: 'metadata@example.com', password: PASSWORD, data: { notes: 'x'.repeat(10_000) } };
        expect((await world.send({ as: 'anonymous', path: '/auth/v1/signup', body })).status).toBe(400);
      },
      async control(world) {
        const { first } = await sessions.newAccount(world);
        expect((await sessions.change(world, first, { data: { name: 'x'.repeat(1000) } })).status).toBe(200);
      },
    },
  ),
  tries(
    'S-020',
    'A session from a recovery link, left without a new password, is used later to choose one',
    'a recovery link allows a new password without the old one for fifteen minutes',
    {
      leavesOwnRows: true,
      async run(world) {
        const { email } = await sessions.newAccount(world);
        const left = await sessions.recovered(world, email);
        await sessions.age(world, left, `${SESSION_LIMITS.recoveryMinutes * 60 + 1} seconds`, '1 minute');
        const newest = await sessions.renew(world, left);
        for (const session of [left, newest]) {
          const { status, text } = await sessions.change(world, session, { password: sessions.NEW_PASSWORD });
          expect(status, text).toBe(400);
          expect(text).toContain('get a new link');
        }
        await sessions.signIn(world, email);
      },
      async control(world) {
        const { email } = await sessions.newAccount(world);
        const late = await sessions.recovered(world, email);
        await sessions.age(world, late, `${SESSION_LIMITS.recoveryMinutes + 1} minutes`, '1 minute');
        expect(
          (await sessions.change(world, late, { password: sessions.NEW_PASSWORD, current_password: PASSWORD })).status,
        ).toBe(200);
        const soon = await sessions.recovered(world, email);
        await sessions.age(world, soon, `${SESSION_LIMITS.recoveryMinutes - 1} minutes`, '1 minute');
        expect((await sessions.change(world, soon, { password: PASSWORD })).status).toBe(200);
      },
    },
  ),
];
