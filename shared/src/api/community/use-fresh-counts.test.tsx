// @vitest-environment jsdom
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { communityStoryQueries } from '@storyloom/shared/api/published-stories';
import { fakeNetwork, json, type SentRequest } from '@storyloom/testing/network';
import { cardsOf, favorites, PERSON, promptRow, renderPrompts } from './testing/prompts-page.tsx';
import { client } from '@storyloom/testing/query-client';
import { type CommunityItem, useFreshCounts, useLike } from './index.ts';

function Card({ item }: { readonly item: CommunityItem }) {
  const { liked, likes, toggle } = useLike(item, { kind: 'inspiration', personId: PERSON, onFailure: vi.fn() });
  return <button onClick={toggle}>{`${item.id} ${liked ? 'liked' : 'not liked'} ${likes}`}</button>;
}

function FreshCounts() {
  useFreshCounts('inspiration', PERSON);
  return null;
}

const countOf = (id: string, likes_count = 9) => ({ id, likes_count, uses_count: 5, liked: false });

/** Lists of rows, three of them favorites. The test answers counts and likes. */
function serve(ids: readonly string[]) {
  const counts: { readonly ids: readonly string[]; readonly answer: (response: Response) => void }[] = [];
  const likes: ((response: Response) => void)[] = [];
  fakeNetwork(({ url, body }: SentRequest) => {
    if (url.pathname.endsWith('inspiration_counts')) {
      return new Promise((answer) => counts.push({ ids: body.p_ids as readonly string[], answer }));
    }
    if (url.pathname.endsWith('toggle_inspiration_like')) return new Promise((answer) => likes.push(answer));
    return json(ids.slice(0, Number(body.p_limit)).map(promptRow));
  });
  return { counts, likes };
}

const renderPage = (page: ReactNode) => render(<QueryClientProvider client={client}>{page}</QueryClientProvider>);
const showLists = () => renderPrompts(client, (item) => <Card item={item} />, <FreshCounts />);
const returnToPage = () => act(async () => void window.dispatchEvent(new Event('focus')));
const areAsked = (counts: readonly unknown[], times: number) => vi.waitFor(() => expect(counts).toHaveLength(times));
const isSettled = () => vi.waitFor(() => expect(client.isFetching() + client.isMutating()).toBe(0));
const press = () => act(async () => fireEvent.click(document.querySelector('li button')!));

function seeVisibility(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  return act(async () => void document.dispatchEvent(new Event('visibilitychange')));
}

beforeEach(() => client.setDefaultOptions({ queries: { retry: false, staleTime: Infinity } }));

