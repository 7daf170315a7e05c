import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimsOf } from './auth/access-token.ts';
import { guarded, newcomer, PASSWORD, signIn } from './testing/second-factor.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

describe('stories and the session of their user', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ DEMO_WORDS_PER_SECOND: '0' });
  });
  afterAll(() => server.close());

  const tokenOf = async (client: SupabaseClient): Promise<string> =>
    (await client.auth.getSession()).data.session?.access_token ?? '';
  async function story(token: string) {
    const response = await fetch(`${server.url}/functions/v1/generate-story`, {
      method: 'POST',
      headers: {
        apikey: server.secrets.publishableKey,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ prompt: 'A lamp in the fen', length: 500, runId: crypto.randomUUID() }),
    });
    return { status: response.status, text: await response.text() };
  }
  const ended = { status: 401, text: expect.stringContaining('Your sign-in has expired. Please sign in again.') };

  it('A session gets stories until its user signs out', async () => {
    const { client } = await newcomer(server);
    const token = await tokenOf(client);
    expect((await story(token)).status).toBe(200);
    expect((await client.auth.signOut()).error).toBeNull();
    expect(await story(token)).toEqual(ended);
  });

  it('A session on another device gets no story once the password was changed', async () => {
    const { client, email } = await newcomer(server);
    const other = await tokenOf(await signIn(server, email));
    expect((await story(other)).status).toBe(200);
    const change = { password: 'another correct horse', current_password: PASSWORD };
    expect((await client.auth.updateUser(change)).error).toBeNull();
    expect(await story(other)).toEqual(ended);
    expect((await story(await tokenOf(client))).status).toBe(200);
  });

  it('The sessions of an account get no story once its deletion was requested', async () => {
    const { client } = await newcomer(server);
    const token = await tokenOf(client);
    expect((await story(token)).status).toBe(200);
    expect((await client.rpc('request_account_deletion')).error).toBeNull();
    expect(await story(token)).toEqual(ended);
  });

  it('The sessions of an account that is gone get no story', async () => {
    const { client, id } = await newcomer(server);
    const token = await tokenOf(client);
    await server.database.runScript(`delete from auth.users where id = '${id}'`);
    expect(await story(token)).toEqual(ended);
  });

  it('A session before the second step of its sign-in gets no story', async () => {
    const { client, email } = await guarded(server);
    expect((await story(await tokenOf(client))).status).toBe(200);
    const half = await tokenOf(await signIn(server, email));
    expect(await story(half)).toEqual({
      status: 401,
      text: expect.stringContaining('Finish signing in: enter the code from your authenticator app.'),
    });
  });

  it('The session of one user gets no story for another', async () => {
    const [mara, ben] = [await newcomer(server), await newcomer(server)];
    const [token, bens] = [await tokenOf(mara.client), await tokenOf(ben.client)];
    await server.database.runScript(
      `update auth.sessions set user_id = '${ben.id}' where id = '${claimsOf(token).session_id}'`,
    );
    expect(await story(token)).toEqual(ended);
    expect((await story(bens)).status).toBe(200);
  });
});
