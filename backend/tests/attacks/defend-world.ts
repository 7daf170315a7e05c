import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { EXPECTED_GRANTS } from '../../src/testing/expected-grants.ts';
import { letAnHourPass } from '../../src/testing/pass-time.ts';
import { readGrants } from '../../src/testing/read-grants.ts';
import { defend } from './attack.ts';
import { COLUMNS } from './groups/columns.ts';
import { ATTACKS } from './list-attacks.ts';
import { createWorld, type World } from './world.ts';

const groups = [...new Set(ATTACKS.map(({ group }) => group))];

/** All attacks on one database. */
export function describeAttacks(engine: string, environment: () => Promise<Readonly<Record<string, string>>>): void {
  describe(`attacks on ${engine}`, () => {
    let world: World;
    beforeAll(async () => {
      world = await createWorld(await environment());
    });
    afterAll(() => world.close());

    it('The grants are those that the migrations make', async () => {
      expect(await readGrants(world.server.database)).toEqual(EXPECTED_GRANTS);
    });

    it('The attacks cover every column of the attacked tables', async () => {
      const { rows } = await sql<{ column: string }>`
        select table_name || '.' || column_name as "column" from information_schema.columns
        where table_schema = 'public' and table_name not in
          ('anonymous_usage', 'story_runs', 'newsletter_subscribers', 'shared_story_days', 'shared_story_views',
           'content_reports', 'account_deletions', 'imported_items', 'kept_runs', 'kept_run_parts')
        order by 1`.execute(world.server.database.connection.kysely);
      const known = COLUMNS.flatMap(({ table, changeable, insertable, kept }) =>
        Object.keys({ ...changeable, ...insertable, ...kept }).map((column) => `${table}.${column}`),
      );
      expect(known.toSorted()).toEqual(rows.map(({ column }) => column).toSorted());
    });

    describe.each(groups)('%s', (group) => {
      beforeAll(letAnHourPass);
      it.each(ATTACKS.filter((attack) => attack.group === group))('$id $attack', async (attack) => {
        await expect(defend(world, attack)).resolves.toBeUndefined();
      });
    });
    // Also after a failure, so that it does not affect the next attack.
    afterEach(() => world.reset());
  });
}
