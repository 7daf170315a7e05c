// @vitest-environment jsdom
import { type Call, faultsOf, messageOf } from '@storyloom/testing/remote-calls';
import { SERVICE_FAILURES } from '@storyloom/testing/remote-failures';
import { describe, expect, it } from 'vitest';
import { extractCast } from './cast/api/extract-cast.ts';
import { strings as castStrings } from './cast/strings.ts';
import { suggestNext } from './next/api/suggest-next.ts';
import { strings as nextStrings } from './next/strings.ts';

const CALLER = { accessToken: 'token-1' } as const;
const ABOUT = { genre: 'fantasy', language: 'english' } as const;

/** Each short call of the writing desk, and what it says of an answer that can't be read. */
const CALLS: readonly [name: string, call: Call, unread: string][] = [
  ['extract-cast', () => extractCast({ text: 'A fox ran.', ...ABOUT }, CALLER), castStrings.unread],
  ['suggest-next', () => suggestNext({ story: 'A fox ran.', ...ABOUT }, CALLER), nextStrings.unread],
];

describe.each(CALLS)('the call of %s', (_name, call, unread) => {
  it.each(Object.entries(SERVICE_FAILURES))(
    'A request that fails (%s) fails with a message in words for the user',
    async (_case, answer) => {
      const { message, reason } = await messageOf(call, answer);
      expect(message).not.toBeNull();
      expect([...faultsOf(message ?? ''), ...faultsOf(reason ?? '')]).toEqual([]);
    },
  );

  it.each(['a page for an answer', 'half a body for an answer', 'an empty body for an answer'] as const)(
    'An answer that can’t be read (%s) is said to be unreadable',
    async (failure) => {
      expect(await messageOf(call, SERVICE_FAILURES[failure])).toMatchObject({ message: unread });
    },
  );
});
