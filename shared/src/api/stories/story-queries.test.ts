// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { storeSession } from '@storyloom/testing/fake-auth';
import { fakeNetwork, json } from '@storyloom/testing/network';
import { client } from '@storyloom/testing/query-client';
import { storyQueries } from './story-queries.ts';
import { STORY_ORDERS, type StoryPlace, type StorySearch } from './story-search.ts';

const everything: StorySearch = { query: ' ', genre: 'all', language: 'all', order: 'newest' };
const narrowed: StorySearch = { query: 'light house', genre: 'romance', language: 'chinese', order: 'title' };
const FILTER = { p_query: 'light house', p_generators: ['romance'], p_languages: ['Chinese'] };

const row = {
  id: 'id-1',
  title: 'The Light',
  prompt: 'A lighthouse',
  generator_id: 'scifi',
  language: 'French',
  story_length: 1200,
  created_at: '2026-11-20T10:00:00.123456+00:00',
};
const summary = {
  id: 'id-1',
  title: 'The Light',
  prompt: 'A lighthouse',
  genre: 'scifi',
  language: 'french',
  createdAt: '2026-11-20T10:00:00.123456+00:00',
  heading: '',
  unfinished: false,
};
const ids = (count: number, from = 1) => Array.from({ length: count }, (_, index) => `id-${from + index}`);
const rows = (count: number) => ids(count).map((id) => ({ ...row, id }));
const place = (direction: StoryPlace['direction']): StoryPlace => ({ direction, row: summary });

beforeEach(storeSession);

const ask = (search: StorySearch, at?: StoryPlace) => client.fetchQuery(storyQueries.page('user-1', search, at));

describe('pages of saved stories', () => {
  it('A page of saved stories is requested with one story more than it shows', async () => {
    const requests = fakeNetwork(() => json([row]));
    const page = await ask(everything);
    expect(requests).toMatchObject([{ method: 'POST', url: { pathname: '/rest/v1/rpc/search_stories' } }]);
    expect(requests[0]?.body).toEqual({ p_order: 'newest', p_limit: 25 });
    expect(page).toEqual({ stories: [summary], hasPrevious: false, hasNext: false });
  });

  it('A page of saved stories is narrowed to words, a genre and the database’s name of a language', async () => {
    const requests = fakeNetwork(() => json([]));
    await ask(narrowed);
    expect(requests[0]?.body).toEqual({ ...FILTER, p_order: 'title', p_limit: 25 });
  });

  it.each([
    ['newest', { p_from_created: summary.createdAt }],
    ['oldest', { p_from_created: summary.createdAt }],
    ['title', { p_from_title: 'The Light' }],
  ] as const)('A page of saved stories ordered by %s is requested after or before a row', async (order, from) => {
    const requests = fakeNetwork(() => json([]));
    await ask({ ...everything, order }, place('after'));
    await ask({ ...everything, order }, place('before'));
    const asked = { p_order: order, p_limit: 25, p_from_id: 'id-1', ...from };
    expect(requests.map(({ body }) => body)).toEqual([
      { ...asked, p_backwards: false },
      { ...asked, p_backwards: true },
    ]);
  });

  it.each([
    ['the first, of several', undefined, 25, { ids: ids(24), hasPrevious: false, hasNext: true }],
    ['the first and only, just full', undefined, 24, { ids: ids(24), hasPrevious: false, hasNext: false }],
    ['after a row, in the middle', place('after'), 25, { ids: ids(24), hasPrevious: true, hasNext: true }],
    ['after a row, the last', place('after'), 3, { ids: ids(3), hasPrevious: true, hasNext: false }],
    // The extra story is the one farthest from the row, here the first of the list.
    ['before a row, in the middle', place('before'), 25, { ids: ids(24, 2), hasPrevious: true, hasNext: true }],
    ['before a row, the first', place('before'), 24, { ids: ids(24), hasPrevious: false, hasNext: true }],
  ])(
    'A page of saved stories says whether there are pages before and after it: %s',
    async (_case, at, found, expected) => {
      fakeNetwork(() => json(rows(found)));
      const { stories, ...sides } = await ask(everything, at);
      expect({ ids: stories.map(({ id }) => id), ...sides }).toEqual(expected);
    },
  );

  it('Saved stories can be ordered by newest, oldest and title', () => {
    expect(STORY_ORDERS).toEqual(['newest', 'oldest', 'title']);
  });
});

