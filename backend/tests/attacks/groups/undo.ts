import { expect } from 'vitest';
import { type Attack, attacksOf } from '../attack.ts';
import { CANARY, ROW } from '../seed.ts';
import type { Sent } from '../world.ts';
import { merge, others, rpc } from './calls.ts';

const { acts, looks, tries } = attacksOf('Deleted stories, and lists of own stories');

/** A valid continuation of a story, which only its owner may send. */
const lengthening = (id: string, story: string) => ({
  p_id: id,
  p_story: `${story}, taken on`,
  p_former_title: '',
  p_title: '',
  p_options: {},
  p_demo: false,
});

const deleted = `user_stories?id=eq.${ROW.ownersDeleted}`;
const restore: Sent = rpc('owner', 'restore_story', { p_id: ROW.ownersDeleted });

/** Deleted stories that can be restored. */
export const undo: readonly Attack[] = [
  looks(
    'U-001',
    'A story that another user just deleted is read',
    'policies exclude it; the function acts for its caller',
    others.flatMap((as): Sent[] => [
      { as, path: deleted },
      { as, path: 'user_stories?deleted_at=not.is.null' },
      { as, path: 'user_stories?or=(deleted_at.gt.2000-01-01,user_id.eq.{owner})' },
      { as, path: `user_shared_stories?select=*,user_stories(*)&story_id=eq.${ROW.ownersDeleted}` },
      rpc(as, 'recently_deleted_stories', {}),
      rpc(as, 'recently_deleted_stories', { p_user_id: '{owner}' }),
    ]),
    { path: 'rpc/recently_deleted_stories', body: {} },
  ),
  acts(
    'U-002',
    'A user restores, holds, deletes, renames or replaces a story that another user deleted',
    'the functions and the policies check the owner',
    others.flatMap((as): Sent[] => [
      rpc(as, 'restore_story', { p_id: ROW.ownersDeleted }),
      rpc(as, 'hold_deleted_story', { p_id: ROW.ownersDeleted }),
      rpc(as, 'delete_story', { p_id: ROW.ownersDeleted }),
      rpc(as, 'lengthen_story', lengthening(ROW.ownersDeleted, `${CANARY} deleted`)),
      rpc(as, 'lengthen_story', lengthening(ROW.ownersStory, `${CANARY} story`)),
      rpc(as, 'delete_story', { p_id: ROW.ownersStory }),
      { as, method: 'PATCH', path: deleted, body: { title: 'Taken' } },
      { as, method: 'DELETE', path: deleted },
      { as, path: 'user_stories', body: { id: ROW.ownersDeleted, prompt: 'p', story: 's' }, headers: merge },
    ]),
    restore,
  ),
  acts(
    'U-003',
    'The owner changes a deleted story without the functions, or saves over it',
    'no policy includes a deleted story',
    [
      { as: 'owner', method: 'PATCH', path: deleted, body: { title: 'Kept' } },
      { as: 'owner', method: 'DELETE', path: deleted },
      { as: 'owner', path: 'user_stories', body: { id: ROW.ownersDeleted, prompt: 'p', story: 's' }, headers: merge },
    ],
    restore,
  ),
  acts(
    'U-004',
    'The time of a deletion is written directly, to keep a story or to remove one at once',
    'no write grant on deleted_at',
    (['owner', 'stranger', 'service'] as const).flatMap((as): Sent[] => [
      { as, method: 'PATCH', path: deleted, body: { deleted_at: null } },
      { as, method: 'PATCH', path: `user_stories?id=eq.${ROW.ownersStory}`, body: { deleted_at: '2026-01-01' } },
      { as, path: 'user_stories', body: { prompt: 'p', story: 's', deleted_at: '2126-01-01' } },
      {
        as,
        path: 'user_stories',
        body: { id: ROW.ownersStory, prompt: 'p', story: 's', deleted_at: '2026-01-01' },
        headers: merge,
      },
    ]),
    { as: 'owner', method: 'PATCH', path: `user_stories?id=eq.${ROW.ownersStory}`, body: { title: 'Better' } },
  ),
  tries(
    'U-005',
    'Ids are deleted and restored to learn which stories exist',
    'the same answer for a story of another user, a deleted one and an unknown id',
    {
      async run(world) {
        for (const id of [ROW.ownersStory, ROW.ownersDeleted, ROW.free]) {
          const { status, text } = await world.send(rpc('stranger', 'delete_story', { p_id: id }));
          expect({ status, ...(JSON.parse(text) as object) }).toMatchObject({
            status: 404,
            code: 'PT404',
            message: 'This story isn’t in your collection anymore.',
          });
          expect((await world.send(rpc('stranger', 'restore_story', { p_id: id }))).text).toBe('false');
        }
      },
      async control(world) {
        expect((await world.send(rpc('owner', 'delete_story', { p_id: ROW.ownersStory }))).text).toBe('60000');
        expect((await world.send(rpc('owner', 'restore_story', { p_id: ROW.ownersStory }))).text).toBe('true');
      },
    },
  ),
  acts(
    'U-006',
    'A deletion and its undoing are called with GET, as an image on another page could',
    'GET runs in a read-only transaction',
    (['GET', 'HEAD'] as const).flatMap((method): Sent[] => [
      { as: 'owner', method, path: `rpc/delete_story?p_id=${ROW.ownersStory}` },
      { as: 'owner', method, path: `rpc/restore_story?p_id=${ROW.ownersDeleted}` },
      { as: 'owner', method, path: `rpc/hold_deleted_story?p_id=${ROW.ownersDeleted}` },
      { as: 'owner', method, path: 'rpc/recently_deleted_stories' },
    ]),
    rpc('owner', 'delete_story', { p_id: ROW.ownersStory }),
  ),
  acts(
    'U-007',
    'A user names a story that another user deleted as a source or in a use',
    'the source is an own story, and the story of a use is not deleted',
    [
      {
        as: 'stranger',
        path: 'user_shared_stories',
        body: { title: 't', prompt: 'p', content: 'c', story_id: ROW.ownersDeleted },
      },
      {
        as: 'stranger',
        method: 'PATCH',
        path: `user_shared_stories?id=eq.${ROW.strangersShared}`,
        body: { story_id: ROW.ownersDeleted },
      },
      rpc('stranger', 'record_inspiration_use', { p_inspiration_id: ROW.ownersPrompt, p_story_id: ROW.ownersDeleted }),
      rpc('owner', 'record_inspiration_use', { p_inspiration_id: ROW.strangersPrompt, p_story_id: ROW.ownersDeleted }),
    ],
    {
      as: 'owner',
      method: 'PATCH',
      path: `user_shared_stories?id=eq.${ROW.ownersShared}`,
      body: { story_id: ROW.ownersDeleted },
    },
  ),
  acts(
    'U-008',
    'The function that removes deleted stories is called directly',
    'only the functions of the schema public are served',
    (['stranger', 'owner', 'service'] as const).flatMap((as): Sent[] => [
      rpc(as, 'purge_deleted_stories', {}),
      { as, path: 'rpc/purge_deleted_stories', body: {}, headers: { 'content-profile': 'private' } },
    ]),
    restore,
  ),
];
