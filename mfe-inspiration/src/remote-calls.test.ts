// @vitest-environment jsdom
import { type Call, messageOf } from '@storyloom/testing/remote-calls';
import { DATA_FAILURES, DATA_MESSAGES } from '@storyloom/testing/remote-failures';
import { writeSiteConfig } from '@storyloom/testing/write-site-config';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { favoritesQuery, setFavorite } from './features/curated/api/favorites.ts';

const ask = (options: { readonly queryFn?: unknown }): Call => {
  const context = { signal: new AbortController().signal };
  return () => (options.queryFn as (given: object) => Promise<unknown>)(context);
};

/** As in `shared/src/api/remote-calls.test.ts`: every call and every failure, with what the user reads. */
const CALLS: Readonly<Record<string, Call>> = {
  favoritesQuery: ask(favoritesQuery('user-1')),
  setFavorite: () => setFavorite('user-1', 'insp-1', true),
};

const FAILURES = Object.keys(DATA_MESSAGES) as (keyof typeof DATA_MESSAGES)[];

function expectedOf(name: string, failure: (typeof FAILURES)[number]): string | null {
  if (name === 'setFavorite') {
    // A change expects an empty answer.
    if (failure === 'an empty body for an answer') return null;
    if (failure.startsWith('401')) return 'You must be signed in to save favorites';
  }
  return DATA_MESSAGES[failure];
}

beforeEach(() => {
  writeSiteConfig();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe.each(Object.entries(CALLS))('%s', (name, call) => {
  it.each(FAILURES)('A call that fails (%s) gives the message that the user reads', async (failure) => {
    const { message, reason } = await messageOf(call, DATA_FAILURES[failure]);
    const expected = expectedOf(name, failure);
    expect([message, reason]).toEqual([expected, expected]);
  });
});
