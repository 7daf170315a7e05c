// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storeSession } from '@storyloom/testing/fake-auth';
import { fakeNetwork, json } from '@storyloom/testing/network';
import { client } from '@storyloom/testing/query-client';
import { storyQueries } from './story-queries.ts';

beforeEach(storeSession);

describe('deleted stories', () => {
  const findDeleted = () => client.fetchQuery(storyQueries.deleted('user-1'));

  it('Deleted stories have a time of removal, counted from before the request', async () => {
    vi.useFakeTimers({ now: 1_000_000 });
    const requests = fakeNetwork(() => {
      vi.setSystemTime(1_004_000);
      return json([{ id: 'id-1', title: 'The Light', language: 'French', ms_left: 9000 }]);
    });
    expect(await findDeleted()).toEqual([{ id: 'id-1', title: 'The Light', language: 'french', goneAt: 1_009_000 }]);
    expect(requests).toMatchObject([{ url: { pathname: '/rest/v1/rpc/recently_deleted_stories' } }]);
  });

  it('A deleted story without a title is called “Untitled Story”', async () => {
    fakeNetwork(() => json([{ id: 'id-1', title: ' ', language: 'French', ms_left: 9000 }]));
    expect(await findDeleted()).toMatchObject([{ title: 'Untitled Story' }]);
  });

  it('Deleted stories are requested again every time', async () => {
    const requests = fakeNetwork(() => json([]));
    await findDeleted();
    await findDeleted();
    expect(requests).toHaveLength(2);
  });
});
