import type { Call } from '@storyloom/testing/remote-calls';
import { takeCancelledDeletion } from '../account-deletion/account-deletion.ts';
import { fetchCounts } from '../community/community-counts.ts';
import { setLiked } from '../community/like.ts';
import { inspirationQueries } from '../inspirations/inspiration-queries.ts';
import * as inspirations from '../inspirations/inspirations.ts';
import { countOwnStories, exportItems, importItems } from '../own-data/own-data.ts';
import { changeDisplayName, profileQueries } from '../profile/profile.ts';
import { makeRecoveryCodes, recoveryCodesLeft } from '../second-factor/second-factor.ts';
import { endSession, sessionQueries } from '../sessions/sessions.ts';
import { moderate, moderationQueries } from '../moderation/moderation.ts';
import { reportContent } from '../reports/reports.ts';
import { communityStoryQueries, countStoryView } from '../published-stories/community-stories.ts';
import * as ownStories from '../published-stories/own-stories.ts';
import * as ownStoryChanges from '../published-stories/own-story-changes.ts';
import { publicPromptsOf } from '../published-stories/shared-prompt.ts';
import { shareSavedStory, shareStory } from '../published-stories/published-stories.ts';
import { storyDays } from '../published-stories/story-days.ts';

export interface CallRow {
  readonly call: Call;
  /** Messages that differ from the table, by failure; `null` if the call succeeds. */
  readonly except?: Readonly<Record<string, string | null>>;
}

/** In a dialog, an expired session is reported in the specification's words. */
const signedOut = (message: string): NonNullable<CallRow['except']> =>
  Object.fromEntries(['401 without a word', '401 expired', '401 signed out'].map((failure) => [failure, message]));

export const row = (call: Call, except: CallRow['except'] = {}): CallRow => ({ call, except });
/** A change that expects an empty answer. */
export const silent = (call: Call, except: CallRow['except'] = {}): CallRow =>
  row(call, { 'an empty body for an answer': null, ...except });
export const query = (options: { readonly queryFn?: unknown }, except?: CallRow['except']): CallRow =>
  row(
    () => (options.queryFn as (context: object) => Promise<unknown>)({ signal: new AbortController().signal }),
    except,
  );

const signal = new AbortController().signal;
const prompts = { query: '', categories: [], difficulties: [], lengths: [], languages: [] } as const;
const saved = {
  id: 'story-1',
  title: 'The Fox',
  prompt: 'A fox',
  text: 'A fox ran.',
  genre: 'fantasy' as const,
  language: 'english' as const,
  perspective: 'Third Person',
  tone: 'Neutral',
  length: 10,
  createdAt: '2026-01-01T00:00:00Z',
  heading: '',
  unfinished: false,
  demo: false,
  revision: 1,
};
const inspiration = {
  id: 'prompt-1',
  userId: 'user-1',
  title: '',
  prompt: 'A fox',
  category: 'fantasy',
  difficulty: 'easy',
  isPublic: true,
} as const;

