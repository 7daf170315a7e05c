// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { storeSession } from '@storyloom/testing/fake-auth';
import { fakeNetwork, json } from '@storyloom/testing/network';
import { deleteStory, deleteStoryForGood, holdDeletedStory, renameStory, restoreStory } from './change-story.ts';

const failureOf = (promise: Promise<unknown>) => promise.catch((error: unknown) => error);

beforeEach(() => {
  storeSession();
});

describe('deleteStory', () => {
  it('deleteStory returns how long the deletion can be undone', async () => {
    const requests = fakeNetwork(() => json(9870));
    expect(await deleteStory('id-1')).toBe(9870);
    expect(requests).toMatchObject([
      { method: 'POST', url: { pathname: '/rest/v1/rpc/delete_story' }, body: { p_id: 'id-1' } },
    ]);
  });
});

describe('restoreStory', () => {
  it.each([true, false])('restoreStory returns whether the story exists: %s', async (isThere) => {
    const requests = fakeNetwork(() => json(isThere));
    expect(await restoreStory('id-1')).toBe(isThere);
    expect(requests).toMatchObject([
      { method: 'POST', url: { pathname: '/rest/v1/rpc/restore_story' }, body: { p_id: 'id-1' } },
    ]);
  });
});

describe('deleteStoryForGood', () => {
  it.each([true, false])('deleteStoryForGood returns whether the story was in the trash: %s', async (wasThere) => {
    const requests = fakeNetwork(() => json(wasThere));
    expect(await deleteStoryForGood('id-1')).toBe(wasThere);
    expect(requests).toMatchObject([
      { method: 'POST', url: { pathname: '/rest/v1/rpc/delete_story_for_good' }, body: { p_id: 'id-1' } },
    ]);
  });
});

describe('holdDeletedStory', () => {
  it('holdDeletedStory returns how long the deletion can be undone from now on', async () => {
    const requests = fakeNetwork(() => json(10_000));
    expect(await holdDeletedStory('id-1')).toBe(10_000);
    expect(requests).toMatchObject([
      { method: 'POST', url: { pathname: '/rest/v1/rpc/hold_deleted_story' }, body: { p_id: 'id-1' } },
    ]);
  });
});

describe('renameStory', () => {
  it('renameStory changes only the title, by id and owner, and returns the stored one', async () => {
    const requests = fakeNetwork(() => json([{ title: 'The Lamp' }]));
    expect(await renameStory('id-1', 'user-1', ' The Lamp\n')).toBe('The Lamp');
    expect(requests).toMatchObject([{ method: 'PATCH', url: { pathname: '/rest/v1/user_stories' } }]);
    expect(requests[0]?.body).toEqual({ title: 'The Lamp' });
    expect(Object.fromEntries(requests[0]!.url.searchParams)).toEqual({
      id: 'eq.id-1',
      user_id: 'eq.user-1',
      select: 'title',
    });
  });

  it('renameStory cuts a long title to the limit of the database', async () => {
    const requests = fakeNetwork(({ body }) => json([body]));
    const fitted = 'lighthouse '.repeat(18).trim();
    expect(await renameStory('id-1', 'user-1', 'lighthouse '.repeat(40))).toBe(fitted);
    expect(requests[0]?.body).toEqual({ title: fitted });
  });

  it('renameStory returns null for a story that no longer exists', async () => {
    fakeNetwork(() => json([]));
    expect(await renameStory('id-1', 'user-1', 'The Lamp')).toBeNull();
  });
});

describe.each([
  ['deleteStory', () => deleteStory('id-1')],
  ['restoreStory', () => restoreStory('id-1')],
  ['deleteStoryForGood', () => deleteStoryForGood('id-1')],
  ['renameStory', () => renameStory('id-1', 'user-1', 'The Lamp')],
])('%s', (_name, change) => {
  it('A change of a saved story fails with the database’s message, or as “network” when the database is unreachable', async () => {
    fakeNetwork(() => json({ code: 'PT404', message: 'This story isn’t in your collection anymore.' }, 404));
    expect(await failureOf(change())).toMatchObject({
      name: 'AppError',
      code: 'data',
      message: 'This story isn’t in your collection anymore.',
    });
    fakeNetwork(() => new TypeError('Failed to fetch'));
    expect(await failureOf(change())).toMatchObject({ name: 'AppError', code: 'network' });
  });
});
