// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { EMPTY_NOTES } from '@storyloom/shared/domain';
import { storeSession } from '@storyloom/testing/fake-auth';
import { fakeNetwork, json } from '@storyloom/testing/network';
import { client } from '@storyloom/testing/query-client';
import { takeCancelledDeletion } from './account-deletion/account-deletion.ts';
import { setLiked } from './community/like.ts';
import { recordInspirationUse } from './inspirations/inspirations.ts';
import { moderate, moderationQueries } from './moderation/moderation.ts';
import { changeDisplayName, profileQueries } from './profile/profile.ts';
import { countStoryView } from './published-stories/community-stories.ts';
import { linkPublishedStory, renamePublishedStory, setVisibility } from './published-stories/own-story-changes.ts';
import { publicPromptsOf } from './published-stories/shared-prompt.ts';
import { reportContent } from './reports/reports.ts';
import { makeRecoveryCodes, recoveryCodesLeft } from './second-factor/second-factor.ts';
import { endSession } from './sessions/sessions.ts';
import {
  deleteStory,
  deleteStoryForGood,
  holdDeletedStory,
  renameStory,
  restoreStory,
} from './stories/change-story.ts';
import { storyQueries } from './stories/story-queries.ts';
import { readStoryNotes } from './story-notes/read-story-notes.ts';
import { revisionQueries } from './story-text/revision-queries.ts';
import { askedOf } from './testing/asked-of.ts';

type Call = () => Promise<unknown>;
/** What a call asks the database for, what that answers, and what the call returns if it is something else. */
type Row = readonly [call: Call, what: string, values: object, answer: unknown, returned?: unknown];

const [ID, U] = ['id-1', 'user-1'];
const own = { id: `eq.${ID}`, user_id: `eq.${U}` };
const LONG = 'lighthouse '.repeat(40);
const title = 'lighthouse '.repeat(18).trim();
const notes = { notes: { ...EMPTY_NOTES, rules: 'No magic.' }, revision: 3 };
const titles = [{ id: ID, title: 'A lamp' }];

