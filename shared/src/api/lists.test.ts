// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { storeSession } from '@storyloom/testing/fake-auth';
import { fakeNetwork, json } from '@storyloom/testing/network';
import { client } from '@storyloom/testing/query-client';
import { promptRow } from './testing/prompt-row.ts';
import { inspirationQueries } from './inspirations/inspiration-queries.ts';
import { moderationQueries } from './moderation/moderation.ts';
import { communityStoryQueries } from './published-stories/community-stories.ts';
import { ownPublishedStoryQueries } from './published-stories/own-stories.ts';
import { sessionQueries } from './sessions/sessions.ts';
import { storyQueries } from './stories/story-queries.ts';
import { askedOf } from './testing/asked-of.ts';

const U = 'user-1';
const inspirations = inspirationQueries.list(U, {
  query: 'light house',
  categories: ['scifi', 'mystery'],
  difficulties: ['easy', 'hard'],
  lengths: ['short'],
  languages: ['chinese', 'french'],
});
const narrowed = {
  p_query: 'light house',
  p_categories: ['scifi', 'mystery'],
  p_difficulties: ['easy', 'hard'],
  p_lengths: ['short'],
  p_languages: ['Chinese', 'French'],
};

/** A row of any list. */
const rowOf = (n: number) => ({
  ...promptRow(`id-${n}`),
  liked_at: `2026-11-21T10:00:${30 - n}+00:00`,
  views_count: 40 - n,
  what: 'story',
  reasons: [],
  notes: [],
  last_at: '2',
  hidden_at: '3',
  deleted_at: '4',
});
const p_after_id = 'id-10';
const created = '2026-11-20T10:00:00+00:00';
const own = { user_id: 'eq.user-1', order: 'created_at.desc,id.asc', limit: '11' };
const after = { or: `(created_at.lt."${created}",and(created_at.eq."${created}",id.gt."id-10"))` };
const thing = { p_after_what: 'story', p_after_id };

/** A list, what it asks for, and what the second page asks for besides. */
type List = readonly [query: object, what: string, asked: object, after: object, size?: number];
const LISTS: readonly List[] = [
  [inspirations, 'POST rpc/search_inspirations', { ...narrowed, p_order: 'likes' }, { p_after_likes: 3, p_after_id }],
  [
    inspirationQueries.liked(U, 'lamp'),
    'POST rpc/liked_inspirations',
    { p_query: 'lamp' },
    { p_after_liked: '2026-11-21T10:00:20+00:00', p_after_id },
  ],
  [inspirationQueries.own(U), 'GET user_inspirations', own, after],
  [
    communityStoryQueries.list(U, { order: 'newest', genre: 'all', language: 'all' }),
    'POST rpc/search_shared_stories',
    { p_order: 'newest' },
    { p_after_created: created, p_after_id },
  ],
  [
    communityStoryQueries.list(U, { order: 'views', genre: 'romance', language: 'chinese' }),
    'POST rpc/search_shared_stories',
    { p_order: 'views', p_generators: ['romance'], p_languages: ['Chinese'] },
    { p_after_views: 30, p_after_id },
  ],
  [ownPublishedStoryQueries.list(U), 'GET user_shared_stories', own, after],
  [moderationQueries.reports(U), 'POST rpc/moderation_reports', {}, { ...thing, p_after_last: '2' }],
  [moderationQueries.hidden(U), 'POST rpc/moderation_hidden', {}, { ...thing, p_after_hidden: '3' }],
  [storyQueries.trash(U), 'POST rpc/deleted_stories', {}, { p_before: '4', p_after_id: 'id-24' }, 24],
];

beforeEach(() => storeSession());

it('A list is read page by page, each after the last item of the one before', async () => {
  for (const [query, what, asked, next, size = 10] of LISTS) {
    const rows = Array.from({ length: size + 1 }, (_, index) => rowOf(index + 1));
    const requests = fakeNetwork(() => json(requests.length > 1 ? rows.slice(size) : rows));
    const { pages } = await client.fetchInfiniteQuery({ ...(query as typeof inspirations), pages: 3 });
    const isFunction = what.startsWith('POST');
    const first = { ...(isFunction && { p_limit: size + 1 }), ...asked };
    const withoutSelect = ([name, { select: _select, ...values }]: ReturnType<typeof askedOf>) => [name, values];
    expect(requests.map(askedOf).map(withoutSelect)).toEqual([
      [what, first],
      [what, { ...first, ...next }],
    ]);
    expect(pages.map(({ items }) => items.length)).toEqual([size, 1]);
  }
});

it('Sessions are read with browser and last use; none means that this one has ended', async () => {
  const read = () => client.fetchQuery(sessionQueries.own(U));
  const rows = [
    { id: 's-1', user_agent: 'Firefox', last_used_at: '2026-11-20T10:00:00+00:00', is_current: true },
    { id: 's-2', user_agent: null, last_used_at: '2026-11-19T10:00:00+00:00', is_current: false },
  ];
  fakeNetwork(() => json(rows));
  expect(await read()).toEqual([
    { id: 's-1', userAgent: 'Firefox', lastUsed: new Date('2026-11-20T10:00:00Z'), isCurrent: true },
    { id: 's-2', userAgent: null, lastUsed: new Date('2026-11-19T10:00:00Z'), isCurrent: false },
  ]);
  fakeNetwork(() => json([]));
  const message = 'Your sign-in has expired. Please sign in again.';
  await expect(read()).rejects.toMatchObject({ code: 'unauthorized', message });
});
