// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { storeSession } from '../testing/fake-auth.ts';
import { type Call, messageOf } from '../testing/remote-calls.ts';
import {
  DATA_FAILURES,
  DATA_MESSAGES,
  faultsOf,
  SERVICE_FAILURES,
  SERVICE_MESSAGES,
} from '../testing/remote-failures.ts';
import { takeCancelledDeletion } from './account-deletion/account-deletion.ts';
import { fetchCounts } from './community/community-counts.ts';
import { setLiked } from './community/like.ts';
import { inspirationQueries } from './inspirations/inspiration-queries.ts';
import * as inspirations from './inspirations/inspirations.ts';
import { countOwnStories, exportItems, importItems } from './own-data/own-data.ts';
import { changeDisplayName, profileQueries } from './profile/profile.ts';
import { makeRecoveryCodes, recoveryCodesLeft } from './second-factor/second-factor.ts';
import { endSession, sessionQueries } from './sessions/sessions.ts';
import { moderate, moderationQueries } from './moderation/moderation.ts';
import { reportContent } from './reports/reports.ts';
import { communityStoryQueries, countStoryView } from './shared-stories/community-stories.ts';
import * as ownStories from './shared-stories/own-stories.ts';
import * as ownStoryChanges from './shared-stories/own-story-changes.ts';
import { publicPromptsOf } from './shared-stories/shared-prompt.ts';
import { shareSavedStory, shareStory } from './shared-stories/shared-stories.ts';
import { storyDays } from './shared-stories/story-days.ts';
import {
  deleteStory,
  deleteStoryForGood,
  holdDeletedStory,
  renameStory,
  restoreStory,
} from './stories/change-story.ts';
import { lengthenStory, saveStory } from './stories/save-story.ts';
import { storyQueries } from './stories/story-queries.ts';
import { callService } from './story-service/call-service.ts';
import { demoQuery, guestSessionQuery } from './story-service/guest-session.ts';
import { randomPrompt } from './story-service/random-prompt.ts';

interface Row {
  readonly call: Call;
  /** What differs from the table. `null` where it is no failure. */
  readonly except?: Readonly<Record<string, string | null>>;
}

/** What is asked in a dialog says in the specification's words that the session has ended. */
const signedOut = (message: string): NonNullable<Row['except']> =>
  Object.fromEntries(['401 without a word', '401 expired', '401 signed out'].map((failure) => [failure, message]));

const row = (call: Call, except: Row['except'] = {}): Row => ({ call, except });
/** A change that asks for nothing back: an empty answer is what it waits for. */
const silent = (call: Call, except: Row['except'] = {}): Row =>
  row(call, { 'an empty body for an answer': null, ...except });
const query = (options: { readonly queryFn?: unknown }, except?: Row['except']): Row =>
  row(
    () => (options.queryFn as (context: object) => Promise<unknown>)({ signal: new AbortController().signal }),
    except,
  );

