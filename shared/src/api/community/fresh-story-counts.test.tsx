// @vitest-environment jsdom
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { communityStoryQueries } from '@storyloom/shared/api/published-stories';
import { fakeNetwork, json } from '@storyloom/testing/network';
import { PERSON } from './testing/prompts-page.tsx';
import { client } from '@storyloom/testing/query-client';
import { useFreshCounts } from './index.ts';

beforeEach(() => client.setDefaultOptions({ queries: { retry: false, staleTime: Infinity } }));

it('A story’s views and likes are refreshed on return', async () => {
  const requests = fakeNetwork(({ url }) =>
    url.pathname.endsWith('shared_story_counts')
      ? json([{ id: 'story-1', likes_count: 2, views_count: 40, liked: true }])
      : json([
          {
            id: 'story-1',
            share_id: 'link-1',
            likes_count: 1,
            views_count: 30,
            liked: false,
            source_title: null,
            source_author: null,
          },
        ]),
  );
  function Story() {
    useFreshCounts('story', PERSON);
    const [story] = useQuery(communityStoryQueries.detail(PERSON, 'story-1')).data?.items ?? [];
    return <p>{story && `${story.views} views, ${story.likes} likes${story.liked ? ', one mine' : ''}`}</p>;
  }
  const { container } = render(
    <QueryClientProvider client={client}>
      <Story />
    </QueryClientProvider>,
  );
  await vi.waitFor(() => expect(container.textContent).toBe('30 views, 1 likes'));
  await act(async () => void window.dispatchEvent(new Event('focus')));
  await vi.waitFor(() => expect(container.textContent).toBe('40 views, 2 likes, one mine'));
  expect(requests.at(-1)?.body).toEqual({ p_ids: ['story-1'], p_share_ids: ['link-1'] });
});
