import { ACCOUNT_DELETION } from '@storyloom/shared/domain';
import type { SupabaseClient } from '@supabase/supabase-js';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databasesOf } from './testing/engines.ts';
import { PASSWORD } from './testing/second-factor.ts';
import { add, settle, tablesNaming } from './testing/settled-account.ts';
import type { TestServer } from './testing/test-server.ts';

const DAY_MS = 24 * 60 * 60_000;

describe.each(databasesOf())('deleting an account on $engine', ({ openServer }) => {
  let server: TestServer;
  let others: { prompt: string; story: string };
  beforeAll(async () => {
    server = await openServer();
    const author = (await server.person('Author')).client;
    others = {
      prompt: await add(author, 'user_inspirations', { title: 'T', prompt: 'p', category: 'fantasy', is_public: true }),
      story: await add(author, 'user_shared_stories', { title: 'T', prompt: 'p', content: 'c', is_public: true }),
    };
  });
  afterAll(() => server.close());

  async function signIn(email: string): Promise<SupabaseClient> {
    const client = server.anonymous();
    expect((await client.auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
    return client;
  }
  const request = async (client: SupabaseClient) => client.rpc('request_account_deletion');
  const seen = async (id: string) =>
    ((await server.anonymous().rpc('read_shared_story', { p_id: id })).data as readonly unknown[]).length;
  const told = async (client: SupabaseClient) =>
    (await client.from('account_deletions').delete().not('cancelled_at', 'is', null).select()).data;
  const age = (id: string): Promise<void> =>
    server.database.runScript(
      `update public.account_deletions
        set requested_at = requested_at - interval '${ACCOUNT_DELETION.days * 24} hours' where user_id = '${id}'`,
    );
  const purge = async (): Promise<number | undefined> =>
    (
      await sql<{ count: number }>`select private.purge_deleted_accounts() as count`.execute(
        server.database.connection.kysely,
      )
    ).rows[0]?.count;

  it('A deleted account is signed out and hidden until its owner signs in', async () => {
    const { client, email, link } = await settle(server, others);
    // The password of this session was not entered a moment ago.
    const refusal = { status: 403, error: { message: 'Enter your password again to delete your account.' } };
    expect(await request(client)).toMatchObject(refusal);
    const here = await signIn(email);
    const { data, error } = await request(here);
    expect(error).toBeNull();
    expect(Math.abs(Date.parse(String(data)) - Date.now() - ACCOUNT_DELETION.days * DAY_MS)).toBeLessThan(60_000);
    for (const session of [client, here]) expect((await session.auth.refreshSession()).error).not.toBeNull();
    expect(await seen(link)).toBe(0);

    const back = await signIn(email);
    expect(await seen(link)).toBe(1);
    expect(await told(back)).toHaveLength(1);
    expect(await told(back)).toEqual([]);
    expect((await back.from('user_stories').select('title')).data).toEqual([{ title: 'Saved' }]);
    expect(await purge()).toBe(0);
  });

  it('Fourteen days after the request, no table names the user', async () => {
    const { id, email } = await settle(server, others);
    // Every table that can name a user has a row.
    expect(await tablesNaming(server, [id, email])).toHaveLength(30);
    expect((await request(await signIn(email))).error).toBeNull();
    expect(await tablesNaming(server, [id])).toContain('public.account_deletions');
    await age(id);
    expect(await purge()).toBe(1);

    expect(await tablesNaming(server, [id, email])).toEqual([]);
    expect((await server.anonymous().auth.signInWithPassword({ email, password: PASSWORD })).error?.code).toBe(
      'invalid_credentials',
    );
  });
});