describe('refreshed counts', () => {
  it('The counts of all listed items are refreshed in one request on return, without reordering the lists', async () => {
    const { counts } = serve(['a', 'b', 'c', 'd']);
    await showLists();
    expect(counts).toEqual([]);
    await returnToPage();
    await areAsked(counts, 1);
    expect(counts[0]?.ids.toSorted()).toEqual(['a', 'b', 'c', 'd']);
    counts[0]!.answer(json([countOf('d', 70), { ...countOf('c', 60), liked: true }, countOf('b', 2), countOf('a', 1)]));
    await isSettled();
    const favorite = ['a not liked 1', 'b not liked 2', 'c liked 60'];
    await vi.waitFor(() => expect(cardsOf('Favorites')).toEqual(favorite));
    expect(cardsOf('Found')).toEqual([...favorite, 'd not liked 70']);
    expect(client.getQueryData(favorites.queryKey)?.items.map(({ uses }) => uses)).toEqual([5, 5, 5]);
  });

  it('A page that becomes visible and focused at once refreshes its counts once', async () => {
    const { counts } = serve(['a']);
    await showLists();
    await seeVisibility('hidden');
    await returnToPage();
    expect(client.isFetching()).toBe(0);
    await seeVisibility('visible');
    await areAsked(counts, 1);
    await returnToPage();
    counts[0]!.answer(json([countOf('a')]));
    await isSettled();
    expect(cardsOf('Found')).toEqual(['a not liked 9']);
    await returnToPage();
    await areAsked(counts, 2);
  });

  it('Refreshed counts remove items that are gone, and reach cached lists that are not shown', async () => {
    const { counts } = serve(['a', 'b', 'c']);
    await showLists();
    await returnToPage();
    await areAsked(counts, 1);
    counts[0]!.answer(json([countOf('a'), countOf('c')]));
    await vi.waitFor(() => expect(cardsOf('Found')).toEqual(['a not liked 9', 'c not liked 9']));
    expect(cardsOf('Favorites')).toEqual(['a not liked 9', 'c not liked 9']);
    cleanup();
    client.clear();
    const later = serve(['a']).counts;
    await showLists();
    const left = ['community', 'inspiration', PERSON, 'list', 'left'];
    const other = { id: 'z', likes: 3 };
    client.setQueryData(left, { pages: [{ items: [{ id: 'a', likes: 3 }, other] }] });
    await returnToPage();
    await areAsked(later, 1);
    expect(later[0]?.ids).toEqual(['a']);
    later[0]!.answer(json([countOf('a')]));
    await isSettled();
    expect(client.getQueryData(left)).toMatchObject({ pages: [{ items: [{ id: 'a', likes: 9 }, other] }] });
  });

  it('Failed counts leave the page unchanged, and are requested again at the next return', async () => {
    const { counts } = serve(['a']);
    await showLists();
    await returnToPage();
    await areAsked(counts, 1);
    counts[0]!.answer(json({ code: '57014', message: 'canceling statement due to timeout' }, 500));
    await isSettled();
    expect(cardsOf('Found')).toEqual(['a not liked 3']);
    await returnToPage();
    await areAsked(counts, 2);
    cleanup();
    client.clear();
    counts.length = 0;
    renderPage(<FreshCounts />);
    await returnToPage();
    expect([counts, client.isFetching()]).toEqual([[], 0]);
  });

  it('A story’s views and likes are refreshed by its link', async () => {
    const row = { id: 'story-1', share_id: 'link-1', likes_count: 1, views_count: 30, liked: false };
    const requests = fakeNetwork(({ name }) =>
      json([name === 'shared_story_counts' ? { ...row, likes_count: 2, views_count: 40, liked: true } : row]),
    );
    function Story() {
      useFreshCounts('story', PERSON);
      const [story] = useQuery(communityStoryQueries.detail(PERSON, 'story-1')).data?.items ?? [];
      return <p>{story && `${story.views} views, ${story.likes} likes${story.liked ? ', one mine' : ''}`}</p>;
    }
    const { container } = renderPage(<Story />);
    await vi.waitFor(() => expect(container.textContent).toBe('30 views, 1 likes'));
    await returnToPage();
    await vi.waitFor(() => expect(container.textContent).toBe('40 views, 2 likes, one mine'));
    expect(requests.at(-1)?.body).toEqual({ p_ids: ['story-1'], p_share_ids: ['link-1'] });
  });
});

describe('more than a hundred counts', () => {
  const ids = Array.from({ length: 101 }, (_, index) => `row-${index}`);

  it('More than a hundred counts are requested by the hundred, and a like in between removes no item', async () => {
    const { counts, likes } = serve(ids.slice(0, 10));
    await showLists();
    act(() =>
      client.setQueryData(favorites.queryKey, (before) => ({
        items: ids.map((id) => ({ ...before!.items[0]!, id })),
      })),
    );
    await returnToPage();
    await areAsked(counts, 1);
    counts[0]!.answer(json(counts[0]!.ids.map((id) => countOf(id))));
    await areAsked(counts, 2);
    expect(counts.map((part) => part.ids.length)).toEqual([100, 1]);
    await press();
    await areAsked(likes, 1);
    likes[0]!(json({ liked: true, likes_count: 10 }));
    await isSettled();
    expect(client.getQueryData(favorites.queryKey)?.items.map(({ id }) => id)).toEqual(ids);
  });
});

describe('a like', () => {
  it.each([
    ['pressed while counts are loading', false],
    ['answered after counts were requested', true],
  ])('A like that is %s is not overwritten by them', async (_case, isPressedFirst) => {
    const { counts, likes } = serve(['a']);
    await showLists();
    const like = async () => {
      await press();
      await areAsked(likes, 1);
    };
    if (isPressedFirst) await like();
    await returnToPage();
    await areAsked(counts, 1);
    if (!isPressedFirst) await like();
    likes[0]!(json({ liked: true, likes_count: 4 }));
    await vi.waitFor(() => expect(client.isMutating()).toBe(0));
    await act(async () => counts[0]!.answer(json([countOf('a', 3)])));
    await isSettled();
    expect(client.getQueryData(favorites.queryKey)?.items).toMatchObject([{ liked: true, likes: 4 }]);
    await vi.waitFor(() => expect(cardsOf('Found')).toEqual(['a liked 4']));
  });
});