describe('the number of saved stories', () => {
  const count = (search: StorySearch) => client.fetchQuery(storyQueries.count('user-1', search));

  it.each([
    ['all saved stories', everything, {}],
    ['the saved stories that a search finds', narrowed, FILTER],
  ])('The database counts %s', async (_case, search, body) => {
    const requests = fakeNetwork(() => json(1043));
    expect(await count(search)).toBe(1043);
    expect(requests[0]?.url.pathname).toBe('/rest/v1/rpc/count_stories');
    expect(requests[0]?.body).toEqual(body);
  });

  it('The number of saved stories is cached once for all orders', () => {
    const keys = STORY_ORDERS.map((order) =>
      JSON.stringify(storyQueries.count('user-1', { ...everything, order }).queryKey),
    );
    expect(new Set(keys).size).toBe(1);
  });
});

describe('one saved story', () => {
  const find = (id: string) => client.fetchQuery(storyQueries.detail('user-1', id));

  it('A saved story is found by its id, with its text and all stored values', async () => {
    const options = { genre: 'scifi', source: { kind: 'story', id: 'source-1' } };
    const requests = fakeNetwork(() =>
      json([
        { ...row, options, story: '# The Light', perspective: 'First Person', tone: 'Light', demo: true, revision: 3 },
      ]),
    );
    expect(await find('id-1')).toEqual({
      ...summary,
      heading: '# The Light',
      demo: true,
      revision: 3,
      text: '# The Light',
      perspective: 'First Person',
      tone: 'Light',
      length: 1200,
      source: { kind: 'story', id: 'source-1' },
    });
    expect(requests).toMatchObject([{ method: 'GET', url: { pathname: '/rest/v1/user_stories' } }]);
    const { id, select = '' } = Object.fromEntries(requests[0]!.url.searchParams);
    expect([id, select.split(',').toSorted()]).toEqual([
      'eq.id-1',
      [...Object.keys(row), 'demo', 'options', 'perspective', 'revision', 'story', 'tone'].toSorted(),
    ]);
  });

  it('A saved story is null when it does not exist or is another user’s', async () => {
    fakeNetwork(() => json([]));
    expect(await find('id-9')).toBeNull();
  });

  it('A saved story is null when the URL contains no valid id', async () => {
    fakeNetwork(() => json({ code: '22P02', message: 'invalid input syntax for type uuid: "x"' }, 400));
    expect(await find('x')).toBeNull();
  });
});

it('Saved stories are cached separately by user, search and page, and all of a user’s below one key', () => {
  const { all, count, deleted, detail, page, pages } = storyQueries;
  const places = [undefined, place('after'), place('before'), { ...place('after'), row: { ...summary, id: 'id-2' } }];
  const hashes = ['user-1', 'user-2'].flatMap((userId) => {
    const ofPages = [
      ...places.map((at) => page(userId, everything, at).queryKey as readonly unknown[]),
      page(userId, { ...everything, order: 'oldest' }, undefined).queryKey,
      page(userId, narrowed, undefined).queryKey,
    ];
    const ofOthers: readonly (readonly unknown[])[] = [
      count(userId, everything).queryKey,
      count(userId, narrowed).queryKey,
      deleted(userId).queryKey,
      detail(userId, 'a').queryKey,
      detail(userId, 'b').queryKey,
    ];
    expect(ofPages.map((key) => key.slice(0, 3))).toEqual(ofPages.map(() => pages(userId)));
    expect(ofOthers.map((key) => key.slice(0, 2))).toEqual(ofOthers.map(() => all(userId)));
    expect(pages(userId).slice(0, 2)).toEqual(all(userId));
    return [...ofPages, ...ofOthers].map((key) => JSON.stringify(key));
  });
  expect(new Set(hashes).size).toBe(22);
});
