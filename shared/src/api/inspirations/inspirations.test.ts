// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { itemsOf } from '@storyloom/shared/api/community';
import { fakeNetwork, json } from '@storyloom/testing/network';
import { client } from '@storyloom/testing/query-client';
import { promptRow } from '../testing/prompt-row.ts';
import { askedOf } from '../testing/asked-of.ts';
import { type InspirationSearch, inspirationQueries } from './inspiration-queries.ts';
import { deleteInspiration, type NewInspiration, shareInspiration, updateInspiration } from './inspirations.ts';

const everything: InspirationSearch = { query: ' ', categories: [], difficulties: [], lengths: [], languages: [] };
const narrowed = { ...everything, query: 'light house', lengths: ['short'], languages: ['french'] } as const;

const row = {
  ...promptRow('id-1'),
  category: 'scifi',
  difficulty: 'hard',
  language: 'French',
  uses_count: 2,
  liked: true,
};
/** Rows with different ids, and descending likes. */
const rows = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => ({ ...row, id: `id-${from + index}`, likes_count: 100 - from - index }));
const idsOf = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id);

describe('the lists of inspirations', () => {
  it('An inspiration is read with all its values, and defaults for unknown ones', async () => {
    const { author: _author, liked: _liked, ...own } = row;
    const hidden = { ...own, id: 'id-2', is_public: false, hidden_at: '2026-11-21T10:00:00+00:00' };
    fakeNetwork(() => json([row, { ...hidden, category: 'western', difficulty: 'brutal' }]));
    const { pages } = await client.fetchInfiniteQuery(inspirationQueries.list('user-1', everything));
    const { user_id, language: _language, likes_count, uses_count, created_at, ...same } = row;
    const renamed = { userId: user_id, lang: 'fr', likes: likes_count, uses: uses_count, createdAt: created_at };
    expect(pages[0]?.items[0]).toEqual({ ...same, ...renamed, isPublic: true, isHidden: false });
    const defaults = { author: '', liked: false, category: 'fantasy', difficulty: 'medium' };
    expect(pages[0]?.items[1]).toMatchObject({ ...defaults, isPublic: false, isHidden: true });
  });

  it('The matches of a search are counted', async () => {
    const requests = fakeNetwork(() => json(1001));
    for (const search of [everything, narrowed])
      expect(await client.fetchQuery(inspirationQueries.count('user-1', search))).toBe(1001);
    expect(requests.map(({ body }) => body)).toEqual([
      {},
      { p_query: 'light house', p_lengths: ['short'], p_languages: ['French'] },
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
