// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { EMPTY_NOTES } from '@storyloom/shared/domain';
import { fakeSession, storeSession } from '@storyloom/testing/fake-auth';
import { fakeNetwork, json } from '@storyloom/testing/network';
import { newStory } from '@storyloom/testing/new-story';
import { takeCancelledDeletion } from './account-deletion/account-deletion.ts';
import { fetchCounts } from './community/community-counts.ts';
import { setLiked } from './community/like.ts';
import { failureWords } from './failure-words.ts';
import { inspirationQueries } from './inspirations/inspiration-queries.ts';
import * as inspirations from './inspirations/inspirations.ts';
import { moderate, moderationQueries } from './moderation/moderation.ts';
import { countOwnStories, exportItems, importItems } from './own-data/own-data.ts';
import { changeDisplayName, profileQueries } from './profile/profile.ts';
import { communityStoryQueries, countStoryView } from './published-stories/community-stories.ts';
import { ownPublishedStoryQueries } from './published-stories/own-stories.ts';
import * as changes from './published-stories/own-story-changes.ts';
import { shareSavedStory, shareStory } from './published-stories/published-stories.ts';
import { publicPromptsOf } from './published-stories/shared-prompt.ts';
import { storyDays } from './published-stories/story-days.ts';
import { reportContent } from './reports/reports.ts';
import { makeRecoveryCodes, recoveryCodesLeft } from './second-factor/second-factor.ts';
import { endSession, sessionQueries } from './sessions/sessions.ts';
import * as stories from './stories/change-story.ts';
import { lengthenStory, saveStory } from './stories/save-story.ts';
import { parseSavedStory } from './stories/saved-story.ts';
import { storyQueries } from './stories/story-queries.ts';
import { readStoryNotes } from './story-notes/read-story-notes.ts';
import { recentNames } from './story-notes/recent-names.ts';
import { saveStoryNotes } from './story-notes/save-story-notes.ts';
import { revisionQueries } from './story-text/revision-queries.ts';
import { saveStoryText } from './story-text/save-story-text.ts';

/** A call takes a signal if it can be cancelled. */
type Call = (signal: AbortSignal) => Promise<unknown>;
type Calls = Readonly<Record<string, Call>>;

const query =
  (options: { readonly queryFn?: unknown }): Call =>
  (signal) =>
    (options.queryFn as (context: object) => Promise<unknown>)({ signal });

const U = 'user-1';
const prompts = { query: '', categories: [], difficulties: [], lengths: [], languages: [] } as const;
const search = { query: '', genre: 'all', language: 'all', order: 'newest' } as const;
const prompt = { id: 'p', userId: U, title: '', prompt: 'A fox', category: 'fantasy', difficulty: 'easy' } as const;
const text = { id: 's', base: 1, text: 'A fox.', cause: 'typed', session: 'session-1', demo: false } as const;
const shared = { ...newStory, prompt: 'A fox', genre: 'fantasy', language: 'english', isPublic: true } as const;
const saved = parseSavedStory({ id: '', story: 'A fox.' });

