import { expect } from 'vitest';
import { type Attack, attacksOf } from '../attack.ts';
import { PASSWORD } from '../world.ts';
import { bearer, others } from './calls.ts';
import { isOpen, leaver, newAccount, REQUEST, request, waysTo } from './leaver.ts';
import { newSession, seconds, sign } from './tokens.ts';

const { tries } = attacksOf('Deleting an account');

export const deletedAccounts: readonly Attack[] = [
  tries(
    'E-001',
    'A stolen session requests the deletion of its account: as it is, renewed, or with a forged claim',
    'the function needs a token that was issued for the password moments ago; a renewed one is not',
    {
      leavesOwnRows: true,
      async run(world) {
        const person = await newAccount(world, 'leaver-1@example.com');
        const claims = JSON.parse(
          Buffer.from(person.access_token.split('.')[1] ?? '', 'base64url').toString(),
        ) as object;
        const amr = [{ method: 'password', timestamp: seconds() }];
        const renewed = await world.send({
          as: 'anonymous',
          path: '/auth/v1/token?grant_type=refresh_token',
          body: { refresh_token: (await newSession(world, person.email)).refresh_token, amr, password: PASSWORD },
        });
        const { access_token } = JSON.parse(renewed.text) as { access_token: string };
        for (const token of [person.access_token, access_token]) expect((await request(world, token)).status).toBe(403);
        const forged = sign({ ...claims, amr }, world.server.secrets.publishableKey);
        expect((await request(world, forged)).status).toBe(401);
        for (const as of ['anonymous', 'service'] as const)
          expect((await world.send({ as, path: REQUEST, body: { amr } })).status).toBeGreaterThanOrEqual(400);
        expect(await isOpen(world, person.user.id)).toBe(false);
      },
      async control(world) {
        const { user } = await leaver(world, 'leaver-2@example.com');
        expect(await isOpen(world, user.id)).toBe(true);
      },
    },
  ),
  tries(
    'E-002',
    'A stolen session cancels a deletion or moves its date, without signing in',
    'no write grant; only a cancelled request can be cleared; requesting ends every session',
    {
      leavesOwnRows: true,
      async run(world) {
        const { user, access_token, refresh_token } = await leaver(world, 'leaver-3@example.com');
        const filter = `account_deletions?user_id=eq.${user.id}`;
        for (const token of [access_token, world.tokens.stranger]) {
          const headers = bearer(token);
          const then = '2001-01-01T00:00:00Z';
          await world.send({ as: 'anonymous', method: 'DELETE', path: filter, headers });
          await world.send({ as: 'anonymous', method: 'PATCH', path: filter, body: { cancelled_at: then }, headers });
          await world.send({ as: 'anonymous', method: 'PATCH', path: filter, body: { requested_at: then }, headers });
          await world.send({ as: 'anonymous', path: 'account_deletions', body: { requested_at: then }, headers });
        }
        await world.send({ as: 'service', method: 'DELETE', path: filter });
        const renewal = {
          as: 'anonymous',
          path: '/auth/v1/token?grant_type=refresh_token',
          body: { refresh_token },
        } as const;
        expect((await world.send(renewal)).status).toBe(400);
        const account = { as: 'anonymous', path: '/auth/v1/user', headers: bearer(access_token) } as const;
        expect((await world.send(account)).status).toBeOneOf([401, 403]);
        expect(await isOpen(world, user.id)).toBe(true);
        expect((await world.rows()).join('\n')).not.toContain('"requested_at": "2001');
      },
      async control(world) {
        const { user, email } = await leaver(world, 'leaver-4@example.com');
        await newSession(world, email);
        expect(await isOpen(world, user.id)).toBe(false);
      },
    },
  ),
  tries(
    'E-003',
    'A stranger reads that another user requested deletion, or removes the notice of it',
    'the policies of account_deletions',
    {
      leavesOwnRows: true,
      async run(world) {
        const { user, email } = await leaver(world, 'leaver-5@example.com');
        for (const as of others)
          expect((await world.send({ as, path: 'account_deletions?select=*' })).text).not.toContain(user.id);
        await newSession(world, email);
        for (const as of others)
          await world.send({ as, method: 'DELETE', path: `account_deletions?user_id=eq.${user.id}` });
        expect((await world.rows()).filter((line) => line.startsWith('account_deletions '))).toHaveLength(1);
      },
      async control(world) {
        const { email, user } = await leaver(world, 'leaver-6@example.com');
        const headers = { ...bearer((await newSession(world, email)).access_token), prefer: 'return=representation' };
        const taken = {
          as: 'anonymous',
          method: 'DELETE',
          path: `account_deletions?user_id=eq.${user.id}`,
          headers,
        } as const;
        expect((await world.send(taken)).text).toContain(user.id);
      },
    },
  ),
  tries(
    'E-004',
    'What a user published is read, searched and counted after they requested deletion',
    'hidden content is for its owner only, including what an unexpired session adds later',
    {
      leavesOwnRows: true,
      async run(world) {
        const person = await leaver(world, 'leaver-7@example.com');
        await world.send({
          as: 'anonymous',
          path: 'user_shared_stories',
          body: { title: 'Leaving late', prompt: 'p', content: 'c', is_public: true },
          headers: bearer(person.access_token),
        });
        for (const as of others)
          for (const sent of waysTo(as, person)) expect((await world.send(sent)).text, sent.path).toBe('[]');
      },
      async control(world) {
        const person = await leaver(world, 'leaver-8@example.com');
        await newSession(world, person.email);
        for (const sent of waysTo('anonymous', person)) expect((await world.send(sent)).text, sent.path).not.toBe('[]');
      },
    },
  ),
  tries(
    'E-005',
    'The function that removes accounts, or one of its helpers, is called directly',
    'only the functions of the schema public are served',
    {
      async run(world) {
        for (const as of ['stranger', 'owner', 'service'] as const)
          for (const name of ['purge_deleted_accounts', 'cancel_account_deletion', 'hide_shared', 'show_shared'])
            for (const headers of [{}, { 'content-profile': 'private' }])
              await world.send({
                as,
                path: `rpc/${name}`,
                body: { p_person: '{owner}', p_moment: '2026-01-01' },
                headers,
              });
      },
      async control(world) {
        const { user } = await leaver(world, 'leaver-9@example.com');
        await world.run(
          `update public.account_deletions set requested_at = '2001-01-01'; select private.purge_deleted_accounts()`,
        );
        expect((await world.rows()).join('\n')).not.toContain(user.id);
      },
    },
  ),
];
