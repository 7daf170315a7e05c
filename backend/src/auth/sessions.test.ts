import { randomUUID } from 'node:crypto';
import { SESSION_LIMITS } from '@storyloom/shared/domain';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { letAnHourPass } from '../testing/pass-time.ts';
import { recoveryMail, redeem } from '../testing/recovery.ts';
import { newcomer, PASSWORD, signIn } from '../testing/second-factor.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { currentPasswords } from './current-password.ts';

const NEW_PASSWORD = 'battery staple';

let server: TestServer;
beforeAll(async () => {
  // Requests can come from any network.
  server = await startTestServer({ TRUSTED_PROXIES: '127.0.0.1' });
});
afterAll(() => server.close());
beforeEach(letAnHourPass);
afterEach(() => vi.unstubAllEnvs());

const sessionOf = async (client: SupabaseClient) => (await client.auth.getSession()).data.session!;
const refresh = (refresh_token: unknown) =>
  server.call('/auth/v1/token?grant_type=refresh_token', { body: { refresh_token } });
const account = (token: string) => server.call('/auth/v1/user', { token });
const change = async (client: SupabaseClient, values: object) => (await client.auth.updateUser(values)).error?.code;

/** Whether the access token and the refresh token of a session still work. */
async function works(client: SupabaseClient): Promise<readonly boolean[]> {
  const { access_token, refresh_token } = await sessionOf(client);
  const answers = [await account(access_token), await refresh(refresh_token)];
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
    expect((await account(access_token)).status).toBeOneOf([401, 403]);
    expect((await refresh(refresh_token)).status).toBe(400);
  });

  it('ends when another one chooses a new password or comes from a recovery link', async () => {
    const { client, email } = await newcomer(server);
    const stolen = await signIn(server, email);
    await client.auth.updateUser({ password: NEW_PASSWORD, current_password: PASSWORD });
    expect([await works(stolen), await works(client)]).toEqual([ENDED, ALIVE]);
    const recovered = await redeem(server, await recoveryMail(server, email));
    expect([await works(client), await works(recovered.client)]).toEqual([ENDED, ALIVE]);
  });

  it('ends for both when a refresh token of two renewals ago is used again', async () => {
    const { client, id } = await newcomer(server);
    const { refresh_token: stolen } = await sessionOf(client);
    for (const _renewal of [1, 2]) await client.auth.refreshSession();
    await server.database.runScript(`
      update auth.refresh_tokens set updated_at = now() - interval '${SESSION_LIMITS.reuseSeconds + 1} seconds'
      where user_id = '${id}' and revoked`);
    const { status, text } = await refresh(stolen);
    expect([status, text]).toEqual([400, expect.stringContaining('refresh_token_already_used')]);
    expect(await works(client)).toEqual(ENDED);
  });

  it('ends after 5,000 renewals, which no browser needs', async () => {
    const { client, id } = await newcomer(server);
    const tokensBefore = (count: number) =>
      server.database.runScript(`
        insert into auth.refresh_tokens (id, token, user_id, session_id, revoked)
        select gen_random_uuid(), gen_random_uuid(), user_id, session_id, true
        from auth.refresh_tokens, generate_series(1, ${count}) where user_id = '${id}' and not revoked`);
    const { refresh_token: token } = await sessionOf(client);
    await server.database.runScript(`delete from auth.refresh_tokens where user_id = '${id}' and token <> '${token}'`);
    await tokensBefore(4998);
    const statuses = [(await refresh(token)).status, (await refresh(token)).status];
    expect([statuses, await works(client)]).toEqual([[200, 400], ENDED]);
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

  it('is renewed by no guess and no access token, and reads nothing by its refresh token', async () => {
    const { client } = await newcomer(server);
    const { access_token, refresh_token } = await sessionOf(client);
    for (const guess of ['', 'AAAAAAAAAAAA', "' or true --", null, 1, {}, access_token, '0'.repeat(10_000)])
      expect((await refresh(guess)).status, String(guess)).toBeOneOf([400, 401, 403, 404, 422]);
    expect((await server.call('/rest/v1/user_stories', { token: refresh_token })).status).toBe(401);
  });

  it('ends after a month without use, or half a year in all, in any time zone', async () => {
    const { inactiveDays, totalDays } = SESSION_LIMITS;
    const limits: readonly (readonly [began: string, used: string, status: number])[] = [
      [`${inactiveDays} days 1 hour`, `${inactiveDays} days 1 hour`, 400],
      [`${totalDays} days 1 hour`, '1 minute', 400],
      [`${inactiveDays - 1} days 22 hours`, `${inactiveDays - 1} days 22 hours`, 200],
      [`${totalDays - 1} days`, '1 minute', 200],
    ];
    // The last use is in UTC; in this zone a day begins first.
    vi.stubEnv('TZ', 'Pacific/Kiritimati');
    for (const [began, used, status] of limits) {
      const { client, id } = await newcomer(server);
      await age(id, began, used);
      expect((await refresh((await sessionOf(client)).refresh_token)).status, began).toBe(status);
    }
  });

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

describe('guesses at the current password of an account', () => {
  it('are refused after ten from any network, for password and address together, with a time to retry', async () => {
    const [ann, ben] = [await server.person(), await server.person()];
    let networks = 0;
    const put = async (token: string, body: object) => {
      const headers = { 'x-forwarded-for': `203.0.113.${(networks += 1)}` };
      return server.call('/auth/v1/user', { method: 'PUT', token, body, headers });
    };
    const guess = (token: string, turn: number) =>
      put(token, {
        ...(turn % 2 ? { email: `other-${turn}@example.com` } : { password: NEW_PASSWORD }),
        current_password: `guess ${turn}`,
      });
    for (let turn = 0; turn < 10; turn += 1) expect((await guess(ann.accessToken, turn)).status).toBe(400);
    const { status, headers, text } = await guess(ann.accessToken, 10);
    const wait = headers.get('retry-after');
    expect(status).toBe(429);
    expect(Number(wait)).toBeGreaterThan(60);
    expect(Number(wait)).toBeLessThanOrEqual(90);
    const msg = `Too many attempts. Please try again after ${wait} seconds.`;
    expect(JSON.parse(text)).toMatchObject({ error_code: 'over_request_rate_limit', msg });
    // Even the correct password is refused then; other accounts are not affected.
    expect((await put(ann.accessToken, { password: NEW_PASSWORD, current_password: PASSWORD })).status).toBe(429);
    expect((await guess(ben.accessToken, 0)).status).toBe(400);
    expect((await put(ben.accessToken, { password: NEW_PASSWORD, current_password: PASSWORD })).status).toBe(200);
  });

  it('are allowed again one every ninety seconds; a correct password is none', async () => {
    let ms = 0;
    const { id } = await server.person();
    const require = currentPasswords(server.database, { now: () => ms });
    for (let turn = 0; turn < 15; turn += 1) expect(await require(id, PASSWORD)).toBeUndefined();
    const together = await Promise.all(Array.from({ length: 12 }, () => require(id, 'wrong')));
    expect(together.map((answer) => answer?.status).toSorted()).toEqual([...Array<number>(10).fill(400), 429, 429]);
    ms += 90_000;
    expect(await require(id, PASSWORD)).toBeUndefined();
    expect((await require(id, 'wrong'))?.status).toBe(400);
    expect((await require(id, 'wrong'))?.status).toBe(429);
  });
});
