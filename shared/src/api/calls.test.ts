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
import { askedOf } from './testing/asked-of.ts';

/** A call takes a signal if it can be cancelled. */
type Call = (signal: AbortSignal) => Promise<unknown>;
/** What a call asks the database for, what that answers, and what the call returns if it is something else. */
type Row = readonly [call: Call, what: string, values: object, answer: unknown, returned?: unknown];

const [ID, U] = ['id-1', 'user-1'];
const own = { id: `eq.${ID}`, user_id: `eq.${U}` };
const LONG = 'lighthouse '.repeat(40);
const title = 'lighthouse '.repeat(18).trim();
const notes = { notes: { ...EMPTY_NOTES, rules: 'No magic.' }, revision: 3 };
const titles = [{ id: ID, title: 'A lamp' }];

const query =
  (options: { readonly queryFn?: unknown }): Call =>
  (signal) =>
    (options.queryFn as (context: object) => Promise<unknown>)({ signal });
const rename = { ...own, select: 'title', title };

const visibilityRow = (
  visibility: 'private' | 'unlisted' | 'public',
  is_public: boolean,
  is_unlisted: boolean,
): Row => {
  const values = { is_public, is_unlisted };
  const answer = [{ ...values, share_id: 'link-2' }];
  const asked = { ...own, ...values, select: 'is_public,is_unlisted,share_id' };
  const returned = { visibility, shareId: 'link-2' };
  return [() => changes.setVisibility(ID, U, visibility), 'PATCH user_shared_stories', asked, answer, returned];
};
const publicPrompts = (inspirationId: string, id: string): Row => {
  const asked = { select: 'id,title', user_id: 'eq.user-1', is_public: 'eq.true', id };
  return [query(publicPromptsOf({ id: ID, userId: U, inspirationId })), 'GET user_inspirations', asked, titles];
};
const cancelled = { cancelled_at: 'not.is.null', select: 'cancelled_at' };

const like = (
  kind: 'inspiration' | 'story',
  thing: { id: string; shareId?: string },
  values: object,
  likes: number | null,
): Row => {
  const [call, answer] = [() => setLiked(kind, thing, true), { liked: true, likes_count: likes }];
  return [call, `POST rpc/toggle_${kind}_like`, { ...values, p_liked: true }, answer, { liked: true, likes }];
};
const reportOf = (item: { kind: 'inspiration' | 'story'; shareId?: string }, values: object, isNews: boolean): Row => {
  const call = () => reportContent({ id: ID, reason: 'copied', note: ' It is mine.\n', ...item });
  return [call, 'POST rpc/report_content', { ...values, p_reason: 'copied', p_note: 'It is mine.' }, isNews];
};
const profile = { select: 'display_name', id: 'eq.user-1' };
const named = { ...profile, display_name: 'Mara' };
const notesOf = { select: 'notes,revision', story_id: 'eq.id-1' };
const revision = { select: 'story', story_id: 'eq.id-1', number: 'eq.4' };
const inTitles = { select: 'id,title', id: 'in.(id-1,id-2)' };
const hide = { p_what: 'story', p_id: ID, p_reason: 'An ad' };
const view = { p_shared_story_id: ID, p_share_id: 'l' };
const use = { p_inspiration_id: ID };
const linked = { ...own, story_id: 's-1' };

/** The calls that also work for guests, or whose pages are for users only. */
const OPEN: readonly Row[] = [
  ...[true, false].flatMap((isThere): Row[] => [
    [query(moderationQueries.isOperator(U)), 'POST rpc/is_operator', {}, isThere],
    [() => moderate('hide', { kind: 'story', thingId: ID }, 'An ad'), 'POST rpc/moderation_hide', hide, isThere],
  ]),
  [() => countStoryView({ id: ID, shareId: 'l' }), 'POST rpc/count_story_view', view, 41],
  [() => inspirations.recordInspirationUse(ID), 'POST rpc/record_inspiration_use', use, 7],
  [
    () => inspirations.recordInspirationUse(ID, 's-1'),
    'POST rpc/record_inspiration_use',
    { ...use, p_story_id: 's-1' },
    8,
  ],
  like('inspiration', { id: ID }, { p_inspiration_id: ID }, 4),
  like('story', { id: ID }, { p_shared_story_id: ID }, null),
  like('story', { id: ID, shareId: 'l' }, view, 1),
  reportOf({ kind: 'inspiration' }, { p_inspiration_id: ID }, true),
  reportOf({ kind: 'story' }, { p_shared_story_id: ID }, false),
  reportOf({ kind: 'story', shareId: 'l' }, view, true),
  [query(profileQueries.name(U)), 'GET profiles', profile, [{ display_name: 'Mara' }], 'Mara'],
  [query(profileQueries.name(U)), 'GET profiles', profile, [], ''],
  [() => changeDisplayName(U, ' Mara \n'), 'PATCH profiles', named, [{ display_name: 'M.' }], 'M.'],
  [() => endSession('s-2'), 'POST rpc/end_session', { p_id: 's-2' }, true, undefined],
  [() => makeRecoveryCodes(), 'POST rpc/make_recovery_codes', {}, ['abcd-efgh']],
  [(signal) => recoveryCodesLeft(signal), 'POST rpc/recovery_codes_left', {}, 2],
  [() => takeCancelledDeletion(), 'DELETE account_deletions', cancelled, [{ cancelled_at: '2026-12-01' }], true],
  [() => takeCancelledDeletion(), 'DELETE account_deletions', cancelled, [], false],
];

