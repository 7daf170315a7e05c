// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { communityKey, itemsOf } from '@storyloom/shared/api/community';
import { storeSession } from '@storyloom/testing/fake-auth';
import { fakeNetwork, json } from '@storyloom/testing/network';
import { client } from '@storyloom/testing/query-client';
import { ownPublishedStoryQueries } from './own-stories.ts';
import { deletePublishedStory, setVisibility } from './own-story-changes.ts';

const row = {
  id: 'id-1',
  user_id: 'user-1',
  title: 'The Lamp',
  prompt: 'A lamp',
  generator_id: 'scifi',
  language: 'French',
  is_public: true,
  is_unlisted: false,
  share_id: 'link-1',
  hidden_at: null,
  views_count: 40,
  likes_count: 3,
  created_at: '2026-11-20T10:00:00.123456+00:00',
  story_id: 'saved-1',
  source_inspiration_id: null,
  demo: true,
};
const story = {
  id: 'id-1',
  userId: 'user-1',
  title: 'The Lamp',
  prompt: 'A lamp',
  genre: 'scifi',
  language: 'french',
  visibility: 'public',
  shareId: 'link-1',
  isHidden: false,
  views: 40,
  likes: 3,
  liked: false,
  createdAt: '2026-11-20T10:00:00.123456+00:00',
  storyId: 'saved-1',
  inspirationId: '',
  demo: true,
};
const rows = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => ({ ...row, id: `id-${from + index}` }));
const COLUMNS = Object.keys(row).toSorted();
const failureOf = (promise: Promise<unknown>) => promise.catch((error: unknown) => error);

beforeEach(storeSession);

/** The query of a table's URL, with the columns apart. */
function askedOf(url: URL) {
  const { select = '', ...asked } = Object.fromEntries(url.searchParams);
  return { columns: select.split(',').toSorted(), asked };
}

describe('own published stories', () => {
  const list = () => client.fetchInfiniteQuery(ownPublishedStoryQueries.list('user-1'));

  it('A user’s published stories are requested by owner, newest first, with one row more than is shown', async () => {
    const requests = fakeNetwork(() => json([row]));
    const { pages } = await list();
    expect(requests).toMatchObject([{ method: 'GET', url: { pathname: '/rest/v1/user_shared_stories' } }]);
    expect(askedOf(requests[0]!.url)).toEqual({
      columns: COLUMNS,
      asked: { user_id: 'eq.user-1', order: 'created_at.desc,id.asc', limit: '11' },
    });
    expect(pages).toEqual([{ items: [story], next: undefined }]);
  });

  it('The next page of a user’s published stories starts after the last one shown, by date and id', async () => {
    const requests = fakeNetwork(({ url }) => json(url.searchParams.has('or') ? rows(1, 11) : rows(11)));
    const { pages } = await client.fetchInfiniteQuery({ ...ownPublishedStoryQueries.list('user-1'), pages: 3 });
    const date = '"2026-11-20T10:00:00.123456+00:00"';
    expect(requests.map(({ url }) => url.searchParams.get('or'))).toEqual([
      null,
      `(created_at.lt.${date},and(created_at.eq.${date},id.gt."id-10"))`,
    ]);
    expect(requests[1]?.url.searchParams.get('user_id')).toBe('eq.user-1');
    expect(pages.map(({ items }) => items.length)).toEqual([10, 1]);
    expect(itemsOf(pages)).toHaveLength(11);
  });

  it.each([
    ['public', {}, {}],
    ['public when it is unlisted as well', { is_unlisted: true }, {}],
    ['unlisted', { is_public: false, is_unlisted: true }, { visibility: 'unlisted' }],
    ['private, without a link', { is_public: false, share_id: null }, { visibility: 'private', shareId: '' }],
    ['hidden by the operator', { hidden_at: '2026-11-21T10:00:00+00:00' }, { isHidden: true }],
    ['a copy of a deleted story', { story_id: null }, { storyId: '' }],
  ])('A row of a user’s published story is read as %s', async (_case, columns, values) => {
    fakeNetwork(() => json([{ ...row, ...columns }]));
    expect((await list()).pages[0]?.items).toEqual([{ ...story, ...values }]);
  });
});

describe('published copies of a saved story', () => {
  const find = () => client.fetchQuery(ownPublishedStoryQueries.of('user-1', 'saved-1'));

  it('The published copies of a saved story are requested every time, newest first', async () => {
    const requests = fakeNetwork(() => json([row]));
    client.setDefaultOptions({ queries: { staleTime: Infinity } });
    expect(await find()).toEqual({ items: [story] });
    await find();
    expect(requests).toHaveLength(2);
    expect(requests[0]).toMatchObject({ method: 'GET', url: { pathname: '/rest/v1/user_shared_stories' } });
    expect(askedOf(requests[0]!.url)).toEqual({
      columns: COLUMNS,
      asked: { user_id: 'eq.user-1', story_id: 'eq.saved-1', order: 'created_at.desc,id.asc', limit: '10' },
    });
  });

  it('A saved story without published copies has an empty list', async () => {
    fakeNetwork(() => json([]));
    expect(await find()).toEqual({ items: [] });
  });
});

it('A user’s published stories are cached separately by user and story, below the community’s key', () => {
  const { all, list, of } = ownPublishedStoryQueries;
  const keys = ['user-1', 'user-2'].flatMap((userId) => {
    const ofPerson: readonly (readonly unknown[])[] = [
      list(userId).queryKey,
      of(userId, 'a').queryKey,
      of(userId, 'b').queryKey,
    ];
    expect(all(userId).slice(0, 3)).toEqual(communityKey('story', userId));
    expect(ofPerson.map((key) => key.slice(0, 4))).toEqual(ofPerson.map(() => all(userId)));
    return ofPerson.map((key) => JSON.stringify(key));
  });
  expect(new Set(keys).size).toBe(6);
});

describe.each([
  ['own published stories', () => client.fetchInfiniteQuery(ownPublishedStoryQueries.list('user-1'))],
  ['what is shared of a story', () => client.fetchQuery(ownPublishedStoryQueries.of('user-1', 'saved-1'))],
  ['setVisibility', () => setVisibility('id-1', 'user-1', 'public')],
  ['deletePublishedStory', () => deletePublishedStory('id-1', 'user-1')],
])('%s', (_name, ask) => {
  it('A refused request about own published stories fails with a message for the user', async () => {
    fakeNetwork(() => json({ code: '42501', message: 'permission denied' }, 403));
    const error = await failureOf(ask());
    expect(error).toMatchObject({ name: 'AppError', code: 'data', message: 'You don’t have permission to do this.' });
  });

  it('An unanswered request about own published stories fails as “network” after one attempt, because its caller retries', async () => {
    vi.useFakeTimers();
    const requests = fakeNetwork(() => new TypeError('Failed to fetch'));
    const failure = failureOf(ask());
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await failure).toMatchObject({ name: 'AppError', code: 'network' });
    expect(requests).toHaveLength(1);
  });
});

it('Published copies of an empty list of stories are not requested', () => {
  expect(ownPublishedStoryQueries.ofAll('user-1', []).enabled).toBe(false);
  expect(ownPublishedStoryQueries.ofAll('user-1', ['saved-1']).enabled).toBe(true);
});
