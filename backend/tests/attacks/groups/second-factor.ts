import { randomUUID } from 'node:crypto';
import { SECOND_STEP } from '@storyloom/shared/domain';
import { expect } from 'vitest';
import { claimsOf } from '../../../src/auth/access-token.ts';
import { codeAt, wrongCode } from '../../../src/testing/authenticator.ts';
import { codeIn, newMails, readInbox, recoveryMail } from '../../../src/testing/recovery.ts';
import { type Attack, attacksOf } from '../attack.ts';
import { PASSWORD, type Sent, type World } from '../world.ts';
import { seconds, sign } from './tokens.ts';

const { tries } = attacksOf('Two-step sign-in');

interface Session {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly user: { readonly id: string };
}

/** An account with two-step sign-in, a saved story and recovery codes. */
interface Account {
  readonly email: string;
  readonly factor: string;
  readonly secret: string;
  readonly codes: readonly string[];
  /** After the second step. */
  readonly whole: Session;
}

const SECRET_STORY = 'behind two steps';

const as = ({ access_token }: Session, path: string, more: Partial<Sent> = {}): Sent => ({
  as: 'anonymous',
  path,
  headers: { authorization: `Bearer ${access_token}` },
  ...more,
});

async function json<Type>(world: World, sent: Sent): Promise<Type> {
  const { status, text } = await world.send(sent);
  expect(status, `${sent.path}: ${text}`).toBeLessThan(300);
  return JSON.parse(text === '' ? 'null' : text) as Type;
}

/** As far as the password leads. */
const signIn = (world: World, email: string): Promise<Session> =>
  json(world, { as: 'anonymous', path: '/auth/v1/token?grant_type=password', body: { email, password: PASSWORD } });

const renew = (world: World, { refresh_token }: Session): Promise<Session> =>
  json(world, { as: 'anonymous', path: '/auth/v1/token?grant_type=refresh_token', body: { refresh_token } });

const challenge = (world: World, session: Session, factor: string) =>
  json<{ readonly id: string }>(world, as(session, `/auth/v1/factors/${factor}/challenge`, { body: {} }));

async function verify(world: World, session: Session, factor: string, code: string) {
  const { id } = await challenge(world, session, factor);
  return world.send(as(session, `/auth/v1/factors/${factor}/verify`, { body: { challenge_id: id, code } }));
}

/** The second step, in a session whose code has not been used yet. */
async function pass(world: World, session: Session, { factor, secret }: Pick<Account, 'factor' | 'secret'>) {
  await world.run(`delete from private.totp_steps where factor_id = '${factor}'`);
  const { status, text } = await verify(world, session, factor, codeAt(secret));
  expect(status, text).toBe(200);
  return JSON.parse(text) as Session;
}

let accounts = 0;

async function guarded(world: World): Promise<Account> {
  const email = `two-steps-${(accounts += 1)}@example.com`;
  const path = '/auth/v1/signup';
  await json(world, { as: 'anonymous', path, body: { email, password: PASSWORD } });
  const first = await signIn(world, email);
  const { id: factor, totp } = await json<{ id: string; totp: { secret: string } }>(
    world,
    as(first, '/auth/v1/factors', { body: { factor_type: 'totp' } }),
  );
  const { secret } = totp;
  const whole = await pass(world, first, { factor, secret });
  await json(world, as(whole, 'user_stories', { body: { prompt: 'p', story: SECRET_STORY } }));
  const codes = await json<readonly string[]>(world, as(whole, 'rpc/make_recovery_codes', { body: {} }));
  // What was answered to the account's owner is no answer to an attack.
  world.takeAnswers();
  return { email, factor, secret, codes, whole };
}

const reads = async (world: World, session: Session): Promise<boolean> =>
  (await world.send(as(session, 'user_stories?select=story'))).text.includes(SECRET_STORY);

const refusedUser = async (world: World, session: Session, body: object): Promise<void> => {
  const { status, text } = await world.send(as(session, '/auth/v1/user', { method: 'PUT', body }));
  expect([status, text]).toEqual([401, expect.stringContaining('insufficient_aal')]);
};

const rowsOf = async (world: World, { whole }: Account): Promise<readonly string[]> =>
  (await world.rows()).filter((line) => line.includes(whole.user.id));

export const secondFactor: readonly Attack[] = [
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
    'Z-004',
    'A stolen session sets up a second factor of its own, or removes the one that there is, or gets recovery codes',
    'each takes the password or a code of the last two minutes',
    {
      leavesOwnRows: true,
      async run(world) {
        const body = { email: `stolen-${(accounts += 1)}@example.com`, password: PASSWORD };
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
        const metadata = { email: `eve-${accounts}@example.com`, password: PASSWORD, data: { aal: 'aal2' } };
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
