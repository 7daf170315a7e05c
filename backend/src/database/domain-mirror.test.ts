import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  ACCOUNT_DELETION,
  COUNT_MAX,
  CURATED_INSPIRATION_COUNT,
  FREE_GUEST_STORIES,
  FREE_RESUMPTIONS,
  INSPIRATION_CATEGORIES,
  INSPIRATION_DIFFICULTIES,
  LANGUAGE_NAMES,
  LANGUAGE_WORDS,
  MORE_CURATED_INSPIRATION_COUNT,
  NAME_LOOKALIKES,
  nameProblem,
  PROMPT_LENGTH_MAX,
  PROMPT_LENGTHS,
  PROMPT_MAX_LENGTH,
  MODERATION_LIMITS,
  REPORT_LIMITS,
  REPORT_REASONS,
  REVISION_CAUSES,
  REVISION_LIMITS,
  SECOND_STEP,
  STORY_LIMITS,
  STORY_DAYS,
  STORY_TRASH,
  STORY_UNDO,
  TEXT_MAX,
  textLanguage,
} from '@storyloom/shared/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrationsFolder, openTestDatabase } from '../testing/test-server.ts';
import type { Database } from './database.ts';

/** Signs that cannot be seen, or change others. */
const INVISIBLE = '\u200b \u00ad \u202e \u2066 \u3164 \u180b \u{e0101} \u0301'.split(' ');

const seedFile = path.join(migrationsFolder, '..', 'seed.sql');

