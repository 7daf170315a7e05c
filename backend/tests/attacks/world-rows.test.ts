import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, type World } from './world.ts';
import { nameOf, TABLES } from './world-rows.ts';

/** A row for each table that has none in a world. */
const ADDED: Readonly<Record<string, string>> = {
  'public.account_deletions': "(user_id) values ('{hermit}')",
  'private.known_stories': "(shared_story_id, user_id) values (gen_random_uuid(), '{hermit}')",
  'private.known_story_reports':
    "(shared_story_id, user_id, reason, created_at) values (gen_random_uuid(), '{hermit}', 'spam', now())",
  'private.hidden_prompts': "(inspiration_id, user_id, hidden_at) values (gen_random_uuid(), '{hermit}', now())",
  'private.operators': "(address) values ('an address')",
  'private.moderation_log': "(action, what, thing_id) values ('hide', 'story', gen_random_uuid())",
};

describe('the rows of a world', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld({});
  });
  afterAll(() => world.close());

  it.each(TABLES)('A change of one row of %s is seen, and a reset takes back that and nothing else', async (table) => {
    const added = ADDED[table]?.replace('{hermit}', world.people.hermit);
    const change = added
      ? `insert into ${table} ${added}`
      : `delete from ${table} where ctid = (select min(ctid) from ${table})`;
    await world.run(`set local session_replication_role = replica; ${change};`);

    const rows = await world.rows();
    const before = new Set(world.pristine);
    const lines = added
      ? rows.filter((line) => !before.has(line))
      : world.pristine.filter((line) => !rows.includes(line));
    expect(lines).toHaveLength(1);
    expect(lines[0]?.startsWith(`${nameOf(table)} `)).toBe(true);
    expect(rows).toHaveLength(world.pristine.length + (added ? 1 : -1));

    await world.reset();
    expect(await world.rows()).toEqual(world.pristine);
  });
});