/** The calls that also work for guests, or whose pages are for users only. */
const OPEN: Calls = {
  takeCancelledDeletion: () => takeCancelledDeletion(),
  fetchCounts: (signal) => fetchCounts('story', [{ id: 's' }], signal),
  setLiked: () => setLiked('inspiration', { id: 'p' }, true),
  'inspirationQueries.list': query(inspirationQueries.list(U, prompts)),
  'inspirationQueries.count': query(inspirationQueries.count(U, prompts)),
  'inspirationQueries.favorites': query(inspirationQueries.favorites(U)),
  'inspirationQueries.liked': query(inspirationQueries.liked(U, '')),
  'inspirationQueries.own': query(inspirationQueries.own(U)),
  shareInspiration: () => inspirations.shareInspiration({ ...prompt, isPublic: true }),
  updateInspiration: () => inspirations.updateInspiration('p', U, { ...prompt, isPublic: true }),
  deleteInspiration: () => inspirations.deleteInspiration('p', U),
  recordInspirationUse: () => inspirations.recordInspirationUse('p'),
  moderate: () => moderate('hide', { kind: 'story', thingId: 's' }),
  'moderationQueries.isOperator': query(moderationQueries.isOperator(U)),
  'moderationQueries.reports': query(moderationQueries.reports(U)),
  'moderationQueries.hidden': query(moderationQueries.hidden(U)),
  'moderationQueries.log': query(moderationQueries.log(U)),
  changeDisplayName: () => changeDisplayName(U, 'Mara'),
  'profileQueries.name': query(profileQueries.name(U)),
  makeRecoveryCodes: () => makeRecoveryCodes(),
  recoveryCodesLeft: (signal) => recoveryCodesLeft(signal),
  endSession: () => endSession('session-1'),
  'sessionQueries.own': query(sessionQueries.own(U)),
  reportContent: () => reportContent({ kind: 'story', id: 's', reason: 'copied', note: '' }),
  countStoryView: () => countStoryView({ id: 's', shareId: 'l' }),
  'communityStoryQueries.list': query(
    communityStoryQueries.list(U, { order: 'newest', genre: 'all', language: 'all' }),
  ),
  'communityStoryQueries.detail': query(communityStoryQueries.detail(U, 's')),
  'communityStoryQueries.link': query(communityStoryQueries.link(U, 'l')),
};

/** The calls that need a user, by what they say without one (spec 8). */
const SIGNED_IN = {
  'User not authenticated': {
    exportItems: (signal) => exportItems('stories', undefined, signal),
    importItems: (signal) => importItems('stories', [{}], signal),
    countOwnStories: (signal) => countOwnStories(signal),
    deleteStory: () => stories.deleteStory('s'),
    holdDeletedStory: () => stories.holdDeletedStory('s'),
    restoreStory: () => stories.restoreStory('s'),
    deleteStoryForGood: () => stories.deleteStoryForGood('s'),
    renameStory: () => stories.renameStory('s', U, 'The Fox'),
    'storyQueries.page': query(storyQueries.page(U, search, undefined)),
    'storyQueries.count': query(storyQueries.count(U, search)),
    'storyQueries.trash': query(storyQueries.trash(U)),
    'storyQueries.deleted': query(storyQueries.deleted(U)),
    'storyQueries.detail': query(storyQueries.detail(U, 's')),
    'storyQueries.titles': query(storyQueries.titles(U, ['s'])),
    readStoryNotes: (signal) => readStoryNotes('s', signal),
    recentNames: (signal) => recentNames(signal),
    'revisionQueries.list': query(revisionQueries.list(U, 's')),
    'revisionQueries.text': query(revisionQueries.text(U, 's', 2)),
    'ownPublishedStoryQueries.list': query(ownPublishedStoryQueries.list(U)),
    'ownPublishedStoryQueries.ofAll': query(ownPublishedStoryQueries.ofAll(U, ['s'])),
    storyDays: query(storyDays(U, 's')),
    renamePublishedStory: () => changes.renamePublishedStory('s', U, 'The Fox'),
    linkPublishedStory: () => changes.linkPublishedStory('s', U, 'saved'),
  },
  'No user found': {
    lengthenStory: () => lengthenStory(newStory, 'The Cub'),
    saveStory: () => saveStory(newStory),
    saveStoryNotes: (signal) => saveStoryNotes({ storyId: 's', base: null, notes: EMPTY_NOTES }, signal),
    saveStoryText: (signal) => saveStoryText(text, signal),
  },
  'Please sign in to share stories': {
    setVisibility: () => changes.setVisibility('s', U, 'public'),
    'ownPublishedStoryQueries.of': query(ownPublishedStoryQueries.of(U, 's')),
    publicPromptsOf: query(publicPromptsOf({ id: 's', userId: U, inspirationId: '' })),
    shareStory: () => shareStory(shared),
  },
  'Please sign in to share this story': {
    shareSavedStory: () => shareSavedStory(saved, { id: 's', userId: U, title: 'The Fox', visibility: 'public' }),
  },
  'User not authenticated.': { deletePublishedStory: () => changes.deletePublishedStory('s', U) },
} as const satisfies Readonly<Record<string, Calls>>;

