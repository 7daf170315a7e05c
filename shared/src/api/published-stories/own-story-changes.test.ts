// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '@storyloom/shared/api';
import { storeSession } from '@storyloom/testing/fake-auth';
import { fakeNetwork, json } from '@storyloom/testing/network';
import { deletePublishedStory, linkPublishedStory, renamePublishedStory, setVisibility } from './own-story-changes.ts';

beforeEach(storeSession);

const failureOf = (promise: Promise<unknown>) => promise.catch((error: unknown) => error);

it('linkPublishedStory stores the id of the saved story that a published one is a copy of', async () => {
  const requests = fakeNetwork(() => new Response(null, { status: 204 }));
  await linkPublishedStory('id-1', 'user-1', 'saved-1');
  expect(requests).toMatchObject([{ method: 'PATCH', url: { pathname: '/rest/v1/user_shared_stories' } }]);
  expect(requests[0]?.body).toEqual({ story_id: 'saved-1' });
  expect(Object.fromEntries(requests[0]!.url.searchParams)).toEqual({ id: 'eq.id-1', user_id: 'eq.user-1' });
});

describe('setVisibility', () => {
  it.each([
    ['private', { is_public: false, is_unlisted: false }, { visibility: 'private', shareId: '' }],
    ['unlisted', { is_public: false, is_unlisted: true }, { visibility: 'unlisted', shareId: 'link-2' }],
    ['public', { is_public: true, is_unlisted: false }, { visibility: 'public', shareId: 'link-2' }],
  ] as const)(
    'The visibility %s is stored by id and owner, and the current link is returned',
    async (visibility, columns, sharing) => {
      const requests = fakeNetwork(({ body }) =>
        json([{ ...body, share_id: body.is_public || body.is_unlisted ? 'link-2' : null }]),
      );
      expect(await setVisibility('id-1', 'user-1', visibility)).toEqual(sharing);
      expect(requests).toMatchObject([{ method: 'PATCH', url: { pathname: '/rest/v1/user_shared_stories' } }]);
      expect(requests[0]?.body).toEqual(columns);
      expect(Object.fromEntries(requests[0]!.url.searchParams)).toEqual({
        select: 'is_public,is_unlisted,share_id',
        id: 'eq.id-1',
        user_id: 'eq.user-1',
      });
    },
  );

  it('setVisibility fails for a story that is no longer published', async () => {
    fakeNetwork(() => json([]));
    const error = await failureOf(setVisibility('id-1', 'user-1', 'private'));
    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({ code: 'data', message: 'This story isn’t shared anymore.' });
  });
});

describe('deletePublishedStory', () => {
  /** A table in which users read only their own rows; the function reads those of other users. */
  const serve = (owner: string | undefined) =>
    fakeNetwork(({ method, url }) => {
      if (method === 'DELETE') return new Response(null, { status: 204 });
      const isShown = url.pathname.endsWith('/read_shared_story') ? owner !== undefined : owner === 'user-1';
      return json(isShown ? [{ user_id: owner }] : []);
    });

  it('deletePublishedStory reads the owner, and then deletes by id', async () => {
    const requests = serve('user-1');
    await deletePublishedStory('id-1', 'user-1');
    expect(requests.map(({ method, url }) => [method, url.pathname, Object.fromEntries(url.searchParams)])).toEqual([
      ['GET', '/rest/v1/user_shared_stories', { select: 'user_id', id: 'eq.id-1' }],
      ['DELETE', '/rest/v1/user_shared_stories', { id: 'eq.id-1' }],
    ]);
  });

  it('deletePublishedStory fails for another user’s story, and deletes nothing', async () => {
    const requests = serve('mina');
    const error = await failureOf(deletePublishedStory('id-1', 'user-1'));
    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({ code: 'data', message: 'You do not have permission to delete this story' });
    expect(requests.map(({ method }) => method)).toEqual(['GET', 'POST']);
  });

  it('deletePublishedStory succeeds for a story that no longer exists', async () => {
    serve(undefined);
    expect(await deletePublishedStory('id-1', 'user-1')).toBeUndefined();
  });

  it('deletePublishedStory fails when the database does not say whose the story is', async () => {
    fakeNetwork(({ method }) => (method === 'GET' ? json([]) : json({ code: 'PGRST301', message: 'expired' }, 401)));
    expect(await failureOf(deletePublishedStory('id-1', 'user-1'))).toMatchObject({
      code: 'unauthorized',
      message: 'User not authenticated.',
    });
  });

  it('deletePublishedStory fails when only the deletion is refused', async () => {
    fakeNetwork(({ method }) =>
      method === 'GET' ? json([{ user_id: 'user-1' }]) : json({ code: '42501', message: 'permission denied' }, 403),
    );
    expect(await failureOf(deletePublishedStory('id-1', 'user-1'))).toMatchObject({ code: 'data' });
  });
});

describe('renamePublishedStory', () => {
  it('renamePublishedStory changes only the title, by id and owner, and returns the stored one', async () => {
    const requests = fakeNetwork(() => json([{ title: 'The Lamp' }]));
    expect(await renamePublishedStory('id-1', 'user-1', ' The Lamp\n')).toBe('The Lamp');
    expect(requests).toMatchObject([
      { method: 'PATCH', url: { pathname: '/rest/v1/user_shared_stories' }, body: { title: 'The Lamp' } },
    ]);
    expect(Object.fromEntries(requests[0]!.url.searchParams)).toEqual({
      id: 'eq.id-1',
      user_id: 'eq.user-1',
      select: 'title',
    });
  });

  it('renamePublishedStory returns null for a story that is no longer published', async () => {
    fakeNetwork(() => json([]));
    expect(await renamePublishedStory('id-1', 'user-1', 'The Lamp')).toBeNull();
  });
});
