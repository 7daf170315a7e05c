// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { storeSession } from '@storyloom/testing/fake-auth';
import { fakeNetwork, json } from '@storyloom/testing/network';
import { client } from '@storyloom/testing/query-client';
import { STORY_PAGE } from '@storyloom/shared/domain';
import { testSingleAttempt } from '@storyloom/testing/query-failures';
import { storyQueries } from './story-queries.ts';

beforeEach(() => storeSession());

describe('the trash', () => {
  it('Stories in the trash are read page by page, each after the last of the one before', async () => {
    const rows = Array.from({ length: STORY_PAGE + 1 }, (_, index) => ({
      id: `id-${index}`,
      title: index === 0 ? ' ' : ` Story ${index} `,
      language: 'French',
      deleted_at: `2026-11-20T10:00:00.00000${index % 10}+00:00`,
      days_left: 7,
    }));
    const requests = fakeNetwork(({ body }) => json('p_after_id' in body ? rows.slice(STORY_PAGE) : rows));
    const { pages } = await client.fetchInfiniteQuery({ ...storyQueries.trash('user-1'), pages: 2 });
    const last = rows[STORY_PAGE - 1]!;
    expect(requests.map(({ name, body }) => [name, body])).toEqual([
      ['deleted_stories', { p_limit: STORY_PAGE + 1 }],
      ['deleted_stories', { p_before: last.deleted_at, p_after_id: last.id, p_limit: STORY_PAGE + 1 }],
    ]);
    expect(pages.map(({ items }) => items.length)).toEqual([STORY_PAGE, 1]);
    expect(pages[0]?.items.slice(0, 2)).toEqual([
      { id: 'id-0', title: 'Untitled Story', language: 'french', deletedAt: rows[0]!.deleted_at, daysLeft: 7 },
      { id: 'id-1', title: 'Story 1', language: 'french', deletedAt: rows[1]!.deleted_at, daysLeft: 7 },
    ]);
  });
});

describe('the titles of stories', () => {
  it('The titles of those stories that exist are read by id', async () => {
    const requests = fakeNetwork(() => json([{ id: 'id-1', title: 'The Light' }]));
    const titles = await client.fetchQuery(storyQueries.titles('user-1', ['id-1', 'id-2']));
    expect([...titles]).toEqual([['id-1', 'The Light']]);
    expect(Object.fromEntries(requests[0]!.url.searchParams)).toEqual({ select: 'id,title', id: 'in.(id-1,id-2)' });
  });

  testSingleAttempt('the titles of stories', () => client.fetchQuery(storyQueries.titles('user-1', ['id-1'])));
});
