import { REVISION_CAUSES, REVISION_LIMITS, STORY_LIMITS } from '@storyloom/shared/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../testing/test-server.ts';
import type { Database } from './database.ts';

/** As in `domain-mirror.test.ts`, for the texts of saved stories. */
describe('the texts of stories in the database and the domain', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  const definitionOf = async (constraint: string): Promise<string> => {
    const { rows } = await sql<{ definition: string }>`
      select pg_get_constraintdef(oid) as definition from pg_constraint where conname = ${constraint}`.execute(
      database.connection.kysely,
    );
    return rows[0]?.definition ?? '';
  };

  it.each([
    ['save_story_text', `char_length(p_story) > ${STORY_LIMITS.characters} then`],
    ['save_story_text', `at most ${STORY_LIMITS.characters.toLocaleString('en-US')} characters`],
    ['thin_revisions', `spaced.place > ${REVISION_LIMITS.newest} `],
    ['thin_revisions', `count(*) - ${REVISION_LIMITS.perStory}, 0)`],
  ])('The number in the function %s equals that of the domain: %s', async (name, part) => {
    const { rows } = await sql<{ body: string }>`select prosrc as body from pg_proc where proname = ${name}`.execute(
      database.connection.kysely,
    );
    expect(rows[0]?.body).toContain(part);
  });

  it('A revision can be as long as a story in the domain', async () => {
    expect(await definitionOf('story_revisions_characters')).toContain(`(characters <= ${STORY_LIMITS.characters})`);
  });

  it('The causes of revisions equal those of the domain', async () => {
    const causes = [...(await definitionOf('story_revisions_cause')).matchAll(/'(\w+)'/g)].map(([, cause]) => cause);
    expect(causes).toEqual([...REVISION_CAUSES]);
  });
});
