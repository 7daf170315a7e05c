// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { itemsOf } from '@storyloom/shared/api/community';
import { fakeNetwork, json } from '@storyloom/testing/network';
import { client } from '@storyloom/testing/query-client';
import { type InspirationSearch, inspirationQueries } from './inspiration-queries.ts';

const everything: InspirationSearch = { query: ' ', categories: [], difficulties: [], lengths: [], languages: [] };
const narrowed: InspirationSearch = {
  query: 'light house',
  categories: ['scifi', 'mystery'],
  difficulties: ['easy', 'hard'],
  lengths: ['short'],
  languages: ['chinese', 'french'],
};
const FILTER = {
  p_query: 'light house',
  p_categories: ['scifi', 'mystery'],
  p_difficulties: ['easy', 'hard'],
  p_lengths: ['short'],
  p_languages: ['Chinese', 'French'],
};

const row = {
  id: 'id-1',
  user_id: 'mina',
  author: 'Mina',
  title: 'The Lamp',
  prompt: 'A lamp',
  category: 'scifi',
  difficulty: 'hard',
  language: 'French',
  likes_count: 3,
  uses_count: 2,
  created_at: '2026-11-20T10:00:00.123456+00:00',
  liked: true,
};
/** Rows with different ids and dates, and descending likes. */
const rows = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => ({
    ...row,
    id: `id-${from + index}`,
    likes_count: 100 - from - index,
    created_at: `2026-11-20T10:00:${60 - from - index}.123456+00:00`,
  }));

describe('the list of public inspirations', () => {
  it('The list of public inspirations requests all, most liked first, with one row more than it shows', async () => {
    const requests = fakeNetwork(() => json([row]));
    const { pages } = await client.fetchInfiniteQuery(inspirationQueries.list('user-1', everything));
    expect(requests).toMatchObject([{ method: 'POST', url: { pathname: '/rest/v1/rpc/search_inspirations' } }]);
    expect(requests[0]?.body).toEqual({ p_order: 'likes', p_limit: 11 });
    expect(pages).toEqual([
      {
        items: [
          {
            id: 'id-1',
            userId: 'mina',
            author: 'Mina',
            title: 'The Lamp',
            prompt: 'A lamp',
            category: 'scifi',
            difficulty: 'hard',
            lang: 'fr',
            likes: 3,
            uses: 2,
            liked: true,
            createdAt: '2026-11-20T10:00:00.123456+00:00',
            isPublic: true,
            isHidden: false,
          },
        ],
        next: undefined,
      },
    ]);
  });

  it('The list of public inspirations is narrowed by every filter', async () => {
    const requests = fakeNetwork(() => json([]));
    await client.fetchInfiniteQuery(inspirationQueries.list('user-1', narrowed));
    expect(requests[0]?.body).toEqual({ ...FILTER, p_order: 'likes', p_limit: 11 });
  });

  it('The next page of public inspirations starts after the last one shown', async () => {
    const requests = fakeNetwork(({ body }) => json(body.p_after_id === undefined ? rows(11) : rows(2, 11)));
    const { pages } = await client.fetchInfiniteQuery({ ...inspirationQueries.list('user-1', narrowed), pages: 3 });
    expect(requests.map(({ body }) => body)).toEqual([
      { ...FILTER, p_order: 'likes', p_limit: 11 },
      { ...FILTER, p_order: 'likes', p_limit: 11, p_after_likes: 90, p_after_id: 'id-10' },
    ]);
    expect(itemsOf(pages).map(({ id }) => id)).toEqual(rows(12).map(({ id }) => id));
  });

  it('An unknown category and difficulty are shown as the default ones', async () => {
    fakeNetwork(() => json([{ ...row, category: 'western', difficulty: 'brutal' }]));
    const { pages } = await client.fetchInfiniteQuery(inspirationQueries.list('user-1', everything));
    expect(pages[0]?.items).toMatchObject([{ category: 'fantasy', difficulty: 'medium' }]);
  });
});

describe('the number of inspirations', () => {
  it.each([
    ['all inspirations', everything, {}],
    ['the inspirations that a search finds', narrowed, FILTER],
  ])('The database counts %s', async (_case, search, body) => {
    const requests = fakeNetwork(() => json(1001));
    expect(await client.fetchQuery(inspirationQueries.count('user-1', search))).toBe(1001);
    expect(requests[0]?.url.pathname).toBe('/rest/v1/rpc/count_inspirations');
    expect(requests[0]?.body).toEqual(body);
  });
});