/** The calls that need a user, by what they say without one (spec 8). */
const SIGNED_IN: Readonly<Record<string, readonly Row[]>> = {
  'User not authenticated': [
    [() => stories.deleteStory(ID), 'POST rpc/delete_story', { p_id: ID }, 9870],
    [() => stories.holdDeletedStory(ID), 'POST rpc/hold_deleted_story', { p_id: ID }, 10_000],
    ...[true, false].flatMap((isThere): Row[] => [
      [() => stories.restoreStory(ID), 'POST rpc/restore_story', { p_id: ID }, isThere],
      [() => stories.deleteStoryForGood(ID), 'POST rpc/delete_story_for_good', { p_id: ID }, isThere],
    ]),
    [() => stories.renameStory(ID, U, ` ${LONG}\n`), 'PATCH user_stories', rename, [{ title }], title],
    [() => stories.renameStory(ID, U, LONG), 'PATCH user_stories', rename, [], null],
    [query(storyQueries.titles(U, [ID, 'id-2'])), 'GET user_stories', inTitles, titles, new Map([[ID, 'A lamp']])],
    [(signal) => readStoryNotes(ID, signal), 'GET story_notes', notesOf, [notes], notes],
    [(signal) => readStoryNotes(ID, signal), 'GET story_notes', notesOf, [], undefined],
    [query(revisionQueries.text(U, ID, 4)), 'GET story_revisions', revision, [{ story: 'Once.' }], 'Once.'],
    [() => changes.renamePublishedStory(ID, U, ` ${LONG}\n`), 'PATCH user_shared_stories', rename, [{ title }], title],
    [() => changes.renamePublishedStory(ID, U, LONG), 'PATCH user_shared_stories', rename, [], null],
    [() => changes.linkPublishedStory(ID, U, 's-1'), 'PATCH user_shared_stories', linked, null, undefined],
  ],
  'Please sign in to share stories': [
    visibilityRow('private', false, false),
    visibilityRow('unlisted', false, true),
    visibilityRow('public', true, false),
    publicPrompts('', 'in.(id-1)'),
    publicPrompts('prompt-1', 'in.(id-1,prompt-1)'),
  ],
};

const prompts = { query: '', categories: [], difficulties: [], lengths: [], languages: [] } as const;
const search = { query: '', genre: 'all', language: 'all', order: 'newest' } as const;
const prompt = { id: 'p', userId: U, title: '', prompt: 'A fox', category: 'fantasy', difficulty: 'easy' } as const;
const text = { id: 's', base: 1, text: 'A fox.', cause: 'typed', session: 'session-1', demo: false } as const;
const shared = { ...newStory, prompt: 'A fox', genre: 'fantasy', language: 'english', isPublic: true } as const;
const saved = parseSavedStory({ id: '', story: 'A fox.' });

/** The calls whose requests and answers have tests of their own, in the same groups. */
const OTHER_OPEN: readonly Call[] = [
  (signal) => fetchCounts('story', [{ id: 's' }], signal),
  query(inspirationQueries.list(U, prompts)),
  query(inspirationQueries.count(U, prompts)),
  query(inspirationQueries.favorites(U)),
  query(inspirationQueries.liked(U, '')),
  query(inspirationQueries.own(U)),
  () => inspirations.deleteInspiration('p', U),
  query(moderationQueries.reports(U)),
  query(moderationQueries.hidden(U)),
  query(moderationQueries.log(U)),
  query(sessionQueries.own(U)),
  query(communityStoryQueries.list(U, { order: 'newest', genre: 'all', language: 'all' })),
  query(communityStoryQueries.detail(U, 's')),
  query(communityStoryQueries.link(U, 'l')),
];
const OTHERS: Readonly<Record<string, readonly Call[]>> = {
  'User not authenticated': [
    (signal) => exportItems('stories', undefined, signal),
    (signal) => importItems('stories', [{}], signal),
    (signal) => countOwnStories(signal),
    query(storyQueries.page(U, search, undefined)),
    query(storyQueries.count(U, search)),
    query(storyQueries.trash(U)),
    query(storyQueries.deleted(U)),
    query(storyQueries.detail(U, 's')),
    (signal) => recentNames(signal),
    query(revisionQueries.list(U, 's')),
    query(ownPublishedStoryQueries.list(U)),
    query(ownPublishedStoryQueries.ofAll(U, ['s'])),
    query(storyDays(U, 's')),
  ],
  'No user found': [
    () => lengthenStory(newStory, 'The Cub'),
    () => saveStory(newStory),
    (signal) => saveStoryNotes({ storyId: 's', base: null, notes: EMPTY_NOTES }, signal),
    (signal) => saveStoryText(text, signal),
  ],
  'Please sign in to share stories': [query(ownPublishedStoryQueries.of(U, 's')), () => shareStory(shared)],
  'Please sign in to share this story': [
    () => shareSavedStory(saved, { id: 's', userId: U, title: 'The Fox', visibility: 'public' }),
  ],
  'User not authenticated.': [() => changes.deletePublishedStory('s', U)],
};