/** Every data call of `shared/src/api`, by file and export. */
export const DATA_CALLS: Readonly<Record<string, CallRow>> = {
  'account-deletion/account-deletion.ts takeCancelledDeletion': row(() => takeCancelledDeletion()),
  'community/community-counts.ts fetchCounts': row(() => fetchCounts('story', [{ id: 'story-1' }], signal)),
  'community/like.ts setLiked': row(() => setLiked('inspiration', { id: 'prompt-1' }, true)),
  'inspirations/inspiration-queries.ts inspirationQueries.list': query(inspirationQueries.list('user-1', prompts)),
  'inspirations/inspiration-queries.ts inspirationQueries.count': query(inspirationQueries.count('user-1', prompts)),
  'inspirations/inspiration-queries.ts inspirationQueries.favorites': query(inspirationQueries.favorites('user-1')),
  'inspirations/inspiration-queries.ts inspirationQueries.liked': query(inspirationQueries.liked('user-1', '')),
  'inspirations/inspiration-queries.ts inspirationQueries.own': query(inspirationQueries.own('user-1')),
  'inspirations/inspirations.ts shareInspiration': silent(
    () => inspirations.shareInspiration(inspiration),
    signedOut('You must be signed in to share inspirations'),
  ),
  'inspirations/inspirations.ts updateInspiration': row(
    () => inspirations.updateInspiration('prompt-1', 'user-1', inspiration),
    signedOut('You must be signed in to share inspirations'),
  ),
  'inspirations/inspirations.ts deleteInspiration': silent(() => inspirations.deleteInspiration('prompt-1', 'user-1')),
  'inspirations/inspirations.ts recordInspirationUse': row(() => inspirations.recordInspirationUse('prompt-1')),
  'moderation/moderation.ts moderate': row(() => moderate('hide', { kind: 'story', thingId: 'story-1' })),
  'moderation/moderation.ts moderationQueries.isOperator': query(moderationQueries.isOperator('user-1')),
  'moderation/moderation.ts moderationQueries.reports': query(moderationQueries.reports('user-1')),
  'moderation/moderation.ts moderationQueries.hidden': query(moderationQueries.hidden('user-1')),
  'moderation/moderation.ts moderationQueries.log': query(moderationQueries.log('user-1')),
  'own-data/own-data.ts exportItems': row(() => exportItems('stories', undefined, signal)),
  'own-data/own-data.ts importItems': row(() => importItems('stories', [{}], signal)),
  'own-data/own-data.ts countOwnStories': row(() => countOwnStories(signal)),
  'profile/profile.ts changeDisplayName': row(() => changeDisplayName('user-1', 'Mara')),
  'profile/profile.ts profileQueries.name': query(profileQueries.name('user-1')),
  'second-factor/second-factor.ts makeRecoveryCodes': row(() => makeRecoveryCodes()),
  'second-factor/second-factor.ts recoveryCodesLeft': row(() => recoveryCodesLeft(signal)),
  'sessions/sessions.ts endSession': row(() => endSession('session-1')),
  'sessions/sessions.ts sessionQueries.own': query(sessionQueries.own('user-1')),
  'reports/reports.ts reportContent': row(() =>
    reportContent({ kind: 'story', id: 'story-1', reason: 'copied', note: '' }),
  ),
  'published-stories/community-stories.ts countStoryView': row(() =>
    countStoryView({ id: 'story-1', shareId: 'link-1' }),
  ),
  'published-stories/community-stories.ts communityStoryQueries.list': query(
    communityStoryQueries.list('user-1', { order: 'newest', genre: 'all', language: 'all' }),
  ),
  'published-stories/community-stories.ts communityStoryQueries.detail': query(
    communityStoryQueries.detail('user-1', 'story-1'),
  ),
  'published-stories/community-stories.ts communityStoryQueries.link': query(
    communityStoryQueries.link('user-1', 'share-1'),
  ),
  'published-stories/own-story-changes.ts setVisibility': row(
    () => ownStoryChanges.setVisibility('id', 'user-1', 'public'),
    signedOut('Please sign in to share stories'),
  ),
  'published-stories/own-story-changes.ts renamePublishedStory': row(() =>
    ownStoryChanges.renamePublishedStory('id', 'user-1', 'The Fox'),
  ),
  'published-stories/own-story-changes.ts linkPublishedStory': silent(() =>
    ownStoryChanges.linkPublishedStory('id', 'user-1', 'story-1'),
  ),
  'published-stories/own-story-changes.ts deletePublishedStory': row(
    () => ownStoryChanges.deletePublishedStory('id', 'user-1'),
    signedOut('User not authenticated.'),
  ),
  'published-stories/own-stories.ts ownPublishedStoryQueries.list': query(
    ownStories.ownPublishedStoryQueries.list('user-1'),
  ),
  'published-stories/own-stories.ts ownPublishedStoryQueries.ofAll': query(
    ownStories.ownPublishedStoryQueries.ofAll('user-1', ['story-1']),
  ),
  'published-stories/own-stories.ts ownPublishedStoryQueries.of': query(
    ownStories.ownPublishedStoryQueries.of('user-1', 'story-1'),
    signedOut('Please sign in to share stories'),
  ),
  'published-stories/shared-prompt.ts publicPromptsOf': query(
    publicPromptsOf({ id: 'id', userId: 'user-1', inspirationId: '' }),
    signedOut('Please sign in to share stories'),
  ),
  'published-stories/story-days.ts storyDays': query(storyDays('user-1', 'id')),
  'published-stories/published-stories.ts shareStory': row(
    () =>
      shareStory({
        id: 'id',
        userId: 'user-1',
        title: 'The Fox',
        prompt: 'A fox',
        text: 'A fox ran.',
        genre: 'fantasy',
        language: 'english',
        isPublic: true,
        demo: false,
      }),
    signedOut('Please sign in to share stories'),
  ),
  'published-stories/published-stories.ts shareSavedStory': row(
    () => shareSavedStory({ ...saved, id: '' }, { id: 'id', userId: 'user-1', title: 'The Fox', visibility: 'public' }),
    signedOut('Please sign in to share this story'),
  ),
};
