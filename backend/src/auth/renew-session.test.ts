import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newcomer } from '../testing/second-factor.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const run = (statement: string) => sql.raw(statement).execute(server.database.connection.kysely);

/** Runs a statement in a trigger whenever Lite changes a refresh token. */
async function around(moment: 'before insert' | 'after update', statement: string): Promise<void> {
  await run(`create function public.around_tokens() returns trigger language plpgsql security definer as
    $$ begin ${statement} return new; end $$`);
  await run(`create trigger around_tokens ${moment} on auth.refresh_tokens
    for each row execute function public.around_tokens()`);
}
const undisturbed = () => run('drop function if exists public.around_tokens() cascade');
afterEach(undisturbed);

async function tokenOfNewcomer(): Promise<string> {
  const { client } = await newcomer(server);
  return (await client.auth.getSession()).data.session!.refresh_token;
}

/** Without Supabase's client, which repeats failed requests. */
const renew = async (refreshToken: string) => {
  const answer = await fetch(`${server.url}/auth/v1/token?grant_type=refresh_token`, {
    method: 'POST',
    headers: { apikey: server.secrets.publishableKey, 'Content-Type': 'application/json' },
    body: JSON.stringify({ refresh_token: refreshToken }),
  });
  return { status: answer.status, body: (await answer.json()) as { error_code?: string; refresh_token?: string } };
};

describe('renewing a session', () => {
  it('Renewing a session fails as ended when all sessions end at the same time', async () => {
    const token = await tokenOfNewcomer();
    await around('after update', 'delete from auth.sessions where id = new.session_id;');
    expect(await renew(token)).toMatchObject({ status: 400, body: { error_code: 'refresh_token_not_found' } });
  });

  it('A session can be renewed after the database failed during a renewal', async () => {
    const token = await tokenOfNewcomer();
    await around('before insert', "raise exception 'no space left';");
    expect((await renew(token)).status).toBe(500);
    await undisturbed();
    const { status, body } = await renew(token);
    expect(status).toBe(200);
    expect((await renew(body.refresh_token!)).status).toBe(200);
  });
});
