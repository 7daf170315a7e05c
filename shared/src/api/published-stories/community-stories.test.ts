// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { fakeNetwork, json } from '@storyloom/testing/network';
import { client } from '@storyloom/testing/query-client';
import { type CommunitySearch, communityStoryQueries } from './community-stories.ts';

const everything: CommunitySearch = { order: 'newest', genre: 'all', language: 'all' };
const row = {
  id: 'id-1',
  user_id: 'mina',
  author: 'Mina',
  title: 'The Lamp',
  prompt: 'A lamp',
  opening: 'It was dark.',
  generator_id: 'scifi',
  language: 'French',
  views_count: 40,
  likes_count: 3,
  created_at: '2026-11-20T10:00:00.123456+00:00',
  liked: true,
  share_id: 'link-1',
  source_inspiration_id: null,
  source_story_id: null,
  source_title: null,
  source_author: null,
  demo: true,
};
const story = {
  id: 'id-1',
  shareId: 'link-1',
  userId: 'mina',
  author: 'Mina',
  title: 'The Lamp',
  prompt: 'A lamp',
  opening: 'It was dark.',
  genre: 'scifi',
  language: 'french',
  views: 40,
  likes: 3,
  liked: true,
  createdAt: '2026-11-20T10:00:00.123456+00:00',
  demo: true,
};
const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ ...row, id: `id-${index + 1}` }));

describe('the list of published stories', () => {
  it('The list of published stories requests all, with one row more than it shows', async () => {
    const requests = fakeNetwork(() => json([row]));
    const { pages } = await client.fetchInfiniteQuery(communityStoryQueries.list('user-1', everything));
    expect(requests).toMatchObject([{ method: 'POST', url: { pathname: '/rest/v1/rpc/search_shared_stories' } }]);
    expect(requests[0]?.body).toEqual({ p_order: 'newest', p_limit: 11 });
    expect(pages).toEqual([{ items: [story], next: undefined }]);
  });

  it('The list of published stories is narrowed to a genre and to the database’s name of a language', async () => {
    const requests = fakeNetwork(() => json([]));
    const search = { order: 'views', genre: 'romance', language: 'chinese' } as const;
    await client.fetchInfiniteQuery(communityStoryQueries.list('user-1', search));
    expect(requests[0]?.body).toMatchObject({ p_generators: ['romance'], p_languages: ['Chinese'], p_order: 'views' });
  });

  it.each([
    ['newest', { p_after_created: '2026-11-20T10:00:00.123456+00:00', p_after_id: 'id-10' }],
    ['views', { p_after_views: 40, p_after_id: 'id-10' }],
  ] as const)(
    'The next page of published stories ordered by %s starts after the last one shown',
    async (order, after) => {
      const requests = fakeNetwork(({ body }) => json(body.p_after_id === undefined ? rows(11) : []));
      const query = communityStoryQueries.list('user-1', { ...everything, order });
      const { pages } = await client.fetchInfiniteQuery({ ...query, pages: 3 });
      expect(pages.map(({ items }) => items.length)).toEqual([10, 0]);
      const asked = { p_order: order, p_limit: 11 };
      expect(requests.map(({ body }) => body)).toEqual([asked, { ...asked, ...after }]);
    },
  );

  it('A listed story names the source of its prompt', async () => {
    fakeNetwork(() => json([{ ...row, source_story_id: 'story-9', source_title: 'The Light', source_author: 'Ada' }]));
    const { pages } = await client.fetchInfiniteQuery(communityStoryQueries.list('user-1', everything));
    expect(pages[0]?.items[0]?.source).toEqual({
      kind: 'story',
      id: 'story-9',
      title: 'The Light',
      author: 'Ada',
    });
  });

  it('Lists of published stories are cached separately by user, genre, language and order', () => {
    const searches = [
      everything,
      { ...everything, order: 'views' },
      { ...everything, genre: 'scifi' },
      { ...everything, language: 'french' },
    ] as const;
    const keys = ['user-1', 'user-2', undefined].flatMap((personId) =>
      searches.map((search) => JSON.stringify(communityStoryQueries.list(personId, search).queryKey)),
    );
    expect(new Set(keys).size).toBe(12);
  });
});

