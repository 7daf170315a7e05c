// @vitest-environment jsdom
import { failureWords } from '@storyloom/shared/api';
import { fakeNetwork, json } from '@storyloom/testing/network';
import { expect, it } from 'vitest';
import { subscribe } from './components/newsletter/subscribe.ts';
import { storySearch } from './features/search/api/story-search.ts';

const { signal } = new AbortController();

it('A refused search or subscription fails with words for the user', async () => {
  const { queryFn } = storySearch('user-1', 'fox', 10);
  for (const [passed, call] of [
    [signal, () => (queryFn as (context: object) => Promise<unknown>)({ signal })],
    [null, () => subscribe('mara@example.com', 'Yes')],
  ] as const) {
    const requests = fakeNetwork(() => json({ code: '23514', message: 'violates check constraint' }, 400));
    const failure = { name: 'AppError', code: 'data', message: failureWords.invalid };
    await expect(call()).rejects.toMatchObject(failure);
    expect(requests[0]?.signal).toBe(passed);
  }
});
