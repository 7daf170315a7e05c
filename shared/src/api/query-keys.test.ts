import { expect, it } from 'vitest';
import { inspirationQueries } from './inspirations/inspiration-queries.ts';
import { communityStoryQueries } from './published-stories/community-stories.ts';
import { ownPublishedStoryQueries } from './published-stories/own-stories.ts';
import { parseSavedStory } from './stories/saved-story.ts';
import { storyQueries } from './stories/story-queries.ts';
import { revisionQueries } from './story-text/revision-queries.ts';

const prompts = { query: '', categories: [], difficulties: [], lengths: [], languages: [] } as const;
const stories = { query: '', genre: 'all', language: 'all', order: 'newest' } as const;
const fox = { ...stories, query: 'fox' };
const row = parseSavedStory({ id: 'a', story: 'Once.' });

/** Different questions of a user. */
function queriesOf(userId: string): readonly { readonly queryKey: readonly unknown[] }[] {
  const { list, count, favorites, own, liked } = inspirationQueries;
  const { page, count: countOf, detail, titles, trash, deleted } = storyQueries;
  const { list: ownList, of, ofAll } = ownPublishedStoryQueries;
  const community = [stories, { order: 'views' }, { genre: 'scifi' }, { language: 'french' }] as const;
  return [
    [prompts, { ...prompts, query: 'fox' }, { ...prompts, lengths: ['short'] } as const].flatMap((search) => [
      list(userId, search),
      count(userId, search),
    ]),
    [favorites(userId), own(userId), liked(userId, ''), liked(userId, 'fox')],
    [stories, { ...stories, order: 'title' } as const, fox].map((search) => page(userId, search, undefined)),
    (['after', 'before'] as const).map((direction) => page(userId, stories, { direction, row })),
    [countOf(userId, stories), countOf(userId, fox), trash(userId), deleted(userId), titles(userId, ['a'])],
    community.map((search) => communityStoryQueries.list(userId, { ...stories, ...search })),
    ['a', 'b'].flatMap((id) => [communityStoryQueries.detail(userId, id), communityStoryQueries.link(userId, id)]),
    [detail(userId, 'a'), detail(userId, 'b'), ownList(userId), of(userId, 'a'), ofAll(userId, ['a'])],
    [revisionQueries.list(userId, 'a'), ...[1, 2].map((number) => revisionQueries.text(userId, 'a', number))],
  ].flat();
}

it('Answers are cached separately by user and question', () => {
  const keys = ['user-1', 'user-2'].flatMap(queriesOf).map(({ queryKey }) => JSON.stringify(queryKey));
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});
