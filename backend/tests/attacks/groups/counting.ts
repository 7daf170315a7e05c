import { expect } from 'vitest';
import { type Attack, attacksOf, succeeds } from '../attack.ts';
import { ROW } from '../seed.ts';
import type { Sent, Who, World } from '../world.ts';

const { acts, tries } = attacksOf('Likes, uses and views');

const rpc = (as: Who, name: string, body: object): Sent => ({ as, path: `rpc/${name}`, body });
const likePrompt = (id: string, more: object = {}): Sent =>
  rpc('stranger', 'toggle_inspiration_like', { p_inspiration_id: id, ...more });
const likeStory = (id: string, more: object = {}): Sent =>
  rpc('stranger', 'toggle_story_like', { p_shared_story_id: id, ...more });
const use = (id: string, more: object = {}): Sent =>
  rpc('stranger', 'record_inspiration_use', { p_inspiration_id: id, ...more });
const view = (as: Who, id: string): Sent => rpc(as, 'count_story_view', { p_shared_story_id: id });

async function counter(world: World, table: string, id: string, column: string): Promise<number> {
  const { text } = await world.send({ as: 'service', path: `${table}?id=eq.${id}&select=${column}` });
  const [row] = JSON.parse(text) as Record<string, number>[];
  return row?.[column] ?? Number.NaN;
}

/** Many calls at the same moment, and what a counter says afterwards. */
async function together(
  world: World,
  sent: readonly Sent[],
  table: string,
  id: string,
  column: string,
): Promise<number> {
  await Promise.all(sent.map((each) => world.send(each)));
  return counter(world, table, id, column);
}

const views = (world: World): Promise<number> => counter(world, 'user_shared_stories', ROW.ownersShared, 'views_count');

export const counting: readonly Attack[] = [
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
  acts(
    'L-009',
    'A use of a hidden prompt is recorded',
    'the function sees what the person may see',
    use(ROW.ownersHiddenPrompt),
    use(ROW.ownersPrompt),
  ),
  acts(
    'L-010',
    'A use is recorded with the saved story of another',
    'a story of one’s own',
    use(ROW.ownersPrompt, { p_story_id: ROW.ownersStory }),
    use(ROW.ownersPrompt, { p_story_id: ROW.strangersStory }),
  ),
  tries('L-011', 'One person uses a prompt 30 times to make it popular', 'once a person and day', {
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
    'once a person and day, also for the author',
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
    'A view of a hidden story is counted, which would also say that it is there',
    'the function sees what everybody sees',
    (['anonymous', 'stranger', 'owner'] as const).map((as) => view(as, ROW.ownersHiddenShared)),
    view('anonymous', ROW.ownersShared),
  ),
  acts(
    'L-014',
    'An author looks at their own story to make it popular',
    'own views are not counted',
    [view('owner', ROW.ownersShared), view('owner', ROW.ownersShared)],
    view('stranger', ROW.ownersShared),
  ),
  tries('L-015', 'One person looks at a story 30 times at the same moment', 'once a person and day', {
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
    'A visitor claims another address with each request, to be counted as many',
    'no claim about an address is believed',
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
