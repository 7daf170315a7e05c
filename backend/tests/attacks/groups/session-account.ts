import { expect } from 'vitest';
import { codeIn, newMails, readInbox, recoveryMail } from '../../../src/testing/recovery.ts';
import { PASSWORD, type Sent, type World } from '../world.ts';
import { bearer } from './calls.ts';

const REFRESH = '/auth/v1/token?grant_type=refresh_token';
export const NEW_PASSWORD = 'battery staple';

export interface Session {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly user: { readonly id: string };
}

let accounts = 0;

/** A new account, which the world's reset removes, and its first session. */
export async function newAccount(world: World) {
  const email = `sessions-${(accounts += 1)}@example.com`;
  const { text } = await world.send({ as: 'anonymous', path: '/auth/v1/signup', body: { email, password: PASSWORD } });
  world.takeAnswers();
  return { email, first: JSON.parse(text) as Session };
}

export async function signIn(world: World, email: string, password = PASSWORD): Promise<Session> {
  const path = '/auth/v1/token?grant_type=password';
  const { status, text } = await world.send({ as: 'anonymous', path, body: { email, password } });
  expect(status, text).toBe(200);
  return JSON.parse(text) as Session;
}

export const refresh = (world: World, { refresh_token }: Pick<Session, 'refresh_token'>) =>
  world.send({ as: 'anonymous', path: REFRESH, body: { refresh_token } });

export const change = (world: World, { access_token }: Session, body: object) =>
  world.send({ as: 'anonymous', method: 'PUT', path: '/auth/v1/user', body, headers: bearer(access_token) });

export const verify = (world: World, body: object) => world.send({ as: 'anonymous', path: '/auth/v1/verify', body });

/** Whether the access token and the refresh token of a session still work. */
export async function goesOn(world: World, session: Session): Promise<readonly boolean[]> {
  const account = { as: 'anonymous', path: '/auth/v1/user', headers: bearer(session.access_token) } as const;
  const answers = [await world.send(account), await refresh(world, session)];
  return answers.map(({ status }) => status === 200);
}

export const ENDED = [false, false];
export const ALIVE = [true, true];

export async function recoveryCode(world: World, email: string): Promise<string> {
  return codeIn(await recoveryMail(world.server, email));
}

export async function recovered(world: World, email: string): Promise<Session> {
  const { text } = await verify(world, { type: 'recovery', token_hash: await recoveryCode(world, email) });
  return JSON.parse(text) as Session;
}

export async function emailChangeCode(world: World, session: Session, email: string): Promise<string> {
  const before = await readInbox(world.server);
  expect((await change(world, session, { email, current_password: PASSWORD })).status).toBe(200);
  return codeIn((await newMails(world.server, before, 2)).find(({ to }) => to === email) ?? {});
}

/** Moves the begin and the last use of a user's sessions into the past. */
export const age = (world: World, { user }: Session, began: string, used = began) =>
  world.run(`
    update auth.sessions set created_at = now() - interval '${began}', refreshed_at = (now() at time zone 'utc') - interval '${used}'
    where user_id = '${user.id}'`);

/** The status of renewing a session, on a server in a time zone, that began and was last used so long ago. */
export async function renewalAfter(world: World, zone: string, began: string, used: string): Promise<number> {
  const { TZ } = process.env;
  try {
    process.env.TZ = zone;
    const { first } = await newAccount(world);
    await age(world, first, began, used);
    return (await refresh(world, first)).status;
  } finally {
    if (TZ === undefined) delete process.env.TZ;
    else process.env.TZ = TZ;
  }
}

/** Dates the renewal of used refresh tokens so many seconds back. */
export const renewedAgo = (world: World, { user }: Session, seconds: number) =>
  world.run(`
    update auth.refresh_tokens set updated_at = now() - interval '${seconds} seconds'
    where user_id = '${user.id}' and revoked`);

export async function renew(world: World, session: Session): Promise<Session> {
  return JSON.parse((await refresh(world, session)).text) as Session;
}

export const call = (name: string, session: Session, body: object = {}): Sent => ({
  as: 'anonymous',
  path: `rpc/${name}`,
  body,
  headers: bearer(session.access_token),
});

export const idOf = ({ access_token }: Session): string =>
  (JSON.parse(Buffer.from(access_token.split('.')[1] ?? '', 'base64url').toString()) as { session_id: string })
    .session_id;
