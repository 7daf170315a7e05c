import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { claimsOf } from './auth/access-token.ts';
import { guarded, newcomer, PASSWORD, signIn } from './testing/second-factor.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ DEMO_WORDS_PER_SECOND: '0', STORIES_PER_HOUR: '3' });
});
afterAll(() => server.close());

const tokenOf = async (client: SupabaseClient): Promise<string> =>
  (await client.auth.getSession()).data.session?.access_token ?? '';

async function ask(token: string, name = 'generate-story', body: object = { prompt: 'A lamp', length: 500 }) {
  const response = await fetch(`${server.url}/functions/v1/${name}`, {
    method: 'POST',
    headers: {
      apikey: server.secrets.publishableKey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ runId: crypto.randomUUID(), ...body }),
  });
  return { status: response.status, text: await response.text() };
}
const ENDED = {
  status: 401,
  text: expect.stringContaining('Your sign-in has expired. Please sign in again.') as string,
};

it('a session gets no story after its user signed out, or changed the password elsewhere', async () => {
  const { client, email } = await newcomer(server);
  const other = await signIn(server, email);
  const [token, others] = [await tokenOf(client), await tokenOf(other)];
  expect((await ask(others)).status).toBe(200);
  await client.auth.updateUser({ password: 'another correct horse', current_password: PASSWORD });
  expect(await ask(others)).toEqual(ENDED);
  expect((await ask(await tokenOf(client))).status).toBe(200);
  await client.auth.signOut();
  expect(await ask(token)).toEqual(ENDED);
});

it('a session gets no story when its account is to be deleted, is gone, or is that of another user', async () => {
  const [leaver, gone, mara, ben] = [
    await newcomer(server),
    await newcomer(server),
    await newcomer(server),
    await newcomer(server),
  ];
  await leaver.client.rpc('request_account_deletion');
  const maras = await tokenOf(mara.client);
  await server.database.runScript(`
    delete from auth.users where id = '${gone.id}';
    update auth.sessions set user_id = '${ben.id}' where id = '${claimsOf(maras).session_id}'`);
  for (const { client } of [leaver, gone, mara]) expect(await ask(await tokenOf(client))).toEqual(ENDED);
  expect((await ask(await tokenOf(ben.client))).status).toBe(200);
});

it('a session gets no story before its second step', async () => {
  const { client, email } = await guarded(server);
  expect((await ask(await tokenOf(client))).status).toBe(200);
  expect(await ask(await tokenOf(await signIn(server, email)))).toEqual({
    status: 401,
    text: expect.stringContaining('Finish signing in: enter the code from your authenticator app.') as string,
  });
});

it('changes to a passage count with the stories, unless the text is not the storyteller’s', async () => {
  const token = await tokenOf((await newcomer(server)).client);
  const revise = (passage: string) => ask(token, 'revise-passage', { action: 'rewrite', passage });
  for (let count = 0; count < 4; count += 1)
    expect((await revise('The lamp went out.')).text).toContain('sentences of its own');
  const { text } = await ask(token);
  const deltas = [...text.matchAll(/^data: (\{"text".*\})$/gm)].map(
    ([, json = '']) => (JSON.parse(json) as { text: string }).text,
  );
  const passage = deltas.join('').split('\n\n').slice(2, 4).join('\n\n');
  for (let count = 0; count < 2; count += 1) expect((await revise(passage)).text).toContain('event: end');
  expect(await revise(passage)).toEqual({
    status: 429,
    text: expect.stringContaining('the limit of 3 stories and changes to passages an hour') as string,
  });
});
