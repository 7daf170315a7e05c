// @vitest-environment jsdom
import { type Call, messageOf } from '@storyloom/testing/remote-calls';
import { DATA_FAILURES, DATA_MESSAGES } from '@storyloom/testing/remote-failures';
import { describe, expect, it } from 'vitest';
import { subscribe } from './components/newsletter/subscribe.ts';
import { storySearch } from './features/search/api/story-search.ts';

const ask = (options: { readonly queryFn?: unknown }): Call => {
  const context = { signal: new AbortController().signal };
  return () => (options.queryFn as (given: object) => Promise<unknown>)(context);
};

/** As in `shared/src/api/remote-calls.test.ts`: every call and every failure, with what the user reads. */
const CALLS: Readonly<Record<string, Call>> = {
  storySearch: ask(storySearch('user-1', 'fox', 10)),
  subscribe: () => subscribe('mara@example.com', 'Yes'),
};

const FAILURES = Object.keys(DATA_MESSAGES) as (keyof typeof DATA_MESSAGES)[];

describe.each(Object.entries(CALLS))('%s', (_name, call) => {
  it.each(FAILURES)('A call that fails (%s) gives the message that the user reads', async (failure) => {
    const { message, reason } = await messageOf(call, DATA_FAILURES[failure]);
    const expected = DATA_MESSAGES[failure];
    expect([message, reason]).toEqual([expected, expected]);
  });
});
