import { expect } from 'vitest';
import { type Attack, attacksOf, succeeds } from '../attack.ts';
import { CANARY, ROW } from '../seed.ts';
import type { Sent } from '../world.ts';
import { others, rpc } from './calls.ts';

const { acts, looks, tries } = attacksOf('Deleted stories, and lists of own stories');

/** The list of own stories, and the trash. */
export const ownStories: readonly Attack[] = [
  looks(
    'U-011',
    'The list of own stories is requested for another user: by words, by id and by an earlier page',
    'the function acts for its caller',
    others.flatMap((as): Sent[] => [
      { as, path: 'rpc/search_stories' },
      { as, path: 'rpc/search_stories?p_query=canary' },
      { as, path: 'rpc/search_stories?p_query={owner}' },
      { as, path: 'rpc/search_stories?p_query=canary&user_id=eq.{owner}' },
      rpc(as, 'search_stories', { p_backwards: true, p_order: 'title', p_limit: 1000 }),
      rpc(as, 'search_stories', { p_from_created: '2026-02-01', p_from_id: ROW.free }),
      rpc(as, 'search_stories', { p_user_id: '{owner}' }),
    ]),
  ),
  tries('U-012', 'Words in the stories of another user are guessed by counting', 'only own stories are counted', {
    async run(world) {
      for (const query of ['canary', CANARY, '{owner}'])
        expect((await world.send(rpc('stranger', 'count_stories', { p_query: query }))).text).toBe('0');
      expect((await world.send(rpc('anonymous', 'count_stories', {}))).status).toBe(401);
    },
    async control(world) {
      expect((await world.send(rpc('owner', 'count_stories', { p_query: 'canary' }))).text).toBe('1');
      await succeeds(world, rpc('owner', 'restore_story', { p_id: ROW.ownersDeleted }));
      expect((await world.send(rpc('owner', 'count_stories', { p_query: 'canary' }))).text).toBe('2');
    },
  }),
  looks(
    'U-021',
    'The trash of another user is read: whole, by pages and by filters',
    'the function acts for its caller',
    others.flatMap((as): Sent[] => [
      rpc(as, 'deleted_stories', {}),
      rpc(as, 'deleted_stories', { p_user_id: '{owner}' }),
      rpc(as, 'deleted_stories', { p_before: '2127-01-01', p_after_id: ROW.free, p_limit: 1000 }),
      { as, path: 'rpc/deleted_stories?select=*&user_id=eq.{owner}' },
      { as, path: 'rpc/deleted_stories?order=deleted_at.asc&limit=1000' },
      { as, path: 'user_stories?select=title,deleted_at&deleted_at=gt.2000-01-01' },
    ]),
    { path: 'rpc/deleted_stories', body: {} },
  ),
  acts(
    'U-022',
    'A story of another user, or one that is not in the trash, is deleted for good, also with GET',
    'the function checks the owner and that the story is in the trash; GET runs in a read-only transaction',
    [
      ...others.flatMap((as): Sent[] => [
        rpc(as, 'delete_story_for_good', { p_id: ROW.ownersDeleted }),
        rpc(as, 'delete_story_for_good', { p_id: ROW.ownersStory }),
        rpc(as, 'delete_story_for_good', { p_id: ROW.ownersDeleted, p_user_id: '{owner}' }),
      ]),
      rpc('owner', 'delete_story_for_good', { p_id: ROW.ownersStory }),
      { as: 'owner', method: 'GET', path: `rpc/delete_story_for_good?p_id=${ROW.ownersDeleted}` },
    ],
    rpc('owner', 'delete_story_for_good', { p_id: ROW.ownersDeleted }),
  ),
];