const signal = new AbortController().signal;
const settings = { language: 'english', perspective: 'third', tone: 'neutral', length: 1500 } as const;
const search = { query: '', genre: 'all', language: 'all', order: 'newest' } as const;
const prompts = { query: '', categories: [], difficulties: [], lengths: [], languages: [] } as const;
const saved = {
  id: 'story-1',
  title: 'The Fox',
  prompt: 'A fox',
  story: 'A fox ran.',
  genre: 'fantasy' as const,
  language: 'english' as const,
  perspective: 'Third Person',
  tone: 'Neutral',
  length: 10,
  createdAt: '2026-01-01T00:00:00Z',
  heading: '',
  unfinished: false,
  demo: false,
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

const STORY = {
  id: 'story-1',
  userId: 'user-1',
  title: 'The Fox',
  story: 'A fox ran.',
  options: { ...settings, prompt: 'A fox', genre: 'fantasy' },
  demo: false,
} as const;

const DATA_CALLS: Readonly<Record<string, Row>> = {
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
  'shared-stories/community-stories.ts countStoryView': row(() => countStoryView({ id: 'story-1', shareId: 'link-1' })),
  'shared-stories/community-stories.ts communityStoryQueries.list': query(
    communityStoryQueries.list('user-1', { order: 'newest', genre: 'all', language: 'all' }),
  ),
  'shared-stories/community-stories.ts communityStoryQueries.detail': query(
    communityStoryQueries.detail('user-1', 'story-1'),
  ),
  'shared-stories/community-stories.ts communityStoryQueries.link': query(
    communityStoryQueries.link('user-1', 'share-1'),
  ),
  'shared-stories/own-story-changes.ts setVisibility': row(
    () => ownStoryChanges.setVisibility('id', 'user-1', 'public'),
    signedOut('Please sign in to share stories'),
  ),
  'shared-stories/own-story-changes.ts renameSharedStory': row(() =>
    ownStoryChanges.renameSharedStory('id', 'user-1', 'The Fox'),
  ),
  'shared-stories/own-story-changes.ts linkSharedStory': silent(() =>
    ownStoryChanges.linkSharedStory('id', 'user-1', 'story-1'),
  ),
  'shared-stories/own-story-changes.ts deleteSharedStory': row(
    () => ownStoryChanges.deleteSharedStory('id', 'user-1'),
    signedOut('User not authenticated.'),
  ),
  'shared-stories/own-stories.ts ownSharedStoryQueries.list': query(ownStories.ownSharedStoryQueries.list('user-1')),
  'shared-stories/own-stories.ts ownSharedStoryQueries.ofAll': query(
    ownStories.ownSharedStoryQueries.ofAll('user-1', ['story-1']),
  ),
  'shared-stories/own-stories.ts ownSharedStoryQueries.of': query(
    ownStories.ownSharedStoryQueries.of('user-1', 'story-1'),
    signedOut('Please sign in to share stories'),
  ),
  'shared-stories/shared-prompt.ts publicPromptsOf': query(
    publicPromptsOf({ id: 'id', userId: 'user-1', inspirationId: '' }),
    signedOut('Please sign in to share stories'),
  ),
  'shared-stories/story-days.ts storyDays': query(storyDays('user-1', 'id')),
  'shared-stories/shared-stories.ts shareStory': row(
    () =>
      shareStory({
        id: 'id',
        userId: 'user-1',
        title: 'The Fox',
        prompt: 'A fox',
        content: 'A fox ran.',
        genre: 'fantasy',
        language: 'english',
        isPublic: true,
        demo: false,
      }),
    signedOut('Please sign in to share stories'),
  ),
  'shared-stories/shared-stories.ts shareSavedStory': row(
    () => shareSavedStory({ ...saved, id: '' }, { id: 'id', userId: 'user-1', title: 'The Fox', visibility: 'public' }),
    signedOut('Please sign in to share this story'),
  ),
  'stories/change-story.ts deleteStory': row(() => deleteStory('story-1')),
  'stories/change-story.ts holdDeletedStory': row(() => holdDeletedStory('story-1')),
  'stories/change-story.ts restoreStory': row(() => restoreStory('story-1')),
  'stories/change-story.ts deleteStoryForGood': row(() => deleteStoryForGood('story-1')),
  'stories/change-story.ts renameStory': row(() => renameStory('story-1', 'user-1', 'The Fox')),
  'stories/save-story.ts lengthenStory': row(() => lengthenStory(STORY, 'The Cub')),
  'stories/save-story.ts saveStory': silent(() => saveStory(STORY)),
  'stories/story-queries.ts storyQueries.page': query(storyQueries.page('user-1', search, undefined)),
  'stories/story-queries.ts storyQueries.count': query(storyQueries.count('user-1', search)),
  'stories/story-queries.ts storyQueries.trash': query(storyQueries.trash('user-1')),
  'stories/story-queries.ts storyQueries.deleted': query(storyQueries.deleted('user-1')),
  'stories/story-queries.ts storyQueries.detail': query(storyQueries.detail('user-1', 'story-1')),
  'stories/story-queries.ts storyQueries.titles': query(storyQueries.titles('user-1', ['story-1'])),
};

const NO_PROMPT = 'No prompt was generated';
const SERVICE_CALLS: Readonly<Record<string, Row>> = {
  // What a story's answer holds is for the page to read.
  'story-service/call-service.ts callService': row(() => callService('generate-story', { body: {} }), {
    'a page for an answer': null,
    'half a body for an answer': null,
    'an empty body for an answer': null,
  }),
  'story-service/guest-session.ts demoQuery': query(demoQuery),
  'story-service/guest-session.ts guestSessionQuery': query(guestSessionQuery),
  'story-service/random-prompt.ts randomPrompt': row(
    () => randomPrompt('fantasy', 'english', { guestToken: 'guest-1' }),
    {
      'a page for an answer': NO_PROMPT,
      'half a body for an answer': NO_PROMPT,
      'an empty body for an answer': NO_PROMPT,
    },
  ),
};

/** Exports beside them that ask nobody: keys of what is cached, and the clients themselves. */
const ASK_NOBODY = [
  'community/community-counts.ts countsKey',
  'inspirations/inspiration-queries.ts inspirationQueries.all',
  'moderation/moderation.ts moderationQueries.lists',
  'second-factor/second-factor.ts WrongCode',
  'shared-stories/own-stories.ts ownSharedStoryQueries.all',
  'signed-in/signed-in.ts signedInClient',
  'signed-in/signed-in.ts signedInError',
  'stories/story-queries.ts storyQueries.all',
  'stories/story-queries.ts storyQueries.pages',
  'supabase-client.ts createEphemeralClient',
  'supabase-client.ts getSupabase',
  'supabase-client.ts sessionStorageKey',
];
/** These ask the sign-in service, whose failures are `shared/src/auth`'s. */
const ASK_FOR_SIGN_IN = [
  'account-deletion/account-deletion.ts requestAccountDeletion',
  'account/account.ts requestEmailChange',
  'second-factor/second-factor.ts abandonSetUp',
  'second-factor/second-factor.ts beginSetUp',
  'second-factor/second-factor.ts confirmCode',
  'second-factor/second-factor.ts currentFactor',
  'second-factor/second-factor.ts enterCode',
  'second-factor/second-factor.ts enterRecoveryCode',
  'second-factor/second-factor.ts passSecondStep',
  'second-factor/second-factor.ts turnOff',
];

const SOURCES = import.meta.glob<string>(['./**/*.ts', '!./**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const MODULES = import.meta.glob<Readonly<Record<string, unknown>>>(['./**/*.ts', '!./**/*.test.ts'], { eager: true });
const ASKS = /getSupabase\(|signedInClient\(|createEphemeralClient\(|callService\(|\bfetch\(/;

/** Every function, and every function of an object, that a module exports. */
function exportsOf(file: string): readonly string[] {
  const name = file.slice('./'.length);
  return Object.entries(MODULES[file] ?? {}).flatMap(([key, value]) => {
    if (typeof value === 'function') return `${name} ${key}`;
    if (typeof value !== 'object' || value === null) return [];
    if ('queryFn' in value) return `${name} ${key}`;
    return Object.entries(value).flatMap(([part, inner]) =>
      typeof inner === 'function' ? `${name} ${key}.${part}` : [],
    );
  });
}

const cells = (calls: Readonly<Record<string, Row>>, messages: Readonly<Record<string, string>>) =>
  Object.entries(calls).flatMap(([name, { call, except = {} }]) =>
    Object.entries(messages).map(([failure, message]) => {
      const expected = failure in except ? (except[failure] ?? null) : message;
      return { name: name.split(' ')[1] ?? name, call, failure, expected };
    }),
  );

beforeEach(() => {
  storeSession();
});

it('knows every call of this folder', () => {
  const asking = Object.keys(SOURCES).filter(
    (file) => ASKS.test(SOURCES[file] ?? '') && !/(?:data|sign-in)-answer\.ts$/.test(file),
  );
  const known = [...Object.keys(DATA_CALLS), ...Object.keys(SERVICE_CALLS), ...ASK_NOBODY, ...ASK_FOR_SIGN_IN];
  expect(asking.flatMap(exportsOf).toSorted()).toEqual(known.toSorted());
});

describe('a data call that fails says why, and what to do', () => {
  it.each(cells(DATA_CALLS, DATA_MESSAGES))('$name: $failure', async ({ call, failure, expected }) => {
    const { message, reason } = await messageOf(call, DATA_FAILURES[failure as keyof typeof DATA_FAILURES]);
    expect([message, reason]).toEqual([expected, expected]);
  });
});

describe('a call of the story service that fails says why, and what to do', () => {
  it.each(cells(SERVICE_CALLS, SERVICE_MESSAGES))('$name: $failure', async ({ call, failure, expected }) => {
    const { message, reason } = await messageOf(call, SERVICE_FAILURES[failure as keyof typeof SERVICE_FAILURES]);
    expect([message, reason]).toEqual([expected, expected]);
  });
});

it.each([...new Set([...Object.values(DATA_MESSAGES), ...Object.values(SERVICE_MESSAGES), NO_PROMPT])])(
  'is a sentence that can be shown: %s',
  (message) => {
    expect(faultsOf(message)).toEqual([]);
  },
);
