import { expect } from 'vitest';
import { type Attack, attacksOf, succeeds } from '../attack.ts';
import { ROW } from '../seed.ts';
import { rpc } from './calls.ts';
import { counter, likePrompt, likeStory, together } from './counting-calls.ts';

const { acts, tries } = attacksOf('Likes, uses and views');

export const likes: readonly Attack[] = [
  acts(
    'L-001',
    'A user likes a private prompt',
    'the function finds what its caller can read',
    likePrompt(ROW.ownersHiddenPrompt),
    likePrompt(ROW.ownersPrompt),
  ),
  acts(
    'L-002',
    'A user likes a private story',
    'the function finds what its caller can read',
    likeStory(ROW.ownersHiddenShared),
    likeStory(ROW.ownersShared),
  ),
  acts(
    'L-003',
    'An author likes their own prompts and stories, private ones included',
    'authors cannot like their own',
    [
      likePrompt(ROW.strangersPrompt),
      likeStory(ROW.strangersShared),
      rpc('owner', 'toggle_inspiration_like', { p_inspiration_id: ROW.ownersHiddenPrompt, p_liked: true }),
      rpc('owner', 'toggle_story_like', { p_shared_story_id: ROW.ownersHiddenShared, p_liked: true }),
    ],
    likeStory(ROW.ownersShared),
  ),
  acts(
    'L-004',
    'A user takes back the like of another user',
    'the function acts for its caller',
    [
      rpc('hermit', 'toggle_inspiration_like', { p_inspiration_id: ROW.strangersPrompt, p_liked: false }),
      rpc('hermit', 'toggle_story_like', { p_shared_story_id: ROW.strangersShared, p_liked: false }),
    ],
    rpc('owner', 'toggle_inspiration_like', { p_inspiration_id: ROW.strangersPrompt, p_liked: false }),
  ),
  tries(
    'L-005',
    'A like is taken back more often than it was given, to get below zero',
    'a like is a row, and the counter counts rows',
    {
      async run(world) {
        for (let count = 0; count < 5; count += 1) {
          await world.send(likePrompt(ROW.ownersPrompt, { p_liked: false }));
          await world.send(likeStory(ROW.ownersShared, { p_liked: false }));
        }
        expect(await counter(world, 'user_inspirations', ROW.ownersPrompt, 'likes_count')).toBe(0);
        expect(await counter(world, 'user_shared_stories', ROW.ownersShared, 'likes_count')).toBe(0);
      },
      control: (world) => succeeds(world, likePrompt(ROW.ownersPrompt, { p_liked: true })),
    },
  ),
  tries('L-006', 'A user likes a prompt 50 times in sequence', 'one row for each user', {
    async run(world) {
      for (let count = 0; count < 50; count += 1) await world.send(likePrompt(ROW.ownersPrompt));
      expect(await counter(world, 'user_inspirations', ROW.ownersPrompt, 'likes_count')).toBe(0);
    },
    async control(world) {
      for (let count = 0; count < 3; count += 1) await world.send(likePrompt(ROW.ownersPrompt));
      expect(await counter(world, 'user_inspirations', ROW.ownersPrompt, 'likes_count')).toBe(1);
    },
  }),
  tries('L-007', 'A user likes a prompt 30 times at once', 'one row for each user', {
    leavesOwnRows: true,
    async run(world) {
      const sent = Array.from({ length: 30 }, () => likePrompt(ROW.ownersPrompt, { p_liked: true }));
      expect(await together(world, sent, 'user_inspirations', ROW.ownersPrompt, 'likes_count')).toBe(1);
    },
    control: (world) => succeeds(world, likePrompt(ROW.ownersPrompt, { p_liked: true })),
  }),
  tries('L-008', 'A user likes a story 30 times at once, with and without the function', 'one row for each user', {
    leavesOwnRows: true,
    async run(world) {
      const direct = {
        as: 'stranger',
        path: 'shared_story_likes',
        body: { shared_story_id: ROW.ownersShared },
      } as const;
      const sent = Array.from({ length: 30 }, (_, index) =>
        index % 2 ? direct : likeStory(ROW.ownersShared, { p_liked: true }),
      );
      expect(await together(world, sent, 'user_shared_stories', ROW.ownersShared, 'likes_count')).toBe(1);
    },
    control: (world) => succeeds(world, likeStory(ROW.ownersShared, { p_liked: true })),
  }),
];
