import { expect } from 'vitest';
import { type Attack, attacksOf, succeeds } from '../attack.ts';
import { ROW } from '../seed.ts';
import type { World } from '../world.ts';
import { counter, together, use, view } from './counting-calls.ts';

const { acts, tries } = attacksOf('Likes, uses and views');

const views = (world: World): Promise<number> => counter(world, 'user_shared_stories', ROW.ownersShared, 'views_count');

export const usesAndViews: readonly Attack[] = [
  acts(
    'L-009',
    'A use of a private prompt is recorded',
    'the function finds what its caller can read',
    use(ROW.ownersHiddenPrompt),
    use(ROW.ownersPrompt),
  ),
  acts(
    'L-010',
    'A use is recorded with the saved story of another user',
    'the story of a use is an own one',
    use(ROW.ownersPrompt, { p_story_id: ROW.ownersStory }),
    use(ROW.ownersPrompt, { p_story_id: ROW.strangersStory }),
  ),
  tries('L-011', 'A user uses a prompt 30 times to make it popular', 'one use a day for each user', {
    leavesOwnRows: true,
    async run(world) {
      const sent = Array.from({ length: 30 }, () => use(ROW.ownersPrompt));
      expect(await together(world, sent, 'user_inspirations', ROW.ownersPrompt, 'uses_count')).toBe(1);
    },
    control: (world) => succeeds(world, use(ROW.ownersPrompt)),
  }),
  tries(
    'L-012',
    'An author uses their own prompt 30 times to make it popular',
    'one use a day for each user, the author included',
    {
      leavesOwnRows: true,
      async run(world) {
        const before = await counter(world, 'user_inspirations', ROW.strangersPrompt, 'uses_count');
        const direct = {
          as: 'stranger',
          path: 'inspiration_uses',
          body: { inspiration_id: ROW.strangersPrompt },
        } as const;
        const sent = Array.from({ length: 30 }, (_, index) => (index % 2 ? direct : use(ROW.strangersPrompt)));
        const after = await together(world, sent, 'user_inspirations', ROW.strangersPrompt, 'uses_count');
        expect(after - before).toBe(1);
      },
      control: (world) => succeeds(world, use(ROW.strangersPrompt)),
    },
  ),
  acts(
    'L-013',
    'A view of a private story is counted, which would reveal that it exists',
    'the function finds only what every visitor can read',
    (['anonymous', 'stranger', 'owner'] as const).map((as) => view(as, ROW.ownersHiddenShared)),
    view('anonymous', ROW.ownersShared),
  ),
  acts(
    'L-014',
    'An author views their own story to make it popular',
    'own views are not counted',
    [view('owner', ROW.ownersShared), view('owner', ROW.ownersShared)],
    view('stranger', ROW.ownersShared),
  ),
  tries('L-015', 'A user views a story 30 times at once', 'one view a day for each user', {
    leavesOwnRows: true,
    async run(world) {
      await Promise.all(Array.from({ length: 30 }, () => world.send(view('stranger', ROW.ownersShared))));
      expect(await views(world)).toBe(2);
    },
    async control(world) {
      for (const as of ['stranger', 'hermit'] as const) await world.send(view(as, ROW.ownersShared));
      expect(await views(world)).toBe(3);
    },
  }),
  tries(
    'L-016',
    'A visitor claims another address with each request, to be counted several times',
    'claimed addresses are ignored',
    {
      leavesOwnRows: true,
      async run(world) {
        const names = ['cf-connecting-ip', 'x-forwarded-for', 'x-real-ip', 'true-client-ip', 'forwarded'];
        for (const [index, name] of names.entries()) {
          const address = name === 'forwarded' ? `for=203.0.113.${index}` : `203.0.113.${index}`;
          await world.send({ ...view('anonymous', ROW.ownersShared), headers: { [name]: address } });
        }
        expect(await views(world)).toBe(2);
      },
      control: (world) => succeeds(world, view('anonymous', ROW.ownersShared)),
    },
  ),
];
