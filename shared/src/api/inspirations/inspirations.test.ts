// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { itemsOf } from '@storyloom/shared/api/community';
import { fakeNetwork, json } from '@storyloom/testing/network';
import { client } from '@storyloom/testing/query-client';
import { promptRow } from '../community/testing/prompts-page.tsx';
import { askedOf } from '../testing/asked-of.ts';
import { type InspirationSearch, inspirationQueries } from './inspiration-queries.ts';
import { deleteInspiration, type NewInspiration, shareInspiration, updateInspiration } from './inspirations.ts';

const everything: InspirationSearch = { query: ' ', categories: [], difficulties: [], lengths: [], languages: [] };
const narrowed: InspirationSearch = {
  query: 'light house',
  categories: ['scifi', 'mystery'],
  difficulties: ['easy', 'hard'],
  lengths: ['short'],
  languages: ['chinese', 'french'],
};
const { categories: p_categories, difficulties: p_difficulties, lengths: p_lengths } = narrowed;
const words = { p_query: 'light house', p_languages: ['Chinese', 'French'] };
const FILTER = { ...words, p_categories, p_difficulties, p_lengths };

const row = {
  ...promptRow('id-1'),
  category: 'scifi',
  difficulty: 'hard',
  language: 'French',
  uses_count: 2,
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
const idsOf = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id);

describe('the lists of inspirations', () => {
  it('A public inspiration is read with all its values, and defaults for unknown ones', async () => {
    fakeNetwork(() => json([row, { ...row, id: 'id-2', category: 'western', difficulty: 'brutal' }]));
    const { pages } = await client.fetchInfiniteQuery(inspirationQueries.list('user-1', everything));
    const { user_id, language: _language, likes_count, uses_count, created_at, ...same } = row;
    const renamed = { userId: user_id, lang: 'fr', likes: likes_count, uses: uses_count, createdAt: created_at };
    expect(pages[0]?.items[0]).toEqual({ ...same, ...renamed, isPublic: true, isHidden: false });
    expect(pages[0]?.items[1]).toMatchObject({ category: 'fantasy', difficulty: 'medium' });
  });

  it('Public inspirations are counted, and listed most liked first, page after page', async () => {
    const requests = fakeNetwork(({ name, body }) =>
      json(name === 'count_inspirations' ? 1001 : body.p_after_id === undefined ? rows(11) : rows(2, 11)),
    );
    const { pages } = await client.fetchInfiniteQuery({ ...inspirationQueries.list('user-1', narrowed), pages: 3 });
    await client.fetchInfiniteQuery(inspirationQueries.list('user-1', everything));
    for (const search of [everything, narrowed]) await client.fetchQuery(inspirationQueries.count('user-1', search));
    const asked = { p_order: 'likes', p_limit: 11 };
    expect(requests.map(askedOf)).toEqual([
      ['POST rpc/search_inspirations', { ...FILTER, ...asked }],
      ['POST rpc/search_inspirations', { ...FILTER, ...asked, p_after_likes: 90, p_after_id: 'id-10' }],
      ['POST rpc/search_inspirations', asked],
      ['POST rpc/count_inspirations', {}],
      ['POST rpc/count_inspirations', FILTER],
    ]);
    expect(idsOf(itemsOf(pages))).toEqual(idsOf(rows(12)));
    expect(client.getQueryData(inspirationQueries.count('user-1', narrowed).queryKey)).toBe(1001);
  });

  it('The community’s favorites are requested page by page, each after the one before', async () => {
    const requests = fakeNetwork(({ body }) =>
      json(rows(Number(body.p_limit), body.p_after_id === undefined ? 1 : 14)),
    );
    const { pages } = await client.fetchInfiniteQuery({ ...inspirationQueries.favorites(undefined), pages: 2 });
    expect(requests.map(askedOf)).toEqual([
      ['POST rpc/search_inspirations', { p_order: 'likes', p_limit: 14 }],
      ['POST rpc/search_inspirations', { p_order: 'likes', p_limit: 11, p_after_likes: 87, p_after_id: 'id-13' }],
    ]);
    expect(idsOf(itemsOf(pages))).toEqual(idsOf(rows(23)));
  });

  it('A user’s liked inspirations are searched by words, last liked first', async () => {
    const likes = rows(11).map((one, index) => ({ ...one, liked_at: `2026-11-21T10:00:${30 - index}+00:00` }));
    const requests = fakeNetwork(({ body }) => json(body.p_after_id === undefined ? likes : []));
    const { pages } = await client.fetchInfiniteQuery({ ...inspirationQueries.liked('user-1', 'lamp'), pages: 2 });
    const asked = { p_query: 'lamp', p_limit: 11 };
    expect(requests.map(askedOf)).toEqual([
      ['POST rpc/liked_inspirations', asked],
      ['POST rpc/liked_inspirations', { ...asked, p_after_liked: '2026-11-21T10:00:21+00:00', p_after_id: 'id-10' }],
    ]);
    expect(idsOf(pages[0]!.items)).toEqual(idsOf(rows(10)));
    expect(pages[0]?.items[0]).toMatchObject({ liked: true, lang: 'fr' });
  });

  it('A user’s own inspirations are requested by owner, newest first, with what only the owner sees', async () => {
    const { author: _author, liked: _liked, ...own } = row;
    const owned = rows(11).map((each) => ({ ...own, ...each, is_public: true, hidden_at: null }));
    const hidden = { ...own, id: 'id-11', is_public: false, hidden_at: '2026-11-21T10:00:00+00:00' };
    const requests = fakeNetwork(({ url }) => json(url.searchParams.has('or') ? [hidden] : owned));
    const { pages } = await client.fetchInfiniteQuery({ ...inspirationQueries.own('user-1'), pages: 3 });
    const asked = {
      select:
        'id,user_id,title,prompt,category,difficulty,language,likes_count,uses_count,created_at,is_public,hidden_at',
      user_id: 'eq.user-1',
      order: 'created_at.desc,id.asc',
      limit: '11',
    };
    const date = '"2026-11-20T10:00:50.123456+00:00"';
    const or = `(created_at.lt.${date},and(created_at.eq.${date},id.gt."id-10"))`;
    expect(requests.map(askedOf)).toEqual([
      ['GET user_inspirations', asked],
      ['GET user_inspirations', { ...asked, or }],
    ]);
    expect(pages[0]?.items[0]).toMatchObject({ isPublic: true, isHidden: false });
    expect(pages[1]?.items).toMatchObject([{ author: '', liked: false, isPublic: false, isHidden: true }]);
  });
});

