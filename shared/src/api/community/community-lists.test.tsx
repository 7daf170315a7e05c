// @vitest-environment jsdom
import { QueryClientProvider, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getSupabase } from '@storyloom/shared/api';
import { inspirationQueries } from '@storyloom/shared/api/inspirations';
import { communityStoryQueries } from '@storyloom/shared/api/published-stories';
import { fakeNetwork, json, type SentRequest } from '@storyloom/testing/network';
import { client } from '@storyloom/testing/query-client';
import { parseInspiration } from '../inspirations/inspiration.ts';
import { promptRow } from '../testing/prompt-row.ts';
import { changeItems, type CommunityItem, itemsOf, useFreshCounts, useLike } from './index.ts';

const PERSON = 'user-1';
const everything = { query: '', categories: [], difficulties: [], lengths: [], languages: [] };
const list = inspirationQueries.list(PERSON, everything);
/** A list without pages, beside the paged one. */
const favorites = queryOptions({
  queryKey: [...inspirationQueries.all(PERSON), 'best'],
  async queryFn({ signal }) {
    const supabase = await getSupabase();
    const { data } = await supabase.rpc('search_inspirations', { p_limit: 3 }).abortSignal(signal).throwOnError();
    return { items: data.map(parseInspiration) };
  },
});

const onFailure = vi.fn();
function Card({ item }: { readonly item: CommunityItem }) {
  const { liked, likes, toggle } = useLike(item, { kind: 'inspiration', personId: PERSON, onFailure });
  return <button onClick={toggle}>{`${item.id} ${liked ? 'Liked' : 'Like'} ${likes}`}</button>;
}

function FreshCounts() {
  useFreshCounts('inspiration', PERSON);
  return null;
}

