import { expect, it } from 'vitest';
import { communityKey } from '@storyloom/shared/api/community';
import { inspirationQueries } from './inspirations/inspiration-queries.ts';
import { communityStoryQueries } from './published-stories/community-stories.ts';
import { ownPublishedStoryQueries } from './published-stories/own-stories.ts';
import { parseSavedStory } from './stories/saved-story.ts';
import { storyQueries } from './stories/story-queries.ts';
import { revisionQueries } from './story-text/revision-queries.ts';

type Key = readonly unknown[];
interface Family {
  /** What is invalidated together. */
  readonly all: Key;
  readonly queries: readonly { readonly queryKey: Key }[];
}

const prompts = { query: '', categories: [], difficulties: [], lengths: [], languages: [] } as const;
const stories = { query: '', genre: 'all', language: 'all', order: 'newest' } as const;
const row = parseSavedStory({ id: 'a', story: 'Once.' });

function familiesOf(userId: string): readonly Family[] {
  const { list, count, favorites, own, liked } = inspirationQueries;
  const found = [prompts, { ...prompts, query: 'fox' }, { ...prompts, lengths: ['short'] } as const];
  const { page, count: countOf, detail, titles, trash, deleted } = storyQueries;
  const { list: ownList, of, ofAll } = ownPublishedStoryQueries;
  const searches = [stories, { order: 'views' }, { genre: 'scifi' }, { language: 'french' }] as const;
  const community = communityKey('story', userId);
  return [
    {
      all: inspirationQueries.all(userId),
      queries: [
        found.flatMap((search) => [list(userId, search), count(userId, search)]),
        [favorites(userId), own(userId), liked(userId, ''), liked(userId, 'fox')],
      ].flat(),
    },
    {
      all: storyQueries.pages(userId),
      queries: [
        ...(['newest', 'title'] as const).map((order) => page(userId, { ...stories, order }, undefined)),
        ...(['after', 'before'] as const).map((direction) => page(userId, stories, { direction, row })),
        page(userId, { ...stories, query: 'fox' }, undefined),
      ],
    },
    {
      all: storyQueries.all(userId),
      queries: [
        [countOf(userId, stories), countOf(userId, { ...stories, query: 'fox' }), trash(userId), deleted(userId)],
        [detail(userId, 'a'), detail(userId, 'b'), titles(userId, ['a']), revisionQueries.list(userId, 'a')],
      ].flat(),
    },
    { all: ownPublishedStoryQueries.all(userId), queries: [ownList(userId), of(userId, 'a'), ofAll(userId, ['a'])] },
    {
      all: community,
      queries: [
        ...searches.map((search) => communityStoryQueries.list(userId, { ...stories, ...search })),
        ...['a', 'b'].flatMap((id) => [
          communityStoryQueries.detail(userId, id),
          communityStoryQueries.link(userId, id),
        ]),
      ],
    },
    { all: [], queries: [1, 2].map((number) => revisionQueries.text(userId, 'a', number)) },
  ];
}

it('Answers are cached separately by user and question, below the key by which they are refreshed', () => {
  const keys = ['user-1', 'user-2'].flatMap(familiesOf).flatMap(({ all, queries }) =>
    queries.map(({ queryKey }) => {
      expect(queryKey.slice(0, all.length)).toEqual(all);
      return JSON.stringify(queryKey);
    }),
  );
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});
