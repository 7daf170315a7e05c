import { expect } from 'vitest';
import { type Attack, attacksOf, succeeds } from '../attack.ts';
import { ROW } from '../seed.ts';
import type { Sent } from '../world.ts';

const { tries, acts } = attacksOf('Counters and protected columns');

/** Counters, and the call that counts each. */
const COUNTERS: readonly (readonly [table: string, id: string, column: string, count: Sent])[] = [
  [
    'user_inspirations',
    ROW.ownersPrompt,
    'likes_count',
    { as: 'stranger', path: 'rpc/toggle_inspiration_like', body: { p_inspiration_id: ROW.ownersPrompt } },
  ],
  [
    'user_inspirations',
    ROW.ownersPrompt,
    'uses_count',
    { as: 'stranger', path: 'rpc/record_inspiration_use', body: { p_inspiration_id: ROW.ownersPrompt } },
  ],
  [
    'user_shared_stories',
    ROW.ownersShared,
    'likes_count',
    { as: 'stranger', path: 'rpc/toggle_story_like', body: { p_shared_story_id: ROW.ownersShared } },
  ],
  [
    'user_shared_stories',
    ROW.ownersShared,
    'views_count',
    { as: 'stranger', path: 'rpc/count_story_view', body: { p_shared_story_id: ROW.ownersShared } },
  ],
];

const byCounter: readonly Attack[] = COUNTERS.flatMap(([table, id, column, count], index) => [
  acts(
    `C-03${index + 1}`,
    `The secret key writes ${column} of ${table}`,
    'the guard trigger, whatever the grants',
    [999, 0, -1].map((value) => ({
      as: 'service',
      method: 'PATCH',
      path: `${table}?id=eq.${id}`,
      body: { [column]: value },
      headers: { prefer: 'return=representation' },
    })),
    count,
  ),
  tries(
    `C-04${index + 1}`,
    `A statement of the database’s owner writes ${column} of ${table}`,
    'the guard trigger, whatever the role',
    {
      async run(world) {
        const statement = `update public.${table} set ${column} = 999 where id = '${id}'`;
        await expect(world.run(statement)).rejects.toThrow(`The column ${column} is kept by the database`);
        // The answer that a browser gets.
        await world.send({ as: 'anonymous', path: `${table}?id=eq.${id}&select=${column}` });
      },
      control: (world) => succeeds(world, count),
    },
  ),
]);

const shared = (id: string): string => `user_shared_stories?id=eq.${id}`;

const tricks: readonly Attack[] = [
  acts(
    'C-054',
    'A browser writes the daily counts of a story',
    'no write grant on shared_story_days',
    (['owner', 'stranger', 'anonymous'] as const).flatMap((as): Sent[] => [
      { as, path: 'shared_story_days', body: { shared_story_id: ROW.ownersShared, day: '2026-01-01', views: 9 } },
      { as, method: 'PATCH', path: `shared_story_days?shared_story_id=eq.${ROW.ownersShared}`, body: { views: 9 } },
      { as, method: 'DELETE', path: `shared_story_days?shared_story_id=eq.${ROW.ownersShared}` },
    ]),
    { as: 'anonymous', path: 'rpc/count_story_view', body: { p_shared_story_id: ROW.ownersShared } },
  ),
  tries(
    'C-055',
    'An author removes the mark that the demo storyteller wrote a published story',
    'a trigger keeps the mark, whatever an update or an upsert says',
    {
      leavesOwnRows: true,
      async run(world) {
        const path = shared(ROW.ownersShared);
        await succeeds(world, { as: 'owner', method: 'PATCH', path, body: { demo: true } });
        for (const demo of [false, null]) {
          await world.send({ as: 'owner', method: 'PATCH', path, body: { demo, story_id: null } });
          const body = { id: ROW.ownersShared, title: 't', prompt: 'p', content: 'c', demo };
          const headers = { prefer: 'resolution=merge-duplicates' };
          await world.send({ as: 'owner', path: 'user_shared_stories', body, headers });
        }
        const { text } = await world.send({ as: 'anonymous', path: `${path}&select=demo` });
        expect(JSON.parse(text)).toEqual([{ demo: true }]);
      },
      async control(world) {
        const { text } = await world.send({ as: 'anonymous', path: `${shared(ROW.ownersShared)}&select=demo` });
        expect(JSON.parse(text)).toEqual([{ demo: false }]);
      },
    },
  ),
  acts(
    'C-051',
    '`columns` names a counter in a new prompt',
    'column grants, whatever columns are named',
    {
      as: 'owner',
      path: 'user_inspirations?columns=title,prompt,category,likes_count',
      body: { title: 't', prompt: 'p', category: 'fantasy', likes_count: 99 },
    },
    {
      as: 'owner',
      path: 'user_inspirations?columns=title,prompt,category',
      body: { title: 't', prompt: 'p', category: 'fantasy', likes_count: 99 },
    },
  ),
  acts(
    'C-052',
    'An upsert of an own published story sets a counter',
    'column grants of upserts',
    {
      as: 'owner',
      path: 'user_shared_stories',
      body: { id: ROW.ownersShared, title: 't', prompt: 'p', content: 'c', views_count: 99 },
      headers: { prefer: 'resolution=merge-duplicates' },
    },
    {
      as: 'owner',
      path: 'user_shared_stories',
      body: { id: ROW.ownersShared, title: 't', prompt: 'p', content: 'c' },
      headers: { prefer: 'resolution=merge-duplicates' },
    },
  ),
  tries('C-053', 'A prompt is deleted and published again to keep its likes', 'new rows begin at zero', {
    leavesOwnRows: true,
    async run(world) {
      await world.send({ as: 'stranger', method: 'DELETE', path: `user_inspirations?id=eq.${ROW.strangersPrompt}` });
      const row = { id: ROW.strangersPrompt, title: 't', prompt: 'p', category: 'fantasy', is_public: true };
      await world.send({ as: 'stranger', path: 'user_inspirations', body: row });
      const { text } = await world.send({
        as: 'anonymous',
        path: `user_inspirations?id=eq.${row.id}&select=likes_count`,
      });
      expect(JSON.parse(text)).toEqual([{ likes_count: 0 }]);
    },
    async control(world) {
      const path = `user_inspirations?id=eq.${ROW.strangersPrompt}&select=likes_count`;
      expect(JSON.parse((await world.send({ as: 'anonymous', path })).text)).toEqual([{ likes_count: 1 }]);
    },
  }),
];

export const counters: readonly Attack[] = [...byCounter, ...tricks];
