import { expect } from 'vitest';
import { codeAt } from '../../../src/testing/authenticator.ts';
import { PASSWORD, type Sent, type World } from '../world.ts';

export interface Session {
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

export const SECRET_STORY = 'behind two steps';

export const as = ({ access_token }: Session, path: string, more: Partial<Sent> = {}): Sent => ({
  as: 'anonymous',
  path,
  headers: { authorization: `Bearer ${access_token}` },
  ...more,
});

export async function json<Type>(world: World, sent: Sent): Promise<Type> {
  const { status, text } = await world.send(sent);
  expect(status, `${sent.path}: ${text}`).toBeLessThan(300);
  return JSON.parse(text === '' ? 'null' : text) as Type;
}

/** Signs in with the password, without the second step. */
export const signIn = (world: World, email: string): Promise<Session> =>
  json(world, { as: 'anonymous', path: '/auth/v1/token?grant_type=password', body: { email, password: PASSWORD } });

export const renew = (world: World, { refresh_token }: Session): Promise<Session> =>
  json(world, { as: 'anonymous', path: '/auth/v1/token?grant_type=refresh_token', body: { refresh_token } });

export const challenge = (world: World, session: Session, factor: string) =>
  json<{ readonly id: string }>(world, as(session, `/auth/v1/factors/${factor}/challenge`, { body: {} }));

export async function verify(world: World, session: Session, factor: string, code: string) {
  const { id } = await challenge(world, session, factor);
  return world.send(as(session, `/auth/v1/factors/${factor}/verify`, { body: { challenge_id: id, code } }));
}

/** Passes the second step of a session, with a code that counts as unused. */
export async function pass(world: World, session: Session, { factor, secret }: Pick<Account, 'factor' | 'secret'>) {
  await world.run(`delete from private.totp_steps where factor_id = '${factor}'`);
  const { status, text } = await verify(world, session, factor, codeAt(secret));
  expect(status, text).toBe(200);
  return JSON.parse(text) as Session;
}

let accounts = 0;

/** An address without an account. */
export const newEmail = (): string => `two-steps-${(accounts += 1)}@example.com`;

export async function guarded(world: World): Promise<Account> {
  const email = newEmail();
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
  // These answers went to the owner and are not inspected.
  world.takeAnswers();
  return { email, factor, secret, codes, whole };
}

export const reads = async (world: World, session: Session): Promise<boolean> =>
  (await world.send(as(session, 'user_stories?select=story'))).text.includes(SECRET_STORY);

export const refusedUser = async (world: World, session: Session, body: object): Promise<void> => {
  const { status, text } = await world.send(as(session, '/auth/v1/user', { method: 'PUT', body }));
  expect([status, text]).toEqual([401, expect.stringContaining('insufficient_aal')]);
};

export const rowsOf = async (world: World, { whole }: Account): Promise<readonly string[]> =>
  (await world.rows()).filter((line) => line.includes(whole.user.id));