const signal = new AbortController().signal;
const fetched =
  (options: { readonly queryFn?: unknown }): Call =>
  () =>
    (options.queryFn as (context: object) => Promise<unknown>)({ signal, client });
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
  return [() => setVisibility(ID, U, visibility), 'PATCH user_shared_stories', asked, answer, returned];
};
const publicPrompts = (inspirationId: string, id: string): Row => {
  const asked = { select: 'id,title', user_id: 'eq.user-1', is_public: 'eq.true', id };
  return [fetched(publicPromptsOf({ id: ID, userId: U, inspirationId })), 'GET user_inspirations', asked, titles];
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
const notesOf = { select: 'notes,revision', story_id: 'eq.id-1' };
const revision = { select: 'story', story_id: 'eq.id-1', number: 'eq.4' };
const inTitles = { select: 'id,title', id: 'in.(id-1,id-2)' };
const hide = { p_what: 'story', p_id: ID, p_reason: 'An ad' };
const view = { p_shared_story_id: ID, p_share_id: 'l' };
const use = { p_inspiration_id: ID };

const ROWS: readonly Row[] = [
  [() => deleteStory(ID), 'POST rpc/delete_story', { p_id: ID }, 9870],
  [() => holdDeletedStory(ID), 'POST rpc/hold_deleted_story', { p_id: ID }, 10_000],
  ...[true, false].flatMap((isThere): Row[] => [
    [() => restoreStory(ID), 'POST rpc/restore_story', { p_id: ID }, isThere],
    [() => deleteStoryForGood(ID), 'POST rpc/delete_story_for_good', { p_id: ID }, isThere],
    [fetched(moderationQueries.isOperator(U)), 'POST rpc/is_operator', {}, isThere],
    [() => moderate('hide', { kind: 'story', thingId: ID }, 'An ad'), 'POST rpc/moderation_hide', hide, isThere],
  ]),
  [() => renameStory(ID, U, ` ${LONG}\n`), 'PATCH user_stories', rename, [{ title }], title],
  [() => renameStory(ID, U, LONG), 'PATCH user_stories', rename, [], null],
  [fetched(storyQueries.titles(U, [ID, 'id-2'])), 'GET user_stories', inTitles, titles, new Map([[ID, 'A lamp']])],
  [() => readStoryNotes(ID), 'GET story_notes', notesOf, [notes], notes],
  [() => readStoryNotes(ID), 'GET story_notes', notesOf, [], undefined],
  [fetched(revisionQueries.text(U, ID, 4)), 'GET story_revisions', revision, [{ story: 'Once.' }], 'Once.'],

  [() => renamePublishedStory(ID, U, ` ${LONG}\n`), 'PATCH user_shared_stories', rename, [{ title }], title],
  [() => renamePublishedStory(ID, U, LONG), 'PATCH user_shared_stories', rename, [], null],
  [() => linkPublishedStory(ID, U, 's-1'), 'PATCH user_shared_stories', { ...own, story_id: 's-1' }, null, undefined],
  visibilityRow('private', false, false),
  visibilityRow('unlisted', false, true),
  visibilityRow('public', true, false),
  publicPrompts('', 'in.(id-1)'),
  publicPrompts('prompt-1', 'in.(id-1,prompt-1)'),

  [() => countStoryView({ id: ID, shareId: 'l' }), 'POST rpc/count_story_view', view, 41],
  [() => recordInspirationUse(ID), 'POST rpc/record_inspiration_use', use, 7],
  [() => recordInspirationUse(ID, 's-1'), 'POST rpc/record_inspiration_use', { ...use, p_story_id: 's-1' }, 8],
  like('inspiration', { id: ID }, { p_inspiration_id: ID }, 4),
  like('story', { id: ID }, { p_shared_story_id: ID }, null),
  like('story', { id: ID, shareId: 'l' }, view, 1),
  reportOf({ kind: 'inspiration' }, { p_inspiration_id: ID }, true),
  reportOf({ kind: 'story' }, { p_shared_story_id: ID }, false),
  reportOf({ kind: 'story', shareId: 'l' }, view, true),

  [fetched(profileQueries.name(U)), 'GET profiles', profile, [{ display_name: 'Mara' }], 'Mara'],
  [fetched(profileQueries.name(U)), 'GET profiles', profile, [], ''],
  [
    () => changeDisplayName(U, ' Mara \n'),
    'PATCH profiles',
    { ...profile, display_name: 'Mara' },
    [{ display_name: 'M.' }],
    'M.',
  ],
  [() => endSession('s-2'), 'POST rpc/end_session', { p_id: 's-2' }, true, undefined],
  [makeRecoveryCodes, 'POST rpc/make_recovery_codes', {}, ['abcd-efgh']],
  [() => recoveryCodesLeft(signal), 'POST rpc/recovery_codes_left', {}, 2],
  [takeCancelledDeletion, 'DELETE account_deletions', cancelled, [{ cancelled_at: '2026-12-01' }], true],
  [takeCancelledDeletion, 'DELETE account_deletions', cancelled, [], false],
];

it('Each call asks for its own rows only, and returns what the database answers', async () => {
  storeSession();
  for (const [call, what, values, answer, ...returned] of ROWS) {
    const requests = fakeNetwork(() => json(answer));
    expect(await call(), what).toEqual(returned.length > 0 ? returned[0] : answer);
    expect(requests.map(askedOf)).toEqual([[what, values]]);
  }
});

it('A change of something that is gone fails with words', async () => {
  storeSession();
  fakeNetwork(() => json([]));
  for (const [call, message] of [
    [() => setVisibility(ID, U, 'private'), 'This story isn’t shared anymore.'],
    [() => changeDisplayName(U, 'Mara'), 'This account no longer exists.'],
    [fetched(revisionQueries.text(U, ID, 5)), 'This version isn’t kept anymore. Open the list of versions again.'],
  ] as const)
    await expect(call()).rejects.toMatchObject({ code: 'data', message });
});
