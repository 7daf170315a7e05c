import { randomUUID } from 'node:crypto';
import { SESSION_LIMITS } from '@storyloom/shared/domain';
import { expect } from 'vitest';
import { codeIn, newMails, readInbox, recoveryMail } from '../../../src/testing/recovery.ts';
import { type Attack, attacksOf } from '../attack.ts';
import { PASSWORD, type Sent, type World } from '../world.ts';

const { tries } = attacksOf('Sessions');

const REFRESH = '/auth/v1/token?grant_type=refresh_token';
const NEW_PASSWORD = 'battery staple';

interface Session {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly user: { readonly id: string };
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

let accounts = 0;

/** A new account, which the world's reset removes, and its first session. */
async function someone(world: World) {
  const email = `sessions-${(accounts += 1)}@example.com`;
  const { text } = await world.send({ as: 'anonymous', path: '/auth/v1/signup', body: { email, password: PASSWORD } });
  world.takeAnswers();
  return { email, first: JSON.parse(text) as Session };
}

async function signIn(world: World, email: string, password = PASSWORD): Promise<Session> {
  const path = '/auth/v1/token?grant_type=password';
  const { status, text } = await world.send({ as: 'anonymous', path, body: { email, password } });
  expect(status, text).toBe(200);
  return JSON.parse(text) as Session;
}

const refresh = (world: World, { refresh_token }: Pick<Session, 'refresh_token'>) =>
  world.send({ as: 'anonymous', path: REFRESH, body: { refresh_token } });

const change = (world: World, { access_token }: Session, body: object) =>
  world.send({ as: 'anonymous', method: 'PUT', path: '/auth/v1/user', body, headers: bearer(access_token) });

const verify = (world: World, body: object) => world.send({ as: 'anonymous', path: '/auth/v1/verify', body });

/** Whether a session goes on: by its refresh token, and by its access token at the sign-in service. */
async function goesOn(world: World, session: Session): Promise<readonly boolean[]> {
  const account = { as: 'anonymous', path: '/auth/v1/user', headers: bearer(session.access_token) } as const;
  const answers = [await world.send(account), await refresh(world, session)];
  return answers.map(({ status }) => status === 200);
}

const ENDED = [false, false];
const ALIVE = [true, true];

async function recoveryCode(world: World, email: string): Promise<string> {
  return codeIn(await recoveryMail(world.server, email));
}

async function recovered(world: World, email: string): Promise<Session> {
  const { text } = await verify(world, { type: 'recovery', token_hash: await recoveryCode(world, email) });
  return JSON.parse(text) as Session;
}

async function emailChangeCode(world: World, session: Session, email: string): Promise<string> {
  const before = await readInbox(world.server);
  expect((await change(world, session, { email, current_password: PASSWORD })).status).toBe(200);
  return codeIn((await newMails(world.server, before, 2)).find(({ to }) => to === email) ?? {});
}

/** Moves a session's begin and last use into the past. */
const age = (world: World, { user }: Session, began: string, used = began) =>
  world.run(`
    update auth.sessions set created_at = now() - interval '${began}', refreshed_at = (now() at time zone 'utc') - interval '${used}'
    where user_id = '${user.id}'`);

/** As if a token had been renewed so many seconds ago. */
const renewedAgo = (world: World, { user }: Session, seconds: number) =>
  world.run(`
    update auth.refresh_tokens set updated_at = now() - interval '${seconds} seconds'
    where user_id = '${user.id}' and revoked`);

async function renew(world: World, session: Session): Promise<Session> {
  return JSON.parse((await refresh(world, session)).text) as Session;
}

const call = (name: string, session: Session, body: object = {}): Sent => ({
  as: 'anonymous',
  path: `rpc/${name}`,
  body,
  headers: bearer(session.access_token),
});

const idOf = ({ access_token }: Session): string =>
  (JSON.parse(Buffer.from(access_token.split('.')[1] ?? '', 'base64url').toString()) as { session_id: string })
    .session_id;

export const sessionRules: readonly Attack[] = [
  tries('S-008', 'A stolen session goes on after its owner chose another password', 'a new password ends all others', {
    leavesOwnRows: true,
    async run(world) {
      const { email, first: stolen } = await someone(world);
      const own = await signIn(world, email);
      expect((await change(world, own, { password: NEW_PASSWORD, current_password: PASSWORD })).status).toBe(200);
      expect(await goesOn(world, stolen)).toEqual(ENDED);
    },
    async control(world) {
      const { first } = await someone(world);
      await change(world, first, { password: NEW_PASSWORD, current_password: PASSWORD });
      expect(await goesOn(world, first)).toEqual(ALIVE);
    },
  }),
  tries(
    'S-009',
    'A user who registered the address of another first stays in after its owner recovered the account',
    'recovering an account ends every session that was there',
    {
      leavesOwnRows: true,
      async run(world) {
        const { email, first: squatter } = await someone(world);
        const { status } = await verify(world, { type: 'recovery', token_hash: await recoveryCode(world, email) });
        expect(status).toBe(200);
        world.takeAnswers();
        expect(await goesOn(world, squatter)).toEqual(ENDED);
      },
      async control(world) {
        const { email } = await someone(world);
        expect(await goesOn(world, await recovered(world, email))).toEqual(ALIVE);
      },
    },
  ),
  tries(
    'S-010',
    'A stolen session goes on after its owner confirmed another address',
    'another address ends every session that was there',
    {
      leavesOwnRows: true,
      async run(world) {
        const { email, first: stolen } = await someone(world);
        const own = await signIn(world, email);
        const token_hash = await emailChangeCode(world, own, `new-${email}`);
        expect((await verify(world, { type: 'email_change', token_hash })).status).toBe(200);
        world.takeAnswers();
        expect(await goesOn(world, stolen)).toEqual(ENDED);
        expect(await goesOn(world, own)).toEqual(ENDED);
      },
      async control(world) {
        const { email, first } = await someone(world);
        const token_hash = await emailChangeCode(world, first, `new-${email}`);
        const { text } = await verify(world, { type: 'email_change', token_hash });
        expect(await goesOn(world, JSON.parse(text) as Session)).toEqual(ALIVE);
      },
    },
  ),
  tries(
    'S-011',
    'A stolen refresh token is used more than ten seconds after its owner went on, one or five renewals ago',
    'an old refresh token ends the session for both',
    {
      leavesOwnRows: true,
      async run(world) {
        for (const renewals of [1, 5]) {
          const { first: stolen } = await someone(world);
          let newest = stolen;
          for (let count = 0; count < renewals; count += 1) {
            newest = await renew(world, newest);
            await renewedAgo(world, stolen, SESSION_LIMITS.reuseSeconds + 1);
          }
          world.takeAnswers();
          const { status, text } = await refresh(world, stolen);
          expect([status, text]).toEqual([400, expect.stringContaining('refresh_token_already_used')]);
          expect(await goesOn(world, newest)).toEqual(ENDED);
        }
      },
      // Two tabs that wake at the same moment.
      async control(world) {
        const { first } = await someone(world);
        const renewed = await renew(world, first);
        expect((await renew(world, first)).refresh_token).toBe(renewed.refresh_token);
        expect(await goesOn(world, renewed)).toEqual(ALIVE);
      },
    },
  ),
  tries(
    'S-012',
    'A session is renewed that nobody used for a month, or that is half a year old',
    'the limits of a session',
    {
      leavesOwnRows: true,
      async run(world) {
        for (const [began, used] of [
          [`${SESSION_LIMITS.inactiveDays} days 1 hour`, `${SESSION_LIMITS.inactiveDays} days 1 hour`],
          [`${SESSION_LIMITS.totalDays} days 1 hour`, '1 minute'],
        ] as const) {
          const { first } = await someone(world);
          await age(world, first, began, used);
          expect((await refresh(world, first)).status, began).toBe(400);
        }
      },
      async control(world) {
        for (const [began, used] of [
          [`${SESSION_LIMITS.inactiveDays - 1} days`, `${SESSION_LIMITS.inactiveDays - 1} days`],
          [`${SESSION_LIMITS.totalDays - 1} days`, '1 minute'],
        ] as const) {
          const { first } = await someone(world);
          await age(world, first, began, used);
          expect((await refresh(world, first)).status, began).toBe(200);
        }
      },
    },
  ),
  tries(
    'S-013',
    'A stolen session changes the password or the address without the password, or with a guess',
    'both are changed with the current password, which the sign-in service checks',
    {
      leavesOwnRows: true,
      async run(world) {
        const { email, first: stolen } = await someone(world);
        for (const guess of [{}, { current_password: 'a guess' }, { current_password: '' }]) {
          expect((await change(world, stolen, { password: NEW_PASSWORD, ...guess })).status).toBe(400);
          expect((await change(world, stolen, { email: `stolen-${email}`, ...guess })).status).toBe(400);
        }
        expect((await change(world, stolen, { password: NEW_PASSWORD, current_password: 1 })).status).toBe(400);
        await signIn(world, email);
      },
      async control(world) {
        const { email, first } = await someone(world);
        await emailChangeCode(world, first, `new-${email}`);
        expect((await change(world, first, { password: NEW_PASSWORD, current_password: PASSWORD })).status).toBe(200);
        await signIn(world, email, NEW_PASSWORD);
        // A forgotten password is what a recovery link is for; it is good for one password.
        const session = await recovered(world, email);
        expect((await change(world, session, { password: PASSWORD })).status).toBe(200);
        expect((await change(world, session, { password: NEW_PASSWORD })).status).toBe(400);
      },
    },
  ),
  tries(
    'S-014',
    'A mail scanner follows the link of a mail, or calls the service with its code by GET and HEAD',
    'a code is redeemed by POST alone',
    {
      leavesOwnRows: true,
      async run(world) {
        const { email } = await someone(world);
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
        expect((await verify(world, { type: 'recovery', token_hash: code })).status).toBe(200);
      },
      async control(world) {
        const { email } = await someone(world);
        const token_hash = await recoveryCode(world, email);
        expect((await verify(world, { type: 'recovery', token_hash })).status).toBe(200);
        expect((await verify(world, { type: 'recovery', token_hash })).status).toBe(403);
      },
    },
  ),
  tries(
    'S-015',
    'The code of a mail is redeemed as that of another kind, or without the link, by address and digits',
    'a code leads to what it was sent for',
    {
      leavesOwnRows: true,
      async run(world) {
        const { email } = await someone(world);
        const token_hash = await recoveryCode(world, email);
        for (const type of ['magiclink', 'signup', 'email', 'email_change', 'invite', ''])
          expect((await verify(world, { type, token_hash })).status, type).toBeOneOf([400, 403]);
        for (const token of ['000000', token_hash])
          expect((await verify(world, { type: 'recovery', email, token })).status).toBeOneOf([400, 403]);
      },
      async control(world) {
        const { email } = await someone(world);
        const token_hash = await recoveryCode(world, email);
        expect((await verify(world, { type: 'recovery', token_hash })).status).toBe(200);
      },
    },
  ),
  tries('S-016', 'A user signs in again and again, to fill the database with sessions', 'a user has 50 sessions', {
    leavesOwnRows: true,
    async run(world) {
      const { email, first } = await someone(world);
      await age(world, first, '1 day');
      const rows = Array.from(
        { length: SESSION_LIMITS.perUser },
        (_, minutes) => `('${randomUUID()}', '${first.user.id}', now() - interval '${minutes + 1} minutes')`,
      );
      await world.run(`insert into auth.sessions (id, user_id, created_at) values ${rows.join(', ')}`);
      const newest = await signIn(world, email);
      expect((await refresh(world, first)).status).toBe(400);
      const { text } = await world.send(call('own_sessions', newest));
      expect(JSON.parse(text)).toHaveLength(SESSION_LIMITS.perUser);
    },
    async control(world) {
      const { email, first } = await someone(world);
      const second = await signIn(world, email);
      expect([await goesOn(world, first), await goesOn(world, second)]).toEqual([ALIVE, ALIVE]);
    },
  }),
  tries(
    'S-017',
    'Someone lists or ends the sessions of another, or does so with a session that was ended',
    'the functions look at the sessions of their caller, with a session that is there',
    {
      leavesOwnRows: true,
      async run(world) {
        const [ann, ben] = [await someone(world), await someone(world)];
        const { text } = await world.send(call('own_sessions', ben.first));
        expect((JSON.parse(text) as { id: string }[]).map(({ id }) => id)).toEqual([idOf(ben.first)]);
        await world.send(call('end_session', ben.first, { p_id: idOf(ann.first) }));
        const stolen = await signIn(world, ann.email);
        await world.send(call('end_session', ann.first, { p_id: idOf(stolen) }));
        expect((await world.send(call('own_sessions', stolen))).text).toBe('[]');
        await world.send(call('end_session', stolen, { p_id: idOf(ann.first) }));
        for (const as of ['anonymous', 'service'] as const) {
          expect((await world.send({ as, path: 'rpc/own_sessions', body: {} })).status).toBeOneOf([401, 403, 404]);
          await world.send({ as, path: 'rpc/end_session', body: { p_id: idOf(ann.first) } });
        }
        expect(await goesOn(world, ann.first)).toEqual(ALIVE);
      },
      async control(world) {
        const { email, first } = await someone(world);
        const second = await signIn(world, email);
        expect((await world.send(call('own_sessions', second))).text).toContain(idOf(first));
        expect((await world.send(call('end_session', second, { p_id: idOf(first) }))).text).toBe('true');
        expect([await goesOn(world, first), await goesOn(world, second)]).toEqual([ENDED, ALIVE]);
      },
    },
  ),
  tries('S-018', 'Someone keeps a library in their account’s metadata', 'the metadata of an account is a name', {
    leavesOwnRows: true,
    async run(world) {
      const { first } = await someone(world);
      for (const data of [
        { notes: 'x'.repeat(10_000) },
        { name: 'x'.repeat(1001) },
        { name: { long: 'x' } },
        ['name'],
      ]) {
        expect((await change(world, first, { data })).status, JSON.stringify(data)).toBe(400);
      }
      const body = { email: 'metadata@example.com', password: PASSWORD, data: { notes: 'x'.repeat(10_000) } };
      expect((await world.send({ as: 'anonymous', path: '/auth/v1/signup', body })).status).toBe(400);
    },
    async control(world) {
      const { first } = await someone(world);
      expect((await change(world, first, { data: { name: 'x'.repeat(1000) } })).status).toBe(200);
    },
  }),
  tries(
    'S-019',
    'A refresh token that was renewed long ago is used in a request that names two kinds of sign-in',
    'what names none or several kinds is refused; an old refresh token ends the session however it comes',
    {
      leavesOwnRows: true,
      async run(world) {
        for (const kinds of [
          'grant_type=refresh_token&grant_type=password',
          'grant_type=password&grant_type=refresh_token',
        ]) {
          const { first: stolen } = await someone(world);
          const newest = await renew(world, stolen);
          await renewedAgo(world, stolen, SESSION_LIMITS.reuseSeconds + 1);
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
        const { first } = await someone(world);
        expect(await goesOn(world, first)).toEqual(ALIVE);
      },
    },
  ),
  tries(
    'S-020',
    'A session that began with a recovery link, and was left without a new password, is used later to choose one',
    'the link allows a password without the old one for a quarter of an hour',
    {
      leavesOwnRows: true,
      async run(world) {
        const { email } = await someone(world);
        const left = await recovered(world, email);
        await age(world, left, `${SESSION_LIMITS.recoveryMinutes * 60 + 1} seconds`, '1 minute');
        const newest = await renew(world, left);
        for (const session of [left, newest]) {
          const { status, text } = await change(world, session, { password: NEW_PASSWORD });
          expect(status, text).toBe(400);
          expect(text).toContain('get a new link');
        }
        await signIn(world, email);
      },
      async control(world) {
        const { email } = await someone(world);
        const late = await recovered(world, email);
        await age(world, late, `${SESSION_LIMITS.recoveryMinutes + 1} minutes`, '1 minute');
        expect((await change(world, late, { password: NEW_PASSWORD, current_password: PASSWORD })).status).toBe(200);
        const soon = await recovered(world, email);
        await age(world, soon, `${SESSION_LIMITS.recoveryMinutes - 1} minutes`, '1 minute');
        expect((await change(world, soon, { password: PASSWORD })).status).toBe(200);
      },
    },
  ),
];
