// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { storyQueries } from '@storyloom/shared/api/stories';
import { storeSession } from '@storyloom/testing/fake-auth';
import { fakeNetwork, json } from '@storyloom/testing/network';
import { client } from '@storyloom/testing/query-client';
import { revisionQueries } from './revision-queries.ts';

beforeEach(storeSession);

describe('the revisions of a story', () => {
  it('The revisions of a story are listed newest first, with the time of what they restored, and without their texts', async () => {
    const createdAt = '2026-12-16T10:00:00+00:00';
    const row = { number: 4, created_at: createdAt, cause: 'typed', characters: 1200, restored_at: null };
    const requests = fakeNetwork(() =>
      json([
        { ...row, cause: 'restored', restored_at: '2026-12-15T09:00:00+00:00' },
        { ...row, number: 1, cause: 'written' },
      ]),
    );
    expect(await client.fetchQuery(revisionQueries.list('user-1', 'story-1'))).toEqual([
      { number: 4, createdAt, cause: 'restored', characters: 1200, restoredAt: '2026-12-15T09:00:00+00:00' },
      { number: 1, createdAt, cause: 'written', characters: 1200, restoredAt: null },
    ]);
    expect(requests[0]?.url.pathname).toBe('/rest/v1/story_revisions');
    expect(Object.fromEntries(requests[0]!.url.searchParams)).toEqual({
      select: 'number,created_at,cause,characters,restored_at',
      story_id: 'eq.story-1',
      order: 'number.desc',
      limit: '100',
    });
  });

  it('All revisions of a story are listed, although one answer has at most a hundred', async () => {
    const rowOf = (number: number) => ({
      number,
      created_at: '2026-12-16T10:00:00+00:00',
      cause: number === 1 ? 'written' : 'typed',
      characters: 1200,
      restored_at: null,
    });
    const rows = Array.from({ length: 101 }, (_, index) => rowOf(101 - index));
    const requests = fakeNetwork(({ url }) =>
      json(url.searchParams.has('number') ? rows.slice(100) : rows.slice(0, 100)),
    );
    const revisions = await client.fetchQuery(revisionQueries.list('user-1', 'story-1'));
    expect(revisions.map(({ number }) => number)).toEqual(rows.map(({ number }) => number));
    expect(requests.map(({ url }) => url.searchParams.get('number'))).toEqual([null, 'lt.2']);
  });

  it('The text of a revision is read by its number', async () => {
    const requests = fakeNetwork(() => json([{ story: 'It burned.' }]));
    expect(await client.fetchQuery(revisionQueries.text('user-1', 'story-1', 4))).toBe('It burned.');
    expect(Object.fromEntries(requests[0]!.url.searchParams)).toEqual({
      select: 'story',
      story_id: 'eq.story-1',
      number: 'eq.4',
    });
  });

  it('A revision that is no longer kept fails with words that say so', async () => {
    fakeNetwork(() => json([]));
    await expect(client.fetchQuery(revisionQueries.text('user-1', 'story-1', 5))).rejects.toMatchObject({
      code: 'data',
      message: 'This version isn’t kept anymore. Open the list of versions again.',
    });
  });

  it('Revisions are cached by user, story and number', () => {
    const keys = ['user-1', 'user-2'].flatMap((user) =>
      ['story-1', 'story-2'].flatMap((story) => [
        revisionQueries.list(user, story).queryKey,
        revisionQueries.text(user, story, 1).queryKey,
        revisionQueries.text(user, story, 2).queryKey,
      ]),
    );
    expect(new Set(keys.map((key) => JSON.stringify(key))).size).toBe(12);
  });

  it('When a story was changed, its list of revisions is read again, but not their texts', async () => {
    fakeNetwork(() => json([{ story: 'It burned.' }]));
    const [list, text] = [revisionQueries.list('user-1', 'story-1'), revisionQueries.text('user-1', 'story-1', 1)];
    await Promise.all([client.fetchQuery(list), client.fetchQuery(text)]);
    await client.invalidateQueries({ queryKey: storyQueries.all('user-1') });
    const isStale = (queryKey: readonly unknown[]) => client.getQueryState(queryKey)?.isInvalidated;
    expect([isStale(list.queryKey), isStale(text.queryKey)]).toEqual([true, false]);
  });
});
