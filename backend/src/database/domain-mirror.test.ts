import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as domain from '@storyloom/shared/domain';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { migrationsFolder, sharedServer } from '../testing/test-server.ts';
import type { Database } from './database.ts';

/** Signs that cannot be seen, or change others. */
const INVISIBLE = '\u200b \u00ad \u202e \u2066 \u3164 \u180b \u{e0101} \u0301'.split(' ');

const seedFile = path.join(migrationsFolder, '..', 'seed.sql');

/** The domain defines the limits; the database must use the same ones. */
describe('the database and the domain', () => {
  let database: Database;
  let checks: ReadonlyMap<string, string>;
  beforeAll(async () => {
    ({ database } = await sharedServer());
    const { rows } = await sql<{ name: string; definition: string }>`
      select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint where contype = 'c'
      union all
      select tgname, pg_get_triggerdef(oid) from pg_trigger where tgqual is not null`.execute(
      database.connection.kysely,
    );
    checks = new Map(rows.map(({ name, definition }) => [name, definition]));
  });

  it('have the same limits of texts', () => {
    for (const [name, column, most] of [
      ['user_stories_prompt_length', 'prompt', domain.PROMPT_MAX_LENGTH],
      ['user_inspirations_prompt_length', 'prompt', domain.PROMPT_MAX_LENGTH],
      ['user_shared_stories_prompt_length', 'prompt', domain.PROMPT_MAX_LENGTH],
      ['user_stories_story_length', 'story', domain.STORY_LIMITS.characters],
      ['user_stories_title_length', 'title', domain.TEXT_MAX.title],
      ['user_inspirations_title_length', 'title', domain.TEXT_MAX.title],
      ['user_shared_stories_title_length', 'title', domain.TEXT_MAX.title],
      ['content_reports_note_length', 'note', domain.REPORT_LIMITS.note],
      ['moderation_log_reason_length', 'reason', domain.MODERATION_LIMITS.reason],
      ['profiles_display_name_length', 'display_name', domain.TEXT_MAX.displayName],
      ['newsletter_subscribers_email_shape', 'email', domain.TEXT_MAX.email],
      ['newsletter_subscribers_consent_length', 'consent', domain.TEXT_MAX.consent],
    ] as const)
      expect(checks.get(name), name).toMatch(new RegExp(`char_length\\(${column}\\) <= ${most}\\b`));
    expect(checks.get('check_content_length')).toContain(
      `(char_length(new.content) > ${domain.STORY_LIMITS.characters})`,
    );
    expect(checks.get('story_revisions_characters')).toContain(`(characters <= ${domain.STORY_LIMITS.characters})`);
    expect(checks.get('anonymous_usage_count_range')).toContain(`(usage_count <= ${domain.FREE_GUEST_STORIES})`);
    expect(checks.get('story_runs_free_left_range')).toContain(`(free_left <= ${domain.FREE_RESUMPTIONS})`);
  });

  const textsIn = (name: string): string[] => [...checks.get(name)!.matchAll(/'(\w+)'/g)].map(([, text]) => text!);

  it('have the same categories, difficulties, reasons of reports and causes of revisions', () => {
    expect(textsIn('user_inspirations_category')).toEqual([...domain.INSPIRATION_CATEGORIES]);
    expect(textsIn('user_inspirations_difficulty')).toEqual([...domain.INSPIRATION_DIFFICULTIES]);
    expect(textsIn('content_reports_reason')).toEqual([...domain.REPORT_REASONS]);
    expect(textsIn('story_revisions_cause')).toEqual([...domain.REVISION_CAUSES]);
  });

  it('The database accepts the same names as the domain', async () => {
    const parts = ['Ada', ' ', 'é', '名', 'Storyloom', 'ＳＴＯＲＹＬＯＯＭ', ...INVISIBLE];
    const lookalikes = [...domain.NAME_LOOKALIKES.from].map((sign, at) =>
      'storyloom'.replace(domain.NAME_LOOKALIKES.to.charAt(at), sign),
    );
    const names = [...parts.flatMap((one) => parts.map((other) => `${one}${other}`)), ...lookalikes];
    const { rows } = await sql<{ name: string; fit: boolean }>`
      select name, private.is_fit_name(name) as fit
      from jsonb_array_elements_text(${JSON.stringify(names)}::jsonb) as name`.execute(database.connection.kysely);
    expect(rows).toHaveLength(names.length);
    for (const { name, fit } of rows) expect(fit, JSON.stringify(name)).toBe(domain.nameProblem(name) === undefined);
    expect(lookalikes.map(domain.nameProblem)).toEqual(lookalikes.map(() => 'reserved'));
  });

  it('have the same numbers in functions', async () => {
    for (const [name, part] of [
      ['report_content', `) > ${domain.REPORT_LIMITS.perDay} then`],
      ['count_inspirations', `limit ${domain.COUNT_MAX + 1}\n`],
      ['gone_since', `now() - ${domain.STORY_TRASH.days} * interval '24 hours'`],
      ['days_left', `ceil(${domain.STORY_TRASH.days} - `],
      ['days_left', `, 0), ${domain.STORY_TRASH.days})`],
      ['undo_over_since', `'${domain.STORY_UNDO.ms + domain.STORY_UNDO.graceMs} milliseconds'`],
      ['ms_to_undo', `ceil(${domain.STORY_UNDO.ms} - 1000 * `],
      ['ms_to_undo', `, 0), ${domain.STORY_UNDO.ms})`],
      ['count_story_day', `private.today() - ${domain.STORY_DAYS};`],
      ['deleted_after', ` + ${domain.ACCOUNT_DELETION.days} * interval '24 hours'`],
      ['has_just_entered', `now()) - ${domain.ACCOUNT_DELETION.passwordSeconds}\n`],
      ['has_just_entered', `now()) - ${domain.SECOND_STEP.proofSeconds}\n`],
      ['take_second_step_try', `count(*) < ${domain.SECOND_STEP.tries} then`],
      ['take_second_step_try', `now() - interval '${domain.SECOND_STEP.triesMinutes} minutes'`],
      ['take_second_step_try', `+ interval '${domain.SECOND_STEP.triesMinutes} minutes' - now()`],
      ['make_recovery_codes', `generate_series(1, ${domain.SECOND_STEP.recoveryCodes});`],
      ['save_story_text', `char_length(p_story) > ${domain.STORY_LIMITS.characters} then`],
      ['save_story_text', `at most ${domain.STORY_LIMITS.characters.toLocaleString('en-US')} characters`],
      ['count_stored_text', `kept.added > ${domain.STORED_TEXT.bytesPerDay / 1024 ** 2} * 1024 * 1024 then`],
      ['count_stored_text', `limit of ${domain.STORED_TEXT.bytesPerDay / 1024 ** 2} MB`],
      ['count_stored_text', `kept.added > ${domain.STORED_TEXT.bytes / 1024 ** 2} * 1024 * 1024 then`],
      ['count_stored_text', `limit of ${domain.STORED_TEXT.bytes / 1024 ** 3} GB`],
      ['limit_shared', `v_count > ${domain.SHARED_MAX} then`],
      ['limit_shared', `can have ${domain.SHARED_MAX.toLocaleString('en-US')} %`],
      ['thin_revisions', `spaced.place > ${domain.REVISION_LIMITS.newest} `],
      ['thin_revisions', `count(*) - ${domain.REVISION_LIMITS.perStory}, 0)`],
    ] as const) {
      const { rows } = await sql<{ body: string }>`select prosrc as body from pg_proc where proname = ${name}`.execute(
        database.connection.kysely,
      );
      expect(rows[0]?.body, name).toContain(part);
    }
  });

  it('The database accepts exactly the built-in inspirations', () => {
    const [, pattern = ''] = /~ '(.+)'/.exec(checks.get('curated_favorites_known_inspiration') ?? '') ?? [];
    const known = Array.from({ length: 200 }, (_, n) => n).filter((n) => new RegExp(pattern).test(`insp-${n}`));
    const count = domain.CURATED_INSPIRATION_COUNT + domain.MORE_CURATED_INSPIRATION_COUNT;
    expect(known).toEqual(Array.from({ length: count }, (_, index) => index + 1));
  });

  it('Short, medium and long prompts have the lengths of the domain', async () => {
    const { short, medium } = domain.PROMPT_LENGTH_MAX;
    for (const [length, expected] of [
      [short, 'short'],
      [short + 1, 'medium'],
      [medium, 'medium'],
      [medium + 1, 'long'],
    ] as const) {
      const { rows } = await sql<{ name: string }>`
        select private.prompt_length(repeat('x', ${length}::int)) as name`.execute(database.connection.kysely);
      expect(rows).toEqual([{ name: expected }]);
      expect(domain.PROMPT_LENGTHS).toContain(expected);
    }
  });

  it('The database detects the same languages as the domain', async () => {
    const seed = await readFile(seedFile, 'utf8');
    const texts = [
      ...Object.values(domain.LANGUAGE_WORDS).flat(),
      ...[...seed.matchAll(/'((?:[^'\n]|'')+)'/g)].map(([, text = '']) => text),
    ];
    const { rows } = await sql<{ language: string }>`
      select private.text_language(text) as language
      from unnest(${texts}::text[]) with ordinality as example (text, place) order by place`.execute(
      database.connection.kysely,
    );
    expect(texts.length).toBeGreaterThan(150);
    expect(rows.map(({ language }) => language)).toEqual(
      texts.map((text) => domain.LANGUAGE_NAMES[domain.textLanguage(text)]),
    );
    for (const [language, words] of Object.entries(domain.LANGUAGE_WORDS)) {
      for (const word of words) expect([word, domain.textLanguage(word)]).toEqual([word, language]);
    }
  });
});