describe('community favorites', () => {
  it('The community’s favorites are requested page by page, each after the one before', async () => {
    const requests = fakeNetwork(({ body }) =>
      json(rows(Number(body.p_limit), body.p_after_id === undefined ? 1 : 14)),
    );
    const { pages } = await client.fetchInfiniteQuery({ ...inspirationQueries.favorites(undefined), pages: 2 });
    expect(requests[0]?.url.pathname).toBe('/rest/v1/rpc/search_inspirations');
    expect(requests.map(({ body }) => body)).toEqual([
      { p_order: 'likes', p_limit: 14 },
      { p_order: 'likes', p_limit: 11, p_after_likes: 87, p_after_id: 'id-13' },
    ]);
    expect(itemsOf(pages).map(({ id }) => id)).toEqual(rows(23).map(({ id }) => id));
  });
});

describe('liked inspirations', () => {
  it('A user’s liked inspirations are searched by words, last liked first, each page after the one before', async () => {
    const likes = rows(11).map((one, index) => ({ ...one, liked_at: `2026-11-21T10:00:${30 - index}+00:00` }));
    const requests = fakeNetwork(({ body }) => json(body.p_after_id === undefined ? likes : []));
    const { pages } = await client.fetchInfiniteQuery({ ...inspirationQueries.liked('user-1', 'lamp'), pages: 2 });
    expect(requests[0]?.url.pathname).toBe('/rest/v1/rpc/liked_inspirations');
    expect(requests.map(({ body }) => body)).toEqual([
      { p_query: 'lamp', p_limit: 11 },
      { p_query: 'lamp', p_limit: 11, p_after_liked: '2026-11-21T10:00:21+00:00', p_after_id: 'id-10' },
    ]);
    expect(pages[0]?.items).toHaveLength(10);
    expect(pages[0]?.items[0]).toMatchObject({ id: 'id-1', liked: true, lang: 'fr' });
  });
});

describe('own inspirations', () => {
  const { author: _author, liked: _liked, ...ownRow } = row;

  it('A user’s own inspirations are requested by owner, newest first, with the fields that only the owner sees', async () => {
    const hidden = { ...ownRow, id: 'id-2', is_public: false, hidden_at: '2026-11-21T10:00:00+00:00' };
    const requests = fakeNetwork(() => json([{ ...ownRow, is_public: true, hidden_at: null }, hidden]));
    const { pages } = await client.fetchInfiniteQuery(inspirationQueries.own('user-1'));
    expect(requests).toMatchObject([{ method: 'GET', url: { pathname: '/rest/v1/user_inspirations' } }]);
    expect(Object.fromEntries(requests[0]!.url.searchParams)).toEqual({
      select:
        'id,user_id,title,prompt,category,difficulty,language,likes_count,uses_count,created_at,is_public,hidden_at',
      user_id: 'eq.user-1',
      order: 'created_at.desc,id.asc',
      limit: '11',
    });
    expect(pages[0]?.items).toMatchObject([
      { id: 'id-1', author: '', liked: false, isPublic: true, isHidden: false },
      { id: 'id-2', author: '', liked: false, isPublic: false, isHidden: true },
    ]);
  });

  it('The next page of a user’s own inspirations starts after the last one shown, by date and id', async () => {
    const requests = fakeNetwork(({ url }) => json(url.searchParams.has('or') ? rows(1, 11) : rows(11)));
    const { pages } = await client.fetchInfiniteQuery({ ...inspirationQueries.own('user-1'), pages: 3 });
    const date = '"2026-11-20T10:00:50.123456+00:00"';
    expect(requests.map(({ url }) => url.searchParams.get('or'))).toEqual([
      null,
      `(created_at.lt.${date},and(created_at.eq.${date},id.gt."id-10"))`,
    ]);
    expect(requests[1]?.url.searchParams.get('user_id')).toBe('eq.user-1');
    expect(itemsOf(pages)).toHaveLength(11);
  });
});

it('Inspirations are cached separately by user and search, and all of a user’s below one key', () => {
  const { all, count, favorites, liked, list, own } = inspirationQueries;
  const hashes = ['user-1', 'user-2', undefined].flatMap((personId) => {
    const ofPerson = [
      list(personId, everything),
      list(personId, narrowed),
      count(personId, everything),
      count(personId, narrowed),
      favorites(personId),
      ...(personId === undefined ? [] : [own(personId), liked(personId, ''), liked(personId, 'lamp')]),
    ].map(({ queryKey }) => queryKey as readonly unknown[]);
    expect(ofPerson.map((key) => key.slice(0, 3))).toEqual(ofPerson.map(() => all(personId)));
    return ofPerson.map((key) => JSON.stringify(key));
  });
  expect(new Set(hashes).size).toBe(21);
});
