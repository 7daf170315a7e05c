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
  const turn = (direction: 'after' | 'before', row?: stories.StoryPage['stories'][number]) =>
    ask<stories.StoryPage>(stories.storyQueries.page(userId, search, row && { direction, row }))();
  const second = await turn('after', first.stories.at(-1));
  await turn('before', second.stories[0]);
};

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
        { query: 'elan' },
        { query: '…!' },
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
      () => stories.renameStory(ROW.ofBo, id(ADA), 'Stolen'),
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
      () => stories.deleteStory(ROW.story),
      () => stories.holdDeletedStory(ROW.story),
      () => stories.restoreStory(ROW.story),
      () => stories.holdDeletedStory(ROW.story),
      () => stories.deleteStory(ROW.ofBo),
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
      ...[ROW.unfinished, ROW.story, ROW.ofBo].map((story) => () => stories.deleteStoryForGood(story)),
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
      ask(stories.storyQueries.detail(id(ADA), idOf(500))),
      () => stories.deleteStory(idOf(500)),
      () => stories.saveStory(newStory(id(ADA))),
      () => stories.saveStory(newStory(id(BO), { id: idOf(501) })),
      () => stories.saveStory(newStory(id(ADA), { id: idOf(502), text: 'x'.repeat(60_001) })),
    ],
  },
];
