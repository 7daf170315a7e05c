import { expect } from 'vitest';
import { type Attack, attacksOf, succeeds } from '../attack.ts';
import { ROW } from '../seed.ts';
import { rpc } from './calls.ts';
import { counter, likePrompt, likeStory, together } from './counting-calls.ts';

const { acts, tries } = attacksOf('Likes, uses and views');

export const likes: readonly Attack[] = [
  acts(
    'L-001',
    'Someone likes a prompt that is hidden',
    'the function sees what the person may see',
    likePrompt(ROW.ownersHiddenPrompt),
    likePrompt(ROW.ownersPrompt),
  ),
  acts(
    'L-002',
    'Someone likes a story that is hidden',
    'the function sees what the person may see',
    likeStory(ROW.ownersHiddenShared),
    likeStory(ROW.ownersShared),
  ),
  acts(
    'L-003',
    'An author likes their own prompt and story, also hidden ones',
    'only others like',
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
    'The like of another is taken back',
    'the function acts for its caller',
    [
      rpc('hermit', 'toggle_inspiration_like', { p_inspiration_id: ROW.strangersPrompt, p_liked: false }),
      rpc('hermit', 'toggle_story_like', { p_shared_story_id: ROW.strangersShared, p_liked: false }),
    ],
    rpc('owner', 'toggle_inspiration_like', { p_inspiration_id: ROW.strangersPrompt, p_liked: false }),
  ),
  tries(
    'L-005',
    'A like is taken back more often than it was given, to go below zero',
    'a like is a row, the counter counts rows',
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
  tries('L-006', 'One person likes 50 times, one after the other', 'one row a person', {
    async run(world) {
      for (let count = 0; count < 50; count += 1) await world.send(likePrompt(ROW.ownersPrompt));
      expect(await counter(world, 'user_inspirations', ROW.ownersPrompt, 'likes_count')).toBe(0);
    },
    async control(world) {
      for (let count = 0; count < 3; count += 1) await world.send(likePrompt(ROW.ownersPrompt));
      expect(await counter(world, 'user_inspirations', ROW.ownersPrompt, 'likes_count')).toBe(1);
    },
  }),
  tries('L-007', 'One person likes a prompt 30 times at the same moment', 'one row a person', {
    leavesOwnRows: true,
    async run(world) {
      const sent = Array.from({ length: 30 }, () => likePrompt(ROW.ownersPrompt, { p_liked: true }));
      expect(await together(world, sent, 'user_inspirations', ROW.ownersPrompt, 'likes_count')).toBe(1);
    },
    control: (world) => succeeds(world, likePrompt(ROW.ownersPrompt, { p_liked: true })),
  }),
  tries(
    'L-008',
    'One person likes a story 30 times at the same moment, with and without the function',
    'one row a person',
    {
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
    },
  ),
];
