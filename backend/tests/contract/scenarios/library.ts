import { getSupabase } from '@storyloom/shared/api';
import * as stories from '@storyloom/shared/api/stories';
import { ADA, BO } from '@storyloom/testing/people';
import { idOf } from '@storyloom/testing/rows';
import { ROW } from '../seed.ts';
import { ask, type Scenario } from './scenario.ts';

const allStories: stories.StorySearch = { query: '', genre: 'all', language: 'all', order: 'newest' };

const newStory = (userId: string, values: Partial<stories.NewStory> = {}): stories.NewStory => ({
  id: idOf(500),
  userId,
  title: 'A New Light',
  text: '# A New Light\n\nIt burned.',
  options: { prompt: 'A light', genre: 'fantasy', language: 'english', perspective: 'third', tone: 'neutral' },
  demo: false,
  ...values,
});

/** Pages of the own list in an order, forwards to the end and back again. */
const pages = (userId: string, order: stories.StoryOrder) => async () => {
  const search = { ...allStories, order };
  const first = await ask<stories.StoryPage>(stories.storyQueries.page(userId, search, undefined))();
  const last = first.stories.at(-1);
  if (!last) throw new Error('The first page is empty');
  const second = await ask<stories.StoryPage>(
    stories.storyQueries.page(userId, search, { direction: 'after', row: last }),
  )();
  const top = second.stories[0];
  if (!top) throw new Error('The second page is empty');
  await ask(stories.storyQueries.page(userId, search, { direction: 'before', row: top }))();
};

/** What users do with the stories that they save. */
export const LIBRARY: readonly Scenario[] = [
  {
    title: 'pages through their own stories in each order, forwards and backwards',
    as: ADA,
    calls: (id) => stories.STORY_ORDERS.map((order) => pages(id(ADA), order)),
  },
  {
    title: 'searches, filters and counts their own stories',
    as: ADA,
    calls: (id) =>
      [
        { query: 'harb' },
        { query: 'STORY 1' },
        { query: 'elan' },
        { query: '灯塔' },
        { query: '…!' },
        { query: 'nothing of the kind' },
        { genre: 'scifi' as const },
        { language: 'spanish' as const },
      ].flatMap((values) => [
        ask(stories.storyQueries.page(id(ADA), { ...allStories, ...values }, undefined)),
        ask(stories.storyQueries.count(id(ADA), { ...allStories, ...values })),
      ]),
  },
  {
    title: 'opens saved stories: their own, another user’s, a missing one and one with a bad id',
    as: ADA,
    calls: (id) => [
      ...[ROW.story, ROW.unfinished, ROW.ofBo, ROW.missing, 'nonsense'].map((story) =>
        ask(stories.storyQueries.detail(id(ADA), story)),
      ),
      ask(stories.storyQueries.titles(id(ADA), [ROW.story, ROW.ofBo])),
    ],
  },
  {
    title: 'renames saved stories',
    as: ADA,
    calls: (id) => [
      () => stories.renameStory(ROW.story, id(ADA), '  Renamed  '),
      () => stories.renameStory(ROW.story, id(ADA), 'x'.repeat(300)),
      () => stories.renameStory(ROW.ofBo, id(ADA), 'Stolen'),
      () => stories.renameStory(ROW.missing, id(ADA), 'Nothing'),
      async () =>
        (await getSupabase())
          .from('user_stories')
          .update({ title: 'x'.repeat(201) })
          .eq('id', ROW.story)
          .select('title'),
      ask(stories.storyQueries.titles(id(ADA), [ROW.story])),
    ],
  },
  {
    title: 'deletes a saved story, finds it among those that can be restored, and restores it',
    as: ADA,
    calls: (id) => [
      () => stories.deleteStory(ROW.story),
      ask(stories.storyQueries.deleted(id(ADA))),
      ask(stories.storyQueries.detail(id(ADA), ROW.story)),
      ask(stories.storyQueries.count(id(ADA), allStories)),
      () => stories.renameStory(ROW.story, id(ADA), 'Gone'),
      () => stories.deleteStory(ROW.story),
      () => stories.holdDeletedStory(ROW.story),
      () => stories.restoreStory(ROW.story),
      () => stories.restoreStory(ROW.story),
      () => stories.holdDeletedStory(ROW.story),
      ...[ROW.ofBo, ROW.missing, 'nonsense'].flatMap((story) => [
        () => stories.deleteStory(story),
        () => stories.restoreStory(story),
        () => stories.holdDeletedStory(story),
      ]),
    ],
  },
  {
    title: 'finds deleted stories in the trash, restores one and deletes the other for good',
    as: ADA,
    calls: (id) => [
      ask(stories.storyQueries.trash(id(ADA))),
      () => stories.deleteStory(ROW.unfinished),
      () => stories.deleteStory(ROW.story),
      ask(stories.storyQueries.trash(id(ADA))),
      () => stories.restoreStory(ROW.story),
      ...[ROW.unfinished, ROW.unfinished, ROW.story, ROW.ofBo, ROW.missing, 'nonsense'].map(
        (story) => () => stories.deleteStoryForGood(story),
      ),
      () => stories.restoreStory(ROW.unfinished),
      ask(stories.storyQueries.trash(id(ADA))),
    ],
  },
  {
    title: 'saves a story, saves it again, and continues it',
    as: ADA,
    calls: (id) => [
      () => stories.saveStory(newStory(id(ADA))),
      () => stories.saveStory(newStory(id(ADA))),
      () =>
        stories.lengthenStory(
          newStory(id(ADA), { text: '# A New Light\n\nIt burned. On.', title: 'On' }),
          'A New Light',
        ),
      () => stories.lengthenStory(newStory(id(ADA), { text: 'Another text' }), 'A New Light'),
      () => stories.renameStory(idOf(500), id(ADA), 'My Own Title'),
      () =>
        stories.lengthenStory(newStory(id(ADA), { text: '# A New Light\n\nIt burned. On. And on.' }), 'A New Light'),
      ask(stories.storyQueries.detail(id(ADA), idOf(500))),
      () => stories.deleteStory(idOf(500)),
      () => stories.saveStory(newStory(id(ADA))),
      () => stories.saveStory(newStory(id(BO), { id: idOf(501) })),
      () => stories.saveStory(newStory(id(ADA), { id: idOf(502), text: 'x'.repeat(60_001) })),
    ],
  },
];
