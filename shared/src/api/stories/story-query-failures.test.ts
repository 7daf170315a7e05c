// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@storyloom/shared/api';
import { storeSession } from '../../testing/fake-auth.ts';
import { fakeNetwork, json } from '../../testing/network.ts';
import { client } from '../../testing/query-client.ts';
import { storyQueries } from './story-queries.ts';

const everything = { query: ' ', genre: 'all', language: 'all', order: 'newest' } as const;

beforeEach(storeSession);

const QUERIES = {
  page: () => client.fetchQuery(storyQueries.page('user-1', everything, undefined)),
  number: () => client.fetchQuery(storyQueries.count('user-1', everything)),
  'deleted list': () => client.fetchQuery(storyQueries.deleted('user-1')),
  'one story': () => client.fetchQuery(storyQueries.detail('user-1', 'id-1')),
};

describe.each(Object.entries(QUERIES))('the %s', (_name, fetch) => {
  it.each([
    ['data', () => json({ code: '42501', message: 'permission denied' }, 403)],
    ['network', () => new Response('<h1>502 Bad Gateway</h1>', { status: 502 })],
  ])('A query of saved stories fails as “%s” rather than looking empty', async (code, answer) => {
    fakeNetwork(answer);
    const error = await fetch().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({ code });
  });
});

it('A failed request for a saved story is left to the query cache to retry', async () => {
  vi.useFakeTimers();
  const requests = fakeNetwork(() => new TypeError('Failed to fetch'));
  const failure = QUERIES['one story']().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await failure).toMatchObject({ code: 'network' });
  expect(requests).toHaveLength(1);
});
