// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useCommunityLike } from '@storyloom/shared/api/community';
import { toast } from '@storyloom/shared/ui';
import { arrive, buttonOf, isTold, press, show, showRouter, story, where } from '@storyloom/testing/community-page';
import { fakeNetwork, json } from '@storyloom/testing/network';
import { keepLikeWish } from '../../api/community/like-wish.ts';
import { likeMessages } from './index.ts';

type Item = Partial<typeof story>;

interface LikeProps {
  readonly kind?: 'inspiration' | 'story';
  readonly item?: Item;
  readonly place?: 'end' | undefined;
}
function Like({ kind = 'story', item, place }: LikeProps) {
  const like = useCommunityLike(kind, { ...story, ...item }, likeMessages[kind], place);
  return (
    <button id={like.buttonId} disabled={!like.toggle} onClick={like.toggle}>
      {`${like.liked ? 'Liked' : 'Like'} ${like.likes}`}
    </button>
  );
}

const toasts = () =>
  Array.from(document.querySelectorAll('[data-toaster] [data-visible="true"]'), ({ textContent }) => textContent);

let requests: ReturnType<typeof fakeNetwork>;
beforeEach(() => {
  requests = fakeNetwork(() => json({ liked: true, likes_count: 4 }));
});
const sent = () => requests.map(({ body }) => body);

describe('a like', () => {
  it('A like that fails is taken back with the reason, and offers to sign in again after the session', async () => {
    for (const [code, status, told] of [
      ['42501', 403, 'Failed to update likeYou don’t have permission to do this.'],
      ['PGRST301', 401, 'Your sign-in has expired. Please sign in again.Sign in'],
    ] as const) {
      fakeNetwork(() => json({ code, message: 'permission denied' }, status));
      await show(<Like />);
      await press('Like 3');
      await isTold(told);
      await vi.waitFor(() => expect(buttonOf('Like 3')).toBeTruthy());
      act(() => toast.dismiss());
      cleanup();
    }
  });

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

/** Each is a visit of its own to the address of a like button. */
let visits = 0;
interface Visit extends LikeProps {
  readonly isSignedIn?: boolean;
  readonly visit?: string;
}
async function comeBack({ isSignedIn = true, visit = `visit-${(visits += 1)}`, ...like }: Visit = {}) {
  await arrive(isSignedIn);
  const hash = like.place ? '#like-end-id-1' : '#like-id-1';
  showRouter(
    <MemoryRouter initialEntries={[{ pathname: '/', hash, key: visit }]}>
      <input aria-label="Search" />
      <Like {...like} />
    </MemoryRouter>,
  );
  return document.querySelector('button')!;
}

describe('a guest who likes', () => {
  it('A guest is asked to sign in, and comes back to the button with the focus, and the like is sent once', async () => {
    await show(<Like />, false);
    await press('Like 3');
    await isTold('You must be signed in to like storiesSign in');
    expect([buttonOf('Like 3').disabled, requests]).toEqual([false, []]);
    await press('Sign in');
    const purpose = { action: 'like', title: 'The Lamp' };
    await vi.waitFor(() => expect(where()).toEqual({ pathname: '/auth', state: { returnTo: '/#like-id-1', purpose } }));
    cleanup();
    const scrolls = vi.spyOn(Element.prototype, 'scrollIntoView');
    const button = await comeBack();
    await vi.waitFor(() => expect(sent()).toMatchObject([{ p_shared_story_id: 'id-1', p_liked: true }]));
    expect([document.activeElement, scrolls.mock.instances]).toEqual([button, [button]]);
    cleanup();
    await comeBack();
    expect(sent()).toHaveLength(1);
  });

  it('The request to sign in leaves when they sign in elsewhere', async () => {
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
    ['it is the other button of the story', { isWished: false, place: 'end' }],
  ])('It takes the focus to the button, and likes nothing if %s', async (_why, { isWished = true, ...visit }) => {
    if (isWished) keepLikeWish('story', 'id-1');
    const button = await comeBack(visit);
    expect(button.id).toBe(visit.place ? 'like-end-id-1' : 'like-id-1');
    await vi.waitFor(() => expect(button.disabled).toBe(Boolean(visit.item?.userId)));
    await vi.waitFor(() => expect(document.activeElement).toBe(visit.item?.userId ? document.body : button));
    expect(sent()).toEqual([]);
  });

  it('It does not move the focus of a guest, of a user who has gone on, or on a second visit', async () => {
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
