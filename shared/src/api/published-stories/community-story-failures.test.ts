// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { AppError } from '@storyloom/shared/api';
import { fakeNetwork, json } from '@storyloom/testing/network';
import { client } from '@storyloom/testing/query-client';
import { communityStoryQueries, countStoryView } from './community-stories.ts';

const failureOf = (promise: Promise<unknown>) => promise.catch((error: unknown) => error);

describe('countStoryView', () => {
  it('Opening a story counts a view and returns the number of views', async () => {
    const requests = fakeNetwork(() => json(41));
    expect(await countStoryView({ id: 'id-1', shareId: 'link-1' })).toBe(41);
    expect(requests).toMatchObject([
      { url: { pathname: '/rest/v1/rpc/count_story_view' }, body: { p_shared_story_id: 'id-1', p_share_id: 'link-1' } },
    ]);
  });
});

it.each([
  [
    'The list of published stories',
    () =>
      client.fetchInfiniteQuery(
        communityStoryQueries.list(undefined, { order: 'newest', genre: 'all', language: 'all' }),
      ),
  ],
  ['A published story', () => client.fetchQuery(communityStoryQueries.detail(undefined, 'id-1'))],
  ['The story of a share link', () => client.fetchQuery(communityStoryQueries.link(undefined, 'link-1'))],
  ['Counting a view', () => countStoryView({ id: 'id-1', shareId: 'link-1' })],
])('%s fails as “data” or “network” rather than looking empty', async (_case, ask) => {
  fakeNetwork(() => json({ code: '42501', message: 'permission denied' }, 403));
  const refused = await failureOf(ask());
  expect(refused).toBeInstanceOf(AppError);
  expect(refused).toMatchObject({ code: 'data', message: 'You don’t have permission to do this.' });
  fakeNetwork(() => new TypeError('Failed to fetch'));
  expect(await failureOf(ask())).toMatchObject({ name: 'AppError', code: 'network' });
});
