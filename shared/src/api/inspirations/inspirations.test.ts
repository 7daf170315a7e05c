// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { itemsOf } from '@storyloom/shared/api/community';
import { fakeNetwork, json } from '@storyloom/testing/network';
import { client } from '@storyloom/testing/query-client';
import { askedOf } from '../testing/asked-of.ts';
import { type InspirationSearch, inspirationQueries } from './inspiration-queries.ts';
import {
  deleteInspiration,
  type NewInspiration,
  recordInspirationUse,
  shareInspiration,
  updateInspiration,
} from './inspirations.ts';

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
const idsOf = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id);

describe('the lists of inspirations', () => {
  it('A public inspiration is read with all its values, and defaults for unknown ones', async () => {
    fakeNetwork(() => json([row, { ...row, id: 'id-2', category: 'western', difficulty: 'brutal' }]));
    const { pages } = await client.fetchInfiniteQuery(inspirationQueries.list('user-1', everything));
    expect(pages[0]?.items[0]).toEqual({
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
    });
    expect(pages[0]?.items[1]).toMatchObject({ category: 'fantasy', difficulty: 'medium' });
  });

  it('Public inspirations are requested most liked first, and the next page after the last one shown', async () => {
    const requests = fakeNetwork(({ body }) => json(body.p_after_id === undefined ? rows(11) : rows(2, 11)));
    const { pages } = await client.fetchInfiniteQuery({ ...inspirationQueries.list('user-1', narrowed), pages: 3 });
    await client.fetchInfiniteQuery(inspirationQueries.list('user-1', everything));
    const asked = { p_order: 'likes', p_limit: 11 };
    expect(requests.map(askedOf)).toEqual([
      ['POST rpc/search_inspirations', { ...FILTER, ...asked }],
      ['POST rpc/search_inspirations', { ...FILTER, ...asked, p_after_likes: 90, p_after_id: 'id-10' }],
      ['POST rpc/search_inspirations', asked],
    ]);
    expect(idsOf(itemsOf(pages))).toEqual(idsOf(rows(12)));
  });

  it('The database counts what a search finds', async () => {
    const requests = fakeNetwork(() => json(1001));
    for (const search of [everything, narrowed])
      expect(await client.fetchQuery(inspirationQueries.count('user-1', search))).toBe(1001);
    expect(requests.map(askedOf)).toEqual([
      ['POST rpc/count_inspirations', {}],
      ['POST rpc/count_inspirations', FILTER],
    ]);
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

  it('Inspirations are cached separately by user and search, and all of a user’s below one key', () => {
    const { all, count, favorites, liked, list, own } = inspirationQueries;
    const hashes = ['user-1', 'user-2', undefined].flatMap((personId) => {
      const keys = [
        list(personId, everything),
        list(personId, narrowed),
        count(personId, everything),
        count(personId, narrowed),
        favorites(personId),
        ...(personId === undefined ? [] : [own(personId), liked(personId, ''), liked(personId, 'lamp')]),
      ].map(({ queryKey }) => queryKey as readonly unknown[]);
      expect(keys.map((key) => key.slice(0, 3))).toEqual(keys.map(() => all(personId)));
      return keys.map((key) => JSON.stringify(key));
    });
    expect(new Set(hashes).size).toBe(21);
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
const stored = {
  title: 'The Light',
  prompt: 'A lighthouse',
  category: 'scifi',
  difficulty: 'hard',
  is_public: true,
};
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

  it('Changing an inspiration updates the row by id and owner, and fails when it is gone', async () => {
    const requests = fakeNetwork(() => json([{ id: 'id-1' }]));
    await change({ title: ' ', isPublic: false });
    const where = { id: 'eq.id-1', user_id: 'eq.user-1', select: 'id' };
    expect(requests.map(askedOf)).toEqual([
      ['PATCH user_inspirations', { ...where, ...stored, title: 'Scifi Inspiration', is_public: false }],
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

  it('Deleting an inspiration selects the row by id and owner', async () => {
    const requests = fakeNetwork(() => new Response(null, { status: 204 }));
    await deleteInspiration('id-1', 'user-1');
    expect(requests.map(askedOf)).toEqual([['DELETE user_inspirations', { id: 'eq.id-1', user_id: 'eq.user-1' }]]);
  });

  it('A use is recorded, with the story if there is one, and the new count is returned', async () => {
    const requests = fakeNetwork(() => json(7));
    expect(await recordInspirationUse('id-1')).toBe(7);
    await recordInspirationUse('id-1', 'story-1');
    expect(requests.map(askedOf)).toEqual([
      ['POST rpc/record_inspiration_use', { p_inspiration_id: 'id-1' }],
      ['POST rpc/record_inspiration_use', { p_inspiration_id: 'id-1', p_story_id: 'story-1' }],
    ]);
  });
});
