import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimsOf } from './auth/access-token.ts';
import { newcomer, PASSWORD, signIn } from './testing/second-factor.ts';
import { sharedServer, startTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
let limited: TestServer;
beforeAll(async () => {
  server = await sharedServer();
  const limits = { GUEST_STORIES_PER_NETWORK: '2', STORIES_PER_HOUR: '3' };
  limited = await startTestServer({ DEMO_WORDS_PER_SECOND: '0', ...limits });
});
afterAll(() => limited.close());

const tokenOf = async (client: SupabaseClient): Promise<string> =>
  (await client.auth.getSession()).data.session?.access_token ?? '';

const story = (runId: string = crypto.randomUUID()) => ({ prompt: 'A lamp in the fen', length: 500, runId });

/** Asks for a story as a user. */
async function ask(token: string, at = server, name = 'generate-story', body: object = story()) {
  const { status, headers, text } = await at.call(`/functions/v1/${name}`, { token, body });
  return { status, text, wait: Number(headers.get('retry-after') ?? 0) };
}

async function newGuest(at: TestServer, headers: Record<string, string> = {}): Promise<Record<string, string>> {
  const { text } = await at.call('/functions/v1/guest-session', { body: {}, headers });
  return { 'x-guest-token': (JSON.parse(text) as { token: string }).token };
}

describe('a guest', () => {
  it('is written three stories, each once, and refused a fourth', async () => {
    const write = async (headers: Record<string, string>, runId: string) => {
      const { status, text } = await server.call('/functions/v1/generate-story', { headers, body: story(runId) });
      return [status, /event: ?end|"code":"(\w+)"/.exec(text)?.[1]];
    };
    const guest = await newGuest(server);
    for (const run of ['a', 'b', 'c']) expect(await write(guest, run)).toEqual([200, undefined]);
    expect(await write(guest, 'a')).toEqual([409, 'duplicate_run']);
    expect(await write(guest, 'd')).toEqual([403, 'guest_limit_reached']);
    expect(await write(await newGuest(server), 'a')).toEqual([200, undefined]);
  });

  it('gets no more stories by becoming a new guest on the same network', async () => {
    const answers: string[] = [];
    for (let reset = 0; reset < 4; reset += 1) {
      // Addresses that a browser claims are ignored.
      const claim = { 'cf-connecting-ip': `203.0.${reset}.1`, 'x-forwarded-for': `198.51.${reset}.1` };
      const headers = { ...claim, ...(await newGuest(limited, claim)) };
      const answer = await limited.call('/functions/v1/generate-story', { headers, body: story() });
      answers.push(`${answer.status}, wait: ${Number(answer.headers.get('retry-after')) > 0}`);
    }
    expect(answers).toEqual(['200, wait: false', '200, wait: false', '429, wait: true', '429, wait: true']);
  });
});

describe('a signed-in user', () => {
  it('is limited by the settings of the operator only', async () => {
    for (const [at, last, least] of [
      [server, 200, 0],
      [limited, 429, 3500],
    ] as const) {
      const { accessToken } = await at.person();
      for (let run = 0; run < 3; run += 1) expect((await ask(accessToken, at)).status).toBe(200);
      const { status, wait } = await ask(accessToken, at);
      expect(status).toBe(last);
      expect(wait).toBeGreaterThanOrEqual(least);
    }
  });
});

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
  expect(await ask(others)).toMatchObject(ENDED);
  expect((await ask(await tokenOf(client))).status).toBe(200);
  await client.auth.signOut();
  expect(await ask(token)).toMatchObject(ENDED);
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
  for (const { client } of [leaver, gone, mara]) expect(await ask(await tokenOf(client))).toMatchObject(ENDED);
  expect((await ask(await tokenOf(ben.client))).status).toBe(200);
});

it('changes to a passage count with the stories, unless the text is not the storyteller’s', async () => {
  const token = await tokenOf((await newcomer(limited)).client);
  const revise = (passage: string) =>
    ask(token, limited, 'revise-passage', { action: 'rewrite', passage, runId: crypto.randomUUID() });
  for (let count = 0; count < 4; count += 1)
    expect((await revise('The lamp went out.')).text).toContain('sentences of its own');
  const { text } = await ask(token, limited);
  const deltas = [...text.matchAll(/^data: (\{"text".*\})$/gm)].map(
    ([, json = '']) => (JSON.parse(json) as { text: string }).text,
  );
  const passage = deltas.join('').split('\n\n').slice(2, 4).join('\n\n');
  for (let count = 0; count < 2; count += 1) expect((await revise(passage)).text).toContain('event: end');
  expect(await revise(passage)).toMatchObject({
    status: 429,
    text: expect.stringContaining('the limit of 3 stories and changes to passages an hour') as string,
  });
});
