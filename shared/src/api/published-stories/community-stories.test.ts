// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { fakeNetwork, json } from '@storyloom/testing/network';
import { client } from '@storyloom/testing/query-client';
import { askedOf } from '../testing/asked-of.ts';
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
const { author, title, prompt, opening, liked, demo } = row;
const same = { id: 'id-1', author, title, prompt, opening, liked, demo, genre: 'scifi', language: 'french' };
const renamed = { shareId: 'link-1', userId: 'mina', views: 40, likes: 3, createdAt: row.created_at };
const story = { ...same, ...renamed };

it('A card of a story has all its values', async () => {
  fakeNetwork(() => json([row]));
  const { pages } = await client.fetchInfiniteQuery(communityStoryQueries.list('user-1', everything));
  expect(pages).toEqual([{ items: [story], next: undefined }]);
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

  it('A story is read with its text every time, because its link may be revoked', async () => {
    const requests = fakeNetwork(() => json([whole]));
    client.setDefaultOptions({ queries: { staleTime: Infinity } });
    expect(await read('id-1')).toEqual({ items: [readable] });
    await read('id-1');
    expect(requests.map(askedOf)).toEqual([
      [`POST rpc/${name}`, parameters],
      [`POST rpc/${name}`, parameters],
    ]);
  });

  it('A story says whether it is unlisted, private or hidden, and names the source of its prompt', async () => {
    const from = { source_inspiration_id: 'prompt-9', source_title: 'The Light', source_author: 'Ada' };
    const source = { kind: 'inspiration', id: 'prompt-9', title: 'The Light', author: 'Ada' };
    for (const [columns, values] of [
      [
        { is_public: false, is_unlisted: true },
        { isPublic: false, isUnlisted: true },
      ],
      [
        { is_public: false, share_id: null },
        { isPublic: false, shareId: '' },
      ],
      [{ is_hidden: true }, { isHidden: true }],
      [from, { source }],
      [
        { ...from, source_inspiration_id: null, source_story_id: 'a' },
        { source: { ...source, kind: 'story', id: 'a' } },
      ],
      [{ ...from, source_title: null }, {}],
      [{ ...from, source_author: null }, {}],
    ]) {
      fakeNetwork(() => json([{ ...whole, ...columns }]));
      expect(await read('id-1')).toEqual({ items: [{ ...readable, ...values }] });
    }
  });

  it('A story that the user may not read, or whose address is mistyped, is not there', async () => {
    fakeNetwork(() => json([]));
    expect(await read('x')).toEqual({ items: [] });
    fakeNetwork(() => json({ code: '22P02', message: 'invalid input syntax for type uuid: "x"' }, 400));
    expect(await read('x')).toEqual({ items: [] });
  });
});

it('An id in place of a link finds a story only for its owner', async () => {
  const id = '00000000-0000-4000-8000-000000000001';
  const requests = fakeNetwork(() => json([{ ...row, user_id: 'user-1', share_id: null, is_public: false }]));
  const found = async (personId: string) => (await client.fetchQuery(communityStoryQueries.link(personId, id))).items;
  expect(await found('user-1')).toMatchObject([{ shareId: '', isPublic: false }]);
  expect(await found('user-2')).toEqual([]);
  expect(askedOf(requests[0]!)).toEqual(['POST rpc/read_shared_story', { p_id: id }]);
});
