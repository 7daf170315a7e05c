import { expect } from 'vitest';
import { claimsOf } from '../../../src/auth/access-token.ts';
import { codeIn, newMails, readInbox, recoveryMail } from '../../../src/testing/recovery.ts';
import { type Attack, attacksOf } from '../attack.ts';
import { PASSWORD } from '../world.ts';
import * as twoStep from './two-step-account.ts';

const { tries } = attacksOf('Two-step sign-in');

/** Renewed sessions, emailed links and altered tokens in place of the second step. */
export const halfSessions: readonly Attack[] = [
  tries(
    'Z-009',
    'A session that stopped after the password is renewed until it counts as complete',
    'renewing a session does not change its level',
    {
      leavesOwnRows: true,
      async run(world) {
        const { email } = await twoStep.guarded(world);
        let half = await twoStep.signIn(world, email);
        for (let count = 0; count < 3; count += 1) half = await twoStep.renew(world, half);
        expect(claimsOf(half.access_token).aal).toBe('aal1');
        expect(await twoStep.reads(world, half)).toBe(false);
      },
      async control(world) {
        const { whole } = await twoStep.guarded(world);
        const renewed = await twoStep.renew(world, whole);
        expect(claimsOf(renewed.access_token).aal).toBe('aal2');
        expect(await twoStep.reads(world, renewed)).toBe(true);
      },
    },
  ),
  tries(
    'Z-010',
    'A reader of the emails of an account signs in by the link for a new password, or by that for a new address',
    'a link is not a second step: before the code, the account is not changed and no row is read',
    {
      leavesOwnRows: true,
      async run(world) {
        const { email, whole } = await twoStep.guarded(world);
        const token_hash = codeIn(await recoveryMail(world.server, email));
        const path = '/auth/v1/verify';
        const recovering = await twoStep.json<twoStep.Session>(world, {
          as: 'anonymous',
          path,
          body: { type: 'recovery', token_hash },
        });
        await twoStep.refusedUser(world, recovering, { email: 'eve@example.com' });
        expect(await twoStep.reads(world, recovering)).toBe(false);

        const other = await twoStep.guarded(world);
        const before = await readInbox(world.server);
        const address = `new-${other.email}`;
        const change = { email: address, current_password: PASSWORD };
        await twoStep.json(world, twoStep.as(other.whole, '/auth/v1/user', { method: 'PUT', body: change }));
        const mail = (await newMails(world.server, before, 2)).find(({ to }) => to === address);
        const body = { type: 'email_change', token_hash: codeIn(mail ?? {}) };
        const confirming = await twoStep.json<twoStep.Session>(world, { as: 'anonymous', path, body });
        await twoStep.refusedUser(world, confirming, { email: 'eve@example.com', current_password: PASSWORD });
        expect(await twoStep.reads(world, confirming)).toBe(false);
        expect(whole.user.id).not.toBe(other.whole.user.id);
      },
      async control(world) {
        const account = await twoStep.guarded(world);
        const token_hash = codeIn(await recoveryMail(world.server, account.email));
        const body = { type: 'recovery', token_hash };
        const recovering = await twoStep.json<twoStep.Session>(world, {
          as: 'anonymous',
          path: '/auth/v1/verify',
          body,
        });
        const session = await twoStep.pass(world, recovering, account);
        const change = twoStep.as(session, '/auth/v1/user', { method: 'PUT', body: { password: 'battery staple' } });
        expect((await world.send(change)).status).toBe(200);
      },
    },
  ),
  tries(
    'Z-013',
    'The password alone is used to change the account, with a space or a tab inside the token',
    'a token that is not exactly as issued is refused before it is read',
    {
      leavesOwnRows: true,
      async run(world) {
        const account = await twoStep.guarded(world);
        const half = await twoStep.signIn(world, account.email);
        const before = await twoStep.rowsOf(world, account);
        const token = half.access_token;
        const [spaced, tabbed] = [' ', '\t'].map((space) => token.slice(0, -5) + space + token.slice(-5));
        for (const [access_token = '', body] of [
          [spaced, { email: `eve-${account.email}`, current_password: PASSWORD }],
          [spaced, { password: 'battery staple', current_password: PASSWORD }],
          [tabbed, { data: { name: 'Eve' } }],
        ] as const) {
          const sent = twoStep.as({ ...half, access_token }, '/auth/v1/user', { method: 'PUT', body });
          expect((await world.send(sent)).status).toBe(401);
        }
        expect(await twoStep.rowsOf(world, account)).toEqual(before);
      },
      async control(world) {
        const account = await twoStep.guarded(world);
        const session = await twoStep.pass(world, await twoStep.signIn(world, account.email), account);
        const body = { data: { name: 'Ann' } };
        expect((await world.send(twoStep.as(session, '/auth/v1/user', { method: 'PUT', body }))).status).toBe(200);
      },
    },
  ),
];
