import { expect } from 'vitest';
import { claimsOf } from '../../../src/auth/access-token.ts';
import { codeIn, newMails, readInbox, recoveryMail } from '../../../src/testing/recovery.ts';
import { type Attack, attacksOf } from '../attack.ts';
import { PASSWORD } from '../world.ts';
import {
  type Session,
  SECRET_STORY,
  as,
  json,
  signIn,
  renew,
  pass,
  guarded,
  reads,
  refusedUser,
  rowsOf,
} from './two-step-account.ts';

const { tries } = attacksOf('Two-step sign-in');

/** Where the password, or the mail of an account, leads without the second step. */
export const passwordAlone: readonly Attack[] = [
  tries(
    'Z-001',
    'The password alone is used to read what belongs to an account with two-step sign-in',
    'policies and functions take such a token for nobody’s',
    {
      leavesOwnRows: true,
      async run(world) {
        const { email, whole } = await guarded(world);
        const half = await signIn(world, email);
        expect(await reads(world, half)).toBe(false);
        for (const path of ['account_deletions', 'imported_items', 'curated_favorites', 'inspiration_likes'])
          expect((await world.send(as(half, path))).text).toBe('[]');
        for (const name of [
          'own_sessions',
          'search_stories',
          'deleted_stories',
          'export_items',
          'liked_inspirations',
        ]) {
          const { text } = await world.send(as(half, `rpc/${name}`, { body: {} }));
          expect(text, name).not.toContain(SECRET_STORY);
          expect(text, name).not.toContain(whole.user.id);
        }
      },
      async control(world) {
        const account = await guarded(world);
        expect(await reads(world, await pass(world, await signIn(world, account.email), account))).toBe(true);
      },
    },
  ),
  tries(
    'Z-002',
    'The password alone is used to write, delete, change the account or delete it',
    'rows by their policies, the account by the level of the session',
    {
      leavesOwnRows: true,
      async run(world) {
        const account = await guarded(world);
        const half = await signIn(world, account.email);
        const before = await rowsOf(world, account);
        for (const sent of [
          as(half, 'user_stories', { body: { prompt: 'p', story: 's' } }),
          as(half, 'user_stories?id=not.is.null', { method: 'PATCH', body: { title: 'Mine now' } }),
          as(half, 'user_stories?id=not.is.null', { method: 'DELETE' }),
          as(half, `profiles?id=eq.${account.whole.user.id}`, { method: 'PATCH', body: { display_name: 'Eve' } }),
          as(half, 'user_inspirations', { body: { title: 'T', prompt: 'p', category: 'fantasy', is_public: true } }),
          as(half, 'rpc/request_account_deletion', { body: {} }),
        ])
          await world.send(sent);
        await refusedUser(world, half, { email: 'eve@example.com', current_password: PASSWORD });
        expect(await rowsOf(world, account)).toEqual(before);
      },
      async control(world) {
        const account = await guarded(world);
        const session = await pass(world, await signIn(world, account.email), account);
        const body = { password: 'battery staple', current_password: PASSWORD };
        expect((await world.send(as(session, '/auth/v1/user', { method: 'PUT', body }))).status).toBe(200);
      },
    },
  ),
  tries(
    'Z-003',
    'The password alone is used to remove the second factor, to add one, or to get recovery codes',
    'all three take a session after the second step',
    {
      leavesOwnRows: true,
      async run(world) {
        const { email, factor } = await guarded(world);
        const half = await signIn(world, email);
        const removal = await world.send(as(half, `/auth/v1/factors/${factor}`, { method: 'DELETE' }));
        expect([removal.status, removal.text]).toEqual([422, expect.stringContaining('insufficient_aal')]);
        const body = { factor_type: 'totp', friendly_name: 'Eve' };
        const added = await world.send(as(half, '/auth/v1/factors', { body }));
        expect([added.status, added.text]).toEqual([403, expect.stringContaining('insufficient_aal')]);
        expect((await world.send(as(half, 'rpc/make_recovery_codes', { body: {} }))).status).toBe(403);
        expect((await world.send(as(half, 'rpc/recovery_codes_left', { body: {} }))).text).toBe('0');
      },
      async control(world) {
        const account = await guarded(world);
        const session = await pass(world, await signIn(world, account.email), account);
        const removal = as(session, `/auth/v1/factors/${account.factor}`, { method: 'DELETE' });
        expect((await world.send(removal)).status).toBe(200);
      },
    },
  ),
  tries(
    'Z-009',
    'A session that stopped after the password is renewed until it counts as a whole one',
    'renewing a session changes nothing of its level',
    {
      leavesOwnRows: true,
      async run(world) {
        const { email } = await guarded(world);
        let half = await signIn(world, email);
        for (let count = 0; count < 3; count += 1) half = await renew(world, half);
        expect(claimsOf(half.access_token).aal).toBe('aal1');
        expect(await reads(world, half)).toBe(false);
      },
      async control(world) {
        const { whole } = await guarded(world);
        const renewed = await renew(world, whole);
        expect(claimsOf(renewed.access_token).aal).toBe('aal2');
        expect(await reads(world, renewed)).toBe(true);
      },
    },
  ),
  tries(
    'Z-010',
    'Someone who reads the mail of an account signs in by the link for a new password, or by the one for a new address',
    'a link is no second step: nothing of the account is changed and no row read before the code',
    {
      leavesOwnRows: true,
      async run(world) {
        const { email, whole } = await guarded(world);
        const token_hash = codeIn(await recoveryMail(world.server, email));
        const path = '/auth/v1/verify';
        const recovering = await json<Session>(world, {
          as: 'anonymous',
          path,
          body: { type: 'recovery', token_hash },
        });
        await refusedUser(world, recovering, { email: 'eve@example.com' });
        expect(await reads(world, recovering)).toBe(false);

        const other = await guarded(world);
        const before = await readInbox(world.server);
        const address = `new-${other.email}`;
        const change = { email: address, current_password: PASSWORD };
        await json(world, as(other.whole, '/auth/v1/user', { method: 'PUT', body: change }));
        const mail = (await newMails(world.server, before, 2)).find(({ to }) => to === address);
        const body = { type: 'email_change', token_hash: codeIn(mail ?? {}) };
        const confirming = await json<Session>(world, { as: 'anonymous', path, body });
        await refusedUser(world, confirming, { email: 'eve@example.com', current_password: PASSWORD });
        expect(await reads(world, confirming)).toBe(false);
        expect(whole.user.id).not.toBe(other.whole.user.id);
      },
      async control(world) {
        const account = await guarded(world);
        const token_hash = codeIn(await recoveryMail(world.server, account.email));
        const body = { type: 'recovery', token_hash };
        const recovering = await json<Session>(world, { as: 'anonymous', path: '/auth/v1/verify', body });
        const session = await pass(world, recovering, account);
        const change = as(session, '/auth/v1/user', { method: 'PUT', body: { password: 'battery staple' } });
        expect((await world.send(change)).status).toBe(200);
      },
    },
  ),
  tries(
    'Z-012',
    'The story service is asked with the password alone, where an account writes without limit',
    'the service wants the level that the account has',
    {
      leavesOwnRows: true,
      async run(world) {
        const { email } = await guarded(world);
        const half = await signIn(world, email);
        const { status } = await world.send(
          as(half, '/functions/v1/random-prompt', { body: { generatorId: 'fantasy' } }),
        );
        expect(status).toBe(401);
      },
      async control(world) {
        const { whole } = await guarded(world);
        const sent = as(whole, '/functions/v1/random-prompt', { body: { generatorId: 'fantasy' } });
        expect((await world.send(sent)).status).toBe(200);
      },
    },
  ),
  tries(
    'Z-013',
    'The password alone is used to change the address, with a space or a tab inside the token',
    'a token that is written otherwise than it was given is refused before anything reads it',
    {
      leavesOwnRows: true,
      async run(world) {
        const account = await guarded(world);
        const half = await signIn(world, account.email);
        const before = await rowsOf(world, account);
        const token = half.access_token;
        const [spaced, tabbed] = [' ', '\t'].map((space) => token.slice(0, -5) + space + token.slice(-5));
        for (const [access_token = '', body] of [
          [spaced, { email: `eve-${account.email}`, current_password: PASSWORD }],
          [spaced, { password: 'battery staple', current_password: PASSWORD }],
          [tabbed, { data: { name: 'Eve' } }],
        ] as const) {
          const sent = as({ ...half, access_token }, '/auth/v1/user', { method: 'PUT', body });
          expect((await world.send(sent)).status).toBe(401);
        }
        expect(await rowsOf(world, account)).toEqual(before);
      },
      async control(world) {
        const account = await guarded(world);
        const session = await pass(world, await signIn(world, account.email), account);
        const body = { data: { name: 'Ann' } };
        expect((await world.send(as(session, '/auth/v1/user', { method: 'PUT', body }))).status).toBe(200);
      },
    },
  ),
];
