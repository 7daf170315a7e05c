// @vitest-environment jsdom
import { beforeEach } from 'vitest';
import { storeSession } from '@storyloom/testing/fake-auth';
import { client } from '@storyloom/testing/query-client';
import { testQueryFailures, testSingleAttempt } from '@storyloom/testing/query-failures';
import { storyQueries } from './story-queries.ts';

const everything = { query: ' ', genre: 'all', language: 'all', order: 'newest' } as const;
const story = () => client.fetchQuery(storyQueries.detail('user-1', 'id-1'));

beforeEach(storeSession);

testQueryFailures('saved stories', {
  page: () => client.fetchQuery(storyQueries.page('user-1', everything, undefined)),
  number: () => client.fetchQuery(storyQueries.count('user-1', everything)),
  'deleted list': () => client.fetchQuery(storyQueries.deleted('user-1')),
  'one story': story,
});

testSingleAttempt('a saved story', story);
