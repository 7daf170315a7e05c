import { ACCOUNT_DELETION } from '@storyloom/shared/domain';
import type { SupabaseClient } from '@supabase/supabase-js';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enginesOf, lazyPostgres } from './testing/engines.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

const DAY_MS = 24 * 60 * 60_000;
const PASSWORD = 'correct horse';

let accounts = 0;

/** An account with something in every place that a browser can put something. */
async function settle(server: TestServer, others: { readonly prompt: string; readonly story: string }) {
  const email = `leaver-${(accounts += 1)}@example.com`;
  const client = server.anonymous();
  const { data } = await client.auth.signUp({ email, password: PASSWORD, options: { data: { name: 'Leaver' } } });
  const id = data.user?.id ?? '';
  const story = await add(client, 'user_stories', { prompt: 'p', story: 's', title: 'Saved' });
  const shared = { title: 'Shared', prompt: 'p', content: 'c', story_id: story };
  const link = await add(client, 'user_shared_stories', { ...shared, is_public: true });
  await add(client, 'user_shared_stories', { ...shared, is_unlisted: true });
  const prompt = await add(client, 'user_inspirations', {
    title: 'Mine',
    prompt: 'p',
    category: 'fantasy',
    is_public: true,
  });
  for (const [name, body] of [
    ['toggle_inspiration_like', { p_inspiration_id: others.prompt }],
    ['toggle_story_like', { p_shared_story_id: others.story }],
    ['record_inspiration_use', { p_inspiration_id: others.prompt, p_story_id: story }],
    ['count_story_view', { p_shared_story_id: others.story }],
    ['report_content', { p_shared_story_id: others.story, p_reason: 'spam' }],
    ['subscribe_to_newsletter', { p_email: email.toUpperCase(), p_consent: 'Yes.' }],
    [
      'import_items',
      {
        p_kind: 'prompts',
        p_items: [{ id: crypto.randomUUID(), title: 'Imported', prompt: 'p', category: 'fantasy', difficulty: 'easy' }],
      },
    ],
  ] as const)
    expect((await client.rpc(name, body)).error, name).toBeNull();
  expect((await client.from('curated_favorites').insert({ inspiration_id: 'insp-1' })).error).toBeNull();
  await server.database.runScript(`
    insert into public.story_runs (caller, run_id) values ('user:${id}', 'a'), ('prompt:user:${id}', 'b');
    select private.set_operators(array['${email}']);
    insert into private.moderation_log (user_id, action, what, thing_id, author_id, title)
    values ('${id}', 'hide', 'story', gen_random_uuid(), '${id}', 'Shared');
    insert into auth.flow_state (id, user_id, authentication_method, provider_type)
    values (gen_random_uuid(), '${id}', 'recovery', 'email');
    insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
    values ('${id}', '${id}', 'totp', 'unverified', now(), now());
    insert into auth.mfa_challenges (id, factor_id, created_at) values (gen_random_uuid(), '${id}', now());
    insert into private.recovery_codes (user_id, factor_id, hash) values ('${id}', '${id}', 'x');
    insert into private.totp_steps (factor_id, user_id, step) values ('${id}', '${id}', 1);
    insert into private.second_step_tries (user_id) values ('${id}');`);
  return { id, email, client, link, prompt };
}

async function add(client: SupabaseClient, table: string, row: object): Promise<string> {
  const { data, error } = await client.from(table).insert(row).select('id').single<{ id: string }>();
  expect(error, table).toBeNull();
  return data?.id ?? '';
}

/** Every table of the database with a row that names one of these texts. */
async function tablesNaming(server: TestServer, texts: readonly string[]): Promise<readonly string[]> {
  const { kysely } = server.database.connection;
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', relnamespace::regnamespace, relname) as name from pg_class
    where relkind in ('r', 'p') and relnamespace::regnamespace::text !~ '^pg_|^information_schema$'
    order by 1`.execute(kysely);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql`
      select 1 from ${sql.raw(name)} as kept
      where to_jsonb(kept)::text ilike any (${texts.map((text) => `%${text}%`)}::text[]) limit 1`.execute(kysely);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

const postgres = lazyPostgres();

const ENGINES = enginesOf<{ engine: string; environment: () => Promise<Record<string, string>> }>([
  { engine: 'PGlite', environment: async () => ({}) },
  { engine: 'Postgres', environment: async () => ({ DATABASE_URL: (await postgres()).url }) },
]);

describe.each(ENGINES)('deleting an account on $engine', ({ environment }) => {
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
  /** As if the request had been made that long ago. */
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

  it('takes a password that was entered a moment ago: neither a session of before nor a renewed one is enough', async () => {
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

  it('signs out everywhere at once, and hides what is shared until its owner signs in, who is told so once', async () => {
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

  it('leaves nothing of the person in any table after fourteen days, and the counters of others right', async () => {
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
      'public.newsletter_subscribers',
      'public.profiles',
      'public.shared_story_likes',
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
    // A like is taken back with the account; a use and a view did happen.
    expect(await counters()).toMatchObject({
      prompt: { ...between.prompt, likes_count: (before.prompt as { likes_count: number }).likes_count },
      story: { ...between.story, likes_count: (before.story as { likes_count: number }).likes_count },
    });
    expect(between).not.toEqual(before);
  });

  it('spares a user who signs in on the last day', async () => {
    const { id, email, link } = await settle(server, others);
    expect((await request(await signIn(email))).error).toBeNull();
    await age(id);
    const back = await signIn(email);
    expect(await purge()).toBe(0);
    expect(await told(back)).toHaveLength(1);
    expect(await seen(link)).toBe(1);
  });
});
