import { expect } from 'vitest';
import { type Attack, attacksOf } from '../attack.ts';
import { ROW } from '../seed.ts';
import type { Sent } from '../world.ts';
import { merge, others, rpc } from './calls.ts';
import { report } from './moderation-calls.ts';

const { acts, looks, tries } = attacksOf('Reports, hidden content and sources');

export const hidden: readonly Attack[] = [
  looks(
    'N-001',
    'Content that an operator hid is requested by its id, in lists and by searches',
    'policies and functions leave it out',
    others.flatMap((as): Sent[] => [
      { as, path: `user_inspirations?id=eq.${ROW.ownersTakenPrompt}` },
      { as, path: `user_shared_stories?id=eq.${ROW.ownersTakenShared}` },
      { as, path: 'user_inspirations?hidden_at=not.is.null' },
      { as, path: `rpc/read_shared_story?p_id=${ROW.ownersTakenShared}` },
      { as, path: 'rpc/search_inspirations?p_query=taken' },
      { as, path: 'rpc/search_shared_stories?p_query=taken' },
    ]),
  ),
  tries(
    'N-002',
    'Counters of private or hidden content are requested, to learn that it exists',
    'counters are returned for readable rows only',
    {
      async run(world) {
        for (const as of others) {
          const prompts = [ROW.ownersHiddenPrompt, ROW.ownersTakenPrompt, ROW.free];
          expect((await world.send(rpc(as, 'inspiration_counts', { p_ids: prompts }))).text).toBe('[]');
          const stories = [ROW.ownersHiddenShared, ROW.ownersTakenShared, ROW.free];
          expect((await world.send(rpc(as, 'shared_story_counts', { p_ids: stories }))).text).toBe('[]');
          expect((await world.send(rpc(as, 'count_inspirations', { p_query: 'taken' }))).text).toBe('0');
        }
      },
      async control(world) {
        const { text } = await world.send(rpc('owner', 'inspiration_counts', { p_ids: [ROW.ownersTakenPrompt] }));
        expect(text).toContain(ROW.ownersTakenPrompt);
      },
    },
  ),
  acts(
    'N-003',
    'Content that an operator hid is liked, used, viewed and reported',
    'the functions find what their caller can read',
    others.flatMap((as) => [
      rpc(as, 'toggle_inspiration_like', { p_inspiration_id: ROW.ownersTakenPrompt }),
      rpc(as, 'toggle_story_like', { p_shared_story_id: ROW.ownersTakenShared }),
      rpc(as, 'record_inspiration_use', { p_inspiration_id: ROW.ownersTakenPrompt }),
      rpc(as, 'count_story_view', { p_shared_story_id: ROW.ownersTakenShared }),
      report(as, { p_inspiration_id: ROW.ownersTakenPrompt }),
      report(as, { p_shared_story_id: ROW.ownersTakenShared }),
      { as, path: 'inspiration_likes', body: { inspiration_id: ROW.ownersTakenPrompt } },
      { as, path: 'shared_story_likes', body: { shared_story_id: ROW.ownersTakenShared } },
      { as, path: 'inspiration_uses', body: { inspiration_id: ROW.ownersTakenPrompt } },
    ]),
    rpc('stranger', 'toggle_inspiration_like', { p_inspiration_id: ROW.ownersPrompt }),
  ),
  acts(
    'N-004',
    'The owner, or the secret key, unhides content that an operator hid',
    'no write grant on hidden_at',
    (['owner', 'service'] as const).flatMap((as): Sent[] => [
      { as, method: 'PATCH', path: `user_inspirations?id=eq.${ROW.ownersTakenPrompt}`, body: { hidden_at: null } },
      { as, method: 'PATCH', path: `user_shared_stories?id=eq.${ROW.ownersTakenShared}`, body: { hidden_at: null } },
      {
        as,
        path: 'user_shared_stories',
        body: { id: ROW.ownersTakenShared, title: 't', prompt: 'p', content: 'c', hidden_at: null },
        headers: merge,
      },
    ]),
    {
      as: 'owner',
      method: 'PATCH',
      path: `user_inspirations?id=eq.${ROW.ownersTakenPrompt}`,
      body: { title: 'Better' },
    },
  ),
  acts(
    'N-005',
    'A user hides a prompt and a story of another user',
    'no write grant on hidden_at',
    [...others, 'owner' as const].flatMap((as): Sent[] => [
      { as, method: 'PATCH', path: `user_inspirations?id=eq.${ROW.ownersPrompt}`, body: { hidden_at: '2026-01-01' } },
      { as, method: 'PATCH', path: `user_shared_stories?id=eq.${ROW.ownersShared}`, body: { hidden_at: '2026-01-01' } },
    ]),
    { as: 'owner', method: 'PATCH', path: `user_inspirations?id=eq.${ROW.ownersPrompt}`, body: { is_public: false } },
  ),
];
