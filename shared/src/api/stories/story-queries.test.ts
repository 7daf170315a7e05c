// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@storyloom/shared/api';
import { storeSession } from '../../testing/fake-auth.ts';
import { fakeNetwork, json } from '../../testing/network.ts';
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

let client: QueryClient;
beforeEach(() => {
  storeSession();
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
});
afterEach(() => {
  client.clear();
});

const ask = (search: StorySearch, at?: StoryPlace) => client.fetchQuery(storyQueries.page('user-1', search, at));

describe('a page of a person’s stories', () => {
  it('is asked for with one story more than it shows', async () => {
    const requests = fakeNetwork(() => json([row]));
    const page = await ask(everything);
    expect(requests).toMatchObject([{ method: 'POST', url: { pathname: '/rest/v1/rpc/search_stories' } }]);
    expect(requests[0]?.body).toEqual({ p_order: 'newest', p_limit: 25 });
    expect(page).toEqual({ stories: [summary], hasPrevious: false, hasNext: false });
  });

  it('is narrowed to words, a genre and a language, as rows name it', async () => {
    const requests = fakeNetwork(() => json([]));
    await ask(narrowed);
    expect(requests[0]?.body).toEqual({ ...FILTER, p_order: 'title', p_limit: 25 });
  });

  it.each([
    ['newest', { p_from_created: summary.createdAt }],
    ['oldest', { p_from_created: summary.createdAt }],
    ['title', { p_from_title: 'The Light' }],
  ] as const)('ordered by %s lies after or before a row of the list', async (order, from) => {
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
    // The one too many is the farthest from the row, and the list keeps its order.
    ['before a row, in the middle', place('before'), 25, { ids: ids(24, 2), hasPrevious: true, hasNext: true }],
    ['before a row, the first', place('before'), 24, { ids: ids(24), hasPrevious: false, hasNext: true }],
  ])('knows what lies on either side: %s', async (_case, at, found, expected) => {
    fakeNetwork(() => json(rows(found)));
    const { stories, ...sides } = await ask(everything, at);
    expect({ ids: stories.map(({ id }) => id), ...sides }).toEqual(expected);
  });

  it('has names for the three orders', () => {
    expect(STORY_ORDERS).toEqual(['newest', 'oldest', 'title']);
  });
});

describe('the number of a person’s stories', () => {
  const count = (search: StorySearch) => client.fetchQuery(storyQueries.count('user-1', search));

  it.each([
    ['of all', everything, {}],
    ['that a search finds', narrowed, FILTER],
  ])('%s', async (_case, search, body) => {
    const requests = fakeNetwork(() => json(1043));
    expect(await count(search)).toBe(1043);
    expect(requests[0]?.url.pathname).toBe('/rest/v1/rpc/count_stories');
    expect(requests[0]?.body).toEqual(body);
  });

  it('is the same in every order', () => {
    const keys = STORY_ORDERS.map((order) =>
      JSON.stringify(storyQueries.count('user-1', { ...everything, order }).queryKey),
    );
    expect(new Set(keys).size).toBe(1);
  });
});

describe('stories whose deletion can be undone', () => {
  const findDeleted = () => client.fetchQuery(storyQueries.deleted('user-1'));

  it('are there until they are gone, counted from before the question', async () => {
    vi.useFakeTimers({ now: 1_000_000 });
    const requests = fakeNetwork(() => {
      vi.setSystemTime(1_004_000);
      return json([{ id: 'id-1', title: 'The Light', language: 'French', ms_left: 9000 }]);
    });
    expect(await findDeleted()).toEqual([{ id: 'id-1', title: 'The Light', language: 'french', goneAt: 1_009_000 }]);
    expect(requests).toMatchObject([{ url: { pathname: '/rest/v1/rpc/recently_deleted_stories' } }]);
  });

  it('have a name, although none was given', async () => {
    fakeNetwork(() => json([{ id: 'id-1', title: ' ', language: 'French', ms_left: 9000 }]));
    expect(await findDeleted()).toMatchObject([{ title: 'Untitled Story' }]);
  });

  it('are asked for again every time', async () => {
    const requests = fakeNetwork(() => json([]));
    await findDeleted();
    await findDeleted();
    expect(requests).toHaveLength(2);
  });
});

describe('one saved story', () => {
  const find = (id: string) => client.fetchQuery(storyQueries.detail('user-1', id));

  it('is found by its id, with its text and all that was kept of it', async () => {
    const options = { genre: 'scifi', source: { kind: 'story', id: 'source-1' } };
    const requests = fakeNetwork(() =>
      json([{ ...row, options, story: '# The Light', perspective: 'First Person', tone: 'Light', demo: true }]),
    );
    expect(await find('id-1')).toEqual({
      ...summary,
      heading: '# The Light',
      demo: true,
      story: '# The Light',
      perspective: 'First Person',
      tone: 'Light',
      length: 1200,
      source: { kind: 'story', id: 'source-1' },
    });
    expect(requests).toMatchObject([{ method: 'GET', url: { pathname: '/rest/v1/user_stories' } }]);
    const { id, select = '' } = Object.fromEntries(requests[0]!.url.searchParams);
    expect([id, select.split(',').toSorted()]).toEqual([
      'eq.id-1',
      [...Object.keys(row), 'demo', 'options', 'perspective', 'story', 'tone'].toSorted(),
    ]);
  });

  it('is null when there is none, or it is someone else’s', async () => {
    fakeNetwork(() => json([]));
    expect(await find('id-9')).toBeNull();
  });

  it('is null when the address holds no id at all', async () => {
    fakeNetwork(() => json({ code: '22P02', message: 'invalid input syntax for type uuid: "x"' }, 400));
    expect(await find('x')).toBeNull();
  });

  it('leaves trying again to the query cache, whose one retry is soon', async () => {
    vi.useFakeTimers();
    const requests = fakeNetwork(() => new TypeError('Failed to fetch'));
    const failure = find('id-1').catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await failure).toMatchObject({ code: 'network' });
    expect(requests).toHaveLength(1);
  });
});

const QUERIES = {
  page: () => ask(everything),
  number: () => client.fetchQuery(storyQueries.count('user-1', everything)),
  'deleted list': () => client.fetchQuery(storyQueries.deleted('user-1')),
  'one story': () => client.fetchQuery(storyQueries.detail('user-1', 'id-1')),
};

describe.each(Object.entries(QUERIES))('the %s', (_name, fetch) => {
  it.each([
    ['data', () => json({ code: '42501', message: 'permission denied' }, 403)],
    ['network', () => new Response('<h1>502 Bad Gateway</h1>', { status: 502 })],
  ])('fails as “%s” rather than looking empty', async (code, answer) => {
    fakeNetwork(answer);
    const error = await fetch().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({ code });
  });
});

it('what is found is kept apart by person, search and place, and all of a person’s under one key', () => {
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
