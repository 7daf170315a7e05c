// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@storyloom/shared/api';
import { fakeNetwork, json, type SentRequest } from '../../testing/network.ts';
import { cardsOf, favorites, list, PERSON, promptRow, renderPrompts } from '../../testing/prompts-page.tsx';
import { changeItems, type CommunityItem, useLike } from './index.ts';
import { setLiked } from './like.ts';

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

/** Ten prompts of more, the first of them a favorite; likes and the second page are answered when the test does. */
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
const liked = (likes_count: number) => json({ liked: true, likes_count });
const unliked = (likes_count: number) => json({ liked: false, likes_count });
const isSettled = () => vi.waitFor(() => expect(client.isMutating()).toBe(0));

let client: QueryClient;
beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
});
afterEach(() => {
  client.clear();
  onFailure.mockReset();
});

describe('setLiked', () => {
  it.each([
    ['inspiration', true, 'toggle_inspiration_like', { p_inspiration_id: 'id-1', p_liked: true }],
    ['story', false, 'toggle_story_like', { p_shared_story_id: 'id-1', p_liked: false }],
  ] as const)('tells the database what is wished for one %s: %s', async (kind, wish, name, body) => {
    const requests = fakeNetwork(() => json({ liked: wish, likes_count: 4 }));
    expect(await setLiked(kind, { id: 'id-1' }, wish)).toEqual({ liked: wish, likes: 4 });
    expect(requests).toMatchObject([{ method: 'POST', url: { pathname: `/rest/v1/rpc/${name}` }, body }]);
  });

  it('sends the link of a story, and hears no number of one that can no longer be read', async () => {
    const requests = fakeNetwork(() => json({ liked: false, likes_count: null }));
    expect(await setLiked('story', { id: 'id-1', shareId: 'link-1' }, false)).toEqual({ liked: false, likes: null });
    expect(requests[0]?.body).toEqual({ p_shared_story_id: 'id-1', p_share_id: 'link-1', p_liked: false });
  });

  it.each([
    ['data', refusal],
    ['network', () => new TypeError('Failed to fetch')],
  ])('fails as “%s”', async (code, answer) => {
    fakeNetwork(answer);
    const error = await setLiked('story', { id: 'id-1' }, true).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({ code });
  });
});

describe('a like', () => {
  it('is shown at once, and as the database says after, in every list', async () => {
    const { likes } = serve();
    await showLists();
    await press();
    await says('Liked 4');
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

  it('that is refused is taken back and said, and leaves the lists as they were', async () => {
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

  it('that is taken back before it was answered is sent after it, and stands', async () => {
    const { likes } = serve();
    await showLists();
    await press();
    await says('Liked 4');
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
    ['is not spoken of when the next wish is done', unliked(3), 0],
    ['is spoken of once when the next wish fails as well', refusal(), 1],
  ])('that fails while another wish waits %s', async (_case, answer, said) => {
    const { likes } = serve();
    await showLists();
    await press();
    await says('Liked 4');
    await press();
    await says('Like 3');
    likes[0]!.answer(refusal());
    await vi.waitFor(() => expect(likes).toHaveLength(2));
    likes[1]!.answer(answer);
    await isSettled();
    expect(onFailure).toHaveBeenCalledTimes(said);
    await says('Like 3');
  });

  it('of what the person has liked elsewhere meanwhile ends as the database says', async () => {
    const { likes } = serve();
    await showLists();
    await press();
    await says('Liked 4');
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

  it('is never taken from nothing', async () => {
    serve({ ...promptRow('a'), liked: true, likes_count: 0 });
    await showLists();
    expect(first().textContent).toBe('Liked 1');
    await press();
    await says('Like 0');
  });

  it('stays when the next page, asked for before, comes after it', async () => {
    const { likes, pages } = serve();
    await showLists();
    fireEvent.click(screen.getByText('Load More'));
    await vi.waitFor(() => expect(pages).toHaveLength(1));
    await press();
    await vi.waitFor(() => expect(likes).toHaveLength(1));
    likes[0]!.answer(liked(4));
    await isSettled();
    await act(async () => pages[0]!(json([promptRow('z')])));
    await vi.waitFor(() => expect(cardsOf('Found')).toHaveLength(11));
    expect(first().textContent).toBe('Liked 4');
  });

  it('stays when the page is left while the next one is on its way', async () => {
    const { likes, pages } = serve();
    const { unmount } = await showLists();
    fireEvent.click(screen.getByText('Load More'));
    await vi.waitFor(() => expect(pages).toHaveLength(1));
    await press();
    await vi.waitFor(() => expect(likes).toHaveLength(1));
    likes[0]!.answer(liked(4));
    await isSettled();
    unmount();
    await vi.waitFor(() => expect(client.isFetching()).toBe(0));
    await showLists();
    expect(first().textContent).toBe('Liked 4');
  });
});

describe('a changed list', () => {
  const setUses = (uses: number) => changeItems(client, 'inspiration', PERSON, (item) => ({ ...item, uses }));

  it('is as old as before, and still to be asked for again', async () => {
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

  it('is only that person’s', async () => {
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
