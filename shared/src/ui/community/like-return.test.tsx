// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useCommunityLike } from '@storyloom/shared/api/community';
import { toast } from '@storyloom/shared/ui';
import { keepLikeWish } from '../../api/community/like-wish.ts';
import { arrive, buttonOf, isTold, press, show, showRouter, story, where } from '@storyloom/testing/community-page';
import { fakeNetwork, json } from '@storyloom/testing/network';
import { likeMessages } from './index.ts';

type Item = Partial<typeof story>;

function Like({ item = {}, place }: { readonly item?: Item; readonly place?: 'end' | undefined }) {
  const { buttonId, liked, likes, toggle } = useCommunityLike(
    'story',
    { ...story, ...item },
    likeMessages.story,
    place,
  );
  return <button id={buttonId} disabled={!toggle} onClick={toggle}>{`${liked ? 'Liked' : 'Like'} ${likes}`}</button>;
}

const answer = () => json({ liked: true, likes_count: 4 });
const toasts = () =>
  Array.from(document.querySelectorAll('[data-toaster] [data-visible="true"]'), ({ textContent }) => textContent);

/** Each is a visit of its own to the address of a like button. */
let visits = 0;
interface Visit {
  readonly item?: Item;
  readonly place?: 'end';
  readonly isSignedIn?: boolean;
  readonly visit?: string;
}
async function comeBack({ item, place, isSignedIn = true, visit = `visit-${(visits += 1)}` }: Visit = {}) {
  await arrive(isSignedIn);
  const hash = place ? '#like-end-id-1' : '#like-id-1';
  showRouter(
    <MemoryRouter initialEntries={[{ pathname: '/', hash, key: visit }]}>
      <input aria-label="Search" />
      <Like item={item ?? {}} place={place} />
    </MemoryRouter>,
  );
  return document.querySelector('button')!;
}

let requests: ReturnType<typeof fakeNetwork>;
beforeEach(() => {
  requests = fakeNetwork(answer);
});
const sent = () => requests.map(({ body }) => body);

describe('a guest who likes', () => {
  it('A guest who likes a story gets to the sign-in page, with the way back to the button', async () => {
    await show(<Like />, false);
    await press('Like 3');
    await press('Sign in');
    const purpose = { action: 'like', title: 'The Lamp' };
    await vi.waitFor(() => expect(where()).toEqual({ pathname: '/auth', state: { returnTo: '/#like-id-1', purpose } }));
  });

  it('A guest who signs in comes back to the same button, which has the focus, and the like is sent once', async () => {
    await show(<Like />, false);
    await press('Like 3');
    await press('Sign in');
    cleanup();
    const scrolls = vi.spyOn(Element.prototype, 'scrollIntoView');
    const focuses = vi.spyOn(HTMLElement.prototype, 'focus');
    const button = await comeBack();
    await vi.waitFor(() => expect(sent()).toMatchObject([{ p_shared_story_id: 'id-1', p_liked: true }]));
    expect(document.activeElement).toBe(button);
    expect([scrolls.mock.instances, scrolls.mock.calls]).toEqual([
      [button],
      [[{ block: 'center', behavior: 'instant' }]],
    ]);
    expect(focuses.mock.calls.at(-1)).toEqual([{ preventScroll: true }]);
    cleanup();
    await comeBack();
    expect(sent()).toHaveLength(1);
  });

  it('The request to sign in leaves with the page, and when they sign in elsewhere', async () => {
    await show(<Like />, false);
    await press('Like 3');
    await isTold('You must be signed in to like storiesSign in');
    await act(() => arrive(true));
    await vi.waitFor(() => expect(toasts()).toEqual([]));
  });
});

describe('an address that names a like button', () => {
  it.each<[string, Visit & { readonly isWished?: boolean }]>([
    ['the user did not want to like it', { isWished: false }],
    ['it is the user’s own', { item: { userId: 'user-1' } }],
    ['it is liked already', { item: { liked: true } }],
  ])('It takes the focus to the button, and likes nothing if %s', async (_why, { isWished = true, ...visit }) => {
    if (isWished) keepLikeWish('story', 'id-1');
    const button = await comeBack(visit);
    await vi.waitFor(() => expect(document.activeElement).toBe(visit.item?.userId ? document.body : button));
    expect(sent()).toEqual([]);
  });

  it('Of two buttons for the same story, the way back leads to the one that was pressed', async () => {
    const button = await comeBack({ place: 'end' });
    expect(button.id).toBe('like-end-id-1');
    await vi.waitFor(() => expect(document.activeElement).toBe(button));
  });

  it('The way back to a button does not move the focus of a guest, nor of a user who has gone on already or is there for a second time', async () => {
    await comeBack({ isSignedIn: false });
    expect(document.activeElement).toBe(document.body);
    cleanup();
    const first = await comeBack({ visit: 'the same' });
    await vi.waitFor(() => expect(document.activeElement).toBe(first));
    cleanup();
    await comeBack({ visit: 'the same' });
    expect(document.activeElement).toBe(document.body);
    cleanup();
    const search = document.body.appendChild(document.createElement('input'));
    search.focus();
    await comeBack();
    expect(document.activeElement).toBe(search);
  });
});

describe('messages of likes', () => {
  it('The message of a like takes the place of that of the one before, and of no other', async () => {
    await show(<Like />);
    act(() => void toast.success('Saved'));
    await press('Like 3');
    await vi.waitFor(() => expect(toasts()).toEqual(expect.arrayContaining(['Saved', 'Liked. It has 4 likes.'])));
    requests = fakeNetwork(() => json({ liked: false, likes_count: 3 }));
    await press(buttonOf('Liked 4') ? 'Liked 4' : 'Like 3');
    await vi.waitFor(() => expect(toasts().toSorted()).toEqual(['Like removed. It has 3 likes.', 'Saved']));
  });
});
