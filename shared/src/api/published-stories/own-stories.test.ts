// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storeSession } from '@storyloom/testing/fake-auth';
import { fakeNetwork, json } from '@storyloom/testing/network';
import { client } from '@storyloom/testing/query-client';
import { askedOf } from '../testing/asked-of.ts';
import { ownPublishedStoryQueries } from './own-stories.ts';
import { storyDays } from './story-days.ts';

const row = {
  is_public: true,
  is_unlisted: false,
  share_id: 'link-1',
  id: 'id-1',
  user_id: 'user-1',
  title: 'The Lamp',
  prompt: 'A lamp',
  generator_id: 'scifi',
  language: 'French',
  hidden_at: null,
  views_count: 40,
  likes_count: 3,
  created_at: '2026-11-20T10:00:00.123456+00:00',
  story_id: 'saved-1',
  source_inspiration_id: null,
  demo: true,
};
const select = Object.keys(row).join(',');
const { title, prompt, demo } = row;
const counts = { views: 40, likes: 3, liked: false };
const ids = { id: 'id-1', userId: 'user-1', shareId: 'link-1', storyId: 'saved-1', inspirationId: '' };
const said = { title, prompt, genre: 'scifi', language: 'french', demo, createdAt: row.created_at };
const story = { ...ids, ...said, ...counts, visibility: 'public', isHidden: false };

beforeEach(() => storeSession());

describe('own published stories', () => {
  const list = () => client.fetchInfiniteQuery(ownPublishedStoryQueries.list('user-1'));

  it('A row says who can read the story, whether it is hidden, and which stories it belongs to', async () => {
    for (const [columns, values] of [
      [{}, {}],
      [{ is_unlisted: true }, {}],
      [{ is_public: false, is_unlisted: true }, { visibility: 'unlisted' }],
      [
        { is_public: false, share_id: null },
        { visibility: 'private', shareId: '' },
      ],
      [{ hidden_at: '2026-11-21T10:00:00+00:00' }, { isHidden: true }],
      [
        { story_id: null, source_inspiration_id: 'prompt-1' },
        { storyId: '', inspirationId: 'prompt-1' },
      ],
    ]) {
      fakeNetwork(() => json([{ ...row, ...columns }]));
      client.clear();
      expect((await list()).pages[0]?.items).toEqual([{ ...story, ...values }]);
    }
  });

  it('The published copies of one or several saved stories are requested every time', async () => {
    const requests = fakeNetwork(() => json([row]));
    client.setDefaultOptions({ queries: { staleTime: Infinity } });
    const find = () => client.fetchQuery(ownPublishedStoryQueries.of('user-1', 'saved-1'));
    expect(await find()).toEqual({ items: [story] });
    await find();
    const where = { user_id: 'eq.user-1', story_id: 'eq.saved-1', order: 'created_at.desc,id.asc', limit: '10' };
    expect(requests.map(askedOf)).toEqual([
      ['GET user_shared_stories', { select, ...where }],
      ['GET user_shared_stories', { select, ...where }],
    ]);
    const together = fakeNetwork(() => json([row]));
    const query = ownPublishedStoryQueries.ofAll('user-1', ['saved-1', 'saved-2']);
    expect(await client.fetchQuery(query)).toEqual({ items: [story] });
    expect(together.map(askedOf)).toEqual([
      ['GET user_shared_stories', { select, user_id: 'eq.user-1', story_id: 'in.(saved-1,saved-2)', limit: '100' }],
    ]);
    expect([query.enabled, ownPublishedStoryQueries.ofAll('user-1', []).enabled]).toEqual([true, false]);
  });
});

it('The days of a published story are the last thirty, oldest first, including those without views', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T23:59:00Z') });
  storeSession();
  const counted = [
    { day: '2026-11-24', views: 3, likes: 1 },
    { day: '2026-10-26', views: 7, likes: 0 },
  ];
  const requests = fakeNetwork(() => json(counted));
  const days = await client.fetchQuery(storyDays('user-1', 'id-1'));
  expect(days).toHaveLength(30);
  expect([days[0], days[1], days.at(-1)]).toEqual([counted[1], { day: '2026-10-27', views: 0, likes: 0 }, counted[0]]);
  expect(requests.map(askedOf)).toEqual([
    ['GET shared_story_days', { select: 'day,views,likes', shared_story_id: 'eq.id-1', day: 'gte.2026-10-26' }],
  ]);
});