const newInspiration: NewInspiration = {
  id: 'id-1',
  userId: 'user-1',
  title: ' The Light ',
  prompt: ' A lighthouse\n',
  category: 'scifi',
  difficulty: 'hard',
  isPublic: true,
};
const stored = { title: 'The Light', prompt: 'A lighthouse', category: 'scifi', difficulty: 'hard', is_public: true };
const change = (values = {}) => updateInspiration('id-1', 'user-1', { ...newInspiration, ...values });

describe('changes of inspirations', () => {
  it('Publishing inserts a row of its owner’s with trimmed texts, named after its category without a title', async () => {
    const requests = fakeNetwork(() => new Response(null, { status: 201 }));
    expect(await shareInspiration(newInspiration)).toEqual({ id: 'id-1' });
    await shareInspiration({ ...newInspiration, title: ' ' });
    const inserted = { id: 'id-1', user_id: 'user-1', ...stored };
    expect(requests.map(askedOf)).toEqual([
      ['POST user_inspirations', inserted],
      ['POST user_inspirations', { ...inserted, title: 'Scifi Inspiration' }],
    ]);
  });

  it('Publishing an inspiration twice with the same id updates the first row', async () => {
    const requests = fakeNetwork(({ method }) =>
      method === 'PATCH' ? json([{ id: 'id-1' }]) : json({ code: '23505', message: 'duplicate key value' }, 409),
    );
    expect(await shareInspiration(newInspiration)).toEqual({ id: 'id-1' });
    expect(askedOf(requests[1]!)).toEqual([
      'PATCH user_inspirations',
      { id: 'eq.id-1', user_id: 'eq.user-1', select: 'id', ...stored },
    ]);
  });

  it('An inspiration is changed and deleted by id and owner, and a change fails when it is gone', async () => {
    const requests = fakeNetwork(() => json([{ id: 'id-1' }]));
    await change({ title: ' ', isPublic: false });
    await deleteInspiration('id-1', 'user-1');
    const where = { id: 'eq.id-1', user_id: 'eq.user-1' };
    const changed = { ...stored, title: 'Scifi Inspiration', is_public: false };
    expect(requests.map(askedOf)).toEqual([
      ['PATCH user_inspirations', { ...where, select: 'id', ...changed }],
      ['DELETE user_inspirations', where],
    ]);
    fakeNetwork(() => json([]));
    await expect(change()).rejects.toMatchObject({ code: 'data', message: 'This inspiration is no longer there.' });
  });

  it('A blank prompt is refused before anything is sent', async () => {
    const requests = fakeNetwork(() => json([]));
    const refused = { name: 'AppError', code: 'bad_request', message: 'Please enter a prompt' };
    await expect(shareInspiration({ ...newInspiration, prompt: ' \n\t' })).rejects.toMatchObject(refused);
    await expect(change({ prompt: ' ' })).rejects.toMatchObject(refused);
    expect(requests).toEqual([]);
  });
});
