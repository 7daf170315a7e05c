import { randomUUID } from 'node:crypto';
import { SESSION_LIMITS } from '@storyloom/shared/domain';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { letAnHourPass } from '../testing/pass-time.ts';
import { codeIn, recoveryMail, redeem } from '../testing/recovery.ts';
import { newcomer, PASSWORD, signIn } from '../testing/second-factor.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { claimsOf } from './access-token.ts';

const NEW_PASSWORD = 'battery staple';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(letAnHourPass);

async function send(method: string, path: string, body?: object, token?: string) {
  const response = await fetch(`${server.url}/auth/v1/${path}`, {
    method,
    redirect: 'manual',
    headers: {
      apikey: server.secrets.publishableKey,
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, location: response.headers.get('location'), text: await response.text() };
}

const sessionOf = async (client: SupabaseClient) => (await client.auth.getSession()).data.session!;
const idOf = async (client: SupabaseClient) => claimsOf((await sessionOf(client)).access_token).session_id;
const refresh = (refresh_token: unknown) => send('POST', 'token?grant_type=refresh_token', { refresh_token });
const change = async (client: SupabaseClient, values: object) => (await client.auth.updateUser(values)).error?.code;

/** Whether the access token and the refresh token of a session still work. */
async function works(client: SupabaseClient): Promise<readonly boolean[]> {
  const { access_token, refresh_token } = await sessionOf(client);
  const answers = [await send('GET', 'user', undefined, access_token), await refresh(refresh_token)];
  return answers.map(({ status }) => status === 200);
}
const ENDED = [false, false];
const ALIVE = [true, true];

/** Moves the begin and the last use of a user's sessions into the past. */
const age = (id: string, began: string, used = began) =>
  server.database.runScript(`
    update auth.sessions set created_at = now() - interval '${began}',
      refreshed_at = (now() at time zone 'utc') - interval '${used}' where user_id = '${id}'`);

describe('a session', () => {
  it('ends with its tokens when its user signs out', async () => {
    const { client } = await newcomer(server);
    const { access_token, refresh_token } = await sessionOf(client);
    await client.auth.signOut();
    expect((await send('GET', 'user', undefined, access_token)).status).toBeOneOf([401, 403]);
    expect((await refresh(refresh_token)).status).toBe(400);
  });

  it('ends when another session chooses a new password, which goes on itself', async () => {
    const { client, email } = await newcomer(server);
    const stolen = await signIn(server, email);
    await client.auth.updateUser({ password: NEW_PASSWORD, current_password: PASSWORD });
    expect([await works(stolen), await works(client)]).toEqual([ENDED, ALIVE]);
  });

  it('ends when its account is recovered by the link of an email', async () => {
    const { client: squatter, email } = await newcomer(server);
    const { client } = await redeem(server, await recoveryMail(server, email));
    expect([await works(squatter), await works(client)]).toEqual([ENDED, ALIVE]);
  });

  it('ends with its account, and writes nothing afterwards', async () => {
    const { client, id } = await newcomer(server);
    await server.database.runScript(`delete from auth.users where id = '${id}'`);
    expect((await client.from('user_stories').insert({ prompt: 'p', story: 's' })).error).not.toBeNull();
    expect(await works(client)).toEqual(ENDED);
  });

  it.each([1, 5])('ends for both when a refresh token of %i renewals ago is used again', async (renewals) => {
    const { client, id } = await newcomer(server);
    const { refresh_token: stolen } = await sessionOf(client);
    for (let count = 0; count < renewals; count += 1) await client.auth.refreshSession();
    await server.database.runScript(`
      update auth.refresh_tokens set updated_at = now() - interval '${SESSION_LIMITS.reuseSeconds + 1} seconds'
      where user_id = '${id}' and revoked`);
    const { status, text } = await refresh(stolen);
    expect([status, text]).toEqual([400, expect.stringContaining('refresh_token_already_used')]);
    expect(await works(client)).toEqual(ENDED);
  });

  it('is renewed by two tabs at once with the same result', async () => {
    const { client } = await newcomer(server);
    const { refresh_token } = await sessionOf(client);
    const [one, other] = [await refresh(refresh_token), await refresh(refresh_token)].map(
      ({ text }) => (JSON.parse(text) as { refresh_token: string }).refresh_token,
    );
    expect(other).toBe(one);
    expect((await refresh(one)).status).toBe(200);
  });

  it('is renewed by no guess, no access token, and in no request that names two kinds of sign-in', async () => {
    const { client } = await newcomer(server);
    const { access_token, refresh_token } = await sessionOf(client);
    for (const guess of ['', 'AAAAAAAAAAAA', "' or true --", null, 1, {}, access_token, '0'.repeat(10_000)])
      expect((await refresh(guess)).status, String(guess)).toBeOneOf([400, 401, 403, 404, 422]);
    const kinds = 'token?grant_type=password&grant_type=refresh_token';
    expect((await send('POST', kinds, { refresh_token })).status).toBe(400);
    const headers = { apikey: server.secrets.publishableKey, authorization: `Bearer ${refresh_token}` };
    expect((await fetch(`${server.url}/rest/v1/user_stories`, { headers })).status).toBe(401);
  });

  // The last use is in UTC; the zones are those in which a day begins last and first.
  it.each(['Pacific/Pago_Pago', 'Pacific/Kiritimati', 'UTC'])(
    'ends after a month without use, or half a year in all, on a server in %s',
    async (zone) => {
      const { TZ } = process.env;
      const { inactiveDays, totalDays } = SESSION_LIMITS;
      const limits: readonly (readonly [began: string, used: string, status: number])[] = [
        [`${inactiveDays} days 1 hour`, `${inactiveDays} days 1 hour`, 400],
        [`${totalDays} days 1 hour`, '1 minute', 400],
        [`${inactiveDays - 1} days 22 hours`, `${inactiveDays - 1} days 22 hours`, 200],
        [`${totalDays - 1} days`, '1 minute', 200],
      ];
      try {
        process.env.TZ = zone;
        for (const [began, used, status] of limits) {
          const { client, id } = await newcomer(server);
          await age(id, began, used);
          expect((await refresh((await sessionOf(client)).refresh_token)).status, began).toBe(status);
        }
      } finally {
        if (TZ === undefined) delete process.env.TZ;
        else process.env.TZ = TZ;
      }
    },
  );

  it(`ends as the least recently used when a user has more than ${SESSION_LIMITS.perUser}`, async () => {
    const { client, email, id } = await newcomer(server);
    await age(id, '1 day');
    const rows = Array.from(
      { length: SESSION_LIMITS.perUser },
      (_, minutes) => `('${randomUUID()}', '${id}', now() - interval '${minutes + 1} minutes')`,
    );
    await server.database.runScript(`insert into auth.sessions (id, user_id, created_at) values ${rows.join(', ')}`);
    const newest = await signIn(server, email);
    expect((await refresh((await sessionOf(client)).refresh_token)).status).toBe(400);
    expect((await newest.rpc('own_sessions')).data).toHaveLength(SESSION_LIMITS.perUser);
  });

  it('is listed and ended by its own user only, in a session that has not ended', async () => {
    const [ann, ben] = [await newcomer(server), await newcomer(server)];
    const id = await idOf(ann.client);
    await ben.client.rpc('end_session', { p_id: id });
    const ended = await signIn(server, ann.email);
    expect((await ann.client.rpc('end_session', { p_id: await idOf(ended) })).data).toBe(true);
    expect((await ended.rpc('own_sessions')).data).toEqual([]);
    await ended.rpc('end_session', { p_id: id });
    await server.service().rpc('end_session', { p_id: id });
    const listed = (await ann.client.rpc('own_sessions')).data as readonly { id: string }[];
    expect(listed.map((each) => each.id)).toContain(id);
    expect(listed.map((each) => each.id)).not.toContain(await idOf(ben.client));
    expect([await works(ended), await works(ann.client)]).toEqual([ENDED, ALIVE]);
  });
});

describe('the renewal of a session', () => {
  /** Runs a statement in a trigger whenever Lite changes a refresh token. */
  const around = (moment: 'before insert' | 'after update', statement: string) =>
    server.database.runScript(`
      create function public.around_tokens() returns trigger language plpgsql security definer as
        $$ begin ${statement} return new; end $$;
      create trigger around_tokens ${moment} on auth.refresh_tokens for each row execute function public.around_tokens()`);
  const undisturbed = () => server.database.runScript('drop function if exists public.around_tokens() cascade');
  afterEach(undisturbed);

  it('fails as that of an ended one when all sessions end at the same time', async () => {
    const { client } = await newcomer(server);
    await around('after update', 'delete from auth.sessions where id = new.session_id;');
    const { status, text } = await refresh((await sessionOf(client)).refresh_token);
    expect([status, text]).toEqual([400, expect.stringContaining('refresh_token_not_found')]);
  });

  it('succeeds after one in which the database failed', async () => {
    const { refresh_token } = await sessionOf((await newcomer(server)).client);
    await around('before insert', "raise exception 'no space left';");
    expect((await refresh(refresh_token)).status).toBe(500);
    await undisturbed();
    const { status, text } = await refresh(refresh_token);
    expect(status).toBe(200);
    expect((await refresh((JSON.parse(text) as { refresh_token: string }).refresh_token)).status).toBe(200);
  });
});

describe('changing an account', () => {
  it('takes the current password, for a new password and for a new address', async () => {
    const { client, email } = await newcomer(server);
    for (const guess of [{}, { current_password: 'a guess' }, { current_password: '' }, { current_password: 1 }]) {
      expect(await change(client, { password: NEW_PASSWORD, ...guess })).toBeDefined();
      expect(await change(client, { email: `stolen-${email}`, ...guess })).toBeDefined();
    }
    await signIn(server, email);
    expect(await change(client, { password: NEW_PASSWORD, current_password: PASSWORD })).toBeUndefined();
    await signIn(server, email, NEW_PASSWORD);
  });

  it('takes no password once, and for fifteen minutes, after a recovery link', async () => {
    const { id, email } = await newcomer(server);
    const { client: left } = await redeem(server, await recoveryMail(server, email));
    await age(id, `${SESSION_LIMITS.recoveryMinutes * 60 + 1} seconds`, '1 minute');
    await left.auth.refreshSession();
    const { error } = await left.auth.updateUser({ password: NEW_PASSWORD });
    expect([error?.status, error?.message]).toEqual([400, expect.stringContaining('get a new link')]);
    expect(await change(left, { password: NEW_PASSWORD, current_password: PASSWORD })).toBeUndefined();

    const { client: soon } = await redeem(server, await recoveryMail(server, email));
    await age(id, `${SESSION_LIMITS.recoveryMinutes - 1} minutes`, '1 minute');
    expect(await change(soon, { password: PASSWORD })).toBeUndefined();
    expect(await change(soon, { password: NEW_PASSWORD })).toBeDefined();
  });

  it('stores a name, and nothing else', async () => {
    const { client } = await newcomer(server);
    for (const data of [{ notes: 'x' }, { name: 'x'.repeat(1001) }, { name: { long: 'x' } }, ['name']])
      expect(await change(client, { data }), JSON.stringify(data)).toBeDefined();
    expect(await change(client, { data: { name: 'x'.repeat(1000) } })).toBeUndefined();
  });
});

describe('the code of an email', () => {
  it('is redeemed by POST only, so that mail scanners cannot use it up', async () => {
    const { email } = await newcomer(server);
    const mail = await recoveryMail(server, email);
    const { pathname, search } = new URL(mail.link!);
    for (const method of ['GET', 'HEAD'])
      for (const path of [`verify?token=${codeIn(mail)}&type=recovery`, `..${pathname}${search}`]) {
        const { location, text } = await send(method, path);
        expect(`${location} ${text}`).not.toContain('access_token');
      }
    expect((await redeem(server, mail)).error).toBeNull();
  });

  it('is redeemed for its own purpose only, and not by an address', async () => {
    const { email } = await newcomer(server);
    const mail = await recoveryMail(server, email);
    for (const type of ['magiclink', 'signup', 'email', 'email_change', 'invite', ''])
      expect((await send('POST', 'verify', { type, token_hash: codeIn(mail) })).status, type).toBeOneOf([400, 403]);
    for (const token of ['000000', codeIn(mail)])
      expect((await send('POST', 'verify', { type: 'recovery', email, token })).status).toBeOneOf([400, 403]);
    expect((await redeem(server, mail)).error).toBeNull();
  });
});