/** The domain defines the limits; the database must use the same ones. */
describe('the database and the domain', () => {
  let database: Database;
  let checks: ReadonlyMap<string, string>;
  beforeAll(async () => {
    database = await openTestDatabase();
    const { rows } = await sql<{ name: string; definition: string }>`
      select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint where contype = 'c'`.execute(
      database.connection.kysely,
    );
    checks = new Map(rows.map(({ name, definition }) => [name, definition]));
  });
  afterAll(() => database.close());

  it('have the same limits of texts', () => {
    for (const [name, column, most] of [
      ['user_stories_prompt_length', 'prompt', PROMPT_MAX_LENGTH],
      ['user_inspirations_prompt_length', 'prompt', PROMPT_MAX_LENGTH],
      ['user_shared_stories_prompt_length', 'prompt', PROMPT_MAX_LENGTH],
      ['user_stories_story_length', 'story', STORY_LIMITS.characters],
      ['user_shared_stories_content_length', 'content', STORY_LIMITS.characters],
      ['user_stories_title_length', 'title', TEXT_MAX.title],
      ['user_inspirations_title_length', 'title', TEXT_MAX.title],
      ['user_shared_stories_title_length', 'title', TEXT_MAX.title],
      ['content_reports_note_length', 'note', REPORT_LIMITS.note],
      ['moderation_log_reason_length', 'reason', MODERATION_LIMITS.reason],
      ['profiles_display_name_length', 'display_name', TEXT_MAX.displayName],
      ['newsletter_subscribers_email_shape', 'email', TEXT_MAX.email],
      ['newsletter_subscribers_consent_length', 'consent', TEXT_MAX.consent],
    ] as const)
      expect(checks.get(name), name).toMatch(new RegExp(`char_length\\(${column}\\) <= ${most}\\b`));
    expect(checks.get('story_revisions_characters')).toContain(`(characters <= ${STORY_LIMITS.characters})`);
  });

  const textsIn = (name: string): string[] => [...checks.get(name)!.matchAll(/'(\w+)'/g)].map(([, text]) => text!);

  it('have the same categories, difficulties, reasons of reports and causes of revisions', () => {
    expect(textsIn('user_inspirations_category')).toEqual([...INSPIRATION_CATEGORIES]);
    expect(textsIn('user_inspirations_difficulty')).toEqual([...INSPIRATION_DIFFICULTIES]);
    expect(textsIn('content_reports_reason')).toEqual([...REPORT_REASONS]);
    expect(textsIn('story_revisions_cause')).toEqual([...REVISION_CAUSES]);
  });

  it('The database accepts the same names as the domain', async () => {
    const parts = ['Ada', ' ', 'é', '名', 'Storyloom', 'ＳＴＯＲＹＬＯＯＭ', ...INVISIBLE];
    const lookalikes = [...NAME_LOOKALIKES.from].map((sign, at) =>
      'storyloom'.replace(NAME_LOOKALIKES.to.charAt(at), sign),
    );
    const names = [...parts.flatMap((one) => parts.map((other) => `${one}${other}`)), ...lookalikes];
    const { rows } = await sql<{ name: string; fit: boolean }>`
      select name, private.is_fit_name(name) as fit
      from jsonb_array_elements_text(${JSON.stringify(names)}::jsonb) as name`.execute(database.connection.kysely);
    expect(rows).toHaveLength(names.length);
    for (const { name, fit } of rows) expect(fit, JSON.stringify(name)).toBe(nameProblem(name) === undefined);
    expect(lookalikes.map(nameProblem)).toEqual(lookalikes.map(() => 'reserved'));
  });

  it('have the same numbers in functions', async () => {
    for (const [name, part] of [
      ['report_content', `) > ${REPORT_LIMITS.perDay} then`],
      ['count_inspirations', `limit ${COUNT_MAX + 1}\n`],
      ['gone_since', `now() - ${STORY_TRASH.days} * interval '24 hours'`],
      ['days_left', `ceil(${STORY_TRASH.days} - `],
      ['days_left', `, 0), ${STORY_TRASH.days})`],
      ['undo_over_since', `'${STORY_UNDO.ms + STORY_UNDO.graceMs} milliseconds'`],
      ['ms_to_undo', `ceil(${STORY_UNDO.ms} - 1000 * `],
      ['ms_to_undo', `, 0), ${STORY_UNDO.ms})`],
      ['count_story_day', `private.today() - ${STORY_DAYS};`],
      ['deleted_after', ` + ${ACCOUNT_DELETION.days} * interval '24 hours'`],
      ['has_just_entered', `now()) - ${ACCOUNT_DELETION.passwordSeconds}\n`],
      ['has_just_entered', `now()) - ${SECOND_STEP.proofSeconds}\n`],
      ['take_second_step_try', `count(*) < ${SECOND_STEP.tries} then`],
      ['take_second_step_try', `now() - interval '${SECOND_STEP.triesMinutes} minutes'`],
      ['take_second_step_try', `+ interval '${SECOND_STEP.triesMinutes} minutes' - now()`],
      ['make_recovery_codes', `generate_series(1, ${SECOND_STEP.recoveryCodes});`],
      ['save_story_text', `char_length(p_story) > ${STORY_LIMITS.characters} then`],
      ['save_story_text', `at most ${STORY_LIMITS.characters.toLocaleString('en-US')} characters`],
      ['thin_revisions', `spaced.place > ${REVISION_LIMITS.newest} `],
      ['thin_revisions', `count(*) - ${REVISION_LIMITS.perStory}, 0)`],
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
    const count = CURATED_INSPIRATION_COUNT + MORE_CURATED_INSPIRATION_COUNT;
    expect(known).toEqual(Array.from({ length: count }, (_, index) => index + 1));
  });

  it('A guest gets as many free stories as the domain says', async () => {
    expect(checks.get('anonymous_usage_count_range')).toContain(`(usage_count <= ${FREE_GUEST_STORIES})`);
    const spend = (run: number) =>
      sql<{ used: number; outcome: string }>`
        select answer ->> 'outcome' as outcome, (answer ->> 'used')::int as used
        from public.spend_guest_generation('guest', ${`run-${run}`}) as answer`.execute(database.connection.kysely);
    for (let run = 1; run <= FREE_GUEST_STORIES; run += 1) {
      expect((await spend(run)).rows).toEqual([{ outcome: 'granted', used: run }]);
    }
    expect((await spend(99)).rows).toEqual([{ outcome: 'limit', used: FREE_GUEST_STORIES }]);
  });

  it('A guest continues an interrupted story for free as often as the domain says', async () => {
    expect(checks.get('story_runs_free_left_range')).toContain(`(free_left <= ${FREE_RESUMPTIONS})`);
    const spend = async (run: number) => {
      const resumes = run === 0 ? null : `part-${run - 1}`;
      const { rows } = await sql<{ outcome: string }>`
        select public.spend_guest_generation('reader', ${`part-${run}`}, p_resumes => ${resumes}) ->> 'outcome' as outcome`.execute(
        database.connection.kysely,
      );
      return rows[0]?.outcome;
    };
    for (let run = 0; run <= FREE_RESUMPTIONS; run += 1) expect(await spend(run)).toBe('granted');
    expect(await spend(FREE_RESUMPTIONS + 1)).toBe('spent');
  });

  it('Short, medium and long prompts have the lengths of the domain', async () => {
    const { short, medium } = PROMPT_LENGTH_MAX;
    for (const [length, expected] of [
      [short, 'short'],
      [short + 1, 'medium'],
      [medium, 'medium'],
      [medium + 1, 'long'],
    ] as const) {
      const { rows } = await sql<{ name: string }>`
        select private.prompt_length(repeat('x', ${length}::int)) as name`.execute(database.connection.kysely);
      expect(rows).toEqual([{ name: expected }]);
      expect(PROMPT_LENGTHS).toContain(expected);
    }
  });

  it('The database detects the same languages as the domain', async () => {
    const seed = await readFile(seedFile, 'utf8');
    const texts = [
      ...Object.values(LANGUAGE_WORDS).flat(),
      ...[...seed.matchAll(/'((?:[^'\n]|'')+)'/g)].map(([, text = '']) => text),
    ];
    const { rows } = await sql<{ language: string }>`
      select private.text_language(text) as language
      from unnest(${texts}::text[]) with ordinality as example (text, place) order by place`.execute(
      database.connection.kysely,
    );
    expect(texts.length).toBeGreaterThan(150);
    expect(rows.map(({ language }) => language)).toEqual(texts.map((text) => LANGUAGE_NAMES[textLanguage(text)]));
    for (const [language, words] of Object.entries(LANGUAGE_WORDS)) {
      for (const word of words) expect([word, textLanguage(word)]).toEqual([word, language]);
    }
  });
});