describe.each([
  ['a published story', communityStoryQueries.detail, 'read_shared_story', { p_id: 'id-1' }],
  ['the story behind a link', communityStoryQueries.link, 'read_shared_link', { p_share_id: 'id-1' }],
] as const)('%s', (_name, queryOf, name, parameters) => {
  const read = (id: string) => client.fetchQuery(queryOf('user-1', id));
  const { opening: _opening, ...shown } = row;
  const content = '# The Lamp\n\nIt was dark.';
  const whole = { ...shown, content, is_public: true, is_unlisted: false, is_hidden: false };
  const readable = { ...story, opening: '', text: content, isPublic: true, isUnlisted: false, isHidden: false };

  it('A published story is read with its text', async () => {
    const requests = fakeNetwork(() => json([whole]));
    expect(await read('id-1')).toEqual({ items: [readable] });
    expect(requests).toMatchObject([{ method: 'POST', url: { pathname: `/rest/v1/rpc/${name}` } }]);
    expect(requests[0]?.body).toEqual(parameters);
  });

  it.each([
    ['unlisted', { is_public: false, is_unlisted: true }, { isPublic: false, isUnlisted: true }],
    ['private, and so without a link', { is_public: false, share_id: null }, { isPublic: false, shareId: '' }],
    ['hidden', { is_hidden: true }, { isHidden: true }],
  ])('A published story says whether it is %s', async (_case, columns, values) => {
    fakeNetwork(() => json([{ ...whole, ...columns }]));
    expect(await read('id-1')).toEqual({ items: [{ ...readable, ...values }] });
  });

  it('A published story names the source of its prompt', async () => {
    const from = { source_inspiration_id: 'prompt-9', source_title: 'The Light', source_author: 'Ada' };
    fakeNetwork(() => json([{ ...whole, ...from }]));
    const source = { kind: 'inspiration', id: 'prompt-9', title: 'The Light', author: 'Ada' };
    expect(await read('id-1')).toEqual({ items: [{ ...readable, source }] });
  });

  it.each([
    ['the user may read no such story', () => json([])],
    [
      'the URL contains no valid id',
      () => json({ code: '22P02', message: 'invalid input syntax for type uuid: "x"' }, 400),
    ],
  ])('The result is empty when %s', async (_case, answer) => {
    fakeNetwork(answer);
    expect(await read('x')).toEqual({ items: [] });
  });

  it('Published stories are cached separately by user and story', () => {
    const keys = [queryOf('user-1', 'a'), queryOf('user-2', 'a'), queryOf(undefined, 'a'), queryOf('user-1', 'b')];
    expect(new Set(keys.map(({ queryKey }) => JSON.stringify(queryKey))).size).toBe(4);
  });
});

it('A published story is requested every time, by id or by link, because its link may be revoked', async () => {
  const requests = fakeNetwork(() => json([]));
  client.setDefaultOptions({ queries: { staleTime: Infinity } });
  for (const query of [communityStoryQueries.detail('user-1', 'a'), communityStoryQueries.link('user-1', 'a')]) {
    await client.fetchQuery(query);
    await client.fetchQuery(query);
  }
  expect(requests.map(({ url }) => url.pathname.split('/').at(-1))).toEqual([
    'read_shared_story',
    'read_shared_story',
    'read_shared_link',
    'read_shared_link',
  ]);
});

it('An id in place of a link finds a story only for its owner', async () => {
  const id = '00000000-0000-4000-8000-000000000001';
  const requests = fakeNetwork(() => json([{ ...row, user_id: 'user-1', share_id: null, is_public: false }]));
  const found = async (personId: string) => (await client.fetchQuery(communityStoryQueries.link(personId, id))).items;
  expect(await found('user-1')).toMatchObject([{ shareId: '', isPublic: false }]);
  expect(await found('user-2')).toEqual([]);
  expect(requests[0]).toMatchObject({ url: { pathname: '/rest/v1/rpc/read_shared_story' }, body: { p_id: id } });
});