/** What a dialog says when the session has expired, by call; other calls have the general message. */
const EXPIRED: Readonly<Record<string, string>> = {
  shareInspiration: 'You must be signed in to share inspirations',
  updateInspiration: 'You must be signed in to share inspirations',
  setVisibility: 'Please sign in to share stories',
  'ownPublishedStoryQueries.of': 'Please sign in to share stories',
  publicPromptsOf: 'Please sign in to share stories',
  shareStory: 'Please sign in to share stories',
  shareSavedStory: 'Please sign in to share this story',
  deletePublishedStory: 'User not authenticated.',
};

const CALLS: readonly (readonly [name: string, call: Call])[] = [OPEN, ...Object.values(SIGNED_IN)].flatMap((calls) =>
  Object.entries<Call>(calls),
);
const failureOf = (promise: Promise<unknown>) => promise.catch((error: unknown) => error);
const made = (call: Call) => failureOf(call(new AbortController().signal));

describe('the calls of the database', () => {
  it('A refused call fails with words for the user', async () => {
    storeSession();
    for (const [name, call] of CALLS) {
      fakeNetwork(() => json({ code: '23514', message: 'violates check constraint' }, 400));
      expect(await made(call), name).toMatchObject({
        name: 'AppError',
        code: 'data',
        message: failureWords.invalid,
        cause: { code: '23514' },
      });
    }
  });

  it('A call with an expired session fails as “unauthorized”', async () => {
    storeSession();
    for (const [name, call] of CALLS) {
      fakeNetwork(() => json({ code: 'PGRST303', message: 'JWT expired' }, 401));
      const message = EXPIRED[name] ?? failureWords.expired;
      expect(await made(call), name).toMatchObject({ name: 'AppError', code: 'unauthorized', message });
    }
  });

  it('An unanswered call fails as “network” after one attempt, because its caller retries', async () => {
    vi.useFakeTimers();
    for (const [name, call] of CALLS) {
      storeSession();
      const requests = fakeNetwork(() => new TypeError('Failed to fetch'));
      const failure = made(call);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(await failure, name).toMatchObject({ name: 'AppError', code: 'network' });
      expect(requests, name).toHaveLength(1);
    }
  });

  it('A call that needs a user sends nothing without one, and says so', async () => {
    const requests = fakeNetwork(() => json([]));
    for (const [message, calls] of Object.entries<Calls>(SIGNED_IN)) {
      for (const [name, call] of Object.entries(calls))
        expect(await made(call), name).toMatchObject({ name: 'AppError', code: 'unauthorized', message });
    }
    expect(requests).toEqual([]);
  });

  it('A call ends when it is cancelled', async () => {
    storeSession();
    for (const [name, call] of CALLS.filter(([, { length }]) => length > 0)) {
      const controller = new AbortController();
      const requests = fakeNetwork(() => new Promise<never>(() => undefined));
      const failure = failureOf(call(controller.signal));
      await vi.waitFor(() => expect(requests, name).toHaveLength(1), { interval: 1 });
      controller.abort();
      expect(await failure, name).toBeInstanceOf(Error);
    }
  });

  it('A call fails as “network” when its expired session can’t be renewed because the service is unreachable', async () => {
    vi.useFakeTimers();
    storeSession(fakeSession({ seconds: -60 }));
    fakeNetwork(() => new TypeError('Failed to fetch'));
    const failure = failureOf(changes.setVisibility('s', U, 'public'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await failure).toMatchObject({ name: 'AppError', code: 'network' });
  });
});
