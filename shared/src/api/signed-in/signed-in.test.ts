// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  deletePublishedStory,
  linkPublishedStory,
  ownPublishedStoryQueries,
  setVisibility,
  shareSavedStory,
  shareStory,
} from '@storyloom/shared/api/published-stories';
import { deleteStory, renameStory, restoreStory, saveStory, storyQueries } from '@storyloom/shared/api/stories';
import { fakeSession, storeSession } from '@storyloom/testing/fake-auth';
import { fakeNetwork, json } from '@storyloom/testing/network';

const texts = { id: 'id-1', title: 'The Lamp', prompt: 'A lamp', text: 'Once.' };
const settings = { genre: 'scifi', language: 'french', perspective: 'first', tone: 'neutral' } as const;
const saved = {
  ...texts,
  genre: 'scifi' as const,
  language: 'french' as const,
  perspective: 'First Person',
  tone: 'Neutral',
  length: 1200,
  createdAt: '2026-11-20T10:00:00+00:00',
  heading: '',
  unfinished: false,
  demo: false,
  revision: 1,
};
const search = { query: '', genre: 'all', language: 'all', order: 'newest' } as const;

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
const failureOf = (promise: Promise<unknown>) => promise.catch((error: unknown) => error);

const save = () =>
  saveStory({ ...texts, userId: 'user-1', options: { ...settings, prompt: 'A lamp', length: 1200 }, demo: false });
const share = () => shareStory({ ...texts, ...settings, userId: 'user-1', isPublic: true, demo: false });
const shareSaved = () =>
  shareSavedStory(saved, { id: 'id-1', userId: 'user-1', title: 'The Lamp', visibility: 'public' });
const change = () => setVisibility('id-1', 'user-1', 'public');
const findShared = () => client.fetchQuery(ownPublishedStoryQueries.of('user-1', 'saved-1'));
const remove = () => deletePublishedStory('id-1', 'user-1');

afterEach(() => {
  client.clear();
});

describe('without a user', () => {
  it.each<readonly [string, string, () => Promise<unknown>]>([
    ['saving a story', 'No user found', save],
    ['publishing a story', 'Please sign in to share stories', share],
    ['publishing a saved story', 'Please sign in to share this story', shareSaved],
    ['changing the visibility of a published story', 'Please sign in to share stories', change],
    ['reading the published copies of a story', 'Please sign in to share stories', findShared],
    ['deleting a published story', 'User not authenticated.', remove],
    ['deleting a story', 'User not authenticated', () => deleteStory('id-1')],
    ['restoring a story', 'User not authenticated', () => restoreStory('id-1')],
    ['renaming a story', 'User not authenticated', () => renameStory('id-1', 'user-1', 'The Light')],
    ['linking a published story', 'User not authenticated', () => linkPublishedStory('id-1', 'user-1', 'saved-1')],
    [
      'reading a page of stories',
      'User not authenticated',
      () => client.fetchQuery(storyQueries.page('u', search, undefined)),
    ],
    ['counting stories', 'User not authenticated', () => client.fetchQuery(storyQueries.count('u', search))],
    ['reading the deleted stories', 'User not authenticated', () => client.fetchQuery(storyQueries.deleted('u'))],
    ['reading a story', 'User not authenticated', () => client.fetchQuery(storyQueries.detail('u', 'id-1'))],
    [
      'reading the own published stories',
      'User not authenticated',
      () => client.fetchInfiniteQuery(ownPublishedStoryQueries.list('u')),
    ],
  ])('Without a user, %s fails with “%s”, and nothing is sent', async (_what, message, ask) => {
    const requests = fakeNetwork(() => json([]));
    expect(await failureOf(ask())).toMatchObject({ name: 'AppError', code: 'unauthorized', message });
    expect(requests).toEqual([]);
  });
});

describe('an expired session', () => {
  it.each<readonly [string, string, () => Promise<unknown>]>([
    ['publishing a story', 'Please sign in to share stories', share],
    ['publishing a saved story', 'Please sign in to share this story', shareSaved],
    ['changing the visibility of a published story', 'Please sign in to share stories', change],
    ['reading the published copies of a story', 'Please sign in to share stories', findShared],
    ['deleting a published story', 'User not authenticated.', remove],
  ])('With an expired session, %s fails with “%s”', async (_what, message, ask) => {
    storeSession();
    fakeNetwork(() => json({ code: 'PGRST303', message: 'JWT expired', details: null, hint: null }, 401));
    expect(await failureOf(ask())).toMatchObject({ name: 'AppError', code: 'unauthorized', message });
  });
});

it('A call fails as “network” when its expired session cannot be renewed because the service is unreachable', async () => {
  vi.useFakeTimers();
  storeSession(fakeSession({ seconds: -60 }));
  fakeNetwork(() => new TypeError('Failed to fetch'));
  const failure = failureOf(change());
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  expect(await failure).toMatchObject({ name: 'AppError', code: 'network' });
});
