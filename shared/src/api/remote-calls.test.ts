// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { GENRE_DEFAULTS } from '@storyloom/shared/domain';
import { storeSession } from '@storyloom/testing/fake-auth';
import { type CallRow, DATA_CALLS as OTHER_DATA_CALLS, query, row } from './testing/data-calls.ts';
import { faultsOf, messageOf } from '@storyloom/testing/remote-calls';
import { DATA_FAILURES, DATA_MESSAGES, SERVICE_FAILURES, SERVICE_MESSAGES } from '@storyloom/testing/remote-failures';
import { STORY_CALLS } from './testing/story-calls.ts';
import { callService } from './story-service/call-service.ts';
import { demoQuery, guestSessionQuery } from './story-service/guest-session.ts';
import { outlineStory } from './story-service/outline-story.ts';
import { randomPrompt } from './story-service/random-prompt.ts';
import { stopStory } from './story-service/stop-story.ts';
import { strings } from './story-service/strings.ts';

const DATA_CALLS = { ...OTHER_DATA_CALLS, ...STORY_CALLS };

const NO_PROMPT = 'No prompt was generated';
const GUEST = { guestToken: 'guest-1' } as const;
const STORY = {
  ...GENRE_DEFAULTS.fantasy,
  genre: 'fantasy',
  prompt: 'A fox',
  runId: 'run-1',
  attempt: 1,
} as const;
/** What a call says of each answer without what was asked for. */
const nothing = (message: string | null) => ({
  'a page for an answer': message,
  'half a body for an answer': message,
  'an empty body for an answer': message,
});
const SERVICE_CALLS: Readonly<Record<string, CallRow>> = {
  // The page parses the answer of a story itself.
  'story-service/call-service.ts callService': row(() => callService('generate-story', { body: {} }), nothing(null)),
  'story-service/guest-session.ts demoQuery': query(demoQuery),
  'story-service/guest-session.ts guestSessionQuery': query(guestSessionQuery),
  'story-service/outline-story.ts outlineStory': row(() => outlineStory(STORY, GUEST), nothing(strings.noOutline)),
  'story-service/random-prompt.ts randomPrompt': row(
    () => randomPrompt('fantasy', 'english', GUEST),
    nothing(NO_PROMPT),
  ),
  // It has no answer.
  'story-service/stop-story.ts stopStory': row(() => stopStory('run-1', GUEST), nothing(null)),
};

/** Exports that send nothing: cache keys and the clients themselves. */
const SEND_NOTHING = [
  'community/community-counts.ts countsKey',
  'inspirations/inspiration-queries.ts inspirationQueries.all',
  'moderation/moderation.ts moderationQueries.lists',
  'second-factor/second-factor.ts WrongCode',
  'published-stories/own-stories.ts ownPublishedStoryQueries.all',
  'signed-in/signed-in.ts signedInClient',
  'signed-in/signed-in.ts signedInError',
  'stories/story-queries.ts storyQueries.all',
  'stories/story-queries.ts storyQueries.pages',
  'story-service/guest-session.ts storedGuest',
  'supabase-client.ts createEphemeralClient',
  'supabase-client.ts getSupabase',
  'supabase-client.ts sessionStorageKey',
];
/** Calls of the sign-in service, whose failures `shared/src/auth` tests. */
const SIGN_IN_CALLS = [
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

/** The exported functions of a module, and the functions of its exported objects. */
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

const cells = (calls: Readonly<Record<string, CallRow>>, messages: Readonly<Record<string, string>>) =>
  Object.entries(calls).flatMap(([name, { call, except = {} }]) =>
    Object.entries(messages).map(([failure, message]) => {
      const expected = failure in except ? (except[failure] ?? null) : message;
      return { name: name.split(' ')[1] ?? name, call, failure, expected };
    }),
  );

beforeEach(() => {
  storeSession();
});

it('The tables name every remote call of this folder', () => {
  const asking = Object.keys(SOURCES).filter(
    (file) => ASKS.test(SOURCES[file] ?? '') && !/(?:data|sign-in)-answer\.ts$/.test(file),
  );
  const known = [...Object.keys(DATA_CALLS), ...Object.keys(SERVICE_CALLS), ...SEND_NOTHING, ...SIGN_IN_CALLS];
  expect(asking.flatMap(exportsOf).toSorted()).toEqual(known.toSorted());
});

describe('failing data calls', () => {
  it.each(cells(DATA_CALLS, DATA_MESSAGES))(
    '$name has the expected message for the failure “$failure”',
    async ({ call, failure, expected }) => {
      const { message, reason } = await messageOf(call, DATA_FAILURES[failure as keyof typeof DATA_FAILURES]);
      expect([message, reason]).toEqual([expected, expected]);
    },
  );
});

describe('failing calls of the story service', () => {
  it.each(cells(SERVICE_CALLS, SERVICE_MESSAGES))(
    '$name has the expected message for the failure “$failure”',
    async ({ call, failure, expected }) => {
      const { message, reason } = await messageOf(call, SERVICE_FAILURES[failure as keyof typeof SERVICE_FAILURES]);
      expect([message, reason]).toEqual([expected, expected]);
    },
  );
});

it.each([...new Set([...Object.values(DATA_MESSAGES), ...Object.values(SERVICE_MESSAGES), NO_PROMPT])])(
  'The message “%s” is fit to be shown',
  (message) => {
    expect(faultsOf(message)).toEqual([]);
  },
);
