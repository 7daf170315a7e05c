// @vitest-environment jsdom
import { client } from '@storyloom/testing/query-client';
import { testQueryFailures, testSingleAttempt } from '@storyloom/testing/query-failures';
import { inspirationQueries } from './inspiration-queries.ts';

const everything = { query: ' ', categories: [], difficulties: [], lengths: [], languages: [] } as const;
const own = () => client.fetchInfiniteQuery(inspirationQueries.own('user-1'));

testQueryFailures('inspirations', {
  list: () => client.fetchInfiniteQuery(inspirationQueries.list('user-1', everything)),
  number: () => client.fetchQuery(inspirationQueries.count('user-1', everything)),
  favorites: () => client.fetchInfiniteQuery(inspirationQueries.favorites('user-1')),
  liked: () => client.fetchInfiniteQuery(inspirationQueries.liked('user-1', '')),
  own,
});

testSingleAttempt('own inspirations', own);
