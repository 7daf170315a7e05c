// @vitest-environment jsdom
import { failureWords } from '@storyloom/shared/api';
import { fakeNetwork, json } from '@storyloom/testing/network';
import { expect, it } from 'vitest';
import { favoritesQuery, setFavorite } from './features/curated/api/favorites.ts';

const { signal } = new AbortController();
const failureOf = (promise: Promise<unknown>) => promise.catch((error: unknown) => error);
const readFavorites = () => (favoritesQuery('user-1').queryFn as (context: object) => Promise<unknown>)({ signal });
const addFavorite = () => setFavorite('user-1', 'insp-1', true);

it('A refused call about favorites fails with words for the user', async () => {
  for (const call of [readFavorites, addFavorite]) {
    const requests = fakeNetwork(() => json({ code: '23514', message: 'violates check constraint' }, 400));
    const failure = { name: 'AppError', code: 'data', message: failureWords.invalid };
    expect(await failureOf(call())).toMatchObject(failure);
    expect(requests[0]?.signal).toBe(call === readFavorites ? signal : null);
  }
});

it('A call about favorites with an expired session fails as “unauthorized”', async () => {
  for (const [call, message] of [
    [readFavorites, failureWords.expired],
    [addFavorite, 'You must be signed in to save favorites'],
  ] as const) {
    fakeNetwork(() => json({ code: 'PGRST301', message: 'JWT expired' }, 401));
    expect(await failureOf(call())).toMatchObject({ name: 'AppError', code: 'unauthorized', message });
  }
});
