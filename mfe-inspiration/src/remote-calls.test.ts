// @vitest-environment jsdom
import { failureWords } from '@storyloom/shared/api';
import { fakeNetwork, json } from '@storyloom/testing/network';
import { expect, it } from 'vitest';
import { favoritesQuery, setFavorite } from './features/curated/api/favorites.ts';

const { signal } = new AbortController();
const failureOf = (promise: Promise<unknown>) => promise.catch((error: unknown) => error);
const readFavorites = () => (favoritesQuery('user-1').queryFn as (context: object) => Promise<unknown>)({ signal });
const addFavorite = () => setFavorite('user-1', 'insp-1', true);

it('A call about favorites can be canceled, and with an expired session fails as “unauthorized”', async () => {
  for (const [call, passed, message] of [
    [readFavorites, signal, failureWords.expired],
    [addFavorite, null, 'You must be signed in to save favorites'],
  ] as const) {
    const requests = fakeNetwork(() => json({ code: 'PGRST301', message: 'JWT expired' }, 401));
    expect(await failureOf(call())).toMatchObject({ name: 'AppError', code: 'unauthorized', message });
    expect(requests[0]?.signal).toBe(passed);
  }
});
