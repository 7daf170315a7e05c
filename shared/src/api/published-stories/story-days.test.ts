// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storeSession } from '@storyloom/testing/fake-auth';
import { fakeNetwork, json } from '@storyloom/testing/network';
import { client } from '@storyloom/testing/query-client';
import { publicPromptsOf } from './shared-prompt.ts';
import { storyDays } from './story-days.ts';

beforeEach(storeSession);

describe('the days of a published story', () => {
  it('The days of a published story are the last thirty, oldest first, including those without views', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T23:59:00Z') });
    storeSession();
    const requests = fakeNetwork(() =>
      json([
        { day: '2026-11-24', views: 3, likes: 1 },
        { day: '2026-10-26', views: 7, likes: 0 },
      ]),
    );
    const days = await client.fetchQuery(storyDays('user-1', 'id-1'));
    expect(days).toHaveLength(30);
    expect([days[0], days[1], days.at(-1)]).toEqual([
      { day: '2026-10-26', views: 7, likes: 0 },
      { day: '2026-10-27', views: 0, likes: 0 },
      { day: '2026-11-24', views: 3, likes: 1 },
    ]);
    expect(requests).toMatchObject([{ method: 'GET', url: { pathname: '/rest/v1/shared_story_days' } }]);
    expect(Object.fromEntries(requests[0]!.url.searchParams)).toEqual({
      select: 'day,views,likes',
      shared_story_id: 'eq.id-1',
      day: 'gte.2026-10-26',
    });
  });
});

describe('the public prompts of a published story', () => {
  it.each([
    ['', 'in.(id-1)'],
    ['prompt-1', 'in.(id-1,prompt-1)'],
  ])(
    'The public prompts of a published story are the user’s own: the story’s and the one it was written from (%j)',
    async (inspirationId, ids) => {
      const requests = fakeNetwork(() => json([{ id: 'id-1', title: 'A lamp' }]));
      const found = await client.fetchQuery(publicPromptsOf({ id: 'id-1', userId: 'user-1', inspirationId }));
      expect(found).toEqual([{ id: 'id-1', title: 'A lamp' }]);
      expect(requests).toMatchObject([{ method: 'GET', url: { pathname: '/rest/v1/user_inspirations' } }]);
      expect(Object.fromEntries(requests[0]!.url.searchParams)).toEqual({
        select: 'id,title',
        user_id: 'eq.user-1',
        is_public: 'eq.true',
        id: ids,
      });
    },
  );
});
