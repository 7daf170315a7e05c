// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storeSession } from '@storyloom/testing/fake-auth';
import { fakeNetwork, json } from '@storyloom/testing/network';
import { client } from '@storyloom/testing/query-client';
import { askedOf } from '../testing/asked-of.ts';
import { parseStorySummary } from './saved-story.ts';
import { storyQueries } from './story-queries.ts';
import type { StoryPlace, StorySearch } from './story-search.ts';

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
const summary = parseStorySummary(row);
const ids = (count: number, from = 1) => Array.from({ length: count }, (_, index) => `id-${from + index}`);
const place = (direction: StoryPlace['direction']): StoryPlace => ({ direction, row: summary });

beforeEach(() => storeSession());

describe('pages of saved stories', () => {
  const ask = (search: StorySearch, at?: StoryPlace) => client.fetchQuery(storyQueries.page('user-1', search, at));

  it('A page is requested with one story more than it shows, and narrowed to what was searched for', async () => {
    const requests = fakeNetwork(() => json([row]));
    expect(await ask(everything)).toEqual({ stories: [summary], hasPrevious: false, hasNext: false });
    await ask(narrowed);
    expect(requests.map(askedOf)).toEqual([
      ['POST rpc/search_stories', { p_order: 'newest', p_limit: 25 }],
      ['POST rpc/search_stories', { ...FILTER, p_order: 'title', p_limit: 25 }],
    ]);
  });

  it('A page is requested after or before a row, by the value that the order needs', async () => {
    for (const [order, from] of [
      ['newest', { p_from_created: summary.createdAt }],
      ['oldest', { p_from_created: summary.createdAt }],
      ['title', { p_from_title: 'The Light' }],
    ] as const) {
      const requests = fakeNetwork(() => json([]));
      await ask({ ...everything, order }, place('after'));
      await ask({ ...everything, order }, place('before'));
      const asked = { p_order: order, p_limit: 25, p_from_id: 'id-1', ...from };
      expect(requests.map(({ body }) => body)).toEqual([
        { ...asked, p_backwards: false },
        { ...asked, p_backwards: true },
      ]);
    }
  });

  it.each([
    ['the first, of several', undefined, 25, { ids: ids(24), hasPrevious: false, hasNext: true }],
    ['the first and only, just full', undefined, 24, { ids: ids(24), hasPrevious: false, hasNext: false }],
    ['after a row, in the middle', place('after'), 25, { ids: ids(24), hasPrevious: true, hasNext: true }],
    ['after a row, the last', place('after'), 3, { ids: ids(3), hasPrevious: true, hasNext: false }],
    // The extra story is the one farthest from the row, here the first of the list.
    ['before a row, in the middle', place('before'), 25, { ids: ids(24, 2), hasPrevious: true, hasNext: true }],
    ['before a row, the first', place('before'), 24, { ids: ids(24), hasPrevious: false, hasNext: true }],
  ])('A page says whether there are pages before and after it: %s', async (_case, at, found, expected) => {
    fakeNetwork(() => json(ids(found).map((id) => ({ ...row, id }))));
    const { stories, ...sides } = await ask(everything, at);
    expect({ ids: stories.map(({ id }) => id), ...sides }).toEqual(expected);
  });
});

it('The database counts what a search finds, once for all orders', async () => {
  const requests = fakeNetwork(() => json(1043));
  for (const search of [everything, narrowed])
    expect(await client.fetchQuery(storyQueries.count('user-1', search))).toBe(1043);
  expect(requests.map(askedOf)).toEqual([
    ['POST rpc/count_stories', {}],
    ['POST rpc/count_stories', FILTER],
  ]);
  const keyOf = (order: StorySearch['order']) => storyQueries.count('user-1', { ...everything, order }).queryKey;
  expect(keyOf('title')).toEqual(keyOf('newest'));
});

describe('one saved story', () => {
  const find = (id: string) => client.fetchQuery(storyQueries.detail('user-1', id));

  it('A saved story is found by its id, with its text and all stored values', async () => {
    const stored = { story: '# The Light', perspective: 'First Person', tone: 'Light', demo: true, revision: 3 };
    const requests = fakeNetwork(() => json([{ ...row, ...stored, options: {} }]));
    expect(await find('id-1')).toMatchObject({ ...summary, heading: '# The Light', text: '# The Light', revision: 3 });
    const [[what, { select, ...where }]] = requests.map(askedOf) as [ReturnType<typeof askedOf>];
    expect([what, where]).toEqual(['GET user_stories', { id: 'eq.id-1' }]);
    expect(String(select).split(',').toSorted()).toEqual(
      [...Object.keys(row), ...Object.keys(stored), 'options'].toSorted(),
    );
  });

  it('A saved story is null when it does not exist, is another user’s, or has no valid id', async () => {
    fakeNetwork(() => json([]));
    expect(await find('id-9')).toBeNull();
    fakeNetwork(() => json({ code: '22P02', message: 'invalid input syntax for type uuid: "x"' }, 400));
    expect(await find('x')).toBeNull();
  });
});

describe('deleted stories', () => {
  it('Deleted stories have a time of removal, counted from before the request, and are read every time', async () => {
    vi.useFakeTimers({ now: 1_000_000 });
    storeSession();
    const requests = fakeNetwork(() => {
      vi.setSystemTime(1_004_000);
      return json([{ id: 'id-1', title: ' ', language: 'French', ms_left: 9000 }]);
    });
    const find = () => client.fetchQuery(storyQueries.deleted('user-1'));
    expect(await find()).toEqual([{ id: 'id-1', title: 'Untitled Story', language: 'french', goneAt: 1_009_000 }]);
    await find();
    expect(requests.map(({ name }) => name)).toEqual(['recently_deleted_stories', 'recently_deleted_stories']);
  });

  it('Stories in the trash have their title and the days that are left', async () => {
    const gone = { id: 'id-1', title: ' ', language: 'French', deleted_at: '2026-11-20T10:00:00+00:00', days_left: 7 };
    fakeNetwork(() => json([gone, { ...gone, title: ' Story ' }]));
    const { pages } = await client.fetchInfiniteQuery(storyQueries.trash('user-1'));
    const read = { id: 'id-1', language: 'french', deletedAt: gone.deleted_at, daysLeft: 7 };
    expect(pages[0]?.items).toEqual([
      { ...read, title: 'Untitled Story' },
      { ...read, title: 'Story' },
    ]);
  });
});