const callsOf = (rows: readonly Row[] = []) => rows.map(([call]) => call);
/** Each call that needs a user, and what it says without one. */
const PERSONAL = Object.entries(OTHERS).flatMap(([message, calls]) =>
  [...callsOf(SIGNED_IN[message]), ...calls].map((call) => ({ call, message })),
);
/** Each call, and what it says when the session has expired: dialogs say the same as without a session. */
const CALLS = [
  ...[...callsOf(OPEN), ...OTHER_OPEN].map((call) => ({ call, message: failureWords.expired })),
  ...[
    () => inspirations.shareInspiration({ ...prompt, isPublic: true }),
    () => inspirations.updateInspiration('p', U, { ...prompt, isPublic: true }),
  ].map((call) => ({ call, message: 'You must be signed in to share inspirations' })),
  ...PERSONAL.map(({ call, message }) => ({
    call,
    message: ['User not authenticated', 'No user found'].includes(message) ? failureWords.expired : message,
  })),
];
const failureOf = (promise: Promise<unknown>) => promise.catch((error: unknown) => error);
const made = (call: Call) => failureOf(call(new AbortController().signal));

describe('the calls of the database', () => {
  it('Each call asks for its own rows only, and returns what the database answers', async () => {
    storeSession();
    for (const [call, what, values, answer, ...returned] of [OPEN, ...Object.values(SIGNED_IN)].flat()) {
      const requests = fakeNetwork(() => json(answer));
      expect(await made(call), what).toEqual(returned.length > 0 ? returned[0] : answer);
      expect(requests.map(askedOf)).toEqual([[what, values]]);
    }
  });

  it('A change of something that is gone fails with words', async () => {
    storeSession();
    fakeNetwork(() => json([]));
    for (const [call, message] of [
      [() => changes.setVisibility(ID, U, 'private'), 'This story isn’t shared anymore.'],
      [() => changeDisplayName(U, 'Mara'), 'This account no longer exists.'],
      [query(revisionQueries.text(U, ID, 5)), 'This version isn’t kept anymore. Open the list of versions again.'],
    ] as const)
      expect(await made(call)).toMatchObject({ code: 'data', message });
  });

  it('A call with an expired session fails as “unauthorized”', async () => {
    storeSession();
    for (const { call, message } of CALLS) {
      const requests = fakeNetwork(() => json({ code: 'PGRST303', message: 'JWT expired' }, 401));
      const failure = await made(call);
      expect(failure, requests[0]?.path).toMatchObject({ name: 'AppError', code: 'unauthorized', message });
    }
  });

  it('A call that needs a user sends nothing without one, and says so', async () => {
    const requests = fakeNetwork(() => json([]));
    for (const { call, message } of PERSONAL)
      expect(await made(call), String(call)).toMatchObject({ name: 'AppError', code: 'unauthorized', message });
    expect(requests).toEqual([]);
  });

  it('A call ends when it is cancelled', async () => {
    storeSession();
    for (const { call } of CALLS.filter(({ call: { length } }) => length > 0)) {
      const controller = new AbortController();
      const requests = fakeNetwork(() => new Promise<never>(() => undefined));
      const failure = failureOf(call(controller.signal));
      await vi.waitFor(() => expect(requests, String(call)).toHaveLength(1), { interval: 1 });
      controller.abort();
      expect(await failure, requests[0]?.path).toBeInstanceOf(Error);
    }
  });

  it('An unanswered call fails as “network” after one attempt, because its caller retries', async () => {
    vi.useFakeTimers();
    for (const { call } of CALLS) {
      storeSession();
      const requests = fakeNetwork(() => new TypeError('Failed to fetch'));
      const failure = made(call);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(await failure, requests[0]?.path).toMatchObject({ name: 'AppError', code: 'network' });
      expect(requests, String(call)).toHaveLength(1);
    }
  });

  it('A call fails as “network” when its expired session can’t be renewed because the service is unreachable', async () => {
    vi.useFakeTimers();
    storeSession(fakeSession({ seconds: -60 }));
    fakeNetwork(() => new TypeError('Failed to fetch'));
    const failure = made(() => changes.setVisibility('s', U, 'public'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await failure).toMatchObject({ name: 'AppError', code: 'network' });
  });
});
