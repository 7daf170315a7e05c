import { ACCOUNT_DELETION } from '@storyloom/shared/domain';
import type { SupabaseClient } from '@supabase/supabase-js';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databasesOf } from './testing/engines.ts';
import { PASSWORD } from './testing/second-factor.ts';
import { add, settle, tablesNaming } from './testing/settled-account.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

const DAY_MS = 24 * 60 * 60_000;

describe.each(databasesOf())('deleting an account on $engine', ({ environment }) => {
  let server: TestServer;
  let author: SupabaseClient;
  let others: { prompt: string; story: string };
  beforeAll(async () => {
    server = await startTestServer(await environment());
    author = (await server.person('Author')).client;
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
  /** Moves the request, and what it hid, `ACCOUNT_DELETION.days` into the past. */
  const age = (id: string): Promise<void> =>
    server.database.runScript(
      [
        ['account_deletions', 'requested_at'],
        ['user_inspirations', 'hidden_at'],
        ['user_shared_stories', 'hidden_at'],
      ]
        .map(
          ([table, column]) => `update public.${table}
            set ${column} = ${column} - interval '${ACCOUNT_DELETION.days * 24} hours' where user_id = '${id}';`,
        )
        .join('\n'),
    );
  const purge = async (): Promise<number | undefined> =>
    (
      await sql<{ count: number }>`select private.purge_deleted_accounts() as count`.execute(
        server.database.connection.kysely,
      )
    ).rows[0]?.count;
  const counters = async () => {
    const [prompt] = (await author.rpc('inspiration_counts', { p_ids: [others.prompt] })).data as object[];
    const [story] = (await author.rpc('shared_story_counts', { p_ids: [others.story] })).data as object[];
    return { prompt, story };
  };

  it('Deleting an account takes a password that was entered a moment ago: an older or a renewed session is refused', async () => {
    const { client, email, link } = await settle(server, others);
    const refusal = { status: 403, error: { message: 'Enter your password again to delete your account.' } };
    expect(await request(client)).toMatchObject(refusal);
    const fresh = await signIn(email);
    expect((await fresh.auth.refreshSession()).error).toBeNull();
    expect(await request(fresh)).toMatchObject(refusal);
    expect(await seen(link)).toBe(1);

    const { data, error } = await request(await signIn(email));
    expect(error).toBeNull();
    expect(Math.abs(Date.parse(String(data)) - Date.now() - ACCOUNT_DELETION.days * DAY_MS)).toBeLessThan(60_000);
  });

  it('Deleting an account ends its sessions and hides what it published until its owner signs in, who is told so once', async () => {
    const { client, email, link } = await settle(server, others);
    const here = await signIn(email);
    expect((await request(here)).error).toBeNull();
    for (const session of [client, here]) expect((await session.auth.refreshSession()).error).not.toBeNull();
    expect(await seen(link)).toBe(0);

    const back = await signIn(email);
    expect(await seen(link)).toBe(1);
    expect(await told(back)).toHaveLength(1);
    expect(await told(back)).toEqual([]);
    expect((await back.from('user_stories').select('title')).data).toEqual([{ title: 'Saved' }]);
    expect(await purge()).toBe(0);
  });

  it('Fourteen days after the request, no table names the user, and the counters of other users are right', async () => {
    const before = await counters();
    const { id, email } = await settle(server, others);
    expect(await tablesNaming(server, [id, email])).toEqual([
      'auth.audit_log_entries',
      'auth.flow_state',
      'auth.identities',
      'auth.mfa_challenges',
      'auth.mfa_factors',
      'auth.refresh_tokens',
      'auth.sessions',
      'auth.users',
      'private.moderation_log',
      'private.operators',
      'private.recovery_codes',
      'private.second_step_tries',
      'private.totp_steps',
      'public.content_reports',
      'public.curated_favorites',
      'public.imported_items',
      'public.inspiration_likes',
      'public.inspiration_uses',
      'public.kept_run_parts',
      'public.kept_runs',
      'public.newsletter_subscribers',
      'public.profiles',
      'public.shared_story_likes',
      'public.story_notes',
      'public.story_revisions',
      'public.story_runs',
      'public.user_inspirations',
      'public.user_shared_stories',
      'public.user_stories',
    ]);
    const between = await counters();
    expect((await request(await signIn(email))).error).toBeNull();
    expect(await tablesNaming(server, [id])).toContain('public.account_deletions');
    await age(id);
    expect(await purge()).toBe(1);

    expect(await tablesNaming(server, [id, email])).toEqual([]);
    expect((await server.anonymous().auth.signInWithPassword({ email, password: PASSWORD })).error?.code).toBe(
      'invalid_credentials',
    );
    // Likes are removed with the account; uses and views still count.
    expect(await counters()).toMatchObject({
      prompt: { ...between.prompt, likes_count: (before.prompt as { likes_count: number }).likes_count },
      story: { ...between.story, likes_count: (before.story as { likes_count: number }).likes_count },
    });
    expect(between).not.toEqual(before);
  });

  it('An account is kept when its owner signs in on the last day', async () => {
    const { id, email, link } = await settle(server, others);
    expect((await request(await signIn(email))).error).toBeNull();
    await age(id);
    const back = await signIn(email);
    expect(await purge()).toBe(0);
    expect(await told(back)).toHaveLength(1);
    expect(await seen(link)).toBe(1);
  });
});
