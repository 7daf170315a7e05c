import type { SupabaseClient } from '@supabase/supabase-js';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { PASSWORD } from './second-factor.ts';
import type { TestServer } from './test-server.ts';

let accounts = 0;

/** A new account with a row in every table that can name a user. */
export async function settle(server: TestServer, others: { readonly prompt: string; readonly story: string }) {
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
    [
      'save_story_text',
      { p_id: story, p_base: 1, p_story: `By ${email}`, p_cause: 'typed', p_session: crypto.randomUUID() },
    ],
    [
      'save_story_notes',
      { p_story_id: story, p_notes: { characters: [], places: [], rules: `By ${email}`, outline: [] } },
    ],
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
    insert into public.kept_runs (caller, run_id, user_id) values ('user:${id}', 'a', '${id}');
    insert into public.kept_run_parts (caller, run_id, first_id, last_id, events) values ('user:${id}', 'a', 1, 1, '[]');
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

export async function add(client: SupabaseClient, table: string, row: object): Promise<string> {
  const { data, error } = await client.from(table).insert(row).select('id').single<{ id: string }>();
  expect(error, table).toBeNull();
  return data?.id ?? '';
}

/** Every table with a row that contains one of these texts. */
export async function tablesNaming(server: TestServer, texts: readonly string[]): Promise<readonly string[]> {
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