function Lists() {
  const found = useInfiniteQuery(list);
  const best = useQuery(favorites);
  const cards = (name: string, items: readonly CommunityItem[] = []) => (
    <ul aria-label={name}>
      {items.map((item) => (
        <li key={item.id}>
          <Card item={item} />
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {cards('Found', itemsOf(found.data?.pages))}
      {cards('Favorites', best.data?.items)}
      <button onClick={() => void found.fetchNextPage()}>Load More</button>
      <FreshCounts />
    </>
  );
}

const cardsOf = (name: 'Found' | 'Favorites') =>
  Array.from(document.querySelectorAll(`[aria-label="${name}"] > li`), ({ textContent }) => textContent);
const renderPage = (page: ReactNode) => render(<QueryClientProvider client={client}>{page}</QueryClientProvider>);
/** Shows a page of two lists, and waits for both. */
async function showLists() {
  const view = renderPage(<Lists />);
  await vi.waitFor(() => expect([cardsOf('Found'), cardsOf('Favorites')]).not.toContainEqual([]));
  return view;
}

const IDS = ['a', ...Array.from({ length: 10 }, (_, index) => `more-${index}`)];
/** Lists of rows, up to three of them favorites. The test answers likes, counts and the second page. */
function serve(ids: readonly string[] = IDS, values = {}) {
  const likes: { readonly wish: boolean; readonly answer: (response: Response) => void }[] = [];
  const counts: { readonly ids: readonly string[]; readonly answer: (response: Response) => void }[] = [];
  const pages: ((response: Response) => void)[] = [];
  fakeNetwork(({ name, body }: SentRequest) => {
    if (name === 'inspiration_counts')
      return new Promise((answer) => counts.push({ ids: body.p_ids as readonly string[], answer }));
    if (name === 'toggle_inspiration_like')
      return new Promise((answer) => likes.push({ wish: body.p_liked === true, answer }));
    if (body.p_after_id !== undefined) return new Promise((answer) => pages.push(answer));
    return json(ids.slice(0, Number(body.p_limit)).map((id) => ({ ...promptRow(id), ...values })));
  });
  return { likes, counts, pages };
}

const first = () => document.querySelector<HTMLButtonElement>('li button')!;
const press = () => act(async () => fireEvent.click(first()));
const says = (text: string) => vi.waitFor(() => expect(first().textContent).toBe(text));
const isSettled = () => vi.waitFor(() => expect(client.isFetching() + client.isMutating()).toBe(0));
const areAsked = (requests: readonly unknown[], times: number) =>
  vi.waitFor(() => expect(requests).toHaveLength(times));
const returnToPage = () => act(async () => void window.dispatchEvent(new Event('focus')));
/** The lists after the first item was liked. */
async function showPressed() {
  const served = serve();
  await showLists();
  await press();
  await says('a Liked 4');
  return served;
}
const refusal = () => json({ code: '42501', message: 'You must be signed in', details: null, hint: null }, 403);
const liked = (likes_count: number) => json({ liked: true, likes_count });
const unliked = (likes_count: number) => json({ liked: false, likes_count });
const countOf = (id: string, likes_count = 9) => ({ id, likes_count, uses_count: 5, liked: false });

beforeEach(() => {
  client.setDefaultOptions({ queries: { retry: false, staleTime: Infinity } });
  onFailure.mockReset();
});

describe('a like', () => {
  it('A like is shown at once, and then with the database’s count, in every list', async () => {
    const { likes } = await showPressed();
    expect(likes.map(({ wish }) => wish)).toEqual([true]);
    likes[0]!.answer(liked(8));
    await says('a Liked 8');
    await isSettled();
    expect([cardsOf('Found')[0], cardsOf('Found')[1], cardsOf('Favorites')[0]]).toEqual([
      'a Liked 8',
      'more-0 Like 3',
      'a Liked 8',
    ]);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('A refused like is taken back and reported, and leaves the cached lists unchanged', async () => {
    const { likes } = serve();
    await showLists();
    const before = [client.getQueryData(list.queryKey), client.getQueryData(favorites.queryKey)];
    await press();
    await says('a Liked 4');
    likes[0]!.answer(refusal());
    await says('a Like 3');
    expect(onFailure.mock.calls).toEqual([[expect.objectContaining({ name: 'AppError', code: 'data' })]]);
    const after = [client.getQueryData(list.queryKey), client.getQueryData(favorites.queryKey)];
    expect(after.map((data, index) => data === before[index])).toEqual([true, true]);
  });

  it('A like that is taken back before it is answered is removed after the answer', async () => {
    const { likes } = await showPressed();
    await press();
    await says('a Like 3');
    expect(likes).toHaveLength(1);
    likes[0]!.answer(liked(4));
    await vi.waitFor(() => expect(likes.map(({ wish }) => wish)).toEqual([true, false]));
    expect(first().textContent).toBe('a Like 3');
    likes[1]!.answer(unliked(3));
    await isSettled();
    await says('a Like 3');
    expect(client.getQueryData(favorites.queryKey)?.items[0]).toMatchObject({ liked: false, likes: 3 });
  });

  it.each([
    ['is not reported when the next one succeeds', unliked(3), 0],
    ['is reported once when the next one fails as well', refusal(), 1],
  ])('A like that fails while the next one waits %s', async (_case, answer, said) => {
    const { likes } = await showPressed();
    await press();
    await says('a Like 3');
    likes[0]!.answer(refusal());
    await vi.waitFor(() => expect(likes).toHaveLength(2));
    likes[1]!.answer(answer);
    await isSettled();
    expect(onFailure).toHaveBeenCalledTimes(said);
    await says('a Like 3');
  });

  it('A like of an item that was liked elsewhere in the meantime ends with the database’s count', async () => {
    const { likes } = await showPressed();
    act(() =>
      changeItems<CommunityItem>(client, 'inspiration', PERSON, (item) => ({ ...item, liked: true, likes: 5 })),
    );
    await says('a Liked 5');
    likes[0]!.answer(liked(5));
    await isSettled();
    expect(first().textContent).toBe('a Liked 5');
    await press();
    await says('a Like 4');
  });

  it('A liked item with a count of zero shows one like, and none after it is taken back', async () => {
    serve(['a'], { liked: true, likes_count: 0 });
    await showLists();
    expect(first().textContent).toBe('a Liked 1');
    await press();
    await says('a Like 0');
  });

  it.each([
    [
      'a page that was requested before it arrives after it',
      async (page: (response: Response) => void) => {
        await act(async () => page(json([promptRow('z')])));
        await vi.waitFor(() => expect(cardsOf('Found')).toHaveLength(11));
      },
    ],
    [
      'the user leaves while the next page is loading',
      async () => {
        cleanup();
        await vi.waitFor(() => expect(client.isFetching()).toBe(0));
        await showLists();
      },
    ],
  ])('A like stays when %s', async (_when, goOn) => {
    const { likes, pages } = serve();
    await showLists();
    fireEvent.click(screen.getByText('Load More'));
    await vi.waitFor(() => expect(pages).toHaveLength(1));
    await press();
    await vi.waitFor(() => expect(likes).toHaveLength(1));
    likes[0]!.answer(liked(4));
    await vi.waitFor(() => expect(client.isMutating()).toBe(0));
    await goOn(pages[0]!);
    expect(first().textContent).toBe('a Liked 4');
  });
});

it('Changing a cached list keeps its age, and affects only that user’s lists of that kind', async () => {
  serve(['a']);
  const { unmount } = await showLists();
  const other = { items: [{ id: 'a', uses: 1 }] };
  const others = [
    ['community', 'inspiration', 'user-2', 'favorites'],
    ['community', 'story', PERSON, 'detail', 'a'],
  ];
  for (const key of others) client.setQueryData(key, other);
  unmount();
  await client.invalidateQueries({ queryKey: favorites.queryKey });
  const before = client.getQueryState(favorites.queryKey);
  changeItems(client, 'inspiration', PERSON, (item) => ({ ...item, uses: 7 }));
  const after = client.getQueryState(favorites.queryKey);
  expect(after?.data?.items.map(({ uses }) => uses)).toEqual([7]);
  expect([after?.isInvalidated, after?.dataUpdatedAt]).toEqual([true, before?.dataUpdatedAt]);
  expect(client.getQueryData(list.queryKey)?.pages[0]?.items.map(({ uses }) => uses)).toEqual([7]);
  for (const key of others) expect(client.getQueryData(key)).toBe(other);
});

function seeVisibility(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  return act(async () => void document.dispatchEvent(new Event('visibilitychange')));
}

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
    const favorite = ['a Like 1', 'b Like 2', 'c Liked 60'];
    await vi.waitFor(() => expect(cardsOf('Favorites')).toEqual(favorite));
    expect(cardsOf('Found')).toEqual([...favorite, 'd Like 70']);
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
    await vi.waitFor(() => expect(cardsOf('Found')).toEqual(['a Like 9']));
    await returnToPage();
    await areAsked(counts, 2);
  });

  it('Refreshed counts remove items that are gone, and reach cached lists that are not shown', async () => {
    const { counts } = serve(['a', 'b', 'c']);
    await showLists();
    await returnToPage();
    await areAsked(counts, 1);
    counts[0]!.answer(json([countOf('a'), countOf('c')]));
    await vi.waitFor(() => expect(cardsOf('Found')).toEqual(['a Like 9', 'c Like 9']));
    expect(cardsOf('Favorites')).toEqual(['a Like 9', 'c Like 9']);
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
    expect(cardsOf('Found')).toEqual(['a Like 3']);
    await returnToPage();
    await areAsked(counts, 2);
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
    likes[0]!.answer(liked(10));
    await isSettled();
    expect(client.getQueryData(favorites.queryKey)?.items.map(({ id }) => id)).toEqual(ids);
  });
});

describe('a like and counts', () => {
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
    likes[0]!.answer(liked(4));
    await vi.waitFor(() => expect(client.isMutating()).toBe(0));
    await act(async () => counts[0]!.answer(json([countOf('a', 3)])));
    await isSettled();
    expect(client.getQueryData(favorites.queryKey)?.items).toMatchObject([{ liked: true, likes: 4 }]);
    await vi.waitFor(() => expect(cardsOf('Found')).toEqual(['a Liked 4']));
  });
});
