import { expect } from 'vitest';
import { type Attack, attacksOf } from '../attack.ts';
import { PASSWORD } from '../world.ts';
import * as twoStep from './two-step-account.ts';

const { tries } = attacksOf('Two-step sign-in');

/** Attempts with the password and without the second step. */
export const passwordAlone: readonly Attack[] = [
  tries(
    'Z-001',
    'The password alone is used to read the data of an account with two-step sign-in',
    'policies and functions treat such a token as signed out',
    {
      leavesOwnRows: true,
      async run(world) {
        const { email, whole } = await twoStep.guarded(world);
        const half = await twoStep.signIn(world, email);
        expect(await twoStep.reads(world, half)).toBe(false);
        for (const path of ['account_deletions', 'imported_items', 'curated_favorites', 'inspiration_likes'])
          expect((await world.send(twoStep.as(half, path))).text).toBe('[]');
        for (const name of [
          'own_sessions',
          'search_stories',
          'deleted_stories',
          'export_items',
          'liked_inspirations',
        ]) {
          const { text } = await world.send(twoStep.as(half, `rpc/${name}`, { body: {} }));
          expect(text, name).not.toContain(twoStep.SECRET_STORY);
          expect(text, name).not.toContain(whole.user.id);
        }
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
    'Z-002',
    'The password alone is used to write, delete, change the account or delete it',
    'policies protect the rows, and the level of the session the account',
    {
      leavesOwnRows: true,
      async run(world) {
        const account = await twoStep.guarded(world);
        const half = await twoStep.signIn(world, account.email);
        const before = await twoStep.rowsOf(world, account);
        for (const sent of [
          twoStep.as(half, 'user_stories', { body: { prompt: 'p', story: 's' } }),
          twoStep.as(half, 'user_stories?id=not.is.null', { method: 'PATCH', body: { title: 'Mine now' } }),
          twoStep.as(half, 'user_stories?id=not.is.null', { method: 'DELETE' }),
          twoStep.as(half, `profiles?id=eq.${account.whole.user.id}`, {
            method: 'PATCH',
            body: { display_name: 'Eve' },
          }),
          twoStep.as(half, 'user_inspirations', {
            body: { title: 'T', prompt: 'p', category: 'fantasy', is_public: true },
          }),
          twoStep.as(half, 'rpc/request_account_deletion', { body: {} }),
        ])
          await world.send(sent);
        await twoStep.refusedUser(world, half, { email: 'eve@example.com', current_password: PASSWORD });
        expect(await twoStep.rowsOf(world, account)).toEqual(before);
      },
      async control(world) {
        const account = await twoStep.guarded(world);
        const session = await twoStep.pass(world, await twoStep.signIn(world, account.email), account);
        const body = { password: 'battery staple', current_password: PASSWORD };
        expect((await world.send(twoStep.as(session, '/auth/v1/user', { method: 'PUT', body }))).status).toBe(200);
      },
    },
  ),
  tries(
    'Z-003',
    'The password alone is used to remove the second factor, to add one, or to get recovery codes',
    'all three need a session after the second step',
    {
      leavesOwnRows: true,
      async run(world) {
        const { email, factor } = await twoStep.guarded(world);
        const half = await twoStep.signIn(world, email);
        const removal = await world.send(twoStep.as(half, `/auth/v1/factors/${factor}`, { method: 'DELETE' }));
        expect([removal.status, removal.text]).toEqual([422, expect.stringContaining('insufficient_aal')]);
        const body = { factor_type: 'totp', friendly_name: 'Eve' };
        const added = await world.send(twoStep.as(half, '/auth/v1/factors', { body }));
        expect([added.status, added.text]).toEqual([403, expect.stringContaining('insufficient_aal')]);
        expect((await world.send(twoStep.as(half, 'rpc/make_recovery_codes', { body: {} }))).status).toBe(403);
        expect((await world.send(twoStep.as(half, 'rpc/recovery_codes_left', { body: {} }))).text).toBe('0');
      },
      async control(world) {
        const account = await twoStep.guarded(world);
        const session = await twoStep.pass(world, await twoStep.signIn(world, account.email), account);
        const removal = twoStep.as(session, `/auth/v1/factors/${account.factor}`, { method: 'DELETE' });
        expect((await world.send(removal)).status).toBe(200);
      },
    },
  ),
  tries(
    'Z-012',
    'The story service, where signed-in users have no quota, is called with the password alone',
    'the service needs the level of the account',
    {
      leavesOwnRows: true,
      async run(world) {
        const { email } = await twoStep.guarded(world);
        const half = await twoStep.signIn(world, email);
        for (const [path, body] of [
          ['/functions/v1/random-prompt', { generatorId: 'fantasy' }],
          ['/functions/v1/outline-story', { prompt: 'A lamp' }],
          ['/functions/v1/extract-cast', { text: 'The lamp went out.' }],
          ['/functions/v1/suggest-next', { story: 'The lamp went out.' }],
          ['/functions/v1/rejoin-story', { runId: 'a-run' }],
          ['/functions/v1/stop-story', { runId: 'a-run' }],
          ['/functions/v1/revise-passage', { action: 'rewrite', passage: 'The lamp went out.' }],
        ] as const) {
          expect((await world.send(twoStep.as(half, path, { body }))).status).toBe(401);
        }
      },
      async control(world) {
        const { whole } = await twoStep.guarded(world);
        const sent = twoStep.as(whole, '/functions/v1/random-prompt', { body: { generatorId: 'fantasy' } });
        expect((await world.send(sent)).status).toBe(200);
      },
    },
  ),
];
