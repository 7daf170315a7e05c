// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '@storyloom/shared/api';
import { fakeNetwork, json } from '../../testing/network.ts';
import { client } from '../../testing/query-client.ts';
import { inspirationQueries } from './inspiration-queries.ts';

const everything = { query: ' ', categories: [], difficulties: [], lengths: [], languages: [] } as const;

const QUERIES = {
  list: () => client.fetchInfiniteQuery(inspirationQueries.list('user-1', everything)),
  number: () => client.fetchQuery(inspirationQueries.count('user-1', everything)),
  favorites: () => client.fetchInfiniteQuery(inspirationQueries.favorites('user-1')),
  liked: () => client.fetchInfiniteQuery(inspirationQueries.liked('user-1', '')),
  own: () => client.fetchInfiniteQuery(inspirationQueries.own('user-1')),
};

describe.each(Object.entries(QUERIES))('the %s', (_name, ask) => {
  it.each([
    ['data', () => json({ code: '42501', message: 'permission denied' }, 403)],
    ['network', () => new Response('<h1>502 Bad Gateway</h1>', { status: 502 })],
  ])('A query of inspirations fails as “%s” rather than looking empty', async (code, answer) => {
    fakeNetwork(answer);
    const error = await ask().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({ code });
  });
});

it('A failed request for own inspirations is left to the query cache to retry', async () => {
  vi.useFakeTimers();
  const requests = fakeNetwork(() => new TypeError('Failed to fetch'));
  const failure = client.fetchInfiniteQuery(inspirationQueries.own('user-1')).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await failure).toMatchObject({ code: 'network' });
  expect(requests).toHaveLength(1);
});
