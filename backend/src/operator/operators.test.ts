import path from 'node:path';
import { expect, inject, it } from 'vitest';
import { startTestServer, temporaryFolder, type TestServer } from '../testing/test-server.ts';

const PASSWORD = 'correct horse';
const OLGA = 'olga@example.com';

async function signUp(server: TestServer, email: string) {
  const client = server.anonymous();
  const { error } = await client.auth.signUp({ email, password: PASSWORD });
  return { client, error };
}

async function isOperator(server: TestServer, email: string): Promise<unknown> {
  const client = server.anonymous();
  await client.auth.signInWithPassword({ email, password: PASSWORD });
  return (await client.rpc('is_operator')).data;
}

/** The warning of a start. */
const warned = (server: TestServer) => server.entries.find(({ event }) => event === 'operators_without_account');

it('At each start, exactly the accounts that OPERATORS names become operators', async () => {
  const STORYLOOM_DATA = await temporaryFolder();
  const first = await startTestServer({ STORYLOOM_DATA, OPERATORS: `ann@example.com, ${OLGA}` });
  expect(warned(first)).toMatchObject({
    level: 'warn',
    places: [1, 2],
    advice: expect.stringMatching('then start again'),
  });
  for (const email of [OLGA, 'stranger@example.com']) expect((await signUp(first, email)).error).toBeNull();
  expect(await isOperator(first, OLGA)).toBe(false);
  await first.close();

  const second = await startTestServer({ STORYLOOM_DATA, OPERATORS: 'OLGA@example.com' });
  expect(warned(second)).toBeUndefined();
  expect(await isOperator(second, OLGA)).toBe(true);
  expect(await isOperator(second, 'stranger@example.com')).toBe(false);
  // Another spelling of the address is the same account.
  expect((await signUp(second, 'Olga@Example.com')).error?.code).toBe('user_already_exists');
  await second.close();
});

it('On a public server, an address of OPERATORS without an account is reserved and refused as taken', async () => {
  const server = await startTestServer(
    { SITE_URL: 'https://stories.example', OPERATORS: OLGA },
    { demoImageFolder: path.join(inject('builtFolder'), 'database-demo') },
  );
  expect(warned(server)).toMatchObject({ advice: expect.stringMatching('no one can while they are in it') });
  const { client } = await signUp(server, 'taken@example.com');
  await client.auth.signOut();
  const taken = (await signUp(server, 'taken@example.com')).error;
  const reserved = (await signUp(server, 'Olga@example.com')).error;
  expect(taken).toMatchObject({ status: 422, code: 'user_already_exists' });
  expect({ ...reserved, message: reserved?.message }).toEqual({ ...taken, message: taken?.message });
  // Such a server has no demo community and no inbox.
  expect((await server.service().from('user_inspirations').select('id')).data).toEqual([]);
  expect((await fetch(`${server.url}/inbox`)).status).toBe(404);
  await server.close();
});
