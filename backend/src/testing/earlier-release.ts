import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { migrationsFolder, temporaryFolder } from './test-server.ts';

/** The migrations of a release from before five others, all of which are needed for today's. */
const EARLIER_FILES = [
  '20261210000000_baseline.sql',
  '20261211000000_likes_lock_in_order.sql',
  '20261212000000_random_prompts_a_day.sql',
];

/** A folder with the migrations of the earlier release. */
export async function earlierMigrations(): Promise<string> {
  const folder = await temporaryFolder();
  for (const file of EARLIER_FILES) await copyFile(path.join(migrationsFolder, file), path.join(folder, file));
  return folder;
}

const id = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** SQL for rows of three accounts in all tables of the earlier release but those that signing up and `OPERATORS` fill. */
export const earlierRows = ({ ann, ben, cleo }: Record<'ann' | 'ben' | 'cleo', string>): string => `
insert into public.user_stories (id, user_id, prompt, story, title, options, deleted_at) values
  ('${id(1)}', '${ann}', 'A lamp', 'Once, 从前, there was a lamp.', 'The Lamp', '{"genre": "fantasy"}', null),
  ('${id(2)}', '${ann}', 'A door', 'It stood open.', 'The Door', '{}', now() - interval '1 day');
insert into public.user_inspirations (id, user_id, title, prompt, category, difficulty, is_public, hidden_at) values
  ('${id(11)}', '${ann}', 'Harbour light', 'A harbour that keeps one light for nobody.', 'fantasy', 'easy', true, null),
  ('${id(12)}', '${ben}', 'Hidden', 'What an operator hid.', 'fantasy', 'easy', true, now());
insert into public.inspiration_likes (inspiration_id, user_id) values ('${id(11)}', '${ben}');
insert into public.inspiration_uses (inspiration_id, user_id, story_id) values ('${id(11)}', '${ann}', '${id(1)}');
insert into public.curated_favorites (user_id, inspiration_id) values ('${ann}', 'insp-3');
insert into public.user_shared_stories (id, user_id, story_id, title, prompt, content, generator_id, is_public, is_unlisted) values
  ('${id(21)}', '${ann}', '${id(1)}', 'The Lamp', 'A lamp', 'Once, 从前, there was a lamp.', 'fantasy', true, false),
  ('${id(22)}', '${ben}', null, 'The Ferry', 'A ferry', 'It left at noon.', 'fantasy', false, true);
insert into public.shared_story_likes (shared_story_id, user_id) values ('${id(21)}', '${ben}');
insert into public.shared_story_views (shared_story_id, visitor) values ('${id(21)}', repeat('a', 64));
insert into public.account_deletions (user_id, requested_at) values ('${cleo}', now() - interval '1 day');
insert into public.anonymous_usage (session_id, usage_count) values ('guest of the earlier release', 2);
insert into public.story_runs (caller, run_id, claim, ended_at, refunded) values
  ('user:${ann}', 'ended', 'claim', now(), false), ('guest:guest of the earlier release', 'lost', 'claim', null, false);
insert into public.content_reports (user_id, shared_story_id, reason, note) values ('${ben}', '${id(21)}', 'other', 'Too bright');
insert into public.imported_items (user_id, origin_id, story_id) values ('${ann}', '${id(31)}', '${id(1)}');
insert into public.newsletter_subscribers (email, consent) values ('reader@example.com', 'Yes, send me letters.');
insert into private.second_step_tries (user_id) values ('${ben}');
insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret)
  values ('${id(41)}', '${ben}', 'App', 'totp', 'verified', now(), now(), 'JBSWY3DPEHPK3PXP');
insert into private.totp_steps (factor_id, user_id, step) values ('${id(41)}', '${ben}', 1);
insert into private.recovery_codes (user_id, factor_id, hash) values ('${ben}', '${id(41)}', 'hash of a code');
insert into private.known_stories (shared_story_id, user_id, words, hidden_at) values ('${id(51)}', '${ben}', 'hash', now());
insert into private.known_story_reports (shared_story_id, user_id, reason, created_at) values ('${id(51)}', '${ann}', 'spam', now());
insert into private.hidden_prompts (inspiration_id, user_id, words, hidden_at) values ('${id(52)}', '${ben}', 'hash', now());
insert into private.moderation_log (user_id, action, what, thing_id, author_id, title) values
  ('${ann}', 'hide', 'inspiration', '${id(12)}', '${ben}', 'Hidden');
`;

/** The rows of each table of the product and of the sign-in service, as the database prints them. */
export type Rows = Readonly<Record<string, readonly object[]>>;

/** All rows of a database, by table, in a fixed order. */
export async function allRows({ connection: { kysely } }: Database): Promise<Rows> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'private', 'auth') order by 1`.execute(kysely);
  const found: Record<string, readonly object[]> = {};
  for (const { name } of tables) {
    const { rows } = await sql
      .raw<{ row: object }>(`select to_jsonb(each) as row from ${name} as each order by to_jsonb(each)::text`)
      .execute(kysely);
    found[name] = rows.map(({ row }) => row);
  }
  return found;
}
