// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeNetwork, json, type SentRequest } from '@storyloom/testing/network';
import { cardsOf, favorites, list, PERSON, promptRow, renderPrompts } from './testing/prompts-page.tsx';
import { client } from '@storyloom/testing/query-client';
import { changeItems, type CommunityItem, useLike } from './index.ts';

const refusal = () => json({ code: '42501', message: 'You must be signed in', details: null, hint: null }, 403);

const onFailure = vi.fn();
function Card({ item }: { readonly item: CommunityItem }) {
  const { liked, likes, toggle } = useLike(item, { kind: 'inspiration', personId: PERSON, onFailure });
  return (
    <button onClick={toggle}>
      {liked ? 'Liked' : 'Like'} {likes}
    </button>
  );
}

/** Eleven prompts, the first also a favorite. The test answers likes and the second page. */
function serve(first = promptRow('a')) {
  const likes: { readonly wish: boolean; readonly answer: (response: Response) => void }[] = [];
  const pages: ((response: Response) => void)[] = [];
  const rows = [first, ...Array.from({ length: 10 }, (_, index) => promptRow(`more-${index}`))];
  fakeNetwork(({ url, body }: SentRequest) => {
    if (url.pathname.endsWith('toggle_inspiration_like')) {
      return new Promise((answer) => likes.push({ wish: body.p_liked === true, answer }));
    }
    if (body.p_after_id !== undefined) return new Promise((answer) => pages.push(answer));
    return json(rows.slice(0, body.p_limit === 3 ? 1 : 11));
  });
  return { likes, pages };
}

const showLists = () => renderPrompts(client, (item) => <Card item={item} />);
const first = () => document.querySelector<HTMLButtonElement>('li button')!;
const press = () => act(async () => fireEvent.click(first()));
const says = (text: string) => vi.waitFor(() => expect(first().textContent).toBe(text));
/** The lists after the first item was liked. */
async function showPressed() {
  const served = serve();
  await showLists();
  await press();
  await says('Liked 4');
  return served;
}
const liked = (likes_count: number) => json({ liked: true, likes_count });
const unliked = (likes_count: number) => json({ liked: false, likes_count });
const isSettled = () => vi.waitFor(() => expect(client.isMutating()).toBe(0));

beforeEach(() => {
  client.setDefaultOptions({ queries: { retry: false, staleTime: Infinity } });
  onFailure.mockReset();
});

describe('a like', () => {
  it('A like is shown at once, and then with the database’s count, in every list', async () => {
    const { likes } = await showPressed();
    expect(likes.map(({ wish }) => wish)).toEqual([true]);
    likes[0]!.answer(liked(8));
    await says('Liked 8');
    await isSettled();
    expect([cardsOf('Found')[0], cardsOf('Found')[1], cardsOf('Favorites')[0]]).toEqual([
      'Liked 8',
      'Like 3',
      'Liked 8',
    ]);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('A refused like is taken back and reported, and leaves the cached lists unchanged', async () => {
    const { likes } = serve();
    await showLists();
    const before = [client.getQueryData(list.queryKey), client.getQueryData(favorites.queryKey)];
    await press();
    await says('Liked 4');
    likes[0]!.answer(refusal());
    await says('Like 3');
    expect(onFailure.mock.calls).toEqual([[expect.objectContaining({ name: 'AppError', code: 'data' })]]);
    const after = [client.getQueryData(list.queryKey), client.getQueryData(favorites.queryKey)];
    expect(after.map((data, index) => data === before[index])).toEqual([true, true]);
  });

  it('A like that is taken back before it is answered is removed after the answer', async () => {
    const { likes } = await showPressed();
    await press();
    await says('Like 3');
    expect(likes).toHaveLength(1);
    likes[0]!.answer(liked(4));
    await vi.waitFor(() => expect(likes.map(({ wish }) => wish)).toEqual([true, false]));
    expect(first().textContent).toBe('Like 3');
    likes[1]!.answer(unliked(3));
    await isSettled();
    await says('Like 3');
    expect(client.getQueryData(favorites.queryKey)?.items[0]).toMatchObject({ liked: false, likes: 3 });
  });

  it.each([
    ['is not reported when the next one succeeds', unliked(3), 0],
    ['is reported once when the next one fails as well', refusal(), 1],
  ])('A like that fails while the next one waits %s', async (_case, answer, said) => {
    const { likes } = await showPressed();
    await press();
    await says('Like 3');
    likes[0]!.answer(refusal());
    await vi.waitFor(() => expect(likes).toHaveLength(2));
    likes[1]!.answer(answer);
    await isSettled();
    expect(onFailure).toHaveBeenCalledTimes(said);
    await says('Like 3');
  });

  it('A like of an item that was liked elsewhere in the meantime ends with the database’s count', async () => {
    const { likes } = await showPressed();
    act(() =>
      changeItems<CommunityItem>(client, 'inspiration', PERSON, (item) => ({ ...item, liked: true, likes: 5 })),
    );
    await says('Liked 5');
    likes[0]!.answer(liked(5));
    await isSettled();
    expect(first().textContent).toBe('Liked 5');
    await press();
    await says('Like 4');
  });

  it('A liked item with a count of zero shows one like, and none after it is taken back', async () => {
    serve({ ...promptRow('a'), liked: true, likes_count: 0 });
    await showLists();
    expect(first().textContent).toBe('Liked 1');
    await press();
    await says('Like 0');
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
    await isSettled();
    await goOn(pages[0]!);
    expect(first().textContent).toBe('Liked 4');
  });
});

describe('a changed list', () => {
  const setUses = (uses: number) => changeItems(client, 'inspiration', PERSON, (item) => ({ ...item, uses }));

  it('Changing a cached list keeps its age and its invalidation', async () => {
    serve();
    const { unmount } = await showLists();
    unmount();
    await client.invalidateQueries({ queryKey: favorites.queryKey });
    const before = client.getQueryState(favorites.queryKey);
    setUses(7);
    const after = client.getQueryState(favorites.queryKey);
    expect(after?.data?.items.map(({ uses }) => uses)).toEqual([7]);
    expect([after?.isInvalidated, after?.dataUpdatedAt]).toEqual([true, before?.dataUpdatedAt]);
  });

  it('Changing a cached list affects only that user’s lists of that kind', async () => {
    serve();
    await showLists();
    const other = { items: [{ id: 'a', uses: 1 }] };
    client.setQueryData(['community', 'inspiration', 'user-2', 'favorites'], other);
    client.setQueryData(['community', 'story', PERSON, 'detail', 'a'], other);
    setUses(7);
    expect(client.getQueryData(['community', 'inspiration', 'user-2', 'favorites'])).toBe(other);
    expect(client.getQueryData(['community', 'story', PERSON, 'detail', 'a'])).toBe(other);
    expect(client.getQueryData(list.queryKey)?.pages[0]?.items.every(({ uses }) => uses === 7)).toBe(true);
  });
});
