import * as shares from '@storyloom/shared/api/published-stories';
import { ADA, BO } from '@storyloom/testing/people';
import { idOf } from '@storyloom/testing/rows';
import { ROW } from '../seed.ts';
import { ask, type Scenario, walk } from './scenario.ts';

const newShared = (userId: string, values: Partial<shares.NewPublishedStory> = {}): shares.NewPublishedStory => ({
  id: idOf(600),
  userId,
  title: 'A New Light',
  prompt: 'A light',
  text: '# A New Light\n\nIt burned.',
  genre: 'fantasy',
  language: 'english',
  isPublic: true,
  demo: false,
  ...values,
});

export const SHARING: readonly Scenario[] = [
  {
    title: 'lists their own published stories, in pages, by saved story and for several of them',
    as: ADA,
    calls: (id) => [
      walk(shares.ownPublishedStoryQueries.list(id(ADA)), 2),
      ask(shares.ownPublishedStoryQueries.of(id(ADA), ROW.story)),
      ask(shares.ownPublishedStoryQueries.ofAll(id(ADA), [ROW.story, ROW.missing])),
      ask(shares.ownPublishedStoryQueries.of(id(ADA), 'nonsense')),
      ...[ROW.ofAda, ROW.shared, 'nonsense'].map((story) => ask(shares.storyDays(id(ADA), story))),
    ],
  },
  {
    title: 'publishes stories: again under the same id, of another user’s saved story, with a source, as another user',
    as: ADA,
    calls: (id) => [
      () => shares.shareStory(newShared(id(ADA), { storyId: ROW.story })),
      () => shares.shareStory(newShared(id(ADA), { title: 'Again', isPublic: false })),
      () => shares.shareStory(newShared(id(ADA), { id: idOf(601), storyId: ROW.ofBo })),
      () =>
        shares.shareStory(
          newShared(id(ADA), { id: idOf(602), source: { kind: 'inspiration', id: ROW.prompt, title: '', author: '' } }),
        ),
      () => shares.shareStory(newShared(id(BO), { id: idOf(604) })),
      () => shares.shareStory(newShared(id(ADA), { id: idOf(605), text: 'x'.repeat(60_001) })),
      walk(shares.ownPublishedStoryQueries.list(id(ADA)), 1),
    ],
  },
  {
    title: 'changes who can read published stories, and deletes them',
    as: ADA,
    calls: (id) => [
      ...shares.VISIBILITIES.map((visibility) => () => shares.setVisibility(ROW.ofAda, id(ADA), visibility)),
      () => shares.setVisibility(ROW.ofAda, id(ADA), 'unlisted'),
      () => shares.setVisibility(ROW.shared, id(ADA), 'private'),
      () => shares.renamePublishedStory(ROW.ofAda, id(ADA), 'Renamed'),
      () => shares.linkPublishedStory(ROW.ofAdaPrivate, id(ADA), ROW.unfinished),
      () => shares.deletePublishedStory(ROW.ofAda, id(ADA)),
      () => shares.deletePublishedStory(ROW.shared, id(ADA)),
      walk(shares.ownPublishedStoryQueries.list(id(ADA)), 1),
    ],
  },
];
